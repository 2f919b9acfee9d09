#include "rule_sets.hpp"

#include <string>

#include "installation.hpp"
#include "promise.hpp"
#include "proof/invariants.hpp"

namespace fuzz {

namespace {

constexpr std::uint64_t kHands = 3;  // by chance, aimed at a contract, erring

void keep_held(const std::optional<proof::Fault>& fault) {
  // A rule file may ask for what is never bought; `qanun check` says so.
  if (fault && fault->code != proof::kNothingCounted) broken(fault->code + ": " + fault->en + " / " + fault->ar);
}

}  // namespace

void keep_playable(const std::shared_ptr<const qanun::RuleSet>& rules, std::uint64_t seed) {
  proof::Examiner examiner{*rules};
  for (std::uint64_t i = 0; i < kHands; ++i) {
    const proof::HandChoice choice{.seed = seed,
                                   .index = i,
                                   .erring = i == 2 ? qanun::Erring{.per_million = 100'000} : qanun::Erring{},
                                   .aimed = i == 1};
    const auto fault = examiner.examine(choice);
    keep_held(fault);
    if (fault) return;
    if (i == 0) keep_held(examiner.examine_record(reader()));
  }
}

}  // namespace fuzz
