// What `qanun interactions` found, for people and for programs.
#pragma once

#include <cstdint>
#include <string>

#include "proof/interactions.hpp"
#include "streams/json_text.hpp"

namespace program {

struct InteractionsRun {
  const proof::RuleSpace& space;
  const proof::Interactions& found;
  std::string asked;  // the rule set as it was asked for
  std::uint64_t seed = 1;
  std::uint64_t hands = 0;

  [[nodiscard]] const qanun::OptionDecl& option(std::size_t change) const {
    return *space.options()[found.changes[change].option].decl;
  }
  // "bid.rounds: 1"
  [[nodiscard]] std::string text(proof::Pick pick) const { return space.text(pick); }
  // The command that shows the pair on that hand.
  [[nodiscard]] std::string command(const proof::OptionPair& pair, std::uint64_t index) const;
};

// How many pairs there are of each sort.
struct PairCounts {
  std::uint64_t interacting = 0;
  std::uint64_t silent = 0;
  std::uint64_t forbidden = 0;
};
[[nodiscard]] PairCounts count_pairs(const proof::Interactions& found);

// "12.30%"
[[nodiscard]] std::string share_text(const proof::OptionPair& pair);
// "points in 12 of 1000 hands, by 8.2 on average; choices in 3"
[[nodiscard]] std::string numbers_text(const proof::OptionPair& pair, qanun::Language language);
// "hand 17: as it is 25 - 0; first change 16 - 0; ..."; empty without an example.
[[nodiscard]] std::string example_text(const proof::OptionPair& pair, qanun::Language language);
// Why it cannot be, in words.
[[nodiscard]] std::string hindrance_text(const proof::Hindrance& hindrance, qanun::Language language);

[[nodiscard]] std::string interactions_text(const InteractionsRun& run, qanun::Language language);
[[nodiscard]] Json interactions_json(const InteractionsRun& run);
// One line a pair, with a heading.
[[nodiscard]] std::string interactions_csv(const InteractionsRun& run);
// A page of its own: a heat map that can be hovered, tapped and printed.
[[nodiscard]] std::string interactions_html(const InteractionsRun& run, qanun::Language language);

}  // namespace program
