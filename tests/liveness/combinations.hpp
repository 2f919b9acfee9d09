// Other options of a rule set turned by chance, as far as relations allow, so that an option that changes nothing by
// itself may change something beside them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "proof/constraints.hpp"
#include "qanun/random.hpp"
#include "sides.hpp"

namespace liveness {

// The option at two samples among the same other ones.
struct Combined {
  proof::Picks others{};
  proof::Pick sample{};
  proof::Pick against{};
};

class Combinations {
 public:
  explicit Combinations(const std::string& rules);

  // Nothing where chance led to what relations forbid, or the samples are none of this rule set.
  [[nodiscard]] std::optional<Combined> draw(std::string_view option, const std::string& sample,
                                             const std::string& against, qanun::Random& random) const;
  [[nodiscard]] Sides sides(const Combined& combined) const;
  // The others as a case writes them.
  [[nodiscard]] std::string with(const proof::Picks& others) const;

 private:
  [[nodiscard]] std::optional<proof::Pick> find(std::string_view option, const std::string& value) const;

  std::unique_ptr<const proof::RuleSpace> space_;
  std::unique_ptr<const proof::Constraints> constraints_;
};

}  // namespace liveness
