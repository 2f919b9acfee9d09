#include <fmt/format.h>

#include "open_hand.hpp"
#include "qanun/notation.hpp"
#include "replay_answer.hpp"

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
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  const RecordPlace& place_;
  bool arabic_;
  std::string text_{};
};

std::string in_brackets(std::string_view rule) { return rule.empty() ? std::string{} : fmt::format(" [{}]", rule); }

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

std::string contract_of(const qanun::RuleSet& rules, const qanun::Contract& contract, Language language) {
  const qanun::KindDecl& kind = rules.kinds()[contract.kind];
  const std::string_view title = kind.title.in(language).empty() ? kind.key : kind.title.in(language);
  return is_suit(contract.mode) ? fmt::format("{} {}", title, to_string(contract.mode)) : std::string{title};
}

void add_verdict(Answer& answer, const qanun::RuleSet& rules, const qanun::Hand& hand, const qanun::Verdict& verdict) {
  static constexpr std::array<qanun::Text, 4> kOutcomes{
      {{"made", "نجح المشتري"}, {"lost", "خسر المشتري"}, {"tied", "تعادل"}, {"nothing is counted", "لا يُحسب شيء"}}};
  const qanun::Text& outcome = kOutcomes[static_cast<std::size_t>(verdict.outcome)];
  const qanun::Text& label = rules.labels()[verdict.label].title;
  const std::string rule = in_brackets(rules.rule_ids()[verdict.rule]);
  answer.line(
      fmt::format("{} by seat {}: {}{}{}", contract_of(rules, hand.contract(), Language::english),
                  hand.contract().buyer, outcome.en, verdict.label == 0 ? "" : fmt::format(", {}", label.en), rule),
      fmt::format("{} للمقعد {}: {}{}{}", contract_of(rules, hand.contract(), Language::arabic), hand.contract().buyer,
                  outcome.ar, verdict.label == 0 ? "" : fmt::format("، {}", label.ar), rule));
}

std::string_view name_of(const qanun::RuleSet& rules, const qanun::Line& line, Language language) {
  if (line.meld == 0) return line.what == nullptr ? std::string_view{} : line.what->in(language);
  const qanun::MeldNameDecl& meld = rules.meld_names()[line.meld];
  return meld.title.in(language).empty() ? meld.key : meld.title.in(language);
}

void add_sheet(Answer& answer, const qanun::RuleSet& rules, const qanun::Hand& hand, const qanun::ScoreSheet& sheet) {
  add_verdict(answer, rules, hand, sheet.verdict);
  for (const qanun::Line& line : sheet.lines) {
    const std::string rule = in_brackets(rules.rule_ids()[line.rule]);
    const std::string raw_en = line.raw.value == 0 ? "" : fmt::format(" ({} abnat)", line.raw.value);
    const std::string raw_ar = line.raw.value == 0 ? "" : fmt::format(" ({} بنط)", line.raw.value);
    answer.line(fmt::format("side {} {:>+5}  {}{}{}", line.team, line.points.value,
                            name_of(rules, line, Language::english), raw_en, rule),
                fmt::format("الفريق {}: {:+} {}{}{}", line.team, line.points.value,
                            name_of(rules, line, Language::arabic), raw_ar, rule));
  }
  answer.line(
      fmt::format("together {} - {}, held {}", sheet.points[0].value, sheet.points[1].value, sheet.held.value),
      fmt::format("المجموع {} - {}، المعلّق {}", sheet.points[0].value, sheet.points[1].value, sheet.held.value));
}

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
  const bool over = replayed.hand.phase == qanun::Phase::ended && replayed.status != ReplayStatus::thrown_in;
  if (over && (explain || replayed.status == ReplayStatus::scored))
    add_sheet(answer, *record.rules, replayed.hand, replayed.sheet);
  return answer.take();
}

}  // namespace program
