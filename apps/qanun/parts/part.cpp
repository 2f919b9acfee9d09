#include "parts/part.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <system_error>

#include "command_line/saying.hpp"
#include "simulate/simulate_part.hpp"
#include "streams/line_reader.hpp"

namespace program {

namespace {

constexpr std::size_t kLongestPart = 1U << 30U;
constexpr std::array<std::string_view, 3> kCommands{"simulate", "fuzz", "interactions"};

// Of "I/N", both from 1.
bool read_shard(const std::string& text, Part& part) {
  const char* const end = text.data() + text.size();
  const auto [slash, first] = std::from_chars(text.data(), end, part.shard);
  if (first != std::errc{} || slash == end || *slash != '/') return false;
  const auto [rest, second] = std::from_chars(slash + 1, end, part.shards);
  if (second != std::errc{} || rest != end || part.shard < 1 || part.shard > part.shards) return false;
  --part.shard;
  return true;
}

bool read_kind(const std::string& word, Part& part) {
  for (std::size_t i = 0; i < kCommands.size(); ++i) {
    if (word != kCommands[i]) continue;
    part.part_of = static_cast<PartOf>(i);
    return true;
  }
  return false;
}

// Throws where something is missing or of another kind.
bool read_fields(const Json& json, Part& part) {
  if (!json.contains("part_of")) {
    part.run = simulated_run(json);
    part.body = json;
  } else {
    if (!read_kind(json.at("part_of").get<std::string>(), part)) return false;
    part.run = json.at("run");
    part.body = json.at("body");
  }
  part.wanted = json.at("wanted").get<std::uint64_t>();
  part.done = json.at("done").get<std::uint64_t>();
  part.seconds = json.at("seconds").get<double>();
  part.threads = json.at("threads").get<unsigned>();
  return part.run.is_object() && read_shard(json.at("shard").get<std::string>(), part);
}

}  // namespace

std::string_view command_of(PartOf part_of) { return kCommands[static_cast<std::size_t>(part_of)]; }

std::string part_text(const Part& part) {
  const Json json{{"part_of", command_of(part.part_of)},
                  {"shard", fmt::format("{}/{}", part.shard + 1, part.shards)},
                  {"run", part.run},
                  {"threads", part.threads},
                  {"seconds", part.seconds},
                  {"wanted", part.wanted},
                  {"done", part.done},
                  {"body", part.body}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::optional<Part> part_in(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  Part part;
  try {
    if (json.is_object() && read_fields(json, part)) return part;
  } catch (const nlohmann::json::exception&) {}  // something is missing, or no number
  return std::nullopt;
}

std::optional<Part> read_part(const std::string& file, Sentence& problem) {
  LineReader reader{file, kLongestPart};
  std::string_view line;
  const LineReader::Got got = reader.next(line);
  const std::string name = printable(file);
  if (got == LineReader::Got::unreadable) {
    const std::string why = std::generic_category().message(reader.error());
    problem = {fmt::format("'{}' cannot be read: {}", name, why), fmt::format("تعذّرت قراءة «{}»: {}", name, why)};
    return std::nullopt;
  }
  const bool has_line = got == LineReader::Got::line || got == LineReader::Got::cut;
  auto part = has_line ? part_in(line) : std::nullopt;
  if (part) {
    part->name = file;
    return part;
  }
  problem = {fmt::format("'{}' is not what simulate, fuzz or interactions write with --shard I/N --format json", name),
             fmt::format("«{}» ليس مما تكتبه simulate أو fuzz أو interactions مع --shard I/N --format json", name)};
  return std::nullopt;
}

}  // namespace program
