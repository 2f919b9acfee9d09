// Doubling: who may raise and when, and open and closed hands.
#include <catch2/catch.hpp>

#include "qanun/notation.hpp"
#include "qanun/step.hpp"
#include "raising_rules.hpp"

using namespace qanun;
using raising::kRedouble;
using raising::with;
using support::rules;

namespace {

// An auction over the nine of spades, with or without cards. Calls are refused quietly: `refusals` counts them.
struct Table {
  explicit Table(const RuleSet& set, Seat dealer = 3, std::array<std::int32_t, kTeams> scores = {0, 0}) : rules{set} {
    begin_auction(rules, hand, dealer, *parse_card("9S"), {}, scores);
  }

  bool say(const std::string& text) {
    Problem problem;
    const auto action = parse_action(rules, text, problem);
    INFO(text);
    REQUIRE(action.has_value());
    const auto refused = apply(rules, hand, *action);
    return !refused.has_value();
  }
  void say_all(const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      INFO(text);
      REQUIRE(say(text));
    }
  }
  [[nodiscard]] std::string words() const {
    std::string out;
    for (const Call& call : decide(rules, hand).words) out += (out.empty() ? "" : ", ") + to_string(rules, call);
    return out;
  }
  [[nodiscard]] std::string interjected() const {
    std::string out;
    for (const Interjection& open : interjections(rules, hand))
      out += (out.empty() ? "" : ", ") + to_string(rules, Action::say(open.seat, open.call));
    return out;
  }
  [[nodiscard]] const Stake& stake() const { return hand.contract().stake; }
  [[nodiscard]] bool closed() const { return stake().trumps_barred != 0; }

  const RuleSet& rules;
  Hand hand;
};

// Seat 0 buys hokum at the dealer's right.
Table hokum_of_seat_0(const RuleSet& set, std::array<std::int32_t, kTeams> scores = {0, 0}) {
  Table table{set, 3, scores};
  table.say_all({"0: hokum", "1: pass", "2: pass", "3: pass", "0: hokum"});
  return table;
}

bool may_double_sun(const std::string& gate, std::int32_t own, std::int32_t other, std::int32_t line = 100) {
  Table table{
      with("doubling.sun_gate: " + gate + ", doubling.sun_gate_score: " + std::to_string(line)), 3, {other, own}};
  table.say_all({"0: sun"});
  return table.say("1: double");
}

Hand closed_lead(const RuleSet& set, const std::string& held, int trick) {
  Hand hand;
  hand.phase = Phase::playing;
  hand.auction.status = AuctionStatus::bought;
  Contract& contract = hand.auction.contract;
  contract.kind = set.find_kind("hokum");
  contract.mode = Mode::spades;
  contract.buyer = 1;
  contract.stake.level = 1;
  contract.stake.trumps_barred = 1;
  Problem problem;
  hand.held[0] = hand.dealt[0] = *parse_card_set(held, problem);
  hand.cards_played = static_cast<std::uint8_t>(kSeats * (trick - 1));
  for (std::size_t i = 0; i < set.features(); ++i)
    if (((set.play_parts() >> i) & 1U) != 0 && set.feature(i).plays_a_part(hand))
      hand.parts = static_cast<std::uint16_t>(hand.parts | (1U << i));
  return hand;
}

}  // namespace

TEST_CASE("after the deal the buyer's opponents are asked from the dealer's right, then buyer and doubler in turn") {
  Table table = hokum_of_seat_0(rules());
  CHECK(table.hand.phase == Phase::asking);
  CHECK(table.hand.turn == 1);
  CHECK(table.words() == "pass, double, double open");
  table.say_all({"1: pass"});
  CHECK(table.hand.turn == 3);
  CHECK_FALSE(table.say("1: double"));
  table.say_all({"3: double"});
  CHECK(table.hand.turn == 0);
  CHECK(table.words() == "pass, triple");
  table.say_all({"0: triple"});
  CHECK(table.hand.turn == 3);
  CHECK_FALSE(table.say("1: four"));
  table.say_all({"3: four", "0: gahwa"});
  CHECK(table.hand.phase == Phase::playing);
  CHECK(table.stake().factor == 8);
  CHECK(table.stake().raises == 4);
  CHECK(table.stake().raiser(0) == 3);
  CHECK(table.stake().raiser(3) == 0);
}

