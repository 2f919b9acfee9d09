#include "final_table.hpp"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <utility>

namespace {

// A blank where there is nothing to compare with.
void put_ratio(std::ostream& out, double rate, double base) {
  out << std::setw(14);
  if (rate > 0 && base > 0) {
    out << std::setprecision(2) << rate / base;
  } else {
    out << "-";
  }
}

}  // namespace

FinalTable::FinalTable(std::vector<Row> rows) : ConsoleReporter(OO_Tabular), rows_(std::move(rows)) {}

void FinalTable::ReportRuns(const std::vector<Run>& runs) {
  std::vector<Run> shown;
  for (const Run& run : runs) {
    const bool round = run.run_type == Run::RT_Iteration;
    const auto rate = run.counters.find("hands/s");
    if (round && !run.error_occurred && rate != run.counters.end())
      rates_[run.run_name.function_name].push_back(rate->second.value);
    const bool median = run.run_type == Run::RT_Aggregate && run.aggregate_name == "median";
    if (median || run.error_occurred || (round && run.repetitions <= 1)) shown.push_back(run);
  }
  ConsoleReporter::ReportRuns(shown);
}

double FinalTable::median_of(const std::string& name) const {
  const auto found = rates_.find(name);
  if (found == rates_.end()) return 0;
  std::vector<double> sorted = found->second;
  std::sort(sorted.begin(), sorted.end());
  const std::size_t half = sorted.size() / 2;
  return sorted.size() % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

void FinalTable::print(std::ostream& out) const {
  const auto flags = out.flags();
  out << "\nMedians of interleaved rounds, one thread. Compare ratios; figures of two runs do not compare.\n\n"
      << std::left << std::setw(21) << "" << std::right << std::setw(12) << "hands/s" << std::setw(24)
      << "lowest-highest" << std::setw(14) << "/ own engine" << std::setw(14) << "/ yardstick" << '\n';
  out << std::fixed;
  for (const auto& [name, base] : rows_) {
    const auto found = rates_.find(name);
    if (found == rates_.end()) continue;
    const std::vector<double>& rates = found->second;
    const auto [low, high] = std::minmax_element(rates.begin(), rates.end());
    const double rate = median_of(name);
    out << std::left << std::setw(21) << name << std::right << std::setprecision(0) << std::setw(12) << rate
        << std::setw(12) << *low << '-' << std::left << std::setw(11) << *high << std::right;
    put_ratio(out, rate, median_of(base));
    put_ratio(out, rate, median_of("yardstick"));
    out << '\n';
  }
  out.flags(flags);
}
