// Medians of the interleaved rounds, side by side: what is measured here are ratios, for the figures themselves drift.
#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

struct Row {
  std::string name;
  std::string base;  // the row that plays the same hands without a framework
};

// Shows the medians as they come, keeps every round, and prints the table at the end.
class FinalTable : public benchmark::ConsoleReporter {
 public:
  // The rows, in this order; what was not measured is left out.
  explicit FinalTable(std::vector<Row> rows);

  void ReportRuns(const std::vector<Run>& runs) override;

  [[nodiscard]] bool empty() const { return rates_.empty(); }
  void print(std::ostream& out) const;

 private:
  [[nodiscard]] double median_of(const std::string& name) const;

  std::vector<Row> rows_;
  std::map<std::string, std::vector<double>> rates_;  // hands a second, by name
};
