// Records: what is written is read and replayed to the byte, and whatever was altered is found.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "qanun/random.hpp"
#include "support/recorded.hpp"

namespace {

using nlohmann::json;
using qanun::ReplayStatus;

constexpr std::uint64_t kSeed = 1446;

// The result of a line in one word or sentence.
std::string answer_to(const std::string& line) {
  static qanun::RecordReader reader{support::installation().reader()};
  qanun::Problem problem;
  const auto record = reader.read(line, problem);
  if (!record) return "problem: " + problem.en;
  const qanun::Replayed replayed = qanun::replay(*record);
  switch (replayed.status) {
    case ReplayStatus::same:
      return "same";
    case ReplayStatus::differs:
      return "differs: " + replayed.differences.front().field + ": " + replayed.differences.front().recorded + " / " +
             replayed.differences.front().computed;
    case ReplayStatus::open:
      return "open";
    case ReplayStatus::scored:
      return "scored";
    case ReplayStatus::thrown_in:
      return "thrown in";
    case ReplayStatus::refused:
      break;
  }
  return "refused: " + std::string{replayed.refusal->name} + " at " + std::to_string(replayed.refused_action);
}

const qanun::RecordWriter& saudi_writer() {
  static const qanun::RecordWriter writer{support::installation().registry(), support::rules("saudi")};
  return writer;
}

// A hand of the Saudi rules in which all 32 cards were played.
std::string saudi_line(std::uint64_t index = 0) {
  for (;; ++index) {
    const support::Recorded hand{support::rules("saudi"), kSeed, index};
    if (hand.played.hand.cards_played == qanun::kCards) return hand.line(saudi_writer());
  }
}

json saudi_json(std::uint64_t index = 0) { return json::parse(saudi_line(index)); }

std::string answer_to(const json& record) { return answer_to(record.dump()); }

bool begins_with(const std::string& text, const std::string& start) {
  return text.compare(0, start.size(), start) == 0;
}

}  // namespace

TEST_CASE("every record of every rule set replays to the same sheet") {
  const auto names = support::rule_set_names();
  REQUIRE(!names.empty());
  const std::uint64_t hands = std::max<std::uint64_t>(50, 4000 / names.size());
  qanun::RecordReader reader{support::installation().reader()};
  std::string faults;
  for (const std::string& name : names) {
    const qanun::RuleSet& rules = support::rules(name);
    const qanun::RecordWriter writer{support::installation().registry(), rules};
    for (std::uint64_t i = 0; i < hands && faults.size() < 1000; ++i) {
      const support::Recorded hand{rules, kSeed, i};
      const std::string answer = answer_to(hand.line(writer));
      if (answer != "same") faults += name + " hand " + std::to_string(i) + ": " + answer + '\n';
    }
  }
  CHECK(faults == "");
}

TEST_CASE("a record that was read is written again to the same bytes") {
  qanun::RecordReader reader{support::installation().reader()};
  for (std::uint64_t i = 0; i < 100; ++i) {
    const std::string line = support::Recorded{support::rules("saudi"), kSeed, i}.line(saudi_writer());
    qanun::Problem problem;
    const auto record = reader.read(line, problem);
    REQUIRE(record);
    const qanun::Replayed replayed = qanun::replay(*record);
    const qanun::RecordWriter writer{support::installation().registry(), *record->rules};
    std::string again;
    writer.append(again, replayed.hand, qanun::Points{record->held}, record->actions, &replayed.sheet);
    REQUIRE(again == line + '\n');
  }
}

TEST_CASE("a record may stop at any action, and the next one is among the choices then") {
  std::string faults;
  for (const std::string& name : support::rule_set_names()) {
    const qanun::RuleSet& rules = support::rules(name);
    const qanun::RecordWriter writer{support::installation().registry(), rules};
    qanun::RecordReader reader{support::installation().reader()};
    for (std::uint64_t i = 0; i < 5 && faults.size() < 1000; ++i) {
      const support::Recorded hand{rules, kSeed, i};
      for (std::size_t n = 0; n < hand.log.actions.size(); ++n) {
        qanun::Problem problem;
        const auto record = reader.read(hand.cut(writer, n), problem);
        const auto replayed = record ? qanun::replay(*record) : qanun::Replayed{};
        const qanun::Action& next = hand.log.actions[n];
        bool offered = false;
        if (record && replayed.status == ReplayStatus::open) {
          const qanun::Decision decision = qanun::decide(*record->rules, replayed.hand);
          for (std::uint32_t choice = 0; choice < decision.size(); ++choice)
            offered = offered || decision.choice(choice) == next;
          offered = offered || qanun::interjections(*record->rules, replayed.hand).has({next.seat, next.call});
        }
        if (!offered)
          faults += name + " hand " + std::to_string(i) + " action " + std::to_string(n) + problem.en + '\n';
      }
    }
  }
  CHECK(faults == "");
}

