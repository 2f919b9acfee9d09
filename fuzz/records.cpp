// The bytes are a line of a file of records.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "installation.hpp"
#include "promise.hpp"
#include "qanun/record.hpp"

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

constexpr std::string_view kOtherRules = "the fingerprint is of other rules";
constexpr std::string_view kOurs = "these rules ";
constexpr std::string_view kField = "\"fingerprint\":\"";
constexpr std::size_t kDigits = 16;

RecordReader& record_reader() {
  static RecordReader one{fuzz::reader()};
  return one;
}

std::optional<HandRecord> read(std::string_view line, Problem& problem) {
  auto record = record_reader().read(line, problem);
  fuzz::keep(record.has_value() == problem.empty(), "a record and a problem, or neither");
  if (!record) fuzz::keep_well_said(problem);
  return record;
}

// Nobody guesses the fingerprint of changed options: the right one is written into the line, so that what comes behind
// it is tried too.
std::string with_right_fingerprint(std::string line, const Problem& problem) {
  if (!problem.en.starts_with(kOtherRules)) return {};
  const std::size_t ours = problem.en.rfind(kOurs);
  const std::size_t field = line.find(kField);
  if (ours == std::string::npos || field == std::string::npos) return {};
  const std::size_t begin = field + kField.size();
  const std::size_t end = line.find('"', begin);
  if (end == std::string::npos) return {};
  return line.replace(begin, end - begin, problem.en.substr(ours + kOurs.size(), kDigits));
}

bool is_same(const Replayed& a, const Replayed& b, const RuleSet& rules) {
  return a.status == b.status && a.hand.phase == b.hand.phase && a.differences.size() == b.differences.size() &&
         a.refused_action == b.refused_action && sheet_json(rules, a.sheet) == sheet_json(rules, b.sheet);
}

void keep_consistent(const HandRecord& record, const Replayed& replayed) {
  const bool over = replayed.hand.over();
  fuzz::keep((replayed.status == ReplayStatus::differs) == !replayed.differences.empty(), "it differs in nothing");
  fuzz::keep((replayed.status == ReplayStatus::refused) == replayed.refusal.has_value(), "refused without a reason");
  if (replayed.refusal) {
    fuzz::keep(replayed.refused_action < record.actions.size(), "an action is refused that is none of the record");
    fuzz::keep(!replayed.refusal->text.en.empty() && !replayed.refusal->text.ar.empty(), "a refusal says nothing");
    fuzz::keep(!replayed.refusal->name.empty(), "a refusal has no name");
  }
  if (replayed.status == ReplayStatus::same || replayed.status == ReplayStatus::scored)
    fuzz::keep(replayed.hand.phase == Phase::ended, "a sheet of a hand that goes on");
  if (replayed.status == ReplayStatus::open) fuzz::keep(!over, "a hand that is over is called open");
  for (const Difference& one : replayed.differences) fuzz::keep(!one.field.empty(), "a difference without a field");
}

// Written as it was read, it reads and replays as it did, and is written to the same bytes again.
void keep_rewritten(const HandRecord& record, const Replayed& replayed) {
  const RuleSet& rules = *record.rules;
  const RecordWriter writer{fuzz::reader().registry(), rules};
  const bool ends = replayed.status == ReplayStatus::same || replayed.status == ReplayStatus::scored;
  Hand begun;
  begin(rules, begun, record.dealer, record.deck, record.scores, record.number);
  const Hand& hand = ends ? replayed.hand : begun;
  std::string line;
  writer.append(line, hand, Points{record.held}, record.actions, ends ? &replayed.sheet : nullptr);
  Problem problem;
  const auto again = read(std::string_view{line}.substr(0, line.size() - 1), problem);
  if (!again) {
    // Written out in full a line may grow beyond what is read.
    fuzz::keep(line.size() > kLongestRecord, "what was written cannot be read: " + problem.en + "\n" + line);
    return;
  }
  fuzz::keep(again->rules->fingerprint() == rules.fingerprint(), "written and read, the rules are others");
  fuzz::keep(again->actions == record.actions && again->deck == record.deck, "written and read, the hand is another");
  std::string twice;
  RecordWriter{fuzz::reader().registry(), *again->rules}.append(twice, hand, Points{again->held}, again->actions,
                                                                ends ? &replayed.sheet : nullptr);
  fuzz::keep(line == twice, "written twice, the bytes are others:\n" + line + twice);
  const Replayed other = replay(*again);
  if (ends) fuzz::keep(other.status == ReplayStatus::same, "a record that was just written does not replay");
  if (!ends && record.sheet.empty())
    fuzz::keep(is_same(replayed, other, rules), "written and read, it replays differently");
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  static_cast<void>(fuzz::reader());
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line{reinterpret_cast<const char*>(data), size};
  Problem problem;
  Problem same;
  auto record = read(line, problem);
  fuzz::keep(read(line, same).has_value() == record.has_value() && same.en == problem.en && same.ar == problem.ar,
             "read twice, something else is said");
  if (!record) record = read(with_right_fingerprint(std::string{line}, problem), problem);
  if (!record) return 0;
  const Replayed replayed = replay(*record);
  fuzz::keep(is_same(replayed, replay(*record), *record->rules), "replayed twice, it is another hand");
  keep_consistent(*record, replayed);
  keep_rewritten(*record, replayed);
  return 0;
}
