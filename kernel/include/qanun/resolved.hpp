// A rule set with every option decided: what a rule file, its parents and the declared defaults come to.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

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

struct Resolved {
  std::string name{};
  std::string file{};                                // empty where there is none
  std::shared_ptr<const yaml::Document> document{};  // that file, where it holds examples
  std::string title_en, title_ar, summary_en, summary_ar;
  std::vector<std::string> ancestry{};                  // parents, nearest first
  std::array<std::string, 5> phases;                    // ids of implementations, in the order of kPhaseNames
  std::vector<std::string> features{};                  // in use, in declared order
  std::map<std::string, Setting, std::less<>> options;  // every option whose owner is in use
  std::vector<std::string> dropped{};                   // inherited options that went with an owner this file dropped

  [[nodiscard]] bool uses(std::string_view feature) const;
};

}  // namespace qanun
