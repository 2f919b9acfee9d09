// What is measured: every row with the row that it is compared with.
#pragma once

#include <benchmark/benchmark.h>

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace bench {

// What cannot be measured at all; the text says why.
struct Unmeasurable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Row {
  std::string name;    // "hands/saudi": its group, and what
  std::string base{};  // the row it is compared with; empty: none
};

inline std::string group_of(const std::string& name) { return name.substr(0, name.find('/')); }
inline std::string within_group(const std::string& name) { return name.substr(name.find('/') + 1); }

// How far a run goes.
enum class Extent : bool { usual, long_ };

class Plan {
 public:
  using Measure = std::function<void(benchmark::State&)>;

  benchmark::internal::Benchmark* add(Row row, Measure measure) {
    rows_.push_back(std::move(row));
    return benchmark::RegisterBenchmark(rows_.back().name.c_str(), std::move(measure));
  }
  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }

 private:
  std::vector<Row> rows_{};
};

// What a row counts, in pieces a second; a row without it is measured in seconds.
inline void report_rate(benchmark::State& state, const char* pieces, std::uint64_t count) {
  state.counters[pieces] = benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
}
inline constexpr const char* kHandsRate = "hands/s";
inline constexpr const char* kPeakBytes = "peak_bytes";

}  // namespace bench
