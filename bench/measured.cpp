#include "measured.hpp"

#include "installed_rules.hpp"
#include "qanun/step.hpp"

namespace measured {

namespace {

void compare(std::string& text, const char* what, int framework0, int framework1, int engine0, int engine1) {
  if (framework0 == engine0 && framework1 == engine1) return;
  text += (text.empty() ? "" : ", ") + std::string{what} + ' ' + std::to_string(framework0) + '-' +
          std::to_string(framework1) + " against " + std::to_string(engine0) + '-' + std::to_string(engine1);
}

void compare(std::string& text, const char* what, int framework, int engine) {
  if (framework == engine) return;
  text += (text.empty() ? "" : ", ") + std::string{what} + ' ' + std::to_string(framework) + " against " +
          std::to_string(engine);
}

// Rule sets point into the registry, and plugins stay loaded: so does it.
const InstalledRules& installed() {
  static const InstalledRules one;
  return one;
}

}  // namespace

std::shared_ptr<const qanun::RuleSet> load_rules(hardcoded::Rules which, std::string& why) {
  const auto whole = load_rules("saudi", why);
  if (which == hardcoded::Rules::whole || whole == nullptr) return whole;
  return installed().load("saudi", without_features(*whole, "kaboot"), why);
}

std::shared_ptr<const qanun::RuleSet> load_rules(const std::string& name, std::string& why) {
  return installed().load(name, why);
}

hardcoded::Result result_of(const qanun::RuleSet& rules, const qanun::PlayedHand& played) {
  const qanun::Hand& hand = played.hand;
  const qanun::Contract& contract = hand.contract();
  const qanun::MeldTally melds = qanun::count_melds(rules, hand);
  hardcoded::Result result;
  for (qanun::Team side = 0; side < qanun::kTeams; ++side) {
    result.points[side] = static_cast<std::int16_t>(played.sheet.points[side].value);
    result.abnat[side] = static_cast<std::int16_t>(hand.tally.abnat[side].value);
    result.melds[side] = static_cast<std::int16_t>(melds.total(side).value);
    result.baloots[side] = static_cast<std::int8_t>(melds.baloots[side]);
    result.tricks[side] = static_cast<std::int8_t>(hand.tally.tricks(side));
  }
  result.mode = static_cast<std::int8_t>(contract.mode);
  result.buyer = static_cast<std::int8_t>(contract.buyer);
  result.dealer = static_cast<std::int8_t>(hand.dealer());
  result.level = static_cast<std::int8_t>(contract.stake.level);
  result.closed = contract.stake.trumps_barred != 0;
  result.ashkal = contract.kind == rules.find_kind("ashkal");
  result.failed = played.sheet.verdict.winner == qanun::other_team(qanun::team_of(contract.buyer));
  result.void_deals = static_cast<std::int32_t>(played.void_deals);
  return result;
}

std::string difference(const hardcoded::Result& framework, const hardcoded::Result& engine) {
  std::string text;
  compare(text, "dealer", framework.dealer, engine.dealer);
  compare(text, "void deals", framework.void_deals, engine.void_deals);
  compare(text, "mode", framework.mode, engine.mode);
  compare(text, "buyer", framework.buyer, engine.buyer);
  compare(text, "level", framework.level, engine.level);
  compare(text, "closed", framework.closed ? 1 : 0, engine.closed ? 1 : 0);
  compare(text, "ashkal", framework.ashkal ? 1 : 0, engine.ashkal ? 1 : 0);
  compare(text, "tricks", framework.tricks[0], framework.tricks[1], engine.tricks[0], engine.tricks[1]);
  compare(text, "abnat", framework.abnat[0], framework.abnat[1], engine.abnat[0], engine.abnat[1]);
  compare(text, "melds", framework.melds[0], framework.melds[1], engine.melds[0], engine.melds[1]);
  compare(text, "baloots", framework.baloots[0], framework.baloots[1], engine.baloots[0], engine.baloots[1]);
  compare(text, "failed", framework.failed ? 1 : 0, engine.failed ? 1 : 0);
  compare(text, "points", framework.points[0], framework.points[1], engine.points[0], engine.points[1]);
  return text;
}

}  // namespace measured
