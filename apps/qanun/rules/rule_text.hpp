// What is said of an option's value wherever rule sets are printed.
#pragma once

#include <string>

#include "qanun/option.hpp"
#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"
#include "rules/show_json.hpp"

namespace program {

// "default", "olaya.yaml:9", "from federation".
[[nodiscard]] std::string origin_text(const qanun::Resolved& rules, const qanun::Origin& origin,
                                      qanun::Language language);

// "; changes only what is seen"; nothing for an option that changes results.
[[nodiscard]] std::string_view effect_text(qanun::Effect effect, qanun::Language language);

// "no effect, it needs bid.rounds: 2: WHY", one sentence for each reason why the key has no effect.
[[nodiscard]] std::vector<std::string> inert_text(const Inert& inert, std::string_view key, qanun::Language language);

// "trump: H, contract: hokum": the tests of an entry of `when:`.
[[nodiscard]] std::string tests_text(const qanun::WhenEntry& entry);

[[nodiscard]] std::string joined(const std::vector<std::string>& parts);

}  // namespace program