TEST_CASE("the seat at the dealer's right is asked first, wherever the buyer sits") {
  Table table{rules(), 1};  // seat 2 speaks first, 3 buys
  table.say_all({"2: pass", "3: hokum", "0: pass", "1: pass", "2: pass", "3: hokum"});
  CHECK(table.hand.turn == 2);
  table.say_all({"2: pass"});
  CHECK(table.hand.turn == 0);
}

TEST_CASE("a list without levels forbids doubling") {
  CHECK(hokum_of_seat_0(with("doubling.levels_hokum: []")).hand.phase == Phase::playing);
  Table sun{with("doubling.levels_sun: [], doubling.sun_gate: none")};
  sun.say_all({"0: sun"});
  CHECK(sun.hand.phase == Phase::playing);
}

TEST_CASE("the ladder ends where the list of its contract ends") {
  Table hokum = hokum_of_seat_0(with("doubling.levels_hokum: [double]"));
  hokum.say_all({"1: double"});
  CHECK(hokum.hand.phase == Phase::playing);
  Table sun{with("doubling.levels_sun: [double, triple], doubling.sun_gate: none")};
  sun.say_all({"0: sun", "1: double", "0: triple"});
  CHECK(sun.hand.phase == Phase::playing);
  CHECK(sun.stake().factor == 3);
}

TEST_CASE("where nobody waits for his turn the other opponent may double at once") {
  Table table = hokum_of_seat_0(with("doubling.turn: any_time"));
  CHECK(table.hand.turn == 1);
  CHECK(table.interjected() == "3: double, 3: double open");
  table.say_all({"3: double"});
  CHECK(table.stake().raiser(0) == 3);
  CHECK(table.hand.turn == 0);
  CHECK(table.interjected().empty());  // triple is for the buyer alone
  CHECK_FALSE(hokum_of_seat_0(rules()).say("3: double"));
}

TEST_CASE("a sun may be doubled only at the scores that its gate names, at exactly the line too") {
  struct Edge {
    std::string gate;
    std::int32_t own, other;
    bool may;
  };
  const std::vector<Edge> edges{
      {"below_against_reached", 99, 100, true}, {"below_against_reached", 100, 100, false},
      {"below_against_reached", 99, 99, false}, {"below_against_reached", 100, 101, false},
      {"upto_against_above", 100, 101, true},   {"upto_against_above", 100, 100, false},
      {"upto_against_above", 101, 102, false},  {"below_against_above", 99, 101, true},
      {"below_against_above", 99, 100, false},  {"below_against_above", 100, 101, false},
      {"once_one_side_above", 100, 100, false}, {"once_one_side_above", 101, 0, true},
      {"once_one_side_above", 0, 101, true},    {"none", 0, 0, true},
  };
  for (const Edge& edge : edges) {
    INFO(edge.gate << " " << edge.own << " against " << edge.other);
    CHECK(may_double_sun(edge.gate, edge.own, edge.other) == edge.may);
  }
  CHECK(may_double_sun("below_against_reached", 49, 50, 50));
  CHECK_FALSE(may_double_sun("below_against_reached", 50, 50, 50));
}

TEST_CASE("the gate is for sun, and for the first step alone") {
  CHECK(hokum_of_seat_0(rules(), {0, 150}).words() == "pass, double, double open");
  Table table{with("doubling.levels_sun: [double, triple]"), 3, {120, 20}};
  table.say_all({"0: sun", "1: double", "0: triple"});
  CHECK(table.stake().raises == 2);
}

TEST_CASE("the buyer of the contract answers, also after an ashkal") {
  const std::string options = "bid.sun_preempt: none, doubling.sun_gate: none, doubling.levels_sun: [double, triple]";
  Table caller{with(options), 0};
  caller.say_all({"1: pass", "2: pass", "3: pass", "0: ashkal", "1: double"});
  CHECK(caller.hand.turn == 0);
  Table partner{with(options + ", bid.ashkal_buyer: partner"), 0};
  partner.say_all({"1: pass", "2: pass", "3: pass", "0: ashkal", "1: double"});
  CHECK(partner.hand.turn == 2);
  CHECK_FALSE(partner.say("0: triple"));
  CHECK(partner.say("2: triple"));
}

TEST_CASE("the caller of a level chooses where it leaves a choice") {
  const RuleSet& set = rules();
  const auto doubled = [&](const std::string& word) {
    Table table = hokum_of_seat_0(set);
    table.say_all({"1: " + word});
    return table.closed();
  };
  CHECK(doubled("double"));
  CHECK(doubled("double closed"));
  CHECK_FALSE(doubled("double open"));
  Table table = hokum_of_seat_0(set);
  table.say_all({"1: double"});
  CHECK_FALSE(table.say("0: triple closed"));  // three is open
  table.say_all({"0: triple"});
  CHECK_FALSE(table.closed());
  table.say_all({"1: four"});
  CHECK(table.closed());
}

