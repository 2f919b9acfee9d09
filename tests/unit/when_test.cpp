// Conditions of a rule file: read, compiled, chosen hand by hand, and written into records.
#include <catch2/catch.hpp>

#include "qanun/playout.hpp"
#include "qanun/record.hpp"
#include "qanun/step.hpp"
#include "support/rule_folder.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

constexpr const char* kHead = "qanun: 1\nextends: saudi\n";

// The rule set of a file with these lines.
std::shared_ptr<const RuleSet> with(const std::string& lines) {
  const test::Folder folder;
  Diagnostics diagnostics;
  auto resolved = support::installation().reader().read(folder.write("rules.yaml", kHead + lines), diagnostics);
  INFO(support::text_of(diagnostics));
  REQUIRE(resolved);
  auto rules = RuleSet::compile(support::installation().registry(), std::move(*resolved), diagnostics);
  INFO(support::text_of(diagnostics));
  REQUIRE(rules != nullptr);
  return rules;
}

Contract contract(const RuleSet& rules, std::string_view kind, Mode mode, Seat buyer = 0) {
  Contract one;
  one.kind = rules.find_kind(kind);
  one.mode = mode;
  one.buyer = buyer;
  one.round = 1;
  return one;
}

std::int64_t option_at(const RuleSet& rules, const Situation& now, std::string_view key) {
  return rules.alternative(rules.alternative_at(now)).resolved().options.find(key)->second.value.number;
}

Situation bought(const RuleSet& rules, std::string_view kind, Mode mode, Seat buyer = 0) {
  Situation now;
  now.contract = contract(rules, kind, mode, buyer);
  now.dealer = 3;
  now.scored = true;
  now.concerned = team_of(buyer);
  now.number = 1;
  now.in_play = true;
  return now;
}

constexpr const char* kHearts =
    "when:\n  - name: hearts\n    if: {contract: hokum, trump: H}\n    set: {score.hand_multiplier: 2}\n";

}  // namespace

TEST_CASE("a rule set without conditions has no alternatives") {
  CHECK_FALSE(support::rules().has_alternatives());
  CHECK(support::rules().alternative_at(Situation{}) == 0);
}

TEST_CASE("an entry holds where all its conditions do, and not before they are known") {
  const auto rules = with(kHearts);
  CHECK(rules->alternatives() == 1);
  CHECK(option_at(*rules, bought(*rules, "hokum", Mode::hearts), "score.hand_multiplier") == 2);
  CHECK(option_at(*rules, bought(*rules, "hokum", Mode::spades), "score.hand_multiplier") == 1);
  CHECK(option_at(*rules, bought(*rules, "sun", Mode::no_trump), "score.hand_multiplier") == 1);
  CHECK(option_at(*rules, Situation{}, "score.hand_multiplier") == 1);
}

TEST_CASE("a contract is asked for by what it is and by what it is called") {
  const auto rules = with(
      "when:\n  - if: {contract: sun}\n    set: {score.hand_multiplier: 2}\n"
      "  - if: {contract: ashkal}\n    set: {cards.last_trick: 20}\n");
  const Situation sun = bought(*rules, "sun", Mode::no_trump);
  const Situation ashkal = bought(*rules, "ashkal", Mode::no_trump);
  CHECK(option_at(*rules, sun, "score.hand_multiplier") == 2);
  CHECK(option_at(*rules, sun, "cards.last_trick") == 10);
  CHECK(option_at(*rules, ashkal, "score.hand_multiplier") == 2);
  CHECK(option_at(*rules, ashkal, "cards.last_trick") == 20);
}

TEST_CASE("scores are those of the side concerned, within bounds") {
  const auto rules = with(
      "when:\n  - if: {own_score: {at_least: 100, below: 140}, other_score: {at_most: 50}}\n"
      "    set: {score.hand_multiplier: 2}\n");
  Situation now = bought(*rules, "hokum", Mode::hearts, 1);
  const auto multiplier = [&](std::int32_t first, std::int32_t second) {
    now.scores = {first, second};
    return option_at(*rules, now, "score.hand_multiplier");
  };
  CHECK(multiplier(50, 100) == 2);
  CHECK(multiplier(51, 100) == 1);
  CHECK(multiplier(50, 99) == 1);
  CHECK(multiplier(50, 139) == 2);
  CHECK(multiplier(50, 140) == 1);
  CHECK(multiplier(100, 50) == 1);
}

