#include "parts/part_set.hpp"

#include <fmt/format.h>

#include "command_line/saying.hpp"
#include "parts/parted_command.hpp"

namespace program {

namespace {

// Why a part is not of the run of the first; empty where it is.
std::optional<Sentence> stranger(const Part& first, const Part& other) {
  const std::string one = printable(first.name);
  const std::string another = printable(other.name);
  if (first.part_of != other.part_of)
    return Sentence{fmt::format("'{}' is a part of {} and '{}' of {}: they cannot be merged", one,
                                command_of(first.part_of), another, command_of(other.part_of)),
                    fmt::format("«{}» جزء من {} و«{}» من {}: لا يجتمعان", one, command_of(first.part_of), another,
                                command_of(other.part_of))};
  std::string what = differences(first.run, other.run);
  if (first.shards != other.shards)
    what += fmt::format("{}shards {} / {}", what.empty() ? "" : ", ", first.shards, other.shards);
  if (what.empty()) return std::nullopt;
  return Sentence{fmt::format("'{}' and '{}' are of different runs: {}", one, another, what),
                  fmt::format("«{}» و«{}» من تشغيلين مختلفين: {}", one, another, what)};
}

Sentence unfinished(const Part& part) {
  const std::string name = printable(part.name);
  const std::string line = line_of(part, part.shard);
  return {
      fmt::format("'{}' was interrupted after {} of {}: run it again with `{}`", name, part.done, part.wanted, line),
      fmt::format("«{}» توقّف بعد {} من {}: أعد تشغيله بالأمر `{}`", name, part.done, part.wanted, line)};
}

Sentence twice(const Part& one, const Part& other) {
  const std::string name = printable(one.name);
  const std::string another = printable(other.name);
  return {fmt::format("shard {}/{} stands in '{}' and in '{}'", one.shard + 1, one.shards, name, another),
          fmt::format("الجزء {}/{} موجود في «{}» وفي «{}»", one.shard + 1, one.shards, name, another)};
}

}  // namespace

std::string value_text(const Json& value) {
  return printable(value.is_string() ? value.get<std::string>()
                                     : value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string differences(const Json& run, const Json& other) {
  std::string what;
  for (const auto& [key, value] : run.items()) {
    const Json there = other.contains(key) ? other.at(key) : Json{};
    if (value == there) continue;
    what += fmt::format("{}{} {} / {}", what.empty() ? "" : ", ", printable(key), value_text(value), value_text(there));
  }
  return what;
}

std::optional<Objection> add_part(Parts& parts, Part part) {
  if (!parts.empty())
    if (auto why = stranger(parts.begin()->second, part)) return Objection{std::move(*why)};
  if (!part.whole()) return Objection{unfinished(part), kFindings};
  const std::uint64_t shard = part.shard;
  if (const auto known = parts.find(shard); known != parts.end()) return Objection{twice(known->second, part)};
  parts.emplace(shard, std::move(part));
  return std::nullopt;
}

std::optional<Objection> missing_part(const Parts& parts) {
  const Part& first = parts.begin()->second;
  if (parts.size() >= first.shards) return std::nullopt;
  std::uint64_t absent = 0;
  while (parts.contains(absent)) ++absent;
  const std::uint64_t count = first.shards - parts.size();
  const std::string line = line_of(first, absent);
  return Objection{
      {fmt::format("{} of {} shards missing, the first of them {}/{}: `{}`", count, first.shards, absent + 1,
                   first.shards, line),
       fmt::format("ينقص {} من {} أجزاء، أولها {}/{}: `{}`", count, first.shards, absent + 1, first.shards, line)},
      kFindings};
}

}  // namespace program
