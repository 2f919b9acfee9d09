// A short random playout of a rule set under everything that must hold, and the option that is to blame for a fault.
#pragma once

#include "proof/watched_hand.hpp"
#include "qanun/registry.hpp"

namespace program {

using proof::Fault;

// The first fault among that many hands, from index 0.
[[nodiscard]] std::optional<Fault> find_fault(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t hands);

// An option whose default would remove a fault.
struct Blame {
  std::string key{};
  std::string value{};     // as it is
  std::string standard{};  // its default
  qanun::Origin origin{};
};

// The first option, in canonical order, whose reversal to its default leaves rules that go together and in which these
// hands have no fault; nothing where no single option is to blame.
[[nodiscard]] std::optional<Blame> find_blame(const qanun::Registry& registry, const qanun::RuleSet& rules,
                                              const Fault& fault, std::uint64_t hands);

}  // namespace program
