// The policy of random players who err. docs/stream.md says what is drawn.
#pragma once

#include <optional>

#include "qanun/playout.hpp"
#include "qanun/step.hpp"

namespace qanun {

// Something accepted and not allowed in place of a choice of `decision`; nothing where they do not err now, or cannot.
[[nodiscard]] std::optional<Action> err(const RuleSet& rules, const Hand& hand, const Decision& decision,
                                        Random& random, Erring erring);

// An accusation that is open to somebody now; nothing where nobody speaks up.
[[nodiscard]] std::optional<Action> accuse(const RuleSet& rules, const Hand& hand, Random& random, Erring erring);

}  // namespace qanun
