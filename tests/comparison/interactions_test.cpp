// Which options depend on each other.
#include <catch2/catch.hpp>
#include <set>

#include "proof/interactions.hpp"
#include "support/rules.hpp"

using proof::Interactions;
using proof::Interplay;
using proof::OptionPair;
using proof::Quartet;
using proof::QuartetHand;
using support::rules;

namespace {

constexpr std::uint64_t kSeed = 2;

Interactions found(const std::vector<std::string>& sections, std::uint64_t hands, unsigned threads = 1,
                   const std::string& changes = {}) {
  const proof::RuleSpace space{support::installation().registry(), rules("saudi", changes).resolved(), sections};
  const std::atomic<bool> stop{false};
  return proof::find_interactions({&space, kSeed, hands, threads}, stop);
}

// Changes of `saudi`, as YAML of a case. `other` is what all four have of their own.
Quartet quartet(const std::string& first, const std::string& second, const std::string& other = {}) {
  const auto with = [&](const std::string& changes) { return &rules("saudi", other + "with: {" + changes + "}"); };
  return Quartet{{with(""), with(first), with(second), with(first + ", " + second)}};
}

struct Counts {
  int points = 0;
  int choices = 0;
  int deals = 0;
};

Counts counts(const Quartet& four, std::uint64_t hands) {
  Counts out;
  QuartetHand hand;
  for (std::uint64_t i = 0; i < hands; ++i) {
    play_four(four, kSeed, i, hand);
    out.points += hand.interplay == Interplay::points ? 1 : 0;
    out.choices += hand.interplay == Interplay::choices ? 1 : 0;
    out.deals += hand.interplay == Interplay::deal ? 1 : 0;
  }
  return out;
}

}  // namespace

TEST_CASE("What two changes should come to where they do not touch each other") {
  const int none = 0;
  const int one = 1;
  const int two = 2;
  CHECK(*proof::expected_of_both(none, none, none) == none);
  CHECK(*proof::expected_of_both(none, one, none) == one);
  CHECK(*proof::expected_of_both(none, none, two) == two);
  CHECK(*proof::expected_of_both(none, one, one) == one);
  CHECK(proof::expected_of_both(none, one, two) == nullptr);
}

TEST_CASE("How the sides are counted matters to how hokum is rounded") {
  const Counts found = counts(quartet("score.count: independent", "score.hokum_rounding: half_up"), 2000);
  CHECK(found.points > 0);
  CHECK(found.choices == 0);
}

TEST_CASE("The worth of kaboot in sun does not matter to how hokum is rounded") {
  const Counts found = counts(quartet("kaboot.sun: 50", "score.hokum_rounding: half_up"), 3000);
  CHECK(found.points == 0);
  CHECK(found.choices == 0);
}

TEST_CASE("A duty to ruff gives another its occasion") {
  const Counts found = counts(quartet("play.must_trump: false", "play.undertrump: forced", "without: [ekka]\n"), 6000);
  CHECK(found.choices > 0);
}

TEST_CASE("What becomes of a kaboot in a doubled hand depends on what the levels are worth") {
  const Counts found = counts(quartet("kaboot.doubled: multiplied", "doubling.ladder: {double: {factor: 3}}"), 40000);
  CHECK(found.points > 0);
}

TEST_CASE("Every pair of a section is compared once, and the strongest comes first") {
  const Interactions map = found({"score"}, 300);
  REQUIRE(map.rules != nullptr);
  CHECK(map.pairs.size() == map.wanted);
  CHECK(map.pairs.size() > 10);
  const auto pairs = proof::strongest(map);
  REQUIRE_FALSE(pairs.empty());
  for (std::size_t i = 1; i < pairs.size(); ++i) CHECK(pairs[i - 1]->share() >= pairs[i]->share());
  for (const OptionPair& pair : map.pairs) {
    CHECK(pair.first < pair.second);
    if (pair.tried) CHECK(pair.compared > 0);
    if (pair.interplays() > 0) CHECK(pair.example);
  }
}

TEST_CASE("Playing a pair on all four rule sets says the same as setting four random hands beside each other") {
  const Interactions map = found({"score"}, 200);
  const proof::RuleSpace space{support::installation().registry(), rules("saudi").resolved(), {"score"}};
  int checked = 0;
  for (const OptionPair& pair : map.pairs) {
    if (!pair.tried || pair.choices > 0) continue;
    const auto both = space.apply(pair.picks).rules;
    const Quartet four{
        {map.rules.get(), map.changes[pair.first].rules.get(), map.changes[pair.second].rules.get(), both.get()}};
    std::uint64_t points = 0;
    QuartetHand hand;
    for (const proof::SampledHand& one : map.hands) {
      play_four(four, kSeed, one.index, hand);
      points += hand.interplay == Interplay::points ? 1U : 0U;
    }
    CHECK(points == pair.points);
    ++checked;
  }
  CHECK(checked > 10);
}

TEST_CASE("The sample of a run holds rare kinds of hands, none twice, and stands for the whole of it") {
  const auto& saudi = rules("saudi");
  const auto hands = proof::sample_hands(saudi, kSeed, 500);
  REQUIRE(hands.size() == 500);
  std::set<std::uint64_t> indexes;
  double weight = 0;
  double hokum = 0;
  int doubled = 0;
  int kaboots = 0;
  for (const proof::SampledHand& one : hands) {
    indexes.insert(one.index);
    weight += one.weight;
    qanun::PlayedHand played;
    play_random_hand(saudi, kSeed, one.index, played);
    if (is_suit(played.hand.mode())) hokum += one.weight;
    doubled += played.hand.contract().stake.level > 0 ? 1 : 0;
    kaboots += played.sheet.verdict.label != 0 ? 1 : 0;
  }
  CHECK(indexes.size() == 500);
  CHECK(weight == Approx(1));
  CHECK(doubled > 20);
  CHECK(kaboots > 20);
  std::uint64_t of_the_run = 0;
  constexpr std::uint64_t run = 20000;
  for (std::uint64_t i = 0; i < run; ++i) {
    qanun::PlayedHand played;
    play_random_hand(saudi, kSeed, i, played);
    of_the_run += is_suit(played.hand.mode()) ? 1U : 0U;
  }
  CHECK(hokum == Approx(static_cast<double>(of_the_run) / run).epsilon(0.3));
}

TEST_CASE("Several threads find the same interactions") {
  const Interactions one = found({"score", "kaboot"}, 150);
  const Interactions three = found({"score", "kaboot"}, 150, 3);
  REQUIRE(one.pairs.size() == three.pairs.size());
  for (std::size_t i = 0; i < one.pairs.size(); ++i) {
    CHECK(one.pairs[i].points == three.pairs[i].points);
    CHECK(one.pairs[i].choices == three.pairs[i].choices);
    CHECK(one.pairs[i].picks == three.pairs[i].picks);
  }
}

TEST_CASE("A run that is stopped at once has no pairs and says how many there would be") {
  const proof::RuleSpace space{support::installation().registry(), rules("saudi").resolved(), {"score"}};
  const std::atomic<bool> stop{true};
  const Interactions map = proof::find_interactions({&space, kSeed, 100, 2}, stop);
  CHECK(map.pairs.empty());
}
