// One deal, played under the eyes of everything that must hold for every rule set, by players whoever they are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "qanun/playout.hpp"
#include "qanun/step.hpp"

namespace proof {

// What did not hold, and in which hand of which seed.
struct Fault {
  std::string code{};  // "F101"
  std::string en{};
  std::string ar{};
  std::uint64_t seed = 0;
  std::uint64_t index = 0;
};

// Decides for all four seats. What is chosen must be open or accepted: that it is refused then is a fault.
class Players {
 public:
  virtual ~Players() = default;
  // One of the interjections that are open, or nothing.
  [[nodiscard]] virtual std::optional<qanun::Action> interject(const qanun::Hand& hand,
                                                               const qanun::InterjectionList& open) = 0;
  [[nodiscard]] virtual qanun::Action decide(const qanun::Hand& hand, const qanun::Decision& decision) = 0;
};

// Plays a hand that has begun to its end, watching every step: someone is on turn and may do something, what is legal
// is held and taken, no card is lost or doubled, no seat sees another's cards, and the deal ends. Never runs on for
// ever.
[[nodiscard]] std::optional<Fault> watch_deal(const qanun::RuleSet& rules, Players& players, qanun::Hand& hand,
                                              qanun::ActionLog& log);

}  // namespace proof
