// One engine for one set of rules: Saudi baloot with every option at its default. No framework, no options, no plugins.
// It shares the generator with Qanun and nothing else, and is both the measure of speed and an independent answer: hand
// by hand it comes to the same result as the rule set `saudi`, whole or with kaboot as its only feature. docs/stream.md
// fixes how chance is used, docs/benchmarks.md how it is measured.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/random.hpp"

namespace hardcoded {

// Which of the two games. Qaid belongs to the whole one too: nobody errs, so that it never comes to it.
enum class Rules : std::uint8_t {
  kaboot_only,  // and reversed kaboot in sun
  whole         // kasho, doubling and ekka besides
};

inline constexpr int kSun = 4;  // the other modes are trump suits S H D C, 0..3

// A hand that was bought and played out. Pairs are by side: seats 0 and 2, seats 1 and 3.
struct Result {
  std::array<std::int16_t, 2> points{};  // written on the sheet
  std::array<std::int16_t, 2> abnat{};   // of the cards, the last trick included
  std::array<std::int16_t, 2> melds{};   // abnat of the melds that count, by the side that announced them
  std::array<std::int8_t, 2> baloots{};  // baloots that count, by the side that held them
  std::array<std::int8_t, 2> tricks{};
  std::int8_t mode = 0;
  std::int8_t buyer = 0;
  std::int8_t dealer = 0;
  std::int8_t level = 0;  // 0 undoubled, 1 double, 2 triple, 3 four, 4 gahwa
  bool closed = false;
  bool ashkal = false;
  bool failed = false;          // the buyer's side lost the comparison, or took no trick
  std::int32_t void_deals = 0;  // thrown in before this hand
};

// Hand `index` of the run with that seed.
[[nodiscard]] Result play(Rules rules, std::uint64_t seed, std::uint64_t index);

// What a run of hands adds up to. All are sums, so that the parts of a run add up.
struct Sums {
  std::uint64_t hands = 0;
  std::uint64_t void_deals = 0;
  std::array<std::uint64_t, 2> points{};
  std::uint64_t checksum = 0;

  void add(const Result& hand) {
    ++hands;
    void_deals += static_cast<std::uint64_t>(hand.void_deals);
    points[0] += static_cast<std::uint64_t>(hand.points[0]);
    points[1] += static_cast<std::uint64_t>(hand.points[1]);
    checksum +=
        qanun::mix(static_cast<std::uint64_t>(hand.points[0]) << 48 | static_cast<std::uint64_t>(hand.points[1]) << 32 |
                   static_cast<std::uint64_t>(hand.abnat[0]) << 16 | static_cast<std::uint64_t>(hand.mode) << 8 |
                   static_cast<std::uint64_t>(hand.level) << 4 | static_cast<std::uint64_t>(hand.buyer));
  }
  bool operator==(const Sums&) const = default;
};

[[nodiscard]] Sums run(Rules rules, std::uint64_t seed, std::uint64_t first, std::uint64_t count);

}  // namespace hardcoded
