// What a witness shows, worked out anew.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "qanun/option.hpp"
#include "sides.hpp"
#include "witness.hpp"

namespace liveness {

// The clearest first.
enum class Clearness : std::uint8_t {
  points,   // the same actions bring other points
  verdict,  // they bring the same points, and another wins or points are held
  match,    // they are written alike, and the match goes on differently
  allowed,  // something may be said or played, or somebody is on turn, on one side only
  dealt,    // other cards are dealt
  lines,    // the sheet says something else of the same points
  remarks,  // other faults are noted
  seen      // a seat sees something else
};

struct Difference {
  Clearness clearness = Clearness::seen;
  std::string text{};       // "points [16, 0] / [0, 16]"
  std::size_t actions = 0;  // up to what it shows

  [[nodiscard]] bool is_clearer_than(const Difference& other) const {
    return clearness != other.clearness ? clearness < other.clearness : actions < other.actions;
  }
};

// What every difference of views begins with.
inline constexpr std::string_view kSeen = "seen by";

// What is looked at.
enum class Look : std::uint8_t { results, views };

// The clearest difference in that hand: it is played by the first rules and followed, action by action, by the second.
[[nodiscard]] std::optional<Difference> difference_in_hand(const Sides& sides, Means means, std::uint64_t number,
                                                           Look look);

// The first hand of two random matches that is not the same, or how they end. They draw the same lots.
[[nodiscard]] std::optional<Difference> difference_in_match(const Sides& sides, std::uint64_t number);

// Of a witness of any means, in what it says that differs: results or views. Nothing where nothing does.
[[nodiscard]] std::optional<Difference> difference_of(const Witness& witness, qanun::Effect effect);

}  // namespace liveness