TEST_CASE("the doubler chooses once, and a level that fixes it keeps it") {
  const std::string ladder =
      "doubling.chooser: doubler_once, doubling.ladder: {triple: {lead: open_by_default}, four: {lead: closed}}";
  Table table = hokum_of_seat_0(with(ladder));
  table.say_all({"1: double open", "0: triple"});
  CHECK_FALSE(table.closed());
  table.say_all({"1: four"});
  CHECK(table.closed());
  Table closed = hokum_of_seat_0(with(ladder));
  closed.say_all({"1: double"});
  CHECK_FALSE(closed.say("0: triple open"));
  closed.say_all({"0: triple"});
  CHECK(closed.closed());
  // A double that leaves no choice leaves later levels their own defaults.
  Table fixed = hokum_of_seat_0(with(
      "doubling.chooser: doubler_once, doubling.ladder: {double: {lead: closed}, triple: {lead: open_by_default}}"));
  fixed.say_all({"1: double", "0: triple"});
  CHECK_FALSE(fixed.closed());
}

TEST_CASE("the buyer chooses when the raising is over, where the level leaves a choice") {
  const RuleSet& set = with("doubling.chooser: buyer");
  Table table = hokum_of_seat_0(set);
  CHECK(table.words() == "pass, double");
  CHECK_FALSE(table.say("1: double open"));
  table.say_all({"1: double", "0: pass"});
  CHECK(table.hand.phase == Phase::asking);
  CHECK(table.hand.turn == 0);
  CHECK(table.words() == "open, closed");
  CHECK_FALSE(table.say("0: pass"));
  table.say_all({"0: open"});
  CHECK(table.hand.phase == Phase::playing);
  CHECK_FALSE(table.closed());
  Table triple = hokum_of_seat_0(set);
  triple.say_all({"1: double", "0: triple", "1: pass"});
  CHECK(triple.hand.phase == Phase::playing);  // three is open
  Table four = hokum_of_seat_0(set);
  four.say_all({"1: double", "0: triple", "1: four", "0: pass", "0: closed"});
  CHECK(four.closed());
}

TEST_CASE("a sun is neither open nor closed") {
  Table table{with("doubling.sun_gate: none, doubling.ladder: {double: {lead: closed}}")};
  table.say_all({"0: sun"});
  CHECK_FALSE(table.say("1: double closed"));
  table.say_all({"1: double"});
  CHECK_FALSE(table.closed());
}

TEST_CASE("a double before the second suit is named leaves the buyer the suit alone") {
  const std::string early =
      "doubling.window: from_purchase, bid.second_round_suit_named: on_confirm, bid.turn_to_sun: true";
  const std::vector<std::string> calls{"1: pass", "2: pass", "3: pass", "0: pass", "1: pass", "2: hokum"};
  Table blocked{with(early), 0};
  blocked.say_all(calls);
  CHECK(blocked.hand.phase == Phase::bidding);
  blocked.say_all({"3: double"});
  CHECK(blocked.hand.auction.turn == 2);
  CHECK(blocked.words() == "hokum H, hokum D, hokum C");
  CHECK_FALSE(blocked.say("0: sun"));
  blocked.say_all({"2: hokum D"});
  CHECK(blocked.hand.phase == Phase::asking);
  CHECK(blocked.hand.turn == 2);  // three is next
  CHECK(blocked.closed());
  blocked.say_all({"2: triple"});
  CHECK(blocked.stake().raiser(0) == 3);

  Table allowed{with(early + ", doubling.early_blocks_sun: false"), 0};
  allowed.say_all(calls);
  allowed.say_all({"3: double"});
  CHECK(allowed.words() == "hokum H, hokum D, hokum C, sun");
  allowed.say_all({"2: sun"});
  CHECK(allowed.hand.contract().stake == Stake{});  // a new contract, which nobody has doubled

  Table later{rules(), 0};
  later.say_all(calls);
  CHECK_FALSE(later.say("3: double"));
}

