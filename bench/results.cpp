#include "results.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace bench {

namespace {

double median_of(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

bool is_rate(std::string_view counter) { return counter.size() > 2 && counter.substr(counter.size() - 2) == "/s"; }

}  // namespace

const Measured* Results::find(const std::string& name) const {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Measured& one) { return one.row.name == name; });
  return found == rows.end() ? nullptr : &*found;
}

std::optional<double> Results::ratio(const std::string& name, const std::string& base) const {
  const Measured* one = find(name);
  const Measured* other = find(base);
  if (one == nullptr || other == nullptr || other->median <= 0) return std::nullopt;
  return one->median / other->median;
}

std::vector<const Measured*> Results::group(const std::string& name) const {
  std::vector<const Measured*> found;
  for (const Measured& one : rows)
    if (group_of(one.row.name) == name) found.push_back(&one);
  return found;
}

bool Collector::ReportContext(const Context& context) {
  if (display_ == nullptr) return true;
  display_->SetOutputStream(&GetOutputStream());
  display_->SetErrorStream(&GetErrorStream());
  return display_->ReportContext(context);
}

void Collector::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) keep(run);
  if (display_ != nullptr) display_->ReportRuns(runs);
}

void Collector::Finalize() {
  if (display_ != nullptr) display_->Finalize();
}

void Collector::keep(const Run& run) {
  const std::string& name = run.run_name.function_name;
  if (run.error_occurred) {
    errors_.push_back(name);
    errors_.back().append(": ").append(run.error_message);
    return;
  }
  if (run.run_type != Run::RT_Iteration) return;
  Rounds& rounds = rounds_[name];
  const auto rate =
      std::find_if(run.counters.begin(), run.counters.end(), [](const auto& one) { return is_rate(one.first); });
  if (rate != run.counters.end()) {
    rounds.unit = rate->first;
    rounds.values.push_back(rate->second.value);
  } else {
    rounds.values.push_back(run.real_accumulated_time / static_cast<double>(run.iterations));
  }
  if (const auto peak = run.counters.find(kPeakBytes); peak != run.counters.end())
    rounds.peak_bytes = std::max(rounds.peak_bytes.value_or(0), peak->second.value);
}

Results Collector::results(const Plan& plan) const {
  Results out;
  out.errors = errors_;
  for (const Row& row : plan.rows()) {
    const auto found = rounds_.find(row.name);
    if (found == rounds_.end()) continue;
    const auto& [unit, values, peak] = found->second;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    out.rows.push_back({row, unit, median_of(values), *low, *high, values.size(), {}, peak});
  }
  for (Measured& one : out.rows)
    if (!one.row.base.empty()) one.ratio = out.ratio(one.row.name, one.row.base);
  return out;
}

}  // namespace bench
