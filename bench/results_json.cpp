#include "results_json.hpp"

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

namespace bench {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kFormat = 1;

// "model name : ..." of the first processor.
std::string processor() {
  std::ifstream file{"/proc/cpuinfo"};
  for (std::string line; std::getline(file, line);)
    if (line.rfind("model name", 0) == 0 && line.find(": ") != std::string::npos)
      return line.substr(line.find(": ") + 2);
  return "unknown";
}

// Four digits: the rest is noise.
double rounded(double value) {
  if (value == 0) return 0;
  const double scale = std::pow(10.0, 3 - std::floor(std::log10(std::abs(value))));
  return std::round(value * scale) / scale;
}

Json row_of(const Measured& one) {
  Json row{{"name", one.row.name},    {"unit", one.unit},          {"median", rounded(one.median)},
           {"low", rounded(one.low)}, {"high", rounded(one.high)}, {"rounds", one.rounds}};
  if (!one.row.base.empty()) row["base"] = one.row.base;
  if (one.ratio) row["ratio"] = rounded(*one.ratio);
  if (one.peak_bytes) row["peak_bytes"] = *one.peak_bytes;
  return row;
}

Json row_of(const Demand& one) {
  return {{"what", one.what},
          {"bound", one.bound == Demand::Bound::at_least ? "at_least" : "at_most"},
          {"asked", one.asked},
          {"reached", rounded(one.reached)},
          {"holds", one.holds()}};
}

}  // namespace

std::string results_json(const Results& results, const std::vector<Demand>& demands) {
  Json out{{"qanun_bench", kFormat},
           {"machine", {{"processor", processor()}, {"threads", std::thread::hardware_concurrency()}}},
           {"build", {{"compiler", QANUN_BENCH_COMPILER}, {"flags", QANUN_BENCH_FLAGS}}}};
  for (const char* list : {"rows", "sizes", "demands"}) out[list] = Json::array();
  for (const Measured& one : results.rows) out["rows"].push_back(row_of(one));
  for (const Size& one : results.sizes) out["sizes"].push_back({{"name", one.name}, {"value", rounded(one.value)}});
  for (const Demand& one : demands) out["demands"].push_back(row_of(one));
  return out.dump(1) + '\n';
}

}  // namespace bench
