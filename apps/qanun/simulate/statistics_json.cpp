#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "simulate/statistics_report.hpp"

namespace program {

namespace {

using Json = nlohmann::ordered_json;

template <class Declarations, class Counters>
Json by_key(const Declarations& declared, const Counters& counters) {
  Json out = Json::object();
  for (std::size_t i = 1; i < counters.size(); ++i) out[std::string{declared[i].key}] = counters[i];
  return out;
}

Json contracts(const qanun::RuleSet& rules, const Statistics& s) {
  Json out = Json::object();
  for (std::size_t kind = 1; kind < s.kinds.size(); ++kind) {
    const auto& n = s.kinds[kind];
    out[std::string{rules.kinds()[kind].key}] = {
        {"hands", n[0] + n[1] + n[2] + n[3]}, {"made", n[0]}, {"lost", n[1]}, {"tied", n[2]}, {"void", n[3]}};
  }
  return out;
}

Json levels(const qanun::RuleSet& rules, const Statistics& s) {
  Json out{{"none", s.levels[0]}};
  for (std::size_t i = 1; i < s.levels.size(); ++i) out[std::string{rules.levels()[i - 1].word}] = s.levels[i];
  return out;
}

Json winners(const std::array<std::uint64_t, kSides>& won) {
  return {{"side_0", won[0]}, {"side_1", won[1]}, {"nobody", won[2]}};
}

void add_statistics(Json& out, const RunSummary& run) {
  const Statistics& s = run.result->statistics;
  out["void_deals"] = s.void_deals;
  out["contracts"] = contracts(*run.rules, s);
  out["labels"] = by_key(run.rules->labels(), s.labels);
  out["melds"] = by_key(run.rules->meld_names(), s.melds);
  out["baloots"] = s.baloots;
  out["levels"] = levels(*run.rules, s);
  out["points"] = s.points;
  out["points_of_buyers"] = s.role_points[0];
  out["points_of_others"] = s.role_points[1];
  out["hands_won"] = winners(s.hands_won);
  if (s.hands > 0) out["highest"] = {{"points", s.highest}, {"index", s.highest_index}};
  if (run.faults.per_million > 0)
    out["faults"] = {{"rate", run.faults.per_million / double{qanun::kAlwaysErring}},
                     {"made", s.remarks[0]},
                     {"claimed", s.remarks[1]},
                     {"claimed_falsely", s.remarks[2]}};
  if (!run.matches) return;
  out["matches"] = s.matches;
  out["matches_won"] = winners(s.matches_won);
  out["longest_match"] = s.longest_match;
}

}  // namespace

std::string report_json(const RunSummary& run) {
  const SimulationResult& result = *run.result;
  const std::uint64_t hands = result.statistics.hands;
  Json out;
  out["rules"] = run.rules->name();
  out["fingerprint"] = fmt::format("{:016x}", run.rules->fingerprint());
  out["what"] = run.matches ? "matches" : "hands";
  out["seed"] = run.seed;
  out["shard"] = fmt::format("{}/{}", run.shard + 1, run.shards);
  out["threads"] = run.threads;
  out["total"] = run.total;
  out["wanted"] = run.wanted;
  out["done"] = result.done;
  out["interrupted"] = run.interrupted;
  out["hands"] = hands;
  out["seconds"] = result.seconds;
  out["hands_per_second"] = result.seconds > 0 ? static_cast<double>(hands) / result.seconds : 0.0;
  out["digest"] = fmt::format("{:016x}", result.statistics.digest);
  add_statistics(out, run);
  return out.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace program
