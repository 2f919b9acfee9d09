// A rule set with every option decided: what a rule file, its parents and the declared defaults come to.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/condition.hpp"
#include "qanun/diagnostic.hpp"
#include "qanun/option.hpp"

namespace qanun {

namespace yaml {
struct Document;
}

inline constexpr std::array<std::string_view, 5> kPhaseNames{"deal", "bid", "declare", "play", "score"};

// Where a value came from.
struct Origin {
  std::string rule_set{};  // empty for the declared default
  Place place;             // of the value in its file
};

struct Setting {
  Value value{};
  Origin origin;
};

using Settings = std::map<std::string, Setting, std::less<>>;

// An entry of `when:`: options that stand otherwise where all its tests are met.
struct WhenEntry {
  std::string name{};
  std::vector<WhenTest> tests{};
  Settings sets{};
  std::vector<std::string> after{};  // names of entries that this one overrides
  Place place;
};

// All entries, one bit each, and what they come to.
struct When {
  std::vector<WhenEntry> entries{};
  std::map<std::uint64_t, std::size_t> chosen{};  // by the set of entries that hold: 0, or 1 + an alternative
  std::vector<Settings> alternatives{};           // what differs from the rule set
};

struct Resolved {
  std::string name{};
  std::string file{};                                // empty where there is none
  std::shared_ptr<const yaml::Document> document{};  // that file, where it holds examples
  std::string title_en, title_ar, summary_en, summary_ar;
  std::vector<std::string> ancestry{};  // parents, nearest first
  std::array<std::string, 5> phases;    // ids of implementations, in the order of kPhaseNames
  std::vector<std::string> features{};  // in use, in declared order
  Settings options{};                   // every option whose owner is in use
  When when{};
  std::vector<std::string> dropped{};  // inherited options that went with an owner this file dropped

  [[nodiscard]] bool uses(std::string_view feature) const;
};

}  // namespace qanun
