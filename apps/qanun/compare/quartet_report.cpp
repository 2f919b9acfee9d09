#include "compare/quartet_report.hpp"

#include <fmt/format.h>

#include "command_line/saying.hpp"
#include "qanun/notation.hpp"
#include "replay/hand_text.hpp"
#include "score/score_sheet_text.hpp"
#include "streams/columns.hpp"

namespace program {

namespace {

using proof::Interplay;
using proof::kFour;
using qanun::Language;

constexpr std::array<std::string_view, kFour> kWords{"none", "first", "second", "both"};
constexpr std::array<std::string_view, 4> kInterplayWords{"none", "points", "choices", "deal"};

std::string_view say(Language language, std::string_view english, std::string_view arabic) {
  return language == Language::arabic ? arabic : english;
}

std::string title_of(const QuartetRun& run, std::size_t i, Language language) {
  switch (i) {
    case 0:
      return std::string{say(language, "as it is", "كما هي")};
    case 1:
      return printable(run.changes[0]);
    case 2:
      return printable(run.changes[1]);
    default:
      return std::string{say(language, "both changes", "بالتغييرين معًا")};
  }
}

std::vector<std::string> sheet_of(const QuartetRun& run, std::size_t i, Language language) {
  const qanun::RuleSet& rules = run.quartet.rules(i);
  const qanun::ScoreSheet& sheet = run.hand.sheets[i];
  return lines_of(title_of(run, i, language) + '\n' +
                  verdict_text(rules, run.hand.hands[i].contract(), sheet.verdict, language) + '\n' +
                  sheet_text(rules, sheet, language));
}

std::string sheets_text(const QuartetRun& run, Language language) {
  std::string out;
  for (std::size_t i = 0; i < kFour; i += 2)
    out += '\n' + side_by_side(sheet_of(run, i, language), sheet_of(run, i + 1, language));
  const auto surplus = run.hand.surplus();
  return out + '\n' +
         (run.hand.interplay == Interplay::points
              ? fmt::format(
                    fmt::runtime(say(language,
                                     "taken together the changes differ from the two taken apart by {:+} for side 0 "
                                     "and {:+} for side 1\n",
                                     "التغييران معًا يختلفان عن مجموعهما كلٍّ على حدة بـ {:+} للفريق 0 و{:+} للفريق 1\n")),
                    surplus[0], surplus[1])
              : std::string{
                    say(language, "the two changes add up on this hand\n", "التغييران في هذه اليد لا يتفاعلان\n")});
}

// Who allows the action at which they part.
std::string parting_text(const QuartetRun& run, Language language) {
  std::string out;
  const auto line = [&](const std::string& text) {
    for (const std::string& one : wrapped(text, kPageWidth, 4)) out += one + '\n';
  };
  if (run.hand.parted)
    line(fmt::format(fmt::runtime(say(language, "'{}' is allowed:", "«{}» تجوز:")),
                     to_string(run.quartet.rules(run.hand.source), *run.hand.parted)));
  else if (run.hand.interplay == Interplay::deal)
    line(std::string{say(language, "the cards are dealt otherwise", "التوزيع مختلف")});
  else
    line(std::string{say(language, "the hand is over:", "اليد انتهت:")});
  if (run.hand.interplay != Interplay::deal)
    for (std::size_t i = 0; i < kFour; ++i)
      line(fmt::format("  {}: {}", title_of(run, i, language),
                       run.hand.allowed[i] ? say(language, "yes", "نعم") : say(language, "no", "لا")));
  line(std::string{
      run.hand.interplay == Interplay::none
          ? say(language, "the two changes do not touch each other here", "التغييران لا يمسّ أحدهما الآخر هنا")
          : say(language, "together the two changes do otherwise than each by itself",
                "اجتماع التغييرين غير ما يفعله كل منهما وحده")});
  return out;
}

}  // namespace

std::string quartet_text(const QuartetRun& run, Language language) {
  std::string out =
      fmt::format(fmt::runtime(say(language, "Hand {} of seed {}\n", "اليد {} من البذرة {}\n")), run.index, run.seed);
  out += hand_text(run.quartet.rules(run.hand.source), run.hand.hands[run.hand.source], run.hand.log.actions, language);
  return out + (run.hand.counted ? sheets_text(run, language) : '\n' + parting_text(run, language));
}

Json quartet_json(const QuartetRun& run) {
  const qanun::RuleSet& rules = run.quartet.rules(run.hand.source);
  Json json{{"hand", run.index},        {"seed", run.seed},
            {"changes", run.changes},   {"kind", kInterplayWords[static_cast<std::size_t>(run.hand.interplay)]},
            {"actions", Json::array()}, {"action", nullptr},
            {"allowed", nullptr},       {"sheets", nullptr},
            {"surplus", nullptr}};
  for (const qanun::Action& action : run.hand.log.actions) json["actions"].push_back(to_string(rules, action));
  if (run.hand.counted) {
    for (std::size_t i = 0; i < kFour; ++i)
      json["sheets"][std::string{kWords[i]}] = sheet_to_json(run.quartet.rules(i), run.hand.sheets[i]);
    json["surplus"] = run.hand.surplus();
    return json;
  }
  if (run.hand.parted) json["action"] = to_string(rules, *run.hand.parted);
  for (std::size_t i = 0; i < kFour; ++i) json["allowed"][std::string{kWords[i]}] = run.hand.allowed[i];
  return json;
}

}  // namespace program
