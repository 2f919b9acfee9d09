// Compares what came out with what a case expects, and notes what differs.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "cases/case_file.hpp"
#include "cases/reading.hpp"
#include "qanun/cases.hpp"

namespace qanun {

class Comparing {
 public:
  Comparing(const OneCase& one, const CaseReading& reading, CaseResult& result)
      : one_{one}, reading_{reading}, result_{result} {}

  // The expected value of that key; nothing where the case does not ask.
  [[nodiscard]] const yaml::Node* asks(std::string_view key) const { return one_.expect->find(key); }

  void differ(std::string_view what, const yaml::Node& node, const Argument& expected, const Argument& came);

  // Keeps what a hand was counted as, for whoever wants to see why.
  void keep(const Contract& contract, const ScoreSheet& sheet);

  // Each does nothing where the key is not asked.
  void number(std::string_view key, std::int64_t came);
  void word(std::string_view key, std::string_view came);  // compares the text as written
  void flag(std::string_view key, bool came);
  void pair(std::string_view key, std::array<std::int32_t, kTeams> came);
  void cards(std::string_view key, CardSet came);
  // `0 | 1 | none`; kNoTeam is none.
  void side(std::string_view key, Team came);

  [[nodiscard]] const CaseReading& reading() const { return reading_; }

 private:
  const OneCase& one_;
  const CaseReading& reading_;
  CaseResult& result_;
};

[[nodiscard]] std::string pair_text(std::array<std::int32_t, kTeams> pair);
[[nodiscard]] std::string side_text(Team team);

}  // namespace qanun
