#include <fmt/format.h>

#include "qanun/notation.hpp"
#include "replay/open_hand.hpp"
#include "replay/replay_answer.hpp"
#include "score/score_sheet_text.hpp"

namespace program {

namespace {

using qanun::Language;
using qanun::Problem;
using qanun::ReplayStatus;

// Text in one of the two languages, line by line.
class Answer {
 public:
  Answer(const RecordPlace& place, Language language) : place_(place), arabic_(language == Language::arabic) {}

  void head(const std::string& en, const std::string& ar) {
    text_ += fmt::format("{}:{}: {}\n", place_.file, place_.line, arabic_ ? ar : en);
  }
  void line(const std::string& en, const std::string& ar) { text_ += fmt::format("  {}\n", arabic_ ? ar : en); }
  void add(const std::string& text) { text_ += text; }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  const RecordPlace& place_;
  bool arabic_;
  std::string text_{};
};

std::string in_brackets(std::string_view rule) { return rule.empty() ? std::string{} : fmt::format(" [{}]", rule); }

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

void add_open(Answer& answer, const OpenHand& open) {
  answer.head(fmt::format("the hand goes on: seat {} is on turn", open.seat),
              fmt::format("اليد لم تنته: الدور للمقعد {}", open.seat));
  answer.line("may: " + joined(open.legal), "له: " + joined(open.legal));
  if (!open.accepted.empty())
    answer.line("is not stopped from: " + joined(open.accepted), "لا يُمنع من: " + joined(open.accepted));
  if (!open.interjections.empty())
    answer.line("others may: " + joined(open.interjections), "لغيره: " + joined(open.interjections));
  for (const RefusedCard& one : open.refused)
    answer.line(fmt::format("may not {}: {}{}", one.action, one.refusal.text.en, in_brackets(one.refusal.rule)),
                fmt::format("ليس له {}: {}{}", one.action, one.refusal.text.ar, in_brackets(one.refusal.rule)));
}

std::string about(const qanun::RuleSet& rules, const qanun::Remark& remark) {
  if (remark.card.exists()) return ' ' + to_string(remark.card);
  return remark.meld == 0 ? std::string{} : ' ' + to_string(rules.declare().shape(remark.meld).cards);
}

// What features recorded: faults, and who claimed them.
void add_remarks(Answer& answer, const qanun::RuleSet& rules, const qanun::Hand& hand) {
  for (const qanun::Remark& one : remarks(rules, hand)) {
    const std::string rule = in_brackets(rules.rule_ids()[one.rule]);
    const std::string trick_en = one.trick == 0 ? std::string{} : fmt::format("trick {}, ", one.trick);
    const std::string trick_ar = one.trick == 0 ? std::string{} : fmt::format("الأكلة {}، ", one.trick);
    answer.line(fmt::format("{}seat {}{}: {}{}", trick_en, one.seat, about(rules, one), one.text.en, rule),
                fmt::format("{}المقعد {}{}: {}{}", trick_ar, one.seat, about(rules, one), one.text.ar, rule));
  }
}

}  // namespace

Problem refusal_of(const qanun::HandRecord& record, const qanun::Replayed& replayed) {
  const std::size_t number = replayed.refused_action + 1;
  const std::string action = to_string(*record.rules, record.actions[replayed.refused_action]);
  const qanun::Refusal& refusal = *replayed.refusal;
  return {fmt::format("action {} '{}' is refused: {}{}", number, action, refusal.text.en, in_brackets(refusal.rule)),
          fmt::format("الحركة {} '{}' مرفوضة: {}{}", number, action, refusal.text.ar, in_brackets(refusal.rule))};
}

std::string error_text(const RecordPlace& place, const Problem& problem, Language language) {
  Answer answer{place, language};
  answer.head("error: " + problem.en, "خطأ: " + problem.ar);
  return answer.take();
}

std::string answer_text(const RecordPlace& place, const qanun::HandRecord& record, const qanun::Replayed& replayed,
                        bool explain, Language language) {
  Answer answer{place, language};
  switch (replayed.status) {
    case ReplayStatus::refused:
      return error_text(place, refusal_of(record, replayed), language);
    case ReplayStatus::differs:
      for (const qanun::Difference& one : replayed.differences)
        answer.head(fmt::format("differs: {}: recorded {}, computed {}", one.field, one.recorded, one.computed),
                    fmt::format("اختلاف: {}: في السجل {}، والمحسوب {}", one.field, one.recorded, one.computed));
      break;
    case ReplayStatus::open:
      add_open(answer, open_hand(*record.rules, replayed.hand));
      break;
    case ReplayStatus::thrown_in:
      answer.head("the cards are dealt again", "يعاد التوزيع");
      break;
    case ReplayStatus::scored:
      answer.head("the hand is over", "انتهت اليد");
      break;
    case ReplayStatus::same:
      if (explain) answer.head("replayed", "أعيد لعبها");
      break;
  }
  if (explain && replayed.hand.over()) add_remarks(answer, *record.rules, replayed.hand);
  const bool over = replayed.hand.phase == qanun::Phase::ended && replayed.status != ReplayStatus::thrown_in;
  if (over && (explain || replayed.status == ReplayStatus::scored))
    answer.add(fmt::format("  {}\n{}",
                           verdict_text(*record.rules, replayed.hand.contract(), replayed.sheet.verdict, language),
                           sheet_text(*record.rules, replayed.sheet, language)));
  return answer.take();
}

}  // namespace program
