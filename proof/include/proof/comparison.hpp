// Two rule sets over many hands: how often they come to different results, and the hand that shows it best.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

#include "proof/blocks.hpp"
#include "proof/paired_hand.hpp"

namespace proof {

// What a hand shows, the clearest first.
enum class WitnessKind : std::uint8_t {
  sheet,        // all that was allowed is the same, and the sheets differ
  card,         // a card is allowed by one only
  word,         // something may be said by one only
  mark,         // a card may carry a mark in one only
  mixed_sheet,  // the same play, allowed by both, counts differently; at some point one allowed something else too
  course,       // the two cannot go on together: another seat takes the trick, the hand is over under one only
  tolerated,    // something that neither allows is taken by one only
  match         // the hand counts the same, and the match goes on differently
};
inline constexpr std::size_t kWitnessKinds = 8;

// A hand of the run that shows something, and how much there is to read.
struct Witness {
  WitnessKind kind = WitnessKind::sheet;
  std::uint64_t index = 0;
  std::size_t actions = 0;  // up to what it shows
  std::size_t lines = 0;    // of both sheets, that the other does not have

  // Whether it is the better one of its kind: shorter, then with less that differs, then earlier.
  [[nodiscard]] bool is_clearer_than(const Witness& other) const;
};

// In how many hands.
struct Frequencies {
  std::uint64_t hands = 0;
  std::uint64_t results = 0;  // the same play comes to another result
  std::uint64_t offers = 0;   // something is allowed by one only
  std::uint64_t courses = 0;  // the two could not go on together
  std::uint64_t tolerated = 0;
  std::uint64_t matches = 0;   // the result is the same, and the match goes on differently
  std::uint64_t any = 0;       // any of these
  std::uint64_t apart = 0;     // auctions in words of their own
  std::uint64_t arranged = 0;  // another pack was dealt to the same hands

  void add(const Frequencies& other);
};

struct Comparison {
  Frequencies frequencies;
  std::array<std::optional<Witness>, kWitnessKinds> witnesses{};  // the clearest of each kind

  void add(const Pair& pair, const PairedHand& hand, std::uint64_t index);
  void add(const Comparison& other);
  void keep(const Witness& witness);
};

// Lines of the sheets that the other one does not have. A line is what is said of it, its side, amount and points.
[[nodiscard]] std::size_t differing_lines(const qanun::RuleSet& a, const qanun::ScoreSheet& one,
                                          const qanun::RuleSet& b, const qanun::ScoreSheet& other);

struct ComparisonPlan {
  const Pair* pair = nullptr;
  std::uint64_t seed = 1;
  std::uint64_t hands = 0;
  unsigned threads = 1;
};

// The first hands of the seed; fewer of them where `stop` was set. The same for any number of threads.
[[nodiscard]] Comparison compare(const ComparisonPlan& plan, const std::atomic<bool>& stop,
                                 const ProgressReport& progress = {});

}  // namespace proof
