// Qaid: what is taken, what is remembered, who may claim, and what a claim comes to.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "qanun/notation.hpp"
#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "qanun/totals.hpp"
#include "qanun/view.hpp"
#include "support/recorded.hpp"

using namespace qanun;

namespace {

const RuleSet& rules_with(const std::string& options) { return support::rules("saudi", "with: {" + options + "}"); }

const RuleSet& claimable(const std::string& more = {}) {
  return rules_with("qaid.mode: claimable" + (more.empty() ? "" : ", " + more));
}

// The first undoubled hand of the seed in which something is so while cards are played, stopped there.
template <class Wanted>
Hand stopped(const RuleSet& rules, Wanted wanted) {
  for (std::uint64_t index = 0; index < 2000; ++index) {
    const support::Recorded recorded{rules, 7, index};
    Hand hand;
    begin(rules, hand, recorded.played.hand.dealer(), recorded.played.hand.deck, recorded.played.hand.scores);
    for (const Action& action : recorded.log.actions) {
      if (hand.phase == Phase::playing && hand.contract().stake.level == 0 && wanted(hand)) return hand;
      apply_unchecked(rules, hand, action);
    }
  }
  throw std::runtime_error{"no such hand"};
}

bool can_revoke(const Hand& hand) {
  const CardSet held = hand.held[hand.turn];
  const CardSet following = hand.trick.size == 0 ? CardSet{} : held & CardSet::of(hand.trick.lead.suit());
  return !following.empty() && following != held;
}

// A hand in which `hand.turn` can revoke in trick 2, as second or later in it.
Hand before_revoke(const RuleSet& rules) {
  return stopped(rules, [](const Hand& hand) { return hand.trick_number() == 2 && can_revoke(hand); });
}

Card revoking_card(const Hand& hand) { return (hand.held[hand.turn] - CardSet::of(hand.trick.lead.suit())).first(); }

bool say(const RuleSet& rules, Hand& hand, const std::string& text) {
  Problem problem;
  const auto action = parse_action(rules, text, problem);
  INFO(text << ": " << problem.en);
  REQUIRE(action.has_value());
  return !apply(rules, hand, *action).has_value();
}

std::string claim(Seat by, const std::string& word = "qaid") { return std::to_string(by) + ": " + word; }

std::vector<std::string> open_to(const RuleSet& rules, const Hand& hand, Seat seat) {
  std::vector<std::string> out;
  for (const Interjection& one : interjections(rules, hand))
    if (one.seat == seat) out.push_back(to_string(rules, one.call));
  return out;
}

bool is_open(const RuleSet& rules, const Hand& hand, Seat seat, const std::string& word) {
  const auto open = open_to(rules, hand, seat);
  return std::find(open.begin(), open.end(), word) != open.end();
}

void play_on(const RuleSet& rules, Hand& hand, int cards = kCards) {
  while (!hand.over() && hand.cards_played < cards)
    REQUIRE_FALSE(apply(rules, hand, Action::play(hand.turn, decide(rules, hand).cards.first())).has_value());
}

Points worth(const Hand& hand) { return Points{hand.mode() == Mode::no_trump ? 26 : 16}; }

}  // namespace

TEST_CASE("where faults are impossible an illegal card is refused and nobody can claim") {
  const RuleSet& rules = support::rules();
  Hand hand = before_revoke(rules);
  CHECK(hand.parts == 0);
  CHECK(decide(rules, hand).accepted == decide(rules, hand).cards);
  const auto refused = apply(rules, hand, Action::play(hand.turn, revoking_card(hand)));
  REQUIRE(refused.has_value());
  CHECK(refused->why == Refusal::Why::must_follow);
  CHECK(interjections(rules, hand).empty());
  CHECK_FALSE(say(rules, hand, claim(0)));
}

