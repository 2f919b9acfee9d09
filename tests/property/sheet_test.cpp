// What must hold of the sheet of a hand, whatever the rules and the actions.
#include <algorithm>

#include "game.hpp"
#include "proof/moved_hand.hpp"
#include "proof/translation.hpp"
#include "property.hpp"
#include "qanun/record.hpp"
#include "support/rules.hpp"

using namespace qanun;
using property::Game;

namespace {

std::string record_of(const Game& game, Points held, const ScoreSheet* sheet) {
  std::string line;
  RecordWriter{support::installation().registry(), game.rules()}.append(line, game.end, held, game.actions, sheet);
  line.pop_back();
  return line;
}

HandRecord read_again(const std::string& line) {
  Problem problem;
  auto record = RecordReader{support::installation().reader()}.read(line, problem);
  if (!record) RC_FAIL(problem.en);
  return std::move(*record);
}

proof::Moved moved(const Game& game, int turn, const std::array<Suit, kSuits>& suits) {
  return proof::played_moved(game.rules(), game.start(), game.actions, turn, suits);
}

}  // namespace

TEST_CASE("a record plays again to the same sheet to the byte") {
  property::holds([](const Game& game, std::uint8_t held_before) {
    const Points held{held_before};
    const ScoreSheet sheet = score(game.rules(), game.end, held, game.is_last());
    const bool counted = game.ended() && !sheet.verdict.dealt_again;
    const std::string line = record_of(game, held, counted ? &sheet : nullptr);
    const Replayed again = replay(read_again(line));
    const ReplayStatus otherwise = game.is_cut() ? ReplayStatus::open : ReplayStatus::thrown_in;
    RC_ASSERT(again.status == (counted ? ReplayStatus::same : otherwise));
    if (counted) RC_ASSERT(sheet_json(game.rules(), again.sheet) == sheet_json(game.rules(), sheet));
  });
}

TEST_CASE("raw totals are what the cards and the last trick sum to") {
  property::holds([](const Game& game) {
    const Hand& hand = game.end;
    RC_PRE(hand.cards_played == kCards);  // a gahwa may win the match before a card is played
    const RuleSet& rules = game.rules().in_force(hand);
    std::int32_t whole = rules.last_trick(hand.mode());
    for (const Card card : CardSet::all()) whole += rules.table(hand.mode()).worth[card.index()];
    RC_ASSERT(hand.tally.abnat[0].value + hand.tally.abnat[1].value == whole);
    RC_ASSERT(hand.tally.tricks(0) + hand.tally.tricks(1) == kRanks);
  });
}

TEST_CASE("the points of a sheet are what its lines add up to and what is held is not negative") {
  property::holds([](const Game& game, std::uint8_t held_before) {
    RC_PRE(game.ended());
    const ScoreSheet sheet = score(game.rules(), game.end, Points{held_before}, game.is_last());
    std::array<Points, kTeams> sums{};
    for (const Line& line : sheet.lines) sums[line.team] += line.points;
    RC_ASSERT(sums == sheet.points);
    RC_ASSERT(sheet.held.value >= 0);
  });
}

