#include "final_table.hpp"

#include <fmt/format.h>

#include <ostream>
#include <string_view>

namespace bench {

namespace {

constexpr double kMilliseconds = 1000;
constexpr double kNanoseconds = 1e9;
constexpr double kMebibyte = 1024 * 1024;

std::string figure(std::optional<double> value, int digits = 2) {
  return value ? fmt::format("{:.{}f}", *value, digits) : "-";
}

void print_head(std::ostream& out, std::string_view title, std::string_view columns) {
  out << fmt::format("\n{:<34}{}\n", title, columns);
}

std::string rate_and_range(const Measured& one) {
  return fmt::format("{:>12.0f}{:>12.0f}-{:<11.0f}", one.median, one.low, one.high);
}

void print_rules(std::ostream& out, const Results& results) {
  const auto rules = results.group("hands");
  const auto engines = results.group("hardcoded");
  if (rules.empty() && engines.empty()) return;
  print_head(out, "RULES",
             fmt::format("{:>12}{:>24}{:>11}{:>11}{:>9}{:>13}", "hands/s", "lowest-highest", "/ engine", "/ yardst.",
                         "/ saudi", "steps / loop"));
  const auto line = [&](const Measured& one, std::optional<double> engine, std::optional<double> steps) {
    out << fmt::format("  {:<32}{}{:>11}{:>11}{:>9}{:>13}\n", one.row.name, rate_and_range(one), figure(engine),
                       figure(results.ratio(one.row.name, "yardstick")),
                       figure(results.ratio(one.row.name, "hands/saudi")), figure(steps));
  };
  if (const Measured* yardstick = results.find("yardstick")) line(*yardstick, {}, {});
  for (const Measured* one : engines) line(*one, {}, {});
  for (const Measured* one : rules)
    line(*one, one->ratio, results.ratio(one->row.name, "steps/" + within_group(one->row.name)));
}

// How much longer a hand takes with it than without: `with` and `without` are rows.
void cost_line(std::ostream& out, std::string_view what, const Results& results, const std::string& with,
               const std::string& without) {
  if (const auto times = results.ratio(without, with))
    out << fmt::format("  {:<32}{:>+11.1f}%\n", what, 100 * (*times - 1));
}

void print_costs(std::ostream& out, const Results& results) {
  const std::string whole = "hands/saudi";
  const std::string bare = "hook/none";
  if (!results.group("feature").empty()) print_head(out, "A FEATURE of saudi", "  time of a hand, against without it");
  for (const Measured* one : results.group("feature"))
    cost_line(out, within_group(one->row.name), results, whole, one->row.name);
  if (results.group("hook").size() > 1) print_head(out, "A HOOK that does nothing", "  against saudi without features");
  for (const Measured* one : results.group("hook"))
    if (one->row.name != bare) cost_line(out, within_group(one->row.name), results, one->row.name, bare);
  if (!results.group("when").empty()) print_head(out, "A CONDITION", "  against saudi without it");
  for (const Measured* one : results.group("when"))
    cost_line(out, within_group(one->row.name), results, one->row.name, whole);
  if (!results.group("unused").empty()) print_head(out, "WHAT IS NOT USED", "  against the same without it");
  cost_line(out, "all plugins / the one needed", results, bare, "unused/no_other_plugin");
  cost_line(out, "a feature that sits out", results, "unused/feature_sits_out", bare);
  cost_line(out, "options of what never happens", results, "unused/options", whole);
}

void print_parts(std::ostream& out, const Results& results) {
  const Measured* whole = results.find("hands/saudi");
  if (results.group("part").empty()) return;
  print_head(out, "PARTS OF A HAND of saudi", fmt::format("{:>12}{:>18}", "ns each", "of a hand's time"));
  for (const Measured* one : results.group("part")) {
    const auto share = whole == nullptr ? std::nullopt : std::optional{whole->median / one->median};
    out << fmt::format("  {:<32}{:>12.0f}{:>18}\n", within_group(one->row.name), kNanoseconds / one->median,
                       figure(share));
  }
}

void print_loading(std::ostream& out, const Results& results) {
  const auto start = results.find("process/start");
  if (!results.group("load").empty())
    print_head(out, "LOADING within a program", fmt::format("{:>12}{:>12}", "ms", "/ saudi"));
  for (const Measured* one : results.group("load"))
    out << fmt::format("  {:<32}{:>12.2f}{:>12}\n", within_group(one->row.name), one->median * kMilliseconds,
                       figure(one->ratio));
  if (!results.group("process").empty())
    print_head(out, "AS A PROCESS", fmt::format("{:>12}{:>20}", "ms", "beyond its start"));
  for (const Measured* one : results.group("process")) {
    const auto beyond = start == nullptr ? std::nullopt : std::optional{(one->median - start->median) * kMilliseconds};
    out << fmt::format("  {:<32}{:>12.2f}{:>20}\n", within_group(one->row.name), one->median * kMilliseconds,
                       figure(beyond));
  }
}

void print_threads(std::ostream& out, const Results& results) {
  if (results.group("threads").empty()) return;
  print_head(out, "THREADS, pinned", fmt::format("{:>12}{:>24}{:>11}", "hands/s", "lowest-highest", "/ one"));
  for (const Measured* one : results.group("threads"))
    out << fmt::format("  {:<32}{}{:>11}\n", within_group(one->row.name), rate_and_range(*one), figure(one->ratio));
}

void print_growth(std::ostream& out, const Results& results) {
  if (results.group("growth").empty()) return;
  print_head(out, "HANDS of one process", fmt::format("{:>12}{:>14}{:>12}", "ns a hand", "/ 1000000", "peak MiB"));
  for (const Measured* one : results.group("growth")) {
    const auto times = one->ratio ? std::optional{1 / *one->ratio} : std::nullopt;
    out << fmt::format("  {:<32}{:>12.0f}{:>14}{:>12.1f}\n", within_group(one->row.name), kNanoseconds / one->median,
                       figure(times), one->peak_bytes.value_or(0) / kMebibyte);
  }
}

void print_other_build(std::ostream& out, const Results& results) {
  if (results.group("against").empty()) return;
  print_head(out, "ANOTHER BUILD", fmt::format("{:>12}{:>24}{:>14}", "hands/s", "lowest-highest", "this / that"));
  for (const Measured* one : results.group("against")) {
    const auto times = one->ratio ? std::optional{1 / *one->ratio} : std::nullopt;
    out << fmt::format("  {:<32}{}{:>14}\n", within_group(one->row.name), rate_and_range(*one), figure(times));
  }
}

void print_sizes(std::ostream& out, const Results& results) {
  if (results.sizes.empty()) return;
  out << "\nSIZES\n";
  for (const Size& one : results.sizes)
    out << fmt::format("  {:<56}{:>8.{}f}\n", one.name, one.value, one.value == static_cast<int>(one.value) ? 0 : 1);
}

void print_demands(std::ostream& out, const std::vector<Demand>& demands) {
  if (demands.empty()) return;
  out << fmt::format("\n{:<60}{:>10}{:>9}\n", "ASKED AND REACHED", "asked", "reached");
  for (const Demand& one : demands)
    out << fmt::format("  {:<58}{:>3}{:>7.2f}{:>9.2f}{}\n", one.what,
                       one.bound == Demand::Bound::at_least ? ">=" : "<=", one.asked, one.reached,
                       one.holds() ? "" : "  missed");
}

}  // namespace

void print_tables(std::ostream& out, const Results& results, const std::vector<Demand>& demands) {
  out << "Medians of interleaved rounds, one thread. Compare ratios; figures of two runs do not compare.\n";
  print_rules(out, results);
  print_costs(out, results);
  print_parts(out, results);
  print_loading(out, results);
  print_threads(out, results);
  print_growth(out, results);
  print_other_build(out, results);
  print_sizes(out, results);
  print_demands(out, demands);
}

}  // namespace bench
