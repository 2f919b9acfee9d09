// Many hands under two rule sets: frequencies, and which hand is shown.
#include <catch2/catch.hpp>

#include "proof/comparison.hpp"
#include "support/rules.hpp"

using proof::Comparison;
using proof::Pair;
using proof::Witness;
using proof::WitnessKind;
using support::rules;

namespace {

Comparison compared(const Pair& pair, std::uint64_t hands, unsigned threads = 1) {
  const std::atomic<bool> stop{false};
  return proof::compare({&pair, 3, hands, threads}, stop);
}

const std::optional<Witness>& witness(const Comparison& comparison, WitnessKind kind) {
  return comparison.witnesses[static_cast<std::size_t>(kind)];
}

}  // namespace

TEST_CASE("Equal rule sets differ in no hand") {
  const Pair pair{rules("saudi"), rules("saudi", "with: {score.sun_rounding: keep5}")};
  const Comparison comparison = compared(pair, 1000);
  CHECK(comparison.frequencies.hands == 1000);
  CHECK(comparison.frequencies.any == 0);
  for (const auto& one : comparison.witnesses) CHECK_FALSE(one);
}

TEST_CASE("Another worth of kaboot is found, on a hand in which all that may be done is the same") {
  const Pair pair{rules("saudi"), rules("saudi", "with: {kaboot.sun: 50}")};
  const Comparison comparison = compared(pair, 6000);
  CHECK(comparison.frequencies.results > 0);
  CHECK(comparison.frequencies.results == comparison.frequencies.any);
  const auto& found = witness(comparison, WitnessKind::sheet);
  REQUIRE(found);
  CHECK(found->lines == 2);  // the same line with another amount, on either sheet
  proof::PairedHand hand;
  play_pair(pair, 3, found->index, hand);
  const auto& points = hand.sheets;
  CHECK(std::abs(points[0].points[0].value - points[1].points[0].value) +
            std::abs(points[0].points[1].value - points[1].points[1].value) ==
        6);
  CHECK_FALSE(witness(comparison, WitnessKind::card));
  CHECK_FALSE(witness(comparison, WitnessKind::course));
}

TEST_CASE("Several threads find the same, hand by hand and witness by witness") {
  const Pair pair{rules("saudi"), rules("federation")};
  const Comparison one = compared(pair, 1500);
  const Comparison three = compared(pair, 1500, 3);
  CHECK(one.frequencies.results == three.frequencies.results);
  CHECK(one.frequencies.offers == three.frequencies.offers);
  CHECK(one.frequencies.any == three.frequencies.any);
  CHECK(one.frequencies.any > 0);
  for (std::size_t kind = 0; kind < proof::kWitnessKinds; ++kind) {
    CAPTURE(kind);
    REQUIRE(one.witnesses[kind].has_value() == three.witnesses[kind].has_value());
    if (one.witnesses[kind]) CHECK(one.witnesses[kind]->index == three.witnesses[kind]->index);
  }
}

TEST_CASE("A run that is stopped has compared no hand, or the first ones") {
  const Pair pair{rules("saudi"), rules("federation")};
  const std::atomic<bool> stop{true};
  CHECK(proof::compare({&pair, 3, 1000, 2}, stop).frequencies.hands == 0);
}

TEST_CASE("The shorter hand is clearer, then the one in which less differs, then the earlier") {
  const Witness one{.kind = WitnessKind::sheet, .index = 9, .actions = 30, .lines = 5};
  CHECK(Witness{WitnessKind::sheet, 20, 29, 9}.is_clearer_than(one));
  CHECK(Witness{WitnessKind::sheet, 20, 30, 4}.is_clearer_than(one));
  CHECK(Witness{WitnessKind::sheet, 8, 30, 5}.is_clearer_than(one));
  CHECK_FALSE(one.is_clearer_than(one));
  CHECK_FALSE(Witness{WitnessKind::sheet, 1, 31, 1}.is_clearer_than(one));
  CHECK_FALSE(Witness{WitnessKind::sheet, 1, 30, 6}.is_clearer_than(one));
}

TEST_CASE("Of several witnesses of a kind the clearest is kept, whatever the order") {
  Comparison first;
  first.keep({WitnessKind::card, 4, 12, 0});
  Comparison second;
  second.keep({WitnessKind::card, 2, 9, 0});
  Comparison there = first;
  there.add(second);
  Comparison back = second;
  back.add(first);
  CHECK(witness(there, WitnessKind::card)->index == 2);
  CHECK(witness(back, WitnessKind::card)->index == 2);
}

TEST_CASE("Lines of two sheets are the same where they say the same") {
  const auto& saudi = rules("saudi");
  const qanun::Text cards{"cards", "الورق"};
  qanun::ScoreSheet one;
  one.add({.team = 0, .what = &cards, .raw = qanun::Abnat{100}, .points = qanun::Points{10}});
  one.add({.team = 1, .what = &cards, .raw = qanun::Abnat{62}, .points = qanun::Points{6}});
  qanun::ScoreSheet other = one;
  CHECK(proof::differing_lines(saudi, one, saudi, other) == 0);
  other.add({.team = 1, .what = &cards, .raw = qanun::Abnat{62}, .points = qanun::Points{6}});
  CHECK(proof::differing_lines(saudi, one, saudi, other) == 1);
  other.lines[0].points = qanun::Points{11};
  CHECK(proof::differing_lines(saudi, one, saudi, other) == 3);
}