namespace {

// What the score implementation comes to by itself: no feature has changed a step.
struct OwnSheet {
  ScoreSheet sheet;
  PointsRange declared{};
};

OwnSheet own_sheet(const RuleSet& rules, const Game& game, Points held) {
  const Hand& hand = game.end;
  const MeldTally melds = count_melds(rules, hand);
  const Facts facts{hand, rules};
  const ScoreInput in{.contract = hand.contract(),
                      .tally = hand.tally,
                      .melds = melds,
                      .facts = facts,
                      .scores = {Points{hand.scores[0]}, Points{hand.scores[1]}},
                      .held = held,
                      .last_hand = game.is_last(),
                      .number = hand.number};
  OwnSheet out;
  out.sheet.held = held;
  out.sheet.verdict = rules.score().verdict(in);
  if (out.sheet.verdict.dealt_again) return out;
  const HandValue value = rules.score().value(in, out.sheet.verdict);
  Extras extras = rules.score().extras(in, out.sheet.verdict);
  extras.counted = value.counted;
  rules.score().award(in, value, extras, out.sheet);
  out.declared = rules.score().sum(in, out.sheet.verdict);
  return out;
}

// What was held before is written as it is, or held on; what begins to wait is multiplied at once.
Points written_and_waiting(const RuleSet& rules, const ScoreSheet& sheet, Points held) {
  Points sum;
  Points waiting = sheet.held - held;
  for (const Line& line : sheet.lines) (line.whole ? waiting : sum) += line.points;
  RC_ASSERT(waiting.value % rules.hand_multiplier() == 0);
  return sum + Points{waiting.value / rules.hand_multiplier()};
}

}  // namespace

TEST_CASE("both sides together come to what the score implementation declares for contract and level and melds") {
  property::holds([](const Game& game, std::uint8_t held_before) {
    RC_PRE(game.ended());
    const RuleSet& rules = game.rules().in_force(game.end);
    const Points held{held_before};
    const OwnSheet own = own_sheet(rules, game, held);
    if (own.sheet.verdict.dealt_again) return;
    const Points sum = written_and_waiting(rules, own.sheet, held);
    RC_LOG() << sum.value << " where " << own.declared.least.value << " to " << own.declared.most.value
             << " are declared\n";
    RC_ASSERT(own.declared.least <= sum);
    RC_ASSERT(sum <= own.declared.most);
  });
}

namespace {

// What the whole hand is worth by the options: a trump suit, no trump, all trumps.
Points worth_of(const RuleSet& rules, Mode mode) {
  const auto& options = rules.resolved().options;
  const auto number = [&](const char* key) {
    const auto found = options.find(key);
    return found == options.end() ? options.at("score.hand_hokum").value.number : found->second.value.number;
  };
  const char* const key = mode == Mode::no_trump    ? "score.hand_sun"
                          : mode == Mode::all_trump ? "score.hand_all_trump"
                                                    : "score.hand_hokum";
  return Points{static_cast<std::int32_t>(number(key))};
}

bool is_rounded(const RuleSet& rules) {
  const auto rounding = rules.resolved().options.find("score.rounding_tens");
  return rounding != rules.resolved().options.end() && rounding->second.value.number != 0;
}

}  // namespace

TEST_CASE("a raised hand that one side wins whole is worth the hand as many times as its level says") {
  property::holds([](const Game& game) {
    if (!game.ended() || game.end.contract().stake.level == 0) return;  // one in five is raised
    const RuleSet& rules = game.rules().in_force(game.end);
    const std::int32_t times = game.end.contract().stake.factor * rules.hand_multiplier();
    Points written;
    for (const Line& line : game.sheet().lines) {
      if (rules.rule_ids()[line.rule] != "SCORE-13") continue;
      written += line.points;
    }
    if (written != Points{} && !is_rounded(rules)) RC_ASSERT(written == worth_of(rules, game.end.mode()) * times);
  });
}

TEST_CASE("turning the table by a seat turns the result with it") {
  property::holds([](const Game& game) {
    RC_PRE(game.ended());
    const int turn = *rc::gen::inRange(1, 4);
    const proof::Moved elsewhere = moved(game, turn, proof::kSameSuits);
    RC_ASSERT_FALSE(elsewhere.refused.has_value());
    auto points = game.sheet().points;
    if (turn % 2 == 1) std::swap(points[0], points[1]);
    RC_ASSERT(elsewhere.sheet.points == points);
  });
}

