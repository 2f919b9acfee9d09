#include "score/score_sheet_text.hpp"

#include <fmt/format.h>

#include "qanun/notation.hpp"
#include "qanun/record.hpp"

namespace program {

namespace {

using qanun::Language;

constexpr std::array<qanun::Text, 4> kOutcomes{
    {{"made", "نجح المشتري"}, {"lost", "خسر المشتري"}, {"tied", "تعادل"}, {"nothing is counted", "لا يُحسب شيء"}}};

std::string in_brackets(std::string_view rule) { return rule.empty() ? std::string{} : fmt::format(" [{}]", rule); }

template <class Declaration>
std::string_view title_of(const Declaration& declared, Language language) {
  const std::string_view title = declared.title.in(language);
  return title.empty() ? declared.key : title;
}

std::string line_text(const qanun::RuleSet& rules, const qanun::Line& line, Language language) {
  const std::string rule = in_brackets(rules.rule_ids()[line.rule]);
  const auto name = qanun::title_of(rules, line).in(language);
  if (language == Language::arabic)
    return fmt::format("  الفريق {}: {:+} {}{}{}\n", line.team, line.points.value, name,
                       line.raw.value == 0 ? "" : fmt::format(" ({} بنط)", line.raw.value), rule);
  return fmt::format("  side {} {:>+5}  {}{}{}\n", line.team, line.points.value, name,
                     line.raw.value == 0 ? "" : fmt::format(" ({} abnat)", line.raw.value), rule);
}

}  // namespace

std::string verdict_text(const qanun::RuleSet& rules, const qanun::Contract& contract, const qanun::Verdict& verdict,
                         Language language) {
  const bool arabic = language == Language::arabic;
  std::string out{title_of(rules.kinds()[contract.kind], language)};
  if (rules.kinds()[contract.kind].mode == qanun::Mode::unnamed) out += fmt::format(" {}", to_string(contract.mode));
  if (const qanun::WordDecl* bid = word_of(rules, contract.target); bid != nullptr)
    out += fmt::format(" {}", title_of(*bid, language));
  else if (contract.bid > 0)
    out += fmt::format(" {}", contract.bid);
  if (const qanun::RaiseLevel* level = rules.level(contract.stake.level))
    out += fmt::format("{} {}", arabic ? "،" : ",", title_of(rules.words()[rules.find_word(level->word)], language));
  if (contract.stake.trumps_barred != 0) out += arabic ? " مقفل" : " closed";
  out +=
      arabic ? fmt::format("، اشتراه المقعد {}", contract.buyer) : fmt::format(", bought by seat {}", contract.buyer);
  out += fmt::format(": {}", kOutcomes[static_cast<std::size_t>(verdict.outcome)].in(language));
  if (verdict.label != 0)
    out += fmt::format("{} {}", arabic ? "،" : ",", title_of(rules.labels()[verdict.label], language));
  if (verdict.dealt_again) out += arabic ? "، ويُعاد التوزيع" : ", dealt again";
  return out + in_brackets(rules.rule_ids()[verdict.rule]);
}

std::string sheet_text(const qanun::RuleSet& rules, const qanun::ScoreSheet& sheet, Language language) {
  std::string out;
  for (const qanun::Line& line : sheet.lines) out += line_text(rules, line, language);
  out += language == Language::arabic ? fmt::format("  النقاط: {} - {}\n", sheet.points[0].value, sheet.points[1].value)
                                      : fmt::format("  points {} - {}\n", sheet.points[0].value, sheet.points[1].value);
  return out;
}

Json sheet_to_json(const qanun::RuleSet& rules, const qanun::ScoreSheet& sheet) {
  return Json::parse(qanun::sheet_json(rules, sheet));
}

std::string match_text(const qanun::MatchState& match, bool dealer_known, Language language) {
  const bool arabic = language == Language::arabic;
  std::string out = fmt::format("{} - {}", match.scores[0].value, match.scores[1].value);
  if (match.held.value != 0)
    out += arabic ? fmt::format("، المعلّق {}", match.held.value) : fmt::format(", held {}", match.held.value);
  if (match.over) {
    if (match.winner == qanun::kNoTeam) return out + (arabic ? "، تعادل" : ", a draw");
    return out +
           (arabic ? fmt::format("، فاز الفريق {}", match.winner) : fmt::format(", side {} has won", match.winner));
  }
  if (dealer_known)
    out += arabic ? fmt::format("، التوزيع على المقعد {}", match.dealer) : fmt::format(", seat {} deals", match.dealer);
  return out;
}

Json match_to_json(const qanun::MatchState& match, bool dealer_known) {
  Json json{{"scores", {match.scores[0].value, match.scores[1].value}},
            {"held", match.held.value},
            {"dealer", nullptr},
            {"over", match.over},
            {"winner", nullptr}};
  if (dealer_known) json["dealer"] = match.dealer;
  if (match.over && match.winner != qanun::kNoTeam) json["winner"] = match.winner;
  return json;
}

}  // namespace program
