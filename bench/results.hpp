// The rounds of every row as they come in, and what they come to: medians, for figures drift and ratios do not.
#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "plan.hpp"

namespace bench {

struct Measured {
  Row row;
  std::string unit;  // "hands/s" or another rate, or "s"
  double median = 0;
  double low = 0;
  double high = 0;
  std::size_t rounds = 0;
  std::optional<double> ratio{};       // median by the median of the base
  std::optional<double> peak_bytes{};  // of a process
};

// A figure that is counted, not timed.
struct Size {
  std::string name;
  double value = 0;
};

struct Results {
  std::vector<Measured> rows{};
  std::vector<Size> sizes{};
  std::vector<std::string> errors{};

  [[nodiscard]] const Measured* find(const std::string& name) const;
  // How often the first goes into the second; nothing where one of them was not measured.
  [[nodiscard]] std::optional<double> ratio(const std::string& name, const std::string& base) const;
  [[nodiscard]] std::vector<const Measured*> group(const std::string& name) const;
};

// Keeps every round. What else is shown of them is left to `display`, if there is one.
class Collector final : public benchmark::BenchmarkReporter {
 public:
  explicit Collector(std::unique_ptr<benchmark::BenchmarkReporter> display) : display_{std::move(display)} {}

  bool ReportContext(const Context& context) override;
  void ReportRuns(const std::vector<Run>& runs) override;
  void Finalize() override;

  // The rows of the plan that were measured, in its order.
  [[nodiscard]] Results results(const Plan& plan) const;

 private:
  struct Rounds {
    std::string unit{"s"};
    std::vector<double> values{};
    std::optional<double> peak_bytes{};
  };
  void keep(const Run& run);

  std::unique_ptr<benchmark::BenchmarkReporter> display_;
  std::map<std::string, Rounds> rounds_{};
  std::vector<std::string> errors_{};
};

}  // namespace bench
