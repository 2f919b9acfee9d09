#include "compare/interactions_part.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "command_line/saying.hpp"

namespace program {

namespace {

using proof::Change;
using proof::OptionPair;
using proof::RuleSpace;

// [sample, hands]; sample 0 is no change.
Json change_json(const Change& change) {
  return Json::array({change.pick ? change.pick->sample : std::uint16_t{0}, change.hands});
}

// False where the option has no such sample.
bool read_change(const Json& json, const RuleSpace& space, std::uint64_t seed, Change& change) {
  const auto sample = json.at(0).get<std::uint16_t>();
  const auto& samples = space.options()[change.option].samples;
  json.at(1).get_to(change.hands);
  if (sample >= samples.size()) return false;
  if (sample > 0)
    change.pick = {change.option, sample};
  else if (samples.size() > 1)  // none of them could be, the last one neither
    change.hindrance = hindrance_of(space, seed, {{change.option, static_cast<std::uint16_t>(samples.size() - 1)}});
  return true;
}

Json pair_json(const OptionPair& pair) {
  if (!pair.tried) return nullptr;
  Json json{pair.compared, pair.points, pair.choices, pair.surplus, pair.weight, pair.shown};
  if (!pair.example) return json;
  const proof::PairExample& example = *pair.example;
  json.push_back(
      Json::array({example.index, static_cast<unsigned>(example.interplay), example.counted, example.points}));
  return json;
}

bool read_pair(const Json& json, const RuleSpace& space, std::uint64_t seed, OptionPair& pair) {
  pair.tried = !json.is_null();
  if (!pair.tried) {
    pair.hindrance = hindrance_of(space, seed, {pair.picks[0], pair.picks[1]});
    return true;
  }
  json.at(0).get_to(pair.compared);
  json.at(1).get_to(pair.points);
  json.at(2).get_to(pair.choices);
  json.at(3).get_to(pair.surplus);
  json.at(4).get_to(pair.weight);
  json.at(5).get_to(pair.shown);
  if (json.size() < 7) return pair.interplays() == 0;
  const Json& given = json.at(6);
  const auto interplay = given.at(1).get<unsigned>();
  if (interplay > static_cast<unsigned>(proof::Interplay::deal)) return false;
  proof::PairExample example{.index = given.at(0).get<std::uint64_t>(),
                             .interplay = static_cast<proof::Interplay>(interplay),
                             .counted = given.at(2).get<bool>()};
  given.at(3).get_to(example.points);
  pair.example = example;
  return true;
}

// The part that looked at most options: all of them, unless it was interrupted.
const Part& widest(const Parts& parts) {
  const auto width = [](const auto& one) { return one.second.body.at("changes").size(); };
  return std::max_element(parts.begin(), parts.end(),
                          [&](const auto& one, const auto& other) { return width(one) < width(other); })
      ->second;
}

}  // namespace

Json mapped_json(const std::string& asked, const proof::Interactions& found) {
  Json json{{"asked", asked}, {"changes", Json::array()}, {"pairs", Json::array()}};
  for (const Change& change : found.changes) json["changes"].push_back(change_json(change));
  for (const OptionPair& pair : found.pairs) json["pairs"].push_back(pair_json(pair));
  return json;
}

bool put_together(const RuleSpace& space, std::uint64_t seed, const Parts& parts, proof::Interactions& found) {
  found.rules = space.apply({}).rules;
  found.changes = changes_to_try(space);
  const Json& changes = widest(parts).body.at("changes");
  if (found.rules == nullptr || changes.size() > found.changes.size()) return false;
  found.changes.resize(changes.size());
  for (std::size_t i = 0; i < changes.size(); ++i)
    if (!read_change(changes.at(i), space, seed, found.changes[i])) return false;

  std::vector<OptionPair> all = pairs_of(found.changes);
  found.wanted = all.size();
  std::vector<bool> done(all.size(), false);
  for (const auto& [number, part] : parts) {
    if (part.body.at("changes") != changes) {
      if (part.whole()) return false;
      continue;  // it was interrupted before the first pair
    }
    std::size_t place = part.shard;
    for (const Json& one : part.body.at("pairs")) {
      if (place >= all.size() || !read_pair(one, space, seed, all[place])) return false;
      done[place] = true;
      place += part.shards;
    }
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    if (done[i]) found.pairs.push_back(std::move(all[i]));
  return true;
}

InteractionsArguments interactions_arguments(const Part& part) {
  InteractionsArguments arguments;
  part.body.at("asked").get_to(arguments.rules);
  part.run.at("sections").get_to(arguments.sections);
  part.run.at("hands").get_to(arguments.hands);
  part.run.at("seed").get_to(arguments.seed);
  return arguments;
}

std::string interactions_line(const Part& part) {
  const InteractionsArguments arguments = interactions_arguments(part);
  std::string sections;
  for (const std::string& one : arguments.sections) sections += (sections.empty() ? "" : ",") + one;
  return fmt::format("qanun interactions {}{} --hands {} --seed {}", shell_word(printable(arguments.rules)),
                     sections.empty() ? "" : " --section " + shell_word(printable(sections)), arguments.hands,
                     arguments.seed);
}

}  // namespace program