TEST_CASE("a record of all actions without a sheet is scored") {
  const support::Recorded hand{support::rules("saudi"), kSeed, 0};
  CHECK(answer_to(hand.cut(saudi_writer(), hand.log.actions.size())) == "scored");
}

TEST_CASE("an altered sheet is found, with the field and both values") {
  json record = saudi_json();
  const auto points = record["sheet"]["lines"][0]["points"].get<int>();
  record["sheet"]["lines"][0]["points"] = points + 1;
  CHECK(answer_to(record) ==
        "differs: sheet.lines[0].points: " + std::to_string(points + 1) + " / " + std::to_string(points));

  record = saudi_json();
  record["sheet"]["verdict"] = "void";
  CHECK(begins_with(answer_to(record), "differs: sheet.verdict: \"void\" / "));

  record = saudi_json();
  record["sheet"]["lines"].erase(0);
  CHECK(begins_with(answer_to(record), "differs: sheet.lines["));

  record = saudi_json();
  record["sheet"]["more"] = 1;
  CHECK(answer_to(record) == "differs: sheet.more: 1 / nothing");

  record = saudi_json();
  record["sheet"]["held"] = 0.0;
  CHECK(answer_to(record) == "differs: sheet.held: 0.0 / 0");

  record = saudi_json();
  record["scores_after"][1] = record["scores_after"][1].get<int>() + 1;
  CHECK(begins_with(answer_to(record), "differs: scores_after[1]: "));

  record = saudi_json();
  record["match_winner"] = record.contains("match_winner") ? json(nullptr) : json(0);
  CHECK(begins_with(answer_to(record), "differs: match_winner: "));
}

TEST_CASE("one number changed before the hand is found") {
  for (const char* const field : {"held", "scores"}) {
    json record = saudi_json();
    if (record[field].is_array())
      record[field][0] = record[field][0].get<int>() + 1;
    else
      record[field] = record[field].get<int>() + 1;
    INFO(field);
    CHECK(answer_to(record) != "same");
  }
}

TEST_CASE("a card dealt to somebody else is found") {
  json record = saudi_json();
  const auto deck = record["deck"].get<std::string>();
  int found = 0;
  for (std::size_t i = 0; i + 1 < qanun::kCards; ++i) {
    std::string other = deck;
    std::swap(other[3 * i], other[3 * i + 3]);
    std::swap(other[3 * i + 1], other[3 * i + 4]);
    record["deck"] = other;
    if (answer_to(record) != "same") ++found;
  }
  // Two neighbours within a packet come to the same hand: the deal is five or six packets a seat.
  CHECK(found >= 8);
}

TEST_CASE("a card that stands twice, or too few, are found") {
  json record = saudi_json();
  auto deck = record["deck"].get<std::string>();
  record["deck"] = deck.substr(0, 3) + deck.substr(0, 2) + deck.substr(5);
  CHECK(answer_to(record) == "problem: the deck: the card '" + deck.substr(0, 2) + "' stands twice");
  record["deck"] = deck.substr(3);
  CHECK(answer_to(record) == "problem: the deck: 31 cards instead of 32");
  record["deck"] = "1S" + deck.substr(2);
  CHECK(answer_to(record) == "problem: the deck: '1S' is not a card");
}

TEST_CASE("an action that was changed, dropped or said twice is found") {
  const json record = saudi_json();
  const std::size_t actions = record["actions"].size();
  for (std::size_t i = 0; i < actions; ++i) {
    INFO(i);
    json dropped = record;
    dropped["actions"].erase(i);
    CHECK(answer_to(dropped) != "same");
    json twice = record;
    twice["actions"].insert(twice["actions"].begin() + static_cast<std::ptrdiff_t>(i), record["actions"][i]);
    CHECK(answer_to(twice) != "same");
    json other_seat = record;
    auto text = record["actions"][i].get<std::string>();
    text[0] = static_cast<char>('0' + (text[0] - '0' + 1) % 4);
    other_seat["actions"][i] = text;
    CHECK(answer_to(other_seat) != "same");
  }
  json last = record;
  std::swap(last["actions"][actions - 1], last["actions"][actions - 2]);
  CHECK(answer_to(last) == "refused: not_on_turn at " + std::to_string(actions - 2));
  json more = record;
  more["actions"].push_back("0: AS");
  CHECK(answer_to(more) == "refused: hand_over at " + std::to_string(actions));
  json less = record;
  less["actions"].erase(actions - 1);
  CHECK(answer_to(less).find("the hand is not over") != std::string::npos);
}

TEST_CASE("an action that is no action says which and why") {
  json record = saudi_json();
  record["actions"][0] = "0: shout";
  CHECK(answer_to(record) == "problem: action 1: 'shout' is no word of these rules");
  record["actions"][0] = "7: pass";
  CHECK(begins_with(answer_to(record), "problem: action 1: '7: pass' does not begin with a seat"));
  record["actions"][0] = 3;
  CHECK(begins_with(answer_to(record), "problem: the field 'actions' must be a list of texts"));
}

