// Reads the entries of `when:` against a rule set whose own options are settled. What they come to together is worked
// out in alternatives.hpp.
#pragma once

#include <string>
#include <vector>

#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"
#include "reader/scalars.hpp"

namespace qanun {

// An entry as it stands in a file.
struct WrittenWhen {
  const yaml::Document* document = nullptr;
  const yaml::Node* node = nullptr;
  std::string rule_set{};
  bool own = true;  // of the uppermost layer; what stands below goes silently with the owners that it drops
};

inline constexpr std::size_t kMostWhenEntries = 64;  // one bit of a mask each

// Collects what layers say, the root first: an entry takes the place of one of the same name below, and none with
// neither `if` nor `set` drops it.
class WhenEntries {
 public:
  void add(const std::vector<WrittenWhen>& layer, Diagnostics& diagnostics);

  // All entries, read; those of parents that ask or set what no longer has an owner are named in `rules.dropped`.
  void read(const Registry& registry, Resolved& rules, Diagnostics& diagnostics) const;

 private:
  std::vector<WrittenWhen> entries_{};
};

// The section's set_by_when as a moment; kMoments where it may never be set by a condition.
[[nodiscard]] int latest_moment(std::string_view set_by_when);

// An entry in one line of YAML that reads back to the same.
[[nodiscard]] std::string when_text(const Registry& registry, const WhenEntry& entry);

}  // namespace qanun
