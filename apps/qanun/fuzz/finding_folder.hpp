// The folder of `qanun fuzz`: a minimal rule file and a record for each finding, and what was searched, so that the
// next run goes on.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "command_line/session.hpp"
#include "proof/search.hpp"

namespace program {

// What was written of a finding.
struct FindingFiles {
  std::string rules{};   // path of the rule file
  std::string record{};  // path of the record; empty where there is no hand
  std::string doubt{};   // why the rule file does not come to the rules that were searched; empty where it does
};

class FindingFolder {
 public:
  // Makes the folder. `space` is of the rule set that is searched, `rules` as the user named it.
  FindingFolder(const Session& session, const proof::RuleSpace& space, std::string folder);

  // Nothing once something could not be written: `problem` says what and why, in both languages.
  [[nodiscard]] std::optional<FindingFiles> write(const proof::Found& found);
  [[nodiscard]] std::string read_corpus(std::uint64_t signature) const;
  [[nodiscard]] bool write_corpus(std::uint64_t signature, const std::string& text);
  [[nodiscard]] const qanun::Problem& problem() const { return problem_; }
  [[nodiscard]] bool usable() const { return problem_.empty(); }

 private:
  [[nodiscard]] std::filesystem::path corpus_file(std::uint64_t signature) const;
  [[nodiscard]] std::string free_name(const std::string& code) const;
  [[nodiscard]] std::string rule_text(const proof::Found& found, const std::string& name) const;
  [[nodiscard]] bool write_record(const proof::Found& found, const std::filesystem::path& file);
  // A rule file that has no name known everywhere is laid beside, with those that it extends.
  [[nodiscard]] bool bring_parents();
  [[nodiscard]] bool bring(const std::filesystem::path& file);
  bool put(const std::filesystem::path& file, const std::string& text);
  bool fail(const std::filesystem::path& file, const std::string& why);

  const Session& session_;
  const proof::RuleSpace& space_;
  std::filesystem::path folder_;
  qanun::Problem problem_{};
};

}  // namespace program