TEST_CASE("a fault is taken, goes on unseen, and ends the hand when an opponent claims it") {
  const RuleSet& rules = claimable();
  Hand hand = before_revoke(rules);
  const Seat offender = hand.turn;
  const Seat opponent = after(offender);
  REQUIRE_FALSE(apply(rules, hand, Action::play(offender, revoking_card(hand))).has_value());
  play_on(rules, hand, 14);
  REQUIRE(hand.phase == Phase::playing);
  REQUIRE(say(rules, hand, claim(opponent)));
  CHECK(hand.phase == Phase::ended);
  const ScoreSheet sheet = score(rules, hand);
  CHECK(sheet.verdict.winner == team_of(opponent));
  CHECK(rules.labels()[sheet.verdict.label].key == "qaid");
  CHECK(sheet.points[team_of(opponent)] >= worth(hand));
  CHECK(sheet.points[team_of(offender)] == Points{0});
  CHECK(interjections(rules, hand).empty());
  CHECK_FALSE(say(rules, hand, claim(offender)));
}

TEST_CASE("a claim may name the seat and the trick, and must then be right about both") {
  const RuleSet& rules = claimable();
  Hand hand = before_revoke(rules);
  const Seat offender = hand.turn;
  const Seat opponent = after(offender);
  REQUIRE_FALSE(apply(rules, hand, Action::play(offender, revoking_card(hand))).has_value());
  play_on(rules, hand, 14);
  const auto loser_after = [&](const std::string& word) {
    Hand told = hand;
    REQUIRE(say(rules, told, claim(opponent, word)));
    return other_team(score(rules, told).verdict.winner);
  };
  const std::string seat = std::to_string(offender);
  CHECK(loser_after("qaid " + seat + " 2") == team_of(offender));
  CHECK(loser_after("qaid " + seat + " 1") == team_of(opponent));
  CHECK(loser_after("qaid " + std::to_string(partner_of(offender)) + " 2") == team_of(opponent));
  CHECK_FALSE(is_open(rules, hand, opponent, "qaid " + seat + " 7"));                      // not played yet
  CHECK_FALSE(is_open(rules, hand, opponent, "qaid " + std::to_string(opponent) + " 2"));  // his own
}

TEST_CASE("only a fault of the other side counts: with one's own a claim is false") {
  const RuleSet& rules = claimable();
  Hand hand = before_revoke(rules);
  const Seat offender = hand.turn;
  REQUIRE_FALSE(apply(rules, hand, Action::play(offender, revoking_card(hand))).has_value());
  REQUIRE(say(rules, hand, claim(partner_of(offender))));
  const ScoreSheet sheet = score(rules, hand);
  CHECK(sheet.verdict.winner != team_of(offender));
  CHECK(rules.rule_ids()[sheet.verdict.rule] == "QAID-06");
}

TEST_CASE("what is open and what is seen are the same whether or not there is a fault") {
  const RuleSet& rules = claimable();
  Hand faulty = stopped(rules, [](const Hand& hand) {  // everybody knows where the card lies that was turned up
    return hand.trick_number() == 2 && can_revoke(hand) && !hand.held[hand.turn].has(hand.auction.up_card);
  });
  const Seat offender = faulty.turn;
  const Card card = revoking_card(faulty);
  // The same play by a hand that holds no card of the suit: there it is no fault.
  Hand clean = faulty;
  CardSet following = clean.held[offender] & CardSet::of(clean.trick.lead.suit());
  const Seat other = after(offender, 2);
  for (const Card one : following) {
    CardSet spare = clean.held[other] - CardSet::of(clean.trick.lead.suit());
    spare.remove(clean.auction.up_card);
    REQUIRE_FALSE(spare.empty());
    const Card given = spare.first();
    clean.held[offender].remove(one).add(given);
    clean.dealt[offender].remove(one).add(given);
    clean.held[other].remove(given).add(one);
    clean.dealt[other].remove(given).add(one);
    for (std::uint8_t& place : clean.deck)
      place = place == one.index() ? given.index() : place == given.index() ? one.index() : place;
  }
  apply_unchecked(rules, faulty, Action::play(offender, card));
  apply_unchecked(rules, clean, Action::play(offender, card));
  REQUIRE(faulty.slots != clean.slots);
  for (Seat seat = 0; seat < kSeats; ++seat) CHECK(open_to(rules, faulty, seat) == open_to(rules, clean, seat));
  for (const Seat seat : {after(offender), after(offender, 3)}) {
    CHECK(view_of(rules, faulty, seat).hand.slots == view_of(rules, clean, seat).hand.slots);
    CHECK(view_of(rules, faulty, seat).hand.held == view_of(rules, clean, seat).hand.held);
  }
}