TEST_CASE("the level and a closed hand are known when play begins, not before") {
  const auto rules = with("when:\n  - if: {level: [four, gahwa], closed: true}\n    set: {kaboot.hokum: 64}\n");
  Situation now = bought(*rules, "hokum", Mode::hearts);
  now.contract.stake.level = 3;
  now.contract.stake.trumps_barred = 1;
  CHECK(option_at(*rules, now, "kaboot.hokum") == 64);
  now.contract.stake.level = 2;
  CHECK(option_at(*rules, now, "kaboot.hokum") == 25);
  now.contract.stake = {.level = 3};
  CHECK(option_at(*rules, now, "kaboot.hokum") == 25);
  now.contract.stake.trumps_barred = 1;
  now.in_play = false;
  CHECK(option_at(*rules, now, "kaboot.hokum") == 25);
}

TEST_CASE("an entry about a closed hand holds from the first card of such a hand") {
  const auto rules = with(
      "bid: {allow_sun: false}\n"
      "when:\n  - if: {closed: true}\n    set: {play.must_overtrump: false, score.hand_multiplier: 2}\n");
  int closed = 0;
  for (std::uint64_t i = 0; i < 300; ++i) {
    PlayedHand played;
    ActionLog log;
    step_random_hand(*rules, 1, i, played, &log);
    Hand hand;
    begin(*rules, hand, played.hand.dealer(), played.hand.deck, played.hand.scores, played.hand.number);
    for (const Action& action : log.actions) {
      const bool barred = hand.play_begun() && hand.contract().stake.trumps_barred != 0;
      REQUIRE(hand.alternative == (barred ? 1 : 0));
      apply_unchecked(*rules, hand, action);
    }
    closed += hand.contract().stake.trumps_barred != 0 ? 1 : 0;
  }
  CHECK(closed > 20);
}

TEST_CASE("what comes after another entry overrides it") {
  const auto rules = with(
      "when:\n  - {name: late, if: {hand_number: {at_least: 10}}, set: {score.hand_multiplier: 3}, after: hearts}\n"
      "  - {name: hearts, if: {trump: H}, set: {score.hand_multiplier: 2}}\n");
  Situation now = bought(*rules, "hokum", Mode::hearts);
  CHECK(option_at(*rules, now, "score.hand_multiplier") == 2);
  now.number = 10;
  CHECK(option_at(*rules, now, "score.hand_multiplier") == 3);
}

TEST_CASE("the words of a seat follow the score of its own side while bidding") {
  const auto rules = with("when:\n  - if: {own_score: {at_least: 140}}\n    set: {bid.allow_sun: false}\n");
  const WordId sun = rules->find_word("sun");
  for (const Seat dealer : {Seat{3}, Seat{0}}) {
    Hand hand;
    begin_auction(*rules, hand, dealer, Card{Rank::nine, Suit::spades}, {}, {140, 80});
    const Decision first = decide(*rules, hand);
    const bool may = first.words.has(Call{.word = sun});
    CHECK(may == (team_of(first.seat) == 1));
    REQUIRE_FALSE(apply(*rules, hand, Action::say(first.seat, Call{.word = rules->find_word("pass")})));
    CHECK(decide(*rules, hand).words.has(Call{.word = sun}) != may);
  }
}

TEST_CASE("the cards are dealt as the hand's number says") {
  const auto rules =
      with("when:\n  - if: {hand_number: 2}\n    set: {deal.first_packets: [2, 2], deal.last_packets: [2, 2]}\n");
  std::array<std::uint8_t, kCards> deck{};
  for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = static_cast<std::uint8_t>(i);
  Hand hand;
  begin(*rules, hand, 3, deck, {0, 0}, 1);
  CHECK(hand.dealt[0].size() == 5);
  begin(*rules, hand, 3, deck, {0, 0}, 2);
  CHECK(hand.dealt[0].size() == 4);
}