TEST_CASE("an opponent may double a first-round hokum in place of his answer, which ends the buying") {
  const RuleSet& set = with("doubling.window: from_purchase, doubling.early_blocks_sun: false");
  Table table{set};
  table.say_all({"0: hokum"});
  CHECK(table.hand.auction.turn == 1);
  table.say_all({"1: double open"});
  CHECK(table.hand.contract().mode == Mode::spades);
  CHECK(table.hand.auction.status == AuctionStatus::bought);
  CHECK(table.hand.turn == 0);
  CHECK(table.words() == "pass, triple");

  Table partner{set};
  partner.say_all({"0: hokum", "1: pass"});
  CHECK_FALSE(partner.say("2: double"));
  partner.say_all({"2: pass", "3: pass", "0: hokum"});
  CHECK(partner.hand.turn == 1);  // his pass was an answer to the hokum
}

TEST_CASE("where nobody waits for his turn an early double may come at any moment of the answers") {
  Table table{with("doubling.window: from_purchase, doubling.turn: any_time")};
  CHECK(table.interjected().empty());
  table.say_all({"0: hokum"});
  CHECK(table.interjected() == "3: double, 3: double open");
  table.say_all({"1: pass"});
  CHECK(table.interjected() == "1: double, 1: double open, 3: double, 3: double open");
  table.say_all({"3: double"});
  CHECK(table.hand.auction.status == AuctionStatus::bought);
  CHECK(table.stake().raiser(0) == 3);
}

TEST_CASE("a rule file adds a level, with a title of its own") {
  const RuleSet& set = with(kRedouble);
  const WordDecl& word = set.words()[set.find_word("redouble")];
  CHECK(word.title.en == "redouble");
  CHECK(word.title.ar == "عاد");
  Table table = hokum_of_seat_0(set);
  table.say_all({"1: double"});
  CHECK(table.hand.turn == 0);
  table.say_all({"0: pass"});
  CHECK(table.hand.turn == 2);  // either of the buyer's side
  table.say_all({"2: redouble closed", "1: four"});
  CHECK(table.hand.phase == Phase::playing);
  CHECK(table.stake().raiser(1) == 2);
  CHECK(table.stake().factor == 4);
}

TEST_CASE("in a closed hand nobody leads a trump who holds anything else") {
  const RuleSet& set = rules();
  CHECK(decide(set, closed_lead(set, "JS 9S AD", 6)).cards.size() == 1);
  CHECK(decide(set, closed_lead(set, "JS 9S", 7)).cards.size() == 2);
  const RuleSet& first = with("doubling.closed_scope: first_lead");
  CHECK(decide(first, closed_lead(first, "JS 9S AD", 6)).cards.size() == 3);
  CHECK(decide(first, closed_lead(first, "JS 9S AS TS KS QS 8S AD", 1)).cards.size() == 1);
}

TEST_CASE("a trump led in a closed hand is refused with the reason") {
  const RuleSet& set = rules();
  const auto refused = why_not(set, closed_lead(set, "JS 9S AD", 6), *parse_card("JS"));
  REQUIRE(refused.has_value());
  CHECK(refused->why == Refusal::Why::feature_forbids);
  CHECK(refused->name == "closed_hand");
  CHECK(refused->rule == "PLAY-09");
  CHECK_THAT(std::string{refused->text.ar}, Catch::Contains("مقفلة"));
}

TEST_CASE("gahwa may win the match at the call") {
  const RuleSet& set = with("doubling.gahwa: wins_match_at_once, score.tie_hokum: redeal");
  Table table = hokum_of_seat_0(set, {20, 100});
  table.say_all({"1: double", "0: triple", "1: four", "0: gahwa"});
  REQUIRE(table.hand.phase == Phase::ended);
  CHECK(table.hand.cards_played == 0);
  const ScoreSheet sheet = score(set, table.hand);
  CHECK(sheet.points == std::array<Points, kTeams>{Points{132}, Points{0}});
  MatchState match;
  match.scores = {Points{20}, Points{100}};
  advance(set, match, table.hand.contract(), sheet, table.hand.tally);
  CHECK(match.winner == 0);
}

TEST_CASE("the level and whether the hand is closed are facts, also of totals") {
  const RuleSet& set = rules();
  const FactDecl& level = *set.facts()[set.find_fact("level")];
  const FactDecl& closed = *set.facts()[set.find_fact("closed")];
  Table table = hokum_of_seat_0(set);
  table.say_all({"1: pass", "3: double", "0: triple", "3: four"});
  CHECK(level.compute(table.hand) == 3);
  CHECK(closed.compute(table.hand) == 1);
  CHECK(level.of_contract(Contract{}) == 0);
  CHECK(closed.of_contract(table.hand.contract()) == 1);
}