TEST_CASE("until when a fault can be claimed is told by qaid.claim_until") {
  for (const bool late : {true, false}) {
    const RuleSet& rules = claimable(late ? "qaid.claim_until: before_counting" : "qaid.claim_until: last_card");
    Hand hand = before_revoke(rules);
    const Seat offender = hand.turn;
    apply_unchecked(rules, hand, Action::play(offender, revoking_card(hand)));
    play_on(rules, hand, kCards - 1);
    CHECK(is_open(rules, hand, after(offender), "qaid"));
    play_on(rules, hand);
    REQUIRE(hand.phase == Phase::ended);
    CHECK(is_open(rules, hand, after(offender), "qaid") == late);
    CHECK(say(rules, hand, claim(after(offender))) == late);
    CHECK((score(rules, hand).verdict.label == rules.find_label("qaid")) == late);
  }
}

TEST_CASE("a claimant whose side took every trick so far may ask for kaboot, and pays as much if he is wrong") {
  const RuleSet& rules = claimable("qaid.kaboot_claim: true");
  const auto one_sided = [](const Hand& hand) {
    return hand.trick_number() == 3 && hand.tally.tricks(other_team(team_of(hand.turn))) == 2 && can_revoke(hand);
  };
  Hand hand = stopped(rules, one_sided);
  const Seat offender = hand.turn;
  const Seat opponent = after(offender);
  const Points kaboot{hand.mode() == Mode::no_trump ? 44 : 25};
  CHECK(is_open(rules, hand, opponent, "qaid_kaboot"));
  CHECK_FALSE(is_open(rules, hand, offender, "qaid_kaboot"));
  CHECK_FALSE(is_open(claimable(), hand, opponent, "qaid_kaboot"));
  Hand false_claim = hand;
  REQUIRE(say(rules, false_claim, claim(opponent, "qaid_kaboot")));
  CHECK(score(rules, false_claim).points[team_of(offender)] >= kaboot);
  CHECK(score(rules, false_claim).points[team_of(opponent)] == Points{0});
  apply_unchecked(rules, hand, Action::play(offender, revoking_card(hand)));
  REQUIRE(say(rules, hand, claim(opponent, "qaid_kaboot " + std::to_string(offender) + " 3")));
  CHECK(score(rules, hand).points[team_of(opponent)] >= kaboot);
}

TEST_CASE("a fault that is not in qaid.violations is taken and proves nothing") {
  const RuleSet& rules = claimable("qaid.violations: [no_ruff]");
  Hand hand = before_revoke(rules);
  const Seat offender = hand.turn;
  apply_unchecked(rules, hand, Action::play(offender, revoking_card(hand)));
  REQUIRE(say(rules, hand, claim(after(offender))));
  CHECK(score(rules, hand).verdict.winner == team_of(offender));
}

TEST_CASE("where faults are punished by themselves the hand ends with the card, and nobody claims") {
  const RuleSet& rules = rules_with("qaid.mode: auto");
  Hand hand = before_revoke(rules);
  const Seat offender = hand.turn;
  const int cards = hand.cards_played;
  CHECK(interjections(rules, hand).empty());
  REQUIRE_FALSE(apply(rules, hand, Action::play(offender, revoking_card(hand))).has_value());
  CHECK(hand.phase == Phase::ended);
  CHECK(hand.cards_played == cards + 1);
  CHECK(score(rules, hand).verdict.winner != team_of(offender));
  CHECK(interjections(rules, hand).empty());
}

