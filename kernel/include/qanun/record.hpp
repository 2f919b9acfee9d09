// Hand records: one hand a line of JSON, with all that is needed to replay it. docs/records.md describes every field.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/action.hpp"
#include "qanun/notation.hpp"
#include "qanun/rule_reader.hpp"
#include "qanun/rule_set.hpp"
#include "qanun/step.hpp"

namespace qanun {

inline constexpr int kRecordFormat = 1;
inline constexpr std::size_t kLongestRecord = 64U << 10U;  // bytes of a line; longer ones are refused

// A record as read: the rules it was played under, and what happened. Texts are in canonical form.
struct HandRecord {
  std::shared_ptr<const RuleSet> rules;
  Seat dealer = 0;
  std::array<std::int32_t, kTeams> scores{};  // before the hand
  std::int32_t held = 0;                      // before the hand
  std::uint16_t number = 1;                   // of the hand in its match
  std::array<std::uint8_t, kCards> deck{};    // in the order of dealing
  std::vector<Action> actions;
  std::string sheet{};         // as `sheet_json` writes it; empty where the record stops before
  std::string scores_after{};  // "[26,20]", or empty
  std::string match_winner{};  // "0", "1", "null" (a draw), or empty where the match goes on
};

// The sheet as JSON, keys in alphabetical order: equal sheets are equal bytes.
[[nodiscard]] std::string sheet_json(const RuleSet& rules, const ScoreSheet& sheet);

// Writes records of one rule set. Immutable after construction, shared between threads.
class RecordWriter {
 public:
  RecordWriter(const Registry& registry, const RuleSet& rules);

  // Appends one line with its newline. `held` are the points held before the hand; without a sheet the record stops
  // after its last action.
  void append(std::string& out, const Hand& hand, Points held, std::span<const Action> actions,
              const ScoreSheet* sheet) const;

 private:
  const RuleSet* rules_;
  std::string head_;  // what all records of the rule set begin with
};

// Reads records. Rule sets are compiled once and shared by all records that name the same parts.
class RecordReader {
 public:
  explicit RecordReader(const RuleReader& rules) : reader_(&rules) {}

  // `line` comes without its newline. Nothing where it is no record of rules that this program has; `problem` says why.
  [[nodiscard]] std::optional<HandRecord> read(std::string_view line, Problem& problem);

 private:
  [[nodiscard]] std::shared_ptr<const RuleSet> rules_of(const RuleReader::Parts& parts, const std::string& key,
                                                        Problem& problem);

  const RuleReader* reader_;
  std::map<std::string, std::shared_ptr<const RuleSet>> known_{};
};

// Something that a record says and its replay does not.
struct Difference {
  std::string field;  // "sheet.lines[2].points"
  std::string recorded;
  std::string computed;
};

enum class ReplayStatus : std::uint8_t {
  same,       // the sheet was recorded, and it is computed again to the byte
  differs,    // something recorded is not what comes out: `differences`
  open,       // the record stops while the hand goes on
  scored,     // the hand is over and no sheet was recorded: `sheet` is its sheet
  thrown_in,  // the cards are dealt again, nothing is written
  refused     // an action is not taken: `refusal`
};

struct Replayed {
  ReplayStatus status = ReplayStatus::open;
  Hand hand;
  ScoreSheet sheet;  // of a hand that is over
  std::vector<Difference> differences{};
  std::optional<Refusal> refusal{};
  std::size_t refused_action = 0;  // index of the action that was refused
};

// Plays the record again, action by action.
[[nodiscard]] Replayed replay(const HandRecord& record);

}  // namespace qanun
