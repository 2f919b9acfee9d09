#include <algorithm>
#include <array>

#include "cases/questions.hpp"
#include "cases/shelf.hpp"
#include "qanun/cases.hpp"

namespace qanun {

namespace {

using Ask = void (*)(const Question&);

// In the order of case_kinds().
constexpr std::array<Ask, 8> kAsk{ask_score,   ask_legal, ask_trick, ask_melds,
                                  ask_auction, ask_deal,  ask_match, ask_hand};

// What `when:` makes of the rules in the hand that a question gives. What is wrong with it is said when it is asked; an
// auction finds its own way.
const RuleSet& in_force(const RuleSet& rules, const yaml::Document& document, const OneCase& one) {
  const yaml::Node* contract = one.given->find("contract");
  if (!rules.has_alternatives() || contract == nullptr) return rules;
  Diagnostics passed_over;
  const CaseReading reading{rules, document, passed_over};
  HandTotals totals;
  MatchState match;
  totals.contract = reading.contract(*contract, totals.up_card);
  if (const yaml::Node* dealer = one.given->find("dealer")) totals.dealer = reading.seat(*dealer, "dealer");
  if (const yaml::Node* scores = one.given->find("scores")) {
    const auto before = reading.pair(*scores, "scores", {INT32_MIN, INT32_MAX});
    match.scores = {Points{before[0]}, Points{before[1]}};
  }
  return reading.sound() ? rules_of(rules, totals, match) : rules;
}

void ask(const RuleReader& reader, const std::shared_ptr<const RuleSet>& rules, const yaml::Document& document,
         const OneCase& one, CaseResult& result) {
  const CaseReading reading{in_force(*rules, document, one), document, result.faults};
  Comparing comparing{one, reading, result};
  const Question question{reader, one, reading, comparing};
  kAsk[static_cast<std::size_t>(one.kind - case_kinds().data())](question);
  const bool well = result.mismatches.empty() && !result.faults.has_errors();
  result.status = well ? CaseStatus::passed : CaseStatus::failed;
  if (result.scored) result.scored->rules = rules;
}

// A rule set that is not there stands in no file: what is wrong stands where it is named.
Diagnostics placed(const Diagnostics& faults, const yaml::Document& document, const OneCase& one) {
  const yaml::Node* named = one.node->find("rules");
  if (named == nullptr) named = document.root.find("rules");
  Diagnostics out;
  for (const Diagnostic& fault : faults.all()) {
    const Place place = fault.place.file.empty() && named != nullptr ? document.place_of(*named) : fault.place;
    out.report(fault.message->code, place, fault.arguments, fault.suggestion);
  }
  return out;
}

CaseResult result_of(const yaml::Document& document, const OneCase& one) {
  CaseResult result;
  result.id = one.id;
  result.title = one.title;
  result.kind = one.kind->name;
  result.rules = one.rules;
  result.place = document.place_of(*one.node);
  return result;
}

void count(const CaseResult& result, CaseCounts& counts) {
  switch (result.status) {
    case CaseStatus::passed:
      ++counts.passed;
      break;
    case CaseStatus::failed:
      ++counts.failed;
      break;
    case CaseStatus::skipped:
      ++counts.skipped;
      break;
  }
}

}  // namespace

CaseRunner::CaseRunner(const RuleReader& reader) : shelf_{std::make_unique<Shelf>(reader)} {}
CaseRunner::~CaseRunner() = default;

CaseCounts CaseRunner::run(const std::string& path, std::string_view only, Diagnostics& diagnostics,
                           const Visitor& visit, const GoOn& go_on) {
  Diagnostics found;
  const auto document = yaml::load(path, kCaseFileLimits, found);
  diagnostics.append(found);
  if (!document || found.has_errors()) return {};
  return run(*document, only, diagnostics, visit, go_on);
}

CaseCounts CaseRunner::run(const yaml::Document& document, std::string_view only, Diagnostics& diagnostics,
                           const Visitor& visit, const GoOn& go_on) {
  CaseCounts counts;
  const auto cases = read_case_file(document, diagnostics);
  if (!cases) return counts;
  for (const OneCase& one : *cases) {
    if (one.id.find(only) == std::string::npos) continue;
    if (go_on && !go_on()) break;
    CaseResult result = result_of(document, one);
    result.reason = shelf_->missing(one);
    if (result.reason.en.empty()) {
      const Shelf::Shelved shelved = shelf_->rules_of(document, one);
      result.reason = shelved.missing;
      if (shelved.rules != nullptr)
        ask(shelf_->reader(), shelved.rules, document, one, result);
      else if (shelved.missing.en.empty())
        result.faults = placed(shelved.faults, document, one);
    }
    if (!result.reason.en.empty())
      result.status = CaseStatus::skipped;
    else if (!result.faults.empty())
      result.status = CaseStatus::failed;
    count(result, counts);
    visit(result);
  }
  return counts;
}

CaseCounts run_examples(const RuleReader& reader, const std::shared_ptr<const RuleSet>& rules,
                        const CaseRunner::Visitor& visit, const CaseRunner::GoOn& go_on) {
  CaseCounts counts;
  const auto document = rules->resolved().document;
  if (document == nullptr) return counts;
  Diagnostics diagnostics;  // nothing: the rule set was not loaded otherwise
  const auto examples = read_examples(*document, *document->root.find("examples"), diagnostics);
  if (!examples) return counts;
  for (const OneCase& one : *examples) {
    if (go_on && !go_on()) break;
    CaseResult result = result_of(*document, one);
    result.rules = rules->name();
    ask(reader, rules, *document, one, result);
    count(result, counts);
    visit(result);
  }
  return counts;
}

}  // namespace qanun