TEST_CASE("what was wrong is named with the duty, and so is the claim") {
  const RuleSet& rules = claimable();
  Hand hand = before_revoke(rules);
  const Seat offender = hand.turn;
  const Card card = revoking_card(hand);
  apply_unchecked(rules, hand, Action::play(offender, card));
  REQUIRE(say(rules, hand, claim(after(offender, 3))));
  const RemarkList told = remarks(rules, hand);
  REQUIRE(told.size() == 2);
  CHECK(told[0].about == Remark::About::fault);
  CHECK(told[0].seat == offender);
  CHECK(told[0].trick == 2);
  CHECK(told[0].card == card);
  CHECK(rules.rule_ids()[told[0].rule] == "PLAY-02");
  CHECK(told[1].about == Remark::About::right_claim);
  CHECK(told[1].seat == after(offender, 3));
}

TEST_CASE("a meld that is not held is taken, counts for nothing and is a fault, hidden once it was due") {
  const auto first_card = [](const Hand& hand) { return hand.cards_played == 0; };
  const auto not_held = [](const RuleSet& rules, const Hand& hand) {
    for (MeldCode code = 1; code < kMeldCodes; ++code)
      if (rules.declare().worth(code, hand.mode()).abnat.value > 0 &&
          (hand.dealt[hand.turn] & rules.declare().shape(code).cards).empty())
        return rules.declare().shape(code).cards;
    return CardSet{};
  };
  const RuleSet& strict = support::rules();
  Hand refused = stopped(strict, first_card);
  const CardSet lie = not_held(strict, refused);
  CHECK_FALSE(say(strict, refused, std::to_string(refused.turn) + ": meld " + to_string(lie)));

  for (const std::string counted : {"false_meld", "hidden_meld"}) {
    const RuleSet& rules = claimable("qaid.violations: [" + counted + "]");
    Hand hand = stopped(rules, first_card);
    const Seat liar = hand.turn;
    REQUIRE(say(rules, hand, std::to_string(liar) + ": meld " + to_string(not_held(rules, hand))));
    CHECK(view_of(rules, hand, after(liar)).announced[liar][0] != 0);
    Hand early = hand;
    REQUIRE(say(rules, early, claim(after(liar))));
    CHECK((score(rules, early).verdict.winner != team_of(liar)) == (counted == "false_meld"));
    play_on(rules, hand, 2 * kSeats);
    for (Seat seat = 0; seat < kSeats; ++seat) CHECK(view_of(rules, hand, seat).shown[liar].empty());
    const MeldTally melds = count_melds(rules, hand);
    CHECK(std::none_of(melds.melds.begin(), melds.melds.end(),
                       [&](const CountedMeld& meld) { return meld.holder == team_of(liar); }));
    const bool due = hand.announced.count(after(liar)) == 0 && hand.announced.count(after(liar, 3)) == 0;
    REQUIRE(say(rules, hand, claim(after(liar))));
    if (counted == "false_meld" || due) CHECK(score(rules, hand).verdict.winner != team_of(liar));
  }
}

