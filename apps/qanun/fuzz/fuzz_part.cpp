#include "fuzz/fuzz_part.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command_line/saying.hpp"

namespace program {

namespace {

using proof::Coverage;
using proof::Found;
using proof::Picks;
using proof::RuleSpace;
using proof::Shown;

// --- Written ---------------------------------------------------------------------------------------------------------

Json coverage_json(const Coverage& coverage) { return {coverage.reached, coverage.reachable, coverage.forbidden}; }

Json picks_json(const Picks& picks) {
  Json json = Json::array();
  for (const proof::Pick pick : picks) json.push_back(Json::array({pick.option, pick.sample}));
  return json;
}

Json found_json(const Found& found) {
  const proof::Fault& fault = found.fault;
  Json json{{"code", fault.code}, {"en", fault.en},       {"ar", fault.ar},
            {"seed", fault.seed}, {"index", fault.index}, {"picks", picks_json(found.picks)},
            {"hand", nullptr}};
  if (found.hand)
    json["hand"] = {found.hand->seed, found.hand->index, found.hand->erring.per_million, found.hand->aimed};
  return json;
}

Json shown_json(const Shown& shown) {
  Json json{{"number", shown.number}, {"first", found_json(shown.first)}, {"doubtful", shown.doubtful}};
  if (shown.smallest) json["smallest"] = found_json(*shown.smallest);
  return json;
}

// --- Read ------------------------------------------------------------------------------------------------------------

Coverage coverage_in(const Json& json) {
  return {.reached = json.at(0).get<std::uint64_t>(),
          .reachable = json.at(1).get<std::uint64_t>(),
          .forbidden = json.at(2).get<std::uint64_t>()};
}

// Nothing where the space has no such samples.
std::optional<Picks> picks_in(const Json& json, const RuleSpace& space) {
  Picks picks;
  for (const Json& one : json) {
    const proof::Pick pick{one.at(0).get<std::uint16_t>(), one.at(1).get<std::uint16_t>()};
    const auto& options = space.options();
    if (pick.option >= options.size() || pick.sample >= options[pick.option].samples.size()) return std::nullopt;
    picks.push_back(pick);
  }
  return picks;
}

std::optional<Found> found_in(const Json& json, const RuleSpace& space) {
  auto picks = picks_in(json.at("picks"), space);
  if (!picks) return std::nullopt;
  Found found{.picks = std::move(*picks)};
  json.at("code").get_to(found.fault.code);
  json.at("en").get_to(found.fault.en);
  json.at("ar").get_to(found.fault.ar);
  json.at("seed").get_to(found.fault.seed);
  json.at("index").get_to(found.fault.index);
  if (const Json& hand = json.at("hand"); !hand.is_null())
    found.hand = {.seed = hand.at(0).get<std::uint64_t>(),
                  .index = hand.at(1).get<std::uint64_t>(),
                  .erring = {hand.at(2).get<std::uint32_t>()},
                  .aimed = hand.at(3).get<bool>()};
  return found;
}

std::optional<Shown> shown_in(const Json& json, const RuleSpace& space) {
  auto first = found_in(json.at("first"), space);
  if (!first) return std::nullopt;
  Shown shown{.number = json.at("number").get<std::uint64_t>(), .first = std::move(*first)};
  json.at("doubtful").get_to(shown.doubtful);
  if (!json.contains("smallest")) return shown;
  shown.smallest = found_in(json.at("smallest"), space);
  if (!shown.smallest) return std::nullopt;
  return shown;
}

std::string with_commas(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : ",") + word;
  return out;
}

}  // namespace

Json fuzzed_json(const FuzzedRules& fuzzed) {
  const proof::Progress& progress = fuzzed.progress;
  Json json{{"signature", fuzzed.signature},
            {"combinations", progress.combinations},
            {"hands", progress.hands},
            {"stage", static_cast<unsigned>(progress.stage)},
            {"pairs", coverage_json(progress.pairs)},
            {"triples", coverage_json(progress.triples)},
            {"seconds", fuzzed.seconds},
            {"shown", Json::array()}};
  for (const Shown& one : fuzzed.shown) json["shown"].push_back(shown_json(one));
  return json;
}

std::optional<FuzzedRules> fuzzed_in(const Json& json, const RuleSpace& space) {
  FuzzedRules fuzzed;
  json.at("signature").get_to(fuzzed.signature);
  json.at("combinations").get_to(fuzzed.progress.combinations);
  json.at("hands").get_to(fuzzed.progress.hands);
  const auto stage = json.at("stage").get<unsigned>();
  if (stage > static_cast<unsigned>(proof::Stage::chance)) return std::nullopt;
  fuzzed.progress.stage = static_cast<proof::Stage>(stage);
  fuzzed.progress.pairs = coverage_in(json.at("pairs"));
  fuzzed.progress.triples = coverage_in(json.at("triples"));
  json.at("seconds").get_to(fuzzed.seconds);
  for (const Json& one : json.at("shown")) {
    auto shown = shown_in(one, space);
    if (!shown) return std::nullopt;
    fuzzed.shown.push_back(std::move(*shown));
  }
  return fuzzed;
}

FuzzArguments fuzz_arguments(const Part& part) {
  FuzzArguments arguments;
  part.body.at("asked").get_to(arguments.rules);
  part.run.at("sections").get_to(arguments.sections);
  part.run.at("seed").get_to(arguments.seed);
  arguments.combinations = part.run.at("combinations").get<std::uint64_t>();
  part.run.at("faults per million").get_to(arguments.faults.per_million);
  return arguments;
}

std::string fuzz_line(const Part& part) {
  const FuzzArguments arguments = fuzz_arguments(part);
  std::string line = "qanun fuzz";
  for (const std::string& rules : arguments.rules) line += ' ' + shell_word(printable(rules));
  line += fmt::format(" -n {} --seed {}", *arguments.combinations, arguments.seed);
  if (!arguments.sections.empty()) line += " --vary " + shell_word(printable(with_commas(arguments.sections)));
  if (arguments.faults.per_million != FuzzArguments{}.faults.per_million)
    line += fmt::format(" --faults {}", arguments.faults.per_million / double{qanun::kAlwaysErring});
  return line;
}

}  // namespace program
