#include "simulate/simulate_part.hpp"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "command_line/saying.hpp"

namespace program {

namespace {

template <class Declarations, class Counters>
void read_by_key(const Json& json, const Declarations& declared, Counters& counters) {
  for (std::size_t i = 1; i < counters.size(); ++i) json.at(std::string{declared[i].key}).get_to(counters[i]);
}

void read_winners(const Json& json, std::array<std::uint64_t, kSides>& won) {
  json.at("side_0").get_to(won[0]);
  json.at("side_1").get_to(won[1]);
  json.at("nobody").get_to(won[2]);
}

void read_contracts(const Json& json, const qanun::RuleSet& rules, Statistics& s) {
  for (std::size_t kind = 1; kind < s.kinds.size(); ++kind) {
    const Json& one = json.at(std::string{rules.kinds()[kind].key});
    std::size_t outcome = 0;
    for (const char* const key : {"made", "lost", "tied", "void"}) one.at(key).get_to(s.kinds[kind][outcome++]);
  }
}

void read_levels(const Json& json, const qanun::RuleSet& rules, Statistics& s) {
  json.at("none").get_to(s.levels[0]);
  for (std::size_t i = 1; i < s.levels.size(); ++i)
    json.at(std::string{rules.levels()[i - 1].word}).get_to(s.levels[i]);
}

// The reverse of what statistics_json.cpp writes.
void read_statistics(const Json& body, const qanun::RuleSet& rules, Statistics& s) {
  body.at("hands").get_to(s.hands);
  s.digest = std::stoull(body.at("digest").get<std::string>(), nullptr, 16);
  body.at("void_deals").get_to(s.void_deals);
  read_contracts(body.at("contracts"), rules, s);
  read_by_key(body.at("labels"), rules.labels(), s.labels);
  read_by_key(body.at("melds"), rules.meld_names(), s.melds);
  body.at("baloots").get_to(s.baloots);
  read_levels(body.at("levels"), rules, s);
  body.at("points").get_to(s.points);
  body.at("points_of_buyers").get_to(s.role_points[0]);
  body.at("points_of_others").get_to(s.role_points[1]);
  read_winners(body.at("hands_won"), s.hands_won);
  if (s.hands > 0) {
    body.at("highest").at("points").get_to(s.highest);
    body.at("highest").at("index").get_to(s.highest_index);
  }
  if (body.contains("faults")) {
    std::size_t about = 0;
    for (const char* const key : {"made", "claimed", "claimed_falsely"})
      body.at("faults").at(key).get_to(s.remarks[about++]);
  }
  if (!body.contains("matches")) return;
  body.at("matches").get_to(s.matches);
  read_winners(body.at("matches_won"), s.matches_won);
  body.at("longest_match").get_to(s.longest_match);
}

}  // namespace

Json simulated_run(const Json& report) {
  std::int64_t per_million = 0;
  if (report.contains("faults")) per_million = std::lround(report.at("faults").at("rate").get<double>() * 1e6);
  return {
      {"rules", report.at("rules").get<std::string>()},   {"fingerprint", report.at("fingerprint").get<std::string>()},
      {"what", report.at("what").get<std::string>()},     {"seed", report.at("seed").get<std::uint64_t>()},
      {"total", report.at("total").get<std::uint64_t>()}, {"faults per million", per_million}};
}

SimulateArguments simulate_arguments(const Json& run) {
  SimulateArguments arguments;
  arguments.rules = run.at("rules").get<std::string>();
  arguments.hands = run.at("total").get<std::uint64_t>();
  arguments.matches = run.at("what") == "matches";
  arguments.seed = run.at("seed").get<std::uint64_t>();
  arguments.faults.per_million = run.at("faults per million").get<std::uint32_t>();
  return arguments;
}

std::string simulate_line(const Json& run) {
  const SimulateArguments arguments = simulate_arguments(run);
  std::string line = fmt::format("qanun simulate {} -n {} --seed {}", shell_word(printable(arguments.rules)),
                                 arguments.hands, arguments.seed);
  if (arguments.matches) line += " --what matches";
  if (arguments.faults.per_million > 0)
    line += fmt::format(" --faults {}", arguments.faults.per_million / double{qanun::kAlwaysErring});
  return line;
}

std::optional<Statistics> statistics_of(const Json& report, const qanun::RuleSet& rules) {
  Statistics statistics{rules};
  try {
    read_statistics(report, rules, statistics);
  } catch (const std::exception&) { return std::nullopt; }
  return statistics;
}

}  // namespace program