TEST_CASE("random hands under conditions: fast and step by step are one, and records replay") {
  const auto rules = with(
      "when:\n  - if: {contract: sun}\n    set: {score.hand_multiplier: 2, kaboot.sun: 60}\n"
      "  - if: {own_score: {at_least: 75}}\n    set: {bid.ashkal_seats: [], meld.max_per_player: 1}\n"
      "  - if: {level: double}\n    set: {kaboot.melds: none}\n");
  const RecordWriter writer{support::installation().registry(), *rules};
  RecordReader reader{support::installation().reader()};
  std::size_t chosen = 0;
  for (std::uint64_t i = 0; i < 400; ++i) {
    PlayedHand fast;
    PlayedHand steps;
    ActionLog log;
    play_random_hand(*rules, 7, i, fast, &log);
    step_random_hand(*rules, 7, i, steps);
    REQUIRE(sheet_json(*rules, fast.sheet) == sheet_json(*rules, steps.sheet));
    REQUIRE(fast.hand.alternative == steps.hand.alternative);
    chosen += fast.hand.alternative != 0 ? 1 : 0;
    std::string line;
    writer.append(line, fast.hand, {}, log.actions, &fast.sheet);
    line.pop_back();
    Problem problem;
    const auto record = reader.read(line, problem);
    INFO(problem.en);
    REQUIRE(record);
    REQUIRE(record->rules->fingerprint() == rules->fingerprint());
    Hand again;
    begin(*record->rules, again, record->dealer, record->deck, record->scores, record->number);
    for (const Action& action : record->actions) REQUIRE_FALSE(apply(*record->rules, again, action));
    REQUIRE(sheet_json(*record->rules, score(*record->rules, again)) == record->sheet);
  }
  CHECK(chosen > 300);
}

TEST_CASE("totals are scored by the rules in force for their contract") {
  const auto rules = with(kHearts);
  const Tally tally{.abnat = {Abnat{100}, Abnat{62}}, .tricks_by_seat = {2, 2, 2, 2}};
  const auto points = [&](Mode mode) {
    const Contract bought_so = contract(*rules, "hokum", mode);
    const MeldTally melds;
    const Facts facts;
    return score(*rules, ScoreInput{.contract = bought_so, .tally = tally, .melds = melds, .facts = facts, .held = {}})
        .points;
  };
  CHECK(points(Mode::hearts) == std::array{Points{20}, Points{12}});
  CHECK(points(Mode::clubs) == std::array{Points{10}, Points{6}});
}

TEST_CASE("a child replaces an entry by its name, drops it, or adds to it") {
  const test::Folder folder;
  folder.write("parent.yaml", std::string{kHead} + kHearts);
  const auto alternatives = [&](const std::string& lines) {
    Diagnostics diagnostics;
    const std::string file = folder.write("child.yaml", "qanun: 1\nextends: parent\n" + lines);
    const auto resolved = support::installation().reader().read(file, diagnostics);
    INFO(support::text_of(diagnostics));
    REQUIRE(resolved);
    return resolved->when;
  };
  CHECK(alternatives("").entries.size() == 1);
  CHECK(alternatives("when: [{name: hearts}]").entries.empty());
  const When replaced = alternatives("when:\n  - {name: hearts, if: {trump: H}, set: {score.hand_multiplier: 4}}\n");
  REQUIRE(replaced.entries.size() == 1);
  CHECK(replaced.entries[0].sets.at("score.hand_multiplier").value.number == 4);
  CHECK(alternatives("when:\n  - {if: {trump: S}, set: {score.hand_multiplier: 4}}\n").entries.size() == 2);
}

TEST_CASE("an inherited entry goes with the feature that a child drops") {
  const test::Folder folder;
  folder.write("parent.yaml",
               std::string{kHead} + "when:\n  - {name: four, if: {level: four}, set: {kaboot.hokum: 64}}\n");
  Diagnostics diagnostics;
  const std::string file = folder.write("child.yaml", "qanun: 1\nextends: parent\nwithout: [doubling]\n");
  const auto resolved = support::installation().reader().read(file, diagnostics);
  INFO(support::text_of(diagnostics));
  REQUIRE(resolved);
  CHECK(resolved->when.entries.empty());
  CHECK(std::find(resolved->dropped.begin(), resolved->dropped.end(), "when: four") != resolved->dropped.end());
}

TEST_CASE("an entry that would change the words of the players is refused") {
  const test::Folder folder;
  Diagnostics diagnostics;
  const std::string file = folder.write(
      "rules.yaml",
      std::string{kHead} +
          "when:\n  - if: {trump: H}\n    set: {doubling.ladder: {five: {factor: 5, by: buyer, lead: open, "
          "title: {en: five, ar: خمسة}}}}\n");
  auto resolved = support::installation().reader().read(file, diagnostics);
  INFO(support::text_of(diagnostics));
  REQUIRE(resolved);
  CHECK(RuleSet::compile(support::installation().registry(), std::move(*resolved), diagnostics) == nullptr);
  CHECK_THAT(support::text_of(diagnostics), Catch::Contains("E308"));
}
