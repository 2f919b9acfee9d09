// A rule set as a space: its options with their samples, and rule sets a few samples away from it, made without a file.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/registry.hpp"
#include "qanun/relations.hpp"
#include "qanun/resolved.hpp"
#include "qanun/rule_set.hpp"

namespace proof {

// An option of the space. Sample 0 is the value that the rule set has.
struct SpaceOption {
  const qanun::OptionDecl* decl = nullptr;
  std::vector<qanun::Value> samples;
};

// An option at one of its samples, both by number.
struct Pick {
  std::uint16_t option = 0;
  std::uint16_t sample = 0;
  auto operator<=>(const Pick&) const = default;
};

// The options that stand at another sample than the rule set's own, each once.
using Picks = std::vector<Pick>;

// What picks come to: a rule set, or why they come to none.
struct Applied {
  std::shared_ptr<const qanun::RuleSet> rules;
  std::optional<qanun::Finding> forbidden;  // the first relation that is broken
  std::string refused{};                    // what the compiler says, where no relation was broken
};

class RuleSpace {
 public:
  // `own` is the rule set as read. Only options of these sections are varied; all where there are none. The registry
  // must outlive the space.
  RuleSpace(const qanun::Registry& registry, qanun::Resolved own, const std::vector<std::string>& sections = {});

  [[nodiscard]] const qanun::Registry& registry() const { return *registry_; }
  [[nodiscard]] const qanun::Resolved& own() const { return own_; }
  [[nodiscard]] const std::vector<SpaceOption>& options() const { return options_; }
  // The number of an option that is in the space.
  [[nodiscard]] std::optional<std::uint16_t> find(std::string_view key) const;
  [[nodiscard]] const qanun::Value& value(Pick pick) const { return options_[pick.option].samples[pick.sample]; }

  // The rule set with the picks laid over it, whether or not they go together.
  [[nodiscard]] qanun::Resolved resolved(std::span<const Pick> picks) const;
  // The relation that forbids them.
  [[nodiscard]] std::optional<qanun::Finding> forbidden(std::span<const Pick> picks) const;
  [[nodiscard]] Applied apply(std::span<const Pick> picks) const;

  // "bid.rounds: 1".
  [[nodiscard]] std::string text(Pick pick) const;
  // A rule file that says only what is picked: it extends the rule set `parent`.
  [[nodiscard]] std::string rule_file(std::span<const Pick> picks, std::string_view name,
                                      std::string_view parent) const;

 private:
  const qanun::Registry* registry_;
  qanun::Resolved own_;
  std::vector<SpaceOption> options_{};
};

}  // namespace proof
