// kind: hand: a whole record, which must replay to what it says.
#include <nlohmann/json.hpp>

#include <charconv>

#include "cases/questions.hpp"
#include "qanun/record.hpp"

namespace qanun {

namespace {

constexpr Text kMap{"a list of keys", "مجموعة مفاتيح"};

nlohmann::json scalar_json(const yaml::Node& node) {
  if (node.quoted) return node.text;
  if (node.text == "true" || node.text == "false") return node.text == "true";
  std::int64_t number = 0;
  const char* const end = node.text.data() + node.text.size();
  if (const auto read = std::from_chars(node.text.data(), end, number); read.ec == std::errc{} && read.ptr == end)
    return number;
  return node.text;
}

// The limits of the YAML reader bound the depth.
nlohmann::json json_of(const yaml::Node& node) {
  switch (node.kind) {
    case yaml::Node::Kind::null:
      return nullptr;
    case yaml::Node::Kind::scalar:
      return scalar_json(node);
    case yaml::Node::Kind::list: {
      nlohmann::json list = nlohmann::json::array();
      for (const yaml::Node& item : node.items) list.push_back(json_of(item));
      return list;
    }
    case yaml::Node::Kind::map:
      break;
  }
  nlohmann::json map = nlohmann::json::object();
  for (const auto& [key, value] : node.members) map[key.text] = json_of(value);
  return map;
}

Argument status_text(const Replayed& replayed) {
  switch (replayed.status) {
    case ReplayStatus::same:
      return "same";
    case ReplayStatus::differs: {
      const Difference& first = replayed.differences.front();
      return first.field + ": " + first.computed;
    }
    case ReplayStatus::open:
      return Text{"the hand is not over", "اليد لم تنته"};
    case ReplayStatus::scored:
      return Text{"no sheet was recorded", "لا ورقة حساب في السجل"};
    case ReplayStatus::thrown_in:
      return Text{"the cards are dealt again", "يُعاد التوزيع"};
    case ReplayStatus::refused:
      break;
  }
  return replayed.refusal ? Argument{replayed.refusal->text} : Argument{""};
}

}  // namespace

void ask_hand(const Question& question) {
  const yaml::Node& node = *question.given("record");
  if (!question.reading.scalars().wants(node, yaml::Node::Kind::map, "record", kMap)) return;
  RecordReader records{question.rule_reader};
  Problem problem;
  const auto record = records.read(json_of(node).dump(), problem);
  if (!record) {
    question.reading.report("E408", node, {Argument{problem.en, problem.ar}});
    return;
  }
  if (question.one.is_example() && record->rules->fingerprint() != question.rules().fingerprint())
    return question.reading.report("E426", node, {question.rules().name()});
  const Replayed replayed = replay(*record);
  if (const yaml::Node* sheet = question.comparing.asks("sheet"))
    if (question.reading.scalars().word(*sheet, "sheet", {"same"}, "E150") && replayed.status != ReplayStatus::same)
      question.comparing.differ("sheet", *sheet, "same", status_text(replayed));
  const yaml::Node* points = question.comparing.asks("points");
  if (points == nullptr) return;
  if (replayed.hand.phase == Phase::ended)
    question.comparing.pair("points", {replayed.sheet.points[0].value, replayed.sheet.points[1].value});
  else
    question.comparing.differ("points", *points,
                              pair_text(question.reading.pair(*points, "points", {-100'000, 100'000})),
                              status_text(replayed));
}

}  // namespace qanun
