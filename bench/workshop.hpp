// What all groups of rows work with: the rules, a folder for files of their own, the plan that they add to.
#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "hardcoded.hpp"
#include "installed_rules.hpp"
#include "plan.hpp"
#include "qanun/playout.hpp"

namespace bench {

constexpr std::uint64_t kSeed = 152;
constexpr const char* kWhole = "saudi";  // what everything is compared with

// What the framework plays.
struct Loaded {
  explicit Loaded(std::shared_ptr<const qanun::RuleSet> of) : rules{std::move(of)}, playout{*rules} {}
  std::shared_ptr<const qanun::RuleSet> rules;
  qanun::Playout playout;
};

// A folder for generated files, gone at the end.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  std::filesystem::path write(const std::string& name, const std::string& text) const;
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

class Workshop {
 public:
  explicit Workshop(Extent extent);

  // The shipped rule sets, by name; `kWhole` is one of them.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] const Loaded& shipped(const std::string& name) const { return *shipped_.at(name); }
  // Throws Unmeasurable where these rules do not load.
  const Loaded& load(const std::string& rules, const std::string& changes);
  const Loaded& keep(std::shared_ptr<const qanun::RuleSet> rules) { return kept_.emplace_back(std::move(rules)); }

  [[nodiscard]] const measured::InstalledRules& installed() const { return installed_; }
  [[nodiscard]] const Scratch& scratch() const { return scratch_; }
  [[nodiscard]] Extent extent() const { return extent_; }
  [[nodiscard]] Plan& plan() { return plan_; }
  [[nodiscard]] const Plan& plan() const { return plan_; }

 private:
  Extent extent_;
  Scratch scratch_{};
  measured::InstalledRules installed_;
  std::vector<std::string> names_;
  std::map<std::string, const Loaded*> shipped_{};
  std::deque<Loaded> kept_{};  // measured from the plan, so that it stays where it is
  Plan plan_{};
};

// The folder of the program that runs: `qanun` stands beside it.
[[nodiscard]] std::filesystem::path program_folder();

}  // namespace bench
