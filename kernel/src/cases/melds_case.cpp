// kind: melds.
#include "cases/questions.hpp"
#include "qanun/notation.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

struct Announced {
  Announcements melds;
  std::array<CardSet, kSeats> hands{};
  MeldQuestion question;
  MeldOutcome outcome;
};

// Everything a hand may announce, one after the other.
void announce_all(const RuleSet& rules, CardSet hand, Mode mode, Seat seat, Announcements& melds) {
  FixedList<MeldCode, 16> offers;
  for (rules.declare().offers(hand, melds.codes[seat], mode, offers); !offers.empty();) {
    melds.add(seat, offers[0]);
    offers.clear();
    rules.declare().offers(hand, melds.codes[seat], mode, offers);
  }
}

void announce_hands(const Question& question, const yaml::Node& node, bool all, Announced& said) {
  said.hands = question.reading.hands(node, "hands");
  if (!question.reading.sound()) return;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (all)
      announce_all(question.rules(), said.hands[seat], said.question.mode, seat, said.melds);
    else
      said.melds.codes[seat] = question.rules().declare().best_set(said.hands[seat], said.question.mode);
}

// `melds: {0: ["QS JS TS"]}`: announced as given.
void announce_given(const Question& question, const yaml::Node& node, Announced& said) {
  const CaseReading& reading = question.reading;
  constexpr Text map{"{SEAT: [cards]}", "{SEAT: [cards]}"};
  if (!reading.scalars().wants(node, yaml::Node::Kind::map, "melds", map)) return;
  CardSet seen;
  for (const auto& [name, list] : node.members) {
    const Seat seat = reading.seat_key(name);
    const auto& melds = reading.list(list, "melds");
    if (melds.size() > kMostMelds)
      reading.report("E423", list, {"melds", std::to_string(kMostMelds), std::to_string(melds.size())});
    if (seat == kNoSeat || !reading.sound()) continue;
    for (const yaml::Node& one : melds) {
      const CardSet cards = reading.card_set(one, "melds");
      const MeldCode code = code_of(question.rules(), cards, said.question.mode);
      if (!reading.sound()) return;
      if (code == 0) reading.report("E417", one, {one.text});
      if (!(seen & cards).empty()) reading.report("E413", one, {to_string((seen & cards).first())});
      if (!reading.sound()) return;
      said.melds.add(seat, code);
      said.hands[seat] |= cards;
      seen |= cards;
    }
  }
}

Announced read_announced(const Question& question, const Contract& contract) {
  Announced said;
  const Seat dealer = question.reading.seat(*question.given("dealer"), "dealer");
  said.question = {contract.mode, dealer, question.rules().play().first_leader(contract, dealer), {}};
  const yaml::Node* hands = question.given("hands");
  const yaml::Node* melds = question.given("melds");
  const yaml::Node* how = question.given("declare");
  const auto word = how == nullptr ? std::optional<std::int64_t>{0}
                                   : question.reading.scalars().word(*how, "declare", {"best", "all"}, "E150");
  if (hands == nullptr && melds == nullptr) question.reading.report("E402", *question.one.given, {"given", "hands"});
  if (hands != nullptr && melds != nullptr) question.reading.report("E420", *melds, {"melds", "hands"});
  if (!question.reading.sound()) return said;
  if (hands != nullptr)
    announce_hands(question, *hands, word == 1, said);
  else
    announce_given(question, *melds, said);
  said.question.dealt = said.hands;
  if (question.reading.sound()) said.outcome = question.rules().declare().settle(said.melds, said.question);
  return said;
}

BalootSaid read_said(const Question& question) {
  const yaml::Node* node = question.given("baloot_said");
  if (node == nullptr) return question.rules().declare().must_say();
  const auto word = question.reading.scalars().word(*node, "baloot_said", {"none", "first", "second", "both"}, "E150");
  return static_cast<BalootSaid>(word.value_or(0));  // the words are in the order of the bits
}

void compare_baloot(const Question& question, const Announced& said, Seat buyer) {
  const BalootSaid spoken = read_said(question);
  std::array<bool, kTeams> counts{};
  for (const CardSet pair : question.rules().pairs(said.question.mode)) {
    for (Seat seat = 0; seat < kSeats && !pair.empty(); ++seat) {
      if (!said.hands[seat].contains(pair)) continue;
      const BalootQuestion asked{
          .mode = said.question.mode, .holder = seat, .buyer = buyer, .said = spoken, .pair = pair};
      if (question.rules().declare().baloot_counts(asked, said.melds, said.outcome)) counts[team_of(seat)] = true;
    }
  }
  question.comparing.word("baloot", counts[0] && counts[1] ? "both" : counts[0] ? "0" : counts[1] ? "1" : "none");
}

// The name of the best meld that a seat announced.
std::string_view best_name(const RuleSet& rules, const Announced& said, Seat seat) {
  const MeldWorth* best = nullptr;
  for (const MeldCode code : said.melds.codes[seat]) {
    const MeldWorth& worth = rules.declare().worth(code, said.question.mode);
    if (code != 0 && (best == nullptr || worth.rank > best->rank)) best = &worth;
  }
  return best == nullptr ? "none" : rules.meld_names()[best->name].key;
}

void compare_best(const Question& question, const Announced& said) {
  const yaml::Node* node = question.comparing.asks("best");
  constexpr Text map{"{SEAT: name}", "{SEAT: name}"};
  if (node == nullptr || !question.reading.scalars().wants(*node, yaml::Node::Kind::map, "best", map)) return;
  std::vector<std::string_view> names{"none"};
  for (const MeldNameDecl& name : question.rules().meld_names())
    if (!name.key.empty()) names.push_back(name.key);
  for (const auto& [key, expected] : node->members) {
    const Seat seat = question.reading.seat_key(key);
    if (seat == kNoSeat || !question.reading.scalars().word(expected, "best", names, "E150")) continue;
    const std::string_view came = best_name(question.rules(), said, seat);
    if (expected.text != came) question.comparing.differ("best: " + key.text, expected, expected.text, came);
  }
}

void compare_counted(const Question& question, const Announced& said) {
  const RuleSet& rules = question.rules();
  std::array<std::int32_t, kTeams> raw{};
  std::array<std::int32_t, kTeams> points{};
  std::array<bool, kTeams> counts{};
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (const MeldCode code : said.melds.codes[seat]) {
      const Team team = team_of(seat);
      if (code == 0) continue;
      const bool run = rules.declare().shape(code).run;
      if (!(run ? said.outcome.runs_count : said.outcome.fours_count)[team]) continue;
      const Abnat worth = rules.declare().worth(code, said.question.mode).abnat;
      raw[team] += worth.value;
      points[team] += rules.score().meld_points(worth, said.question.mode).value;
      counts[team] = true;
    }
  question.comparing.word("side", counts[0] && counts[1] ? "both" : counts[0] ? "0" : counts[1] ? "1" : "none");
  question.comparing.pair("raw", raw);
  question.comparing.pair("points", points);
}

}  // namespace

void ask_melds(const Question& question) {
  Card up_card;
  const Contract contract = question.reading.contract(*question.given("contract"), up_card);
  if (!question.reading.sound()) return;
  const Announced said = read_announced(question, contract);
  if (!question.reading.sound()) return;
  compare_counted(question, said);
  compare_best(question, said);
  compare_baloot(question, said, contract.buyer);
}

}  // namespace qanun
