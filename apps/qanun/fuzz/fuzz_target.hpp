// One rule set that is searched: by this process alone, as a part, or put together from parts.
#pragma once

#include <string>
#include <vector>

#include "command_line/arguments.hpp"
#include "command_line/session.hpp"
#include "fuzz/finding_folder.hpp"
#include "fuzz/fuzz_part.hpp"
#include "fuzz/fuzz_report.hpp"
#include "streams/output.hpp"

namespace program {

// Exit codes are kFine, or kUnwritable with a line on standard error.
class FuzzTarget {
 public:
  // All must outlive it. `asked`: the rule set as it was named.
  FuzzTarget(const FuzzArguments& arguments, const Session& session, std::string asked, const qanun::RuleSet& rules);

  // Goes on where an earlier run with the same folder ended, for so many seconds, or until there are enough
  // combinations. Findings are written, and as text printed, as they come.
  [[nodiscard]] int search_alone(std::optional<double> seconds, Output& out);
  // Every Nth combination, from the beginning; nothing is written.
  [[nodiscard]] FuzzedRules search_part(ShardNumber shard) const;
  // How many combinations a part has, if the search does not end before.
  [[nodiscard]] std::uint64_t share_of(ShardNumber shard) const;
  // Settles what parts found, in the order of one process, and writes it.
  [[nodiscard]] int put_together(std::vector<FuzzedRules> parts, Output& out);

  [[nodiscard]] const proof::RuleSpace& space() const { return space_; }
  [[nodiscard]] const FuzzOutcome& outcome() const { return outcome_; }
  [[nodiscard]] bool has_findings() const { return !outcome_.findings.empty() || outcome_.known > 0; }

 private:
  [[nodiscard]] proof::SearchPlan plan(ShardNumber shard = {}) const;
  [[nodiscard]] bool keep(const proof::Found& found, FindingFolder& folder, Output& out);
  void close(Output& out) const;
  [[nodiscard]] int unwritable(const FindingFolder& folder) const;

  const FuzzArguments& arguments_;
  const Session& session_;
  proof::RuleSpace space_;
  FuzzOutcome outcome_{};
};

}  // namespace program
