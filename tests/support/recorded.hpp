// Random hands as records.
#pragma once

#include <string>
#include <vector>

#include "qanun/playout.hpp"
#include "qanun/record.hpp"
#include "support/rules.hpp"

namespace support {

inline std::vector<std::string> rule_set_names() {
  std::vector<std::string> names;
  for (const qanun::Listed& one : installation().reader().list()) names.push_back(one.name);
  return names;
}

// A random hand with its actions.
struct Recorded {
  qanun::PlayedHand played;
  qanun::ActionLog log;

  Recorded(const qanun::RuleSet& rules, std::uint64_t seed, std::uint64_t index) {
    qanun::play_random_hand(rules, seed, index, played, &log);
  }
  // The record with its first `actions` actions alone, without its newline.
  [[nodiscard]] std::string cut(const qanun::RecordWriter& writer, std::size_t actions) const {
    return written(writer, actions, nullptr);
  }
  [[nodiscard]] std::string line(const qanun::RecordWriter& writer) const {
    return written(writer, log.actions.size(), &played.sheet);
  }

 private:
  std::string written(const qanun::RecordWriter& writer, std::size_t actions, const qanun::ScoreSheet* sheet) const {
    std::string text;
    writer.append(text, played.hand, qanun::Points{}, std::span{log.actions}.first(actions), sheet);
    text.pop_back();
    return text;
  }
};

}  // namespace support
