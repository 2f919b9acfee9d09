#include <nlohmann/json.hpp>

#include "qanun/notation.hpp"
#include "replay/open_hand.hpp"
#include "replay/replay_answer.hpp"

namespace program {

namespace {

using Json = nlohmann::ordered_json;
using qanun::ReplayStatus;

const std::string& in(const qanun::Problem& problem, qanun::Language language) {
  return language == qanun::Language::arabic ? problem.ar : problem.en;
}

std::string one_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n'; }

Json refused(const std::string& action, const qanun::Refusal& refusal, qanun::Language language) {
  return {{"action", action}, {"why", refusal.name}, {"rule", refusal.rule}, {"text", refusal.text.in(language)}};
}

void add_open(Json& out, const OpenHand& open, qanun::Language language) {
  out["seat"] = open.seat;
  out["legal"] = open.legal;
  if (!open.accepted.empty()) out["accepted"] = open.accepted;
  if (!open.interjections.empty()) out["interjections"] = open.interjections;
  out["refused"] = Json::array();
  for (const RefusedCard& one : open.refused) out["refused"].push_back(refused(one.action, one.refusal, language));
}

// What features recorded: faults, and who claimed them.
void add_remarks(Json& out, const qanun::RuleSet& rules, const qanun::Hand& hand, qanun::Language language) {
  for (const qanun::Remark& one : remarks(rules, hand)) {
    Json remark{{"seat", one.seat}};
    if (one.trick > 0) remark["trick"] = one.trick;
    if (one.card.exists()) remark["card"] = to_string(one.card);
    if (one.meld != 0) remark["meld"] = to_string(rules.declare().shape(one.meld).cards);
    remark["rule"] = rules.rule_ids()[one.rule];
    remark["text"] = one.text.in(language);
    out["remarks"].push_back(std::move(remark));
  }
}

std::string_view status_of(ReplayStatus status) {
  switch (status) {
    case ReplayStatus::same:
    case ReplayStatus::scored:
    case ReplayStatus::thrown_in:
      return "ok";
    case ReplayStatus::differs:
      return "differs";
    case ReplayStatus::open:
      return "open";
    case ReplayStatus::refused:
      break;
  }
  return "error";
}

}  // namespace

std::string error_json(const RecordPlace& place, const qanun::Problem& problem, qanun::Language language) {
  return one_line({{"line", place.line}, {"status", "error"}, {"error", in(problem, language)}});
}

std::string answer_json(const RecordPlace& place, const qanun::HandRecord& record, const qanun::Replayed& replayed,
                        qanun::Language language) {
  const qanun::RuleSet& rules = *record.rules;
  Json out{{"line", place.line}, {"status", status_of(replayed.status)}};
  if (replayed.status == ReplayStatus::refused) {
    out["error"] = in(refusal_of(record, replayed), language);
    out["index"] = replayed.refused_action;
    out["refused"] = {refused(to_string(rules, record.actions[replayed.refused_action]), *replayed.refusal, language)};
  }
  if (replayed.status == ReplayStatus::open) add_open(out, open_hand(rules, replayed.hand), language);
  if (!replayed.differences.empty()) {
    out["differences"] = Json::array();
    for (const qanun::Difference& one : replayed.differences)
      out["differences"].push_back({{"field", one.field}, {"recorded", one.recorded}, {"computed", one.computed}});
  }
  if (replayed.hand.over()) add_remarks(out, rules, replayed.hand, language);
  if (replayed.status == ReplayStatus::thrown_in) out["thrown_in"] = true;
  if (replayed.hand.phase == qanun::Phase::ended && replayed.status != ReplayStatus::refused)
    out["sheet"] = Json::parse(sheet_json(rules, replayed.sheet));
  return one_line(out);
}

}  // namespace program
