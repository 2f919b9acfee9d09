// What `qanun replay` answers to one line.
#pragma once

#include <cstdint>
#include <string>

#include "qanun/record.hpp"
#include "qanun/text.hpp"

namespace program {

// Where the line stands.
struct RecordPlace {
  std::string file;
  std::uint64_t line = 0;
};

// A sentence for a record that was read and does not replay.
[[nodiscard]] qanun::Problem refusal_of(const qanun::HandRecord& record, const qanun::Replayed& replayed);

// For people. Empty for a record that replays, unless it is to be explained.
[[nodiscard]] std::string answer_text(const RecordPlace& place, const qanun::HandRecord& record,
                                      const qanun::Replayed& replayed, bool explain, qanun::Language language);
[[nodiscard]] std::string error_text(const RecordPlace& place, const qanun::Problem& problem, qanun::Language language);

// For programs: one object on one line.
[[nodiscard]] std::string answer_json(const RecordPlace& place, const qanun::HandRecord& record,
                                      const qanun::Replayed& replayed, qanun::Language language);
[[nodiscard]] std::string error_json(const RecordPlace& place, const qanun::Problem& problem, qanun::Language language);

}  // namespace program