TEST_CASE("an exchange of suits that options and conditions do not see exchanges nothing else") {
  property::holds([](const Game& game) {
    RC_PRE(game.ended() && proof::suits_are_alike(game.rules()));
    std::array<Suit, kSuits> suits = proof::kSameSuits;
    for (std::size_t n = kSuits; n > 1; --n) std::swap(suits[n - 1], suits[*rc::gen::inRange<std::size_t>(0, 4) % n]);
    const proof::Moved elsewhere = moved(game, 0, suits);
    // The order of contracts may forbid the exchanged call: such a hand says nothing.
    RC_PRE(!elsewhere.refused || elsewhere.in_play);
    RC_ASSERT_FALSE(elsewhere.refused.has_value());
    RC_ASSERT(elsewhere.sheet.points == game.sheet().points);
  });
}

// --- Without a feature -----------------------------------------------------------------------------------------------

namespace {

// The same rules without the feature and what belongs to it alone; null where others need it.
std::shared_ptr<const RuleSet> without(const Game& game, const std::string& feature) {
  const Registry& registry = support::installation().registry();
  property::RuleChoice choice = game.choice;
  std::vector<std::string> others = game.rules().resolved().features;
  std::erase(others, feature);
  std::erase_if(choice.edits, [&](const property::Edit& edit) {
    if (edit.kind == property::Edit::Kind::option)
      return !Registry::in_use(registry.option(edit.key)->owners, game.rules().resolved().phases, others);
    return edit.key == feature;
  });
  if (support::rules(property::parents()[choice.parent]).resolved().uses(feature))
    choice.edits.push_back({property::Edit::Kind::without, feature, {}});
  return choice.rules();
}

bool says(const RuleSet& rules, const Action& action, std::size_t feature) {
  if (action.call.word != kPlayCard)
    return rules.owner_of(action.call.word) == WordOwner::feature && rules.feature_of_word(action.call.word) == feature;
  for (std::size_t bit = 0; bit < rules.flags().size(); ++bit)
    if (((action.flags >> bit) & 1U) != 0 && rules.feature_of_flag(bit) == feature) return true;
  return false;
}

// Whether a feature did something in the hand: an action, or the verdict that its lines are written by.
bool left_a_trace(const Game& game, const ScoreSheet& sheet, std::size_t feature) {
  const RuleSet& rules = game.rules();
  const FeatureDecl& decl = *support::installation().registry().feature(rules.resolved().features[feature]);
  const bool labelled = std::any_of(decl.labels.begin(), decl.labels.end(), [&](const LabelDecl& label) {
    return sheet.verdict.label != 0 && rules.labels()[sheet.verdict.label].key == label.key;
  });
  return labelled || std::any_of(game.actions.begin(), game.actions.end(),
                                 [&](const Action& action) { return says(rules, action, feature); });
}

// The sheet of the same actions by other rules, without the answers to what the feature asked.
std::string sheet_by(const RuleSet& rules, const Game& game, std::size_t feature) {
  const proof::Translation translation{game.rules(), rules};
  Hand with = game.start();
  Hand hand = property::begun(rules, game.deal);
  for (const Action& action : game.actions) {
    const bool answers = with.phase == Phase::asking && with.asker == feature;
    apply_unchecked(game.rules(), with, action);
    if (answers) continue;
    const auto there = translation.action(action);
    RC_ASSERT(there.has_value());
    RC_ASSERT_FALSE(apply(rules, hand, *there).has_value());
  }
  RC_ASSERT(hand.phase == Phase::ended);
  return sheet_json(rules, score(rules, hand, {}, game.is_last()));
}

}  // namespace

TEST_CASE("a feature that left no action and no line changes no sheet") {
  property::holds([](const Game& game) {
    RC_PRE(game.ended());
    const ScoreSheet sheet = game.sheet();
    for (std::size_t i = 0; i < game.rules().resolved().features.size(); ++i) {
      if (left_a_trace(game, sheet, i)) continue;
      const auto rules = without(game, game.rules().resolved().features[i]);
      if (rules != nullptr) RC_ASSERT(sheet_by(*rules, game, i) == sheet_json(game.rules(), sheet));
    }
  });
}