TEST_CASE("random players who err give hands that replay to the same sheet, with claims right and wrong") {
  const RuleSet& rules = claimable("qaid.kaboot_claim: true");
  const RecordWriter writer{support::installation().registry(), rules};
  RecordReader reader{support::installation().reader()};
  std::array<int, 3> about{};
  PlayedHand played;
  ActionLog log;
  for (std::uint64_t i = 0; i < 400; ++i) {
    play_random_hand(rules, 3, i, played, &log, {200'000});
    for (const Remark& remark : remarks(rules, played.hand)) ++about[static_cast<std::size_t>(remark.about)];
    std::string line;
    writer.append(line, played.hand, Points{}, log.actions, &played.sheet);
    line.pop_back();
    Problem problem;
    const auto record = reader.read(line, problem);
    INFO(line << problem.en);
    REQUIRE(record.has_value());
    REQUIRE(replay(*record).status == ReplayStatus::same);
  }
  CHECK(about[0] > 200);
  CHECK(about[1] > 20);
  CHECK(about[2] > 20);
}

bool is_duty(const std::string& rule) {
  return rule == "PLAY-02" || rule == "PLAY-04" || rule == "PLAY-06" || rule == "PLAY-08";
}

TEST_CASE("each duty of play that a card breaks is remembered under its own name") {
  const RuleSet& rules = claimable("bid.allow_sun: false");
  std::map<std::string, int> broken;
  for (std::uint64_t i = 0; i < 1500; ++i) {
    PlayedHand played;
    ActionLog log;
    play_random_hand(rules, 4, i, played, &log, {50'000});
    Hand hand;
    begin(rules, hand, played.hand.dealer(), played.hand.deck, played.hand.scores);
    std::vector<std::pair<Card, std::string>> expected;
    CardSet freed;
    bool said_with_lead = false;
    for (const Action& action : log.actions) {
      if (action.call.word == kPlayCard) {
        if (hand.trick.size == 0) said_with_lead = action.flags != 0;
        if (hand.trick.size == 2 && said_with_lead) freed.add(action.card);  // an announcement may have freed him
        const auto duty = violation_of(rules.table(hand.mode()), hand.held[hand.turn], hand.trick, false, action.card);
        static const std::map<Violation, std::string> kRules{{Violation::revoke, "PLAY-02"},
                                                             {Violation::no_ruff, "PLAY-04"},
                                                             {Violation::no_overruff, "PLAY-06"},
                                                             {Violation::no_rise, "PLAY-08"}};
        if (duty != Violation::none && !freed.has(action.card)) expected.emplace_back(action.card, kRules.at(duty));
      }
      REQUIRE_FALSE(apply(rules, hand, action).has_value());
    }
    std::vector<std::pair<Card, std::string>> told;
    for (const Remark& remark : remarks(rules, hand))
      if (remark.card.exists() && !freed.has(remark.card) && is_duty(rules.rule_ids()[remark.rule]))
        told.emplace_back(remark.card, rules.rule_ids()[remark.rule]);
    REQUIRE(told == expected);
    for (const auto& one : told) ++broken[one.second];
  }
  CHECK(broken.size() == 4);
}

TEST_CASE("the price of a fault follows the options") {
  const auto points = [](const std::string& options, Mode mode, bool kaboot = false) {
    const RuleSet& rules = claimable(options);
    HandTotals totals;
    totals.contract.mode = mode;
    totals.contract.kind = rules.find_kind(mode == Mode::no_trump ? "sun" : "hokum");
    totals.contract.buyer = 1;
    set_fact(totals, rules.find_fact("qaid_side"), 0);
    set_fact(totals, rules.find_fact("qaid_by"), 1);
    if (kaboot) set_fact(totals, rules.find_fact("qaid_kaboot"), 1);
    return score(rules, totals, MatchState{}).points[1].value;
  };
  CHECK(points("qaid.value: hand", Mode::hearts) == 16);
  CHECK(points("qaid.value: kaboot", Mode::hearts) == 25);
  CHECK(points("qaid.value: kaboot", Mode::no_trump) == 44);
  CHECK(points("qaid.value: fixed, qaid.fixed_value: 160", Mode::no_trump) == 160);
  CHECK(points("qaid.kaboot_claim: true", Mode::no_trump) == 26);
  CHECK(points("qaid.kaboot_claim: true", Mode::no_trump, true) == 44);
  CHECK(points("qaid.kaboot_claim: false", Mode::no_trump, true) == 26);
  CHECK(points("score.tie_hokum: redeal", Mode::hearts) == 16);  // with no cards at all the hand would be tied
}

TEST_CASE("players who never err draw what they drew before") {
  PlayedHand with;
  PlayedHand without;
  for (std::uint64_t i = 0; i < 300; ++i) {
    play_random_hand(claimable(), 9, i, with);
    play_random_hand(support::rules("saudi", "without: [qaid]"), 9, i, without);
    REQUIRE(with.sheet.points == without.sheet.points);
    REQUIRE(with.hand.played == without.hand.played);
  }
}