TEST_CASE("every field that is missing or of another type is named") {
  const json record = saudi_json();
  for (const auto& [name, value] : record.items()) {
    if (name == "match_winner") continue;
    INFO(name);
    json without = record;
    without.erase(name);
    CHECK(answer_to(without) == "problem: the field '" + name + "' is missing");
    json other = record;
    other[name] = value.is_object() ? json("text") : json(json::object());
    CHECK(answer_to(other) != "same");
    CHECK((answer_to(other).find(name == "qanun_record" ? "format" : name) != std::string::npos));
  }
  json more = record;
  more["dealers"] = 1;
  CHECK(answer_to(more) == "problem: there is no field \"dealers\"; did you mean 'dealer'?");
}

TEST_CASE("numbers that no hand has are refused") {
  for (const char* const field : {"dealer", "number", "held"})
    for (const char* const value : {"-1000000000000", "18446744073709551615", "1e400", "4.5", "99999999"}) {
      std::string line = saudi_line();
      const std::size_t at = line.find(std::string{'"'} + field + "\":") + std::string{field}.size() + 3;
      line.replace(at, line.find(',', at) - at, value);
      INFO(field << ' ' << value);
      CHECK(begins_with(answer_to(line), "problem: "));
    }
}

TEST_CASE("rules that this program does not have are an error") {
  json record = saudi_json();
  record["options"]["score.no_such"] = "1";
  CHECK(answer_to(record).find("score.no_such") != std::string::npos);
  record = saudi_json();
  record["phases"]["bid"] = "whist";
  CHECK(answer_to(record).find("whist") != std::string::npos);
  record = saudi_json();
  record["features"].push_back("thunder");
  CHECK(answer_to(record).find("thunder") != std::string::npos);
  record = saudi_json();
  record["phases"]["tea"] = "saudi";
  CHECK(answer_to(record) == "problem: 'phases' names a phase that does not exist");
  record = saudi_json();
  record["qanun_record"] = 2;
  CHECK(answer_to(record) == "problem: the record has format 2, this program reads format 1");
}

TEST_CASE("the fingerprint of other rules is an error that shows both") {
  json record = saudi_json();
  const auto ours = record["fingerprint"].get<std::string>();
  record["fingerprint"] = "0123456789abcdef";
  CHECK(answer_to(record) ==
        "problem: the fingerprint is of other rules: recorded \"0123456789abcdef\", these rules " + ours);
  record = saudi_json();
  record["options"]["match.target"] = "99";
  CHECK(begins_with(answer_to(record), "problem: the fingerprint is of other rules: recorded \"" + ours));
}

TEST_CASE("a line that was cut anywhere is an error") {
  const std::string line = saudi_line();
  for (std::size_t size = 0; size < line.size(); ++size) {
    const std::string answer = answer_to(line.substr(0, size));
    if (answer == "problem: it is cut in the middle: the JSON has no end") continue;
    FAIL_CHECK(size << ": " << answer);
  }
}

TEST_CASE("hostile lines are errors and nothing worse") {
  const std::string brackets(100'000, '[');
  CHECK(answer_to(brackets) == "problem: the line is longer than 65536 bytes");
  CHECK(answer_to(brackets.substr(0, 60'000)) == "problem: it is nested deeper than any record");
  CHECK(answer_to(std::string(60'000, '[') + std::string(5'000, ']')) ==
        "problem: it is nested deeper than any record");
  CHECK(answer_to(std::string{"{\"dealer\":0,\"dealer\":1}"}) == "problem: the key \"dealer\" stands twice");
  CHECK(answer_to(std::string{"[1]"}) == "problem: it is no JSON object");
  CHECK(begins_with(answer_to(std::string{"{} {}"}), "problem: it is not JSON, from byte "));
  CHECK(begins_with(answer_to(std::string{"{\"rules\":\"\xff\xfe\"}"}), "problem: it is not JSON, from byte "));
  CHECK(begins_with(answer_to(std::string("\0\0\0", 3)), "problem: "));
  json record = saudi_json();
  record["options"]["score.sun_rounding"] = "&a [*a]";
  CHECK(begins_with(answer_to(record), "problem: "));
}

TEST_CASE("a byte changed anywhere never takes the program down") {
  const std::string line = saudi_line();
  qanun::Random random{kSeed, 7};
  int unnoticed = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string other = line;
    other[random.below(static_cast<std::uint32_t>(line.size()))] = static_cast<char>(random.below(256));
    if (other != line && answer_to(other) == "same") ++unnoticed;
  }
  // Unnoticed are neighbours in a packet, the name of the rule set, and the dealt order of a card that changes nothing.
  CHECK(unnoticed < 100);
}
