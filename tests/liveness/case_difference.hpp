// Cases of tests/cases asked again with an option at another value.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "qanun/cases.hpp"

namespace liveness {

// A file with its cases.
class CaseFile {
 public:
  explicit CaseFile(const std::string& name);
  // All files by name.
  [[nodiscard]] static std::vector<std::string> names();

  // The ids of its cases in the order written; with `option`, only of those that set it.
  [[nodiscard]] std::vector<std::string> ids(const std::string& option = {}) const;
  // What came of these cases with the option at that value, by id; cases that cannot be asked so are left out.
  [[nodiscard]] std::map<std::string, qanun::CaseResult> results(const std::vector<std::string>& ids,
                                                                 const std::string& option,
                                                                 const std::string& value) const;

 private:
  [[nodiscard]] const qanun::yaml::Node& cases() const;

  qanun::yaml::Document document_{};
};

// What differs in the answers of a case, one of which is right; nothing where they are alike or both wrong.
[[nodiscard]] std::optional<std::string> difference_of_answers(const qanun::CaseResult& sample,
                                                               const qanun::CaseResult& against);

// `which` is "FILE ID".
[[nodiscard]] std::optional<std::string> difference_in_case(const std::string& which, const std::string& option,
                                                            const std::string& sample, const std::string& against);

}  // namespace liveness
