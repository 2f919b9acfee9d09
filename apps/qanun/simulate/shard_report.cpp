#include "simulate/shard_report.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "command_line/saying.hpp"
#include "streams/line_reader.hpp"

namespace program {

namespace {

constexpr std::size_t kLongestReport = 1U << 20U;

// Of "I/N", both from 1.
bool read_shard(const std::string& text, ShardReport& report) {
  const char* const end = text.data() + text.size();
  const auto [slash, first] = std::from_chars(text.data(), end, report.shard);
  if (first != std::errc{} || slash == end || *slash != '/') return false;
  const auto [rest, second] = std::from_chars(slash + 1, end, report.run.shards);
  if (second != std::errc{} || rest != end || report.shard < 1 || report.shard > report.run.shards) return false;
  --report.shard;
  return true;
}

// Throws where something is missing or of another kind.
bool read_report(ShardReport& report) {
  const Json& body = report.body;
  report.run.rules = body.at("rules").get<std::string>();
  report.run.fingerprint = body.at("fingerprint").get<std::string>();
  report.run.what = body.at("what").get<std::string>();
  report.run.seed = body.at("seed").get<std::uint64_t>();
  report.run.total = body.at("total").get<std::uint64_t>();
  if (body.contains("faults"))
    report.run.faults_per_million =
        static_cast<std::uint32_t>(std::lround(body.at("faults").at("rate").get<double>() * qanun::kAlwaysErring));
  report.wanted = body.at("wanted").get<std::uint64_t>();
  report.done = body.at("done").get<std::uint64_t>();
  report.seconds = body.at("seconds").get<double>();
  report.threads = body.at("threads").get<unsigned>();
  return read_shard(body.at("shard").get<std::string>(), report);
}

bool is_report(ShardReport& report) {
  try {
    return report.body.is_object() && read_report(report);
  } catch (const nlohmann::json::exception&) { return false; }
}

Sentence unreadable(const std::string& file, int error) {
  const std::string why = std::generic_category().message(error);
  return {fmt::format("'{}' cannot be read: {}", printable(file), why),
          fmt::format("تعذّرت قراءة «{}»: {}", printable(file), why)};
}

// --- Counters --------------------------------------------------------------------------------------------------------

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

std::optional<ShardReport> read_shard_report(const std::string& file, Sentence& problem) {
  LineReader reader{file, kLongestReport};
  std::string_view line;
  const LineReader::Got got = reader.next(line);
  if (got == LineReader::Got::unreadable) {
    problem = unreadable(file, reader.error());
    return std::nullopt;
  }
  ShardReport report;
  report.file = file;
  const bool has_line = got == LineReader::Got::line || got == LineReader::Got::cut;
  if (has_line) report.body = Json::parse(line, nullptr, false);
  if (has_line && is_report(report)) return report;
  problem = {fmt::format("'{}' is not what `qanun simulate --format json` writes", printable(file)),
             fmt::format("«{}» ليس مما يكتبه qanun simulate --format json", printable(file))};
  return std::nullopt;
}

std::optional<Statistics> statistics_of(const Json& body, const qanun::RuleSet& rules) {
  Statistics statistics{rules};
  try {
    read_statistics(body, rules, statistics);
  } catch (const std::exception&) { return std::nullopt; }
  return statistics;
}

}  // namespace program
