#include "qanun/playout.hpp"

#include "hand/auction_graph.hpp"
#include "hand/deciding.hpp"
#include "hand/erring.hpp"
#include "hand/fast_play.hpp"
#include "hand/flow.hpp"
#include "hand/pack.hpp"
#include "hand/plain_card.hpp"
#include "hand/scoring.hpp"
#include "qanun/step.hpp"

namespace qanun {

namespace {

void note(ActionLog* log, const Action& action) {
  if (log != nullptr) log->actions.push_back(action);
}

void draw_start(const RuleSet& rules, Random& random, Seat& dealer, std::array<std::int32_t, kTeams>& scores) {
  const MatchRules& match = rules.match();
  Team loser = kNoTeam;
  if (match.first_dealer == FirstDealer::loser_of_last_match) loser = static_cast<Team>(random.below(kTeams));
  dealer = match.draw_dealer(random, loser);
  std::uint64_t word = random.next();
  for (std::int32_t& score : scores)
    score = static_cast<std::int32_t>(Random::split(word, static_cast<std::uint32_t>(match.target)));
}

// What this machine selects cards by.
Select best_select() {
  static const Select kBest = fastest_select();
  return kBest;
}

// --- By tables and phase interfaces alone ----------------------------------------------------------------------------

// No feature speaks, so that the auction is the bid implementation's alone.
void bid_fast(const RuleSet& rules, Hand& hand, Random& random, ActionLog* log) {
  while (hand.auction.status == AuctionStatus::running) {
    const Bid& bid = rules.in_force(hand).bid();
    CallList calls;
    bid.calls(hand.auction, calls);
    const Call& call = calls[random.below(static_cast<std::uint32_t>(calls.size()))];
    note(log, Action::say(hand.auction.turn, call));
    bid.apply(hand.auction, call);
    choose_alternative(rules, hand);
  }
  settle_auction(rules, hand);
}

// MELD-19: whether this card was played with the word.
Flags said_with(const RuleSet& rules, const Hand& hand, CardSet played_before, Card card) {
  const auto& pairs = rules.pairs(hand.mode());
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (!pairs[i].has(card)) continue;
    const bool first = (played_before & pairs[i]).empty();
    if ((hand.baloot_said >> (2 * i) & (first ? kSaidOnFirst : kSaidOnSecond)) != 0) return rules.baloot_flag();
  }
  return 0;
}

// What was announced with first cards, and played: it all follows from the hand.
void note_play(const RuleSet& rules, const Hand& hand, ActionLog& log) {
  CardSet before;
  const bool with_cards = rules.announce_at() == AnnounceAt::own_first_card;
  for (int i = 0; i < kCards; ++i) {
    const Seat leader = i < kSeats ? hand.first_leader : hand.taker(i / kSeats - 1);
    const Seat seat = after(leader, i % kSeats);
    for (const MeldCode code : hand.announced.codes[seat])
      if (with_cards && i < kSeats && code != 0)
        note(&log, Action::say(seat, Call{.word = rules.meld_word(), .cards = rules.declare().shape(code).cards}));
    const Card card{hand.played[static_cast<std::size_t>(i)]};
    note(&log, Action::play(seat, card, hand.baloot_said != 0 ? said_with(rules, hand, before, card) : Flags{0}));
    before.add(card);
  }
}

bool nobody_speaks(const RuleSet& rules, const Hand& hand) { return (hand.parts & rules.auction_speakers()) == 0; }

bool is_worked_out(const RuleSet& rules, const Hand& hand, const AuctionGraph* auctions) {
  return auctions != nullptr && auctions->serves(rules, hand) &&
         (rules.alike_until_contract() || rules.alike_until_contract(hand));
}

// Features that take part in a hand in which nobody errs.
unsigned minding_more_than_faults(const RuleSet& rules, const Hand& hand) {
  return hand.parts & ~unsigned{rules.fault_minders()};
}

bool plays_fast(const RuleSet& rules, const Hand& hand) {
  return hand.phase == Phase::playing && hand.cards_played == 0 && minding_more_than_faults(rules, hand) == 0;
}

// --- By the public steps ---------------------------------------------------------------------------------------------

// How a deal is played: by whom, and whether through the loop for many hands where that is possible.
struct Players {
  Random& random;
  ActionLog* log = nullptr;
  Erring erring;
  bool fast = false;
  const AuctionGraph* auctions = nullptr;  // where it was worked out

  [[nodiscard]] bool err() const { return erring.per_million != 0; }
  [[nodiscard]] bool loops() const { return fast && !err(); }
};

void take(const RuleSet& rules, Hand& hand, ActionLog* log, const Action& action) {
  note(log, action);
  apply_unchecked(rules, hand, action);
}

bool accuses(const RuleSet& rules, Hand& hand, const Players& players) {
  const auto action = accuse(rules, hand, players.random, players.erring);
  if (action) take(rules, hand, players.log, *action);
  return action.has_value();
}

// Interjections that their features' policies take, each at the price of one draw.
bool interject(const RuleSet& rules, Hand& hand, Random& random, ActionLog* log) {
  for (const Interjection& open : interjections(rules, hand)) {
    if (rules.words()[open.call.word].accuses) continue;
    const std::size_t feature = rules.feature_of_word(open.call.word);
    if (!rules.in_force(hand).feature(feature).takes(hand, open, random.next())) continue;
    take(rules, hand, log, Action::say(open.seat, open.call));
    return true;
  }
  return false;
}

bool interrupts(const RuleSet& rules, Hand& hand, const Players& players) {
  if (players.err() && accuses(rules, hand, players)) return true;
  const unsigned parts = players.err() ? unsigned{hand.parts} : minding_more_than_faults(rules, hand);
  return (parts & rules.interjectors()) != 0 && interject(rules, hand, players.random, players.log);
}

// Cards, as long as nothing but the rules of play has a say. `decision` is room for use.
template <Select kSelect>
void step_plain_cards(const RuleSet& rules, Hand& hand, const Players& players, Decision& decision) {
  while (is_plain_card_due(hand)) {
    decide_plain_card(rules, hand, decision);
    const std::uint32_t pick = players.random.below(decision.size());
    if (pick < static_cast<std::uint32_t>(decision.cards.size())) [[likely]] {
      const Card card{static_cast<std::uint8_t>(nth_card<kSelect>(decision.cards.bits(), pick))};
      note(players.log, Action::play(decision.seat, card));
      play_plain_card(rules, hand, card);
    } else {
      const Action action = decision.choice(pick);
      note(players.log, action);
      apply_decided(rules, hand, decision, action);
    }
  }
}

void step_plain_cards(const RuleSet& rules, Hand& hand, const Players& players, Decision& decision) {
  if (best_select() == Select::by_instruction)
    step_plain_cards<Select::by_instruction>(rules.in_force(hand), hand, players, decision);
  else
    step_plain_cards<Select::by_table>(rules.in_force(hand), hand, players, decision);
}

// One action in place of a legal one, where players err and chance says so.
bool errs(const RuleSet& rules, Hand& hand, const Players& players, const Decision& decision) {
  if (!players.err()) return false;
  const std::optional<Action> action = err(rules, hand, decision, players.random, players.erring);
  if (!action) return false;
  note(players.log, *action);
  apply_decided(rules, hand, decision, *action);
  return true;
}

// Until the hand is over or, for the loop for many hands, as far as that is needed.
void play_by_steps(const RuleSet& rules, Hand& hand, const Players& players) {
  Decision decision;
  while (!hand.over() && !(players.loops() && plays_fast(rules, hand))) {
    if (is_plain_card_due(hand) && !players.err()) {
      step_plain_cards(rules, hand, players, decision);
      continue;
    }
    if (interrupts(rules, hand, players)) continue;
    decide(rules, hand, decision);
    if (errs(rules, hand, players, decision)) continue;
    const Action action = decision.choice(players.random.below(decision.size()));
    note(players.log, action);
    apply_decided(rules, hand, decision, action);
  }
}

// What features ask before play begins: only their own words answer.
void answer_features(const RuleSet& rules, Hand& hand, const Players& players) {
  while (hand.phase == Phase::asking) {
    if (interrupts(rules, hand, players)) continue;
    CallList words;
    rules.in_force(hand).feature(hand.asker).words(hand, hand.turn, words);
    const Call& call = words[players.random.below(static_cast<std::uint32_t>(words.size()))];
    const Action action = Action::say(hand.turn, call);
    note(players.log, action);
    answer_feature(rules, hand, action);
  }
}

// Plays on, once play has begun, without the features that do nothing where nobody errs.
template <class Play>
void without_fault_minders(const RuleSet& rules, Hand& hand, Play play) {
  const bool begun = hand.play_begun();
  const std::uint16_t parts = hand.parts;
  if (begun) hand.parts = static_cast<std::uint16_t>(parts & ~rules.fault_minders());
  play();
  if (begun) hand.parts = parts;
}

// Through tables and phase interfaces alone where no feature has a say, by steps where one has.
void play_in_loop(const RuleSet& rules, Hand& hand, const Players& players) {
  if (hand.phase == Phase::bidding) {
    if (is_worked_out(rules, hand, players.auctions))
      settle_auction(rules, hand, players.auctions->walk(hand, players.random));
    else if (nobody_speaks(rules, hand))
      bid_fast(rules, hand, players.random, players.log);
  }
  answer_features(rules, hand, players);
  if (!plays_fast(rules, hand)) without_fault_minders(rules, hand, [&] { play_by_steps(rules, hand, players); });
  if (hand.over()) return;
  const RuleSet& now = rules.in_force(hand);
  play_out(now, hand, players.random, best_select());
  if (players.log != nullptr) note_play(now, hand, *players.log);
}

void play_deal(const RuleSet& rules, Hand& hand, const Players& players) {
  if (players.loops()) {
    play_in_loop(rules, hand, players);
    return;
  }
  play_by_steps(rules, hand, players);
  if (players.err()) static_cast<void>(accuses(rules, hand, players));  // before the counting
}

// Deals and plays until a sheet is written.
void play_counted(const RuleSet& rules, const Players& players, Pack& pack, MatchState& match,
                  const std::array<std::int32_t, kTeams>& scores, PlayedHand& out) {
  out.void_deals = 0;
  const std::int32_t most = rules.match().most_hands;
  for (;;) {
    const auto number = static_cast<std::uint16_t>(match.hands + 1);
    const RuleSet& dealt_by = rules.has_alternatives() ? rules.alternative(before_deal(rules, scores, number)) : rules;
    pack.next(dealt_by.match(), players.random);
    if (players.log != nullptr) players.log->actions.clear();
    begin(rules, out.hand, match.dealer, pack.cards(), scores, number);
    play_deal(rules, out.hand, players);
    pack.gather(rules.match(), out.hand);
    if (out.hand.phase == Phase::ended) {
      score_hand(rules, out.hand, match.held, most > 0 && match.hands + 1 >= most, out.sheet);
      if (!out.sheet.verdict.dealt_again) return;
    }
    ++out.void_deals;
    advance_void(rules, match, &out.hand);
  }
}

void random_hand(const RuleSet& rules, const Players& players, PlayedHand& out) {
  MatchState match;
  std::array<std::int32_t, kTeams> scores{};
  draw_start(rules, players.random, match.dealer, scores);
  Pack pack;
  play_counted(rules, players, pack, match, scores, out);
}

PlayedMatch random_match(const RuleSet& rules, const Players& players, MatchVisitor visit, void* context) {
  Random& random = players.random;
  PlayedMatch played;
  MatchState match;
  Team loser = kNoTeam;
  if (rules.match().first_dealer == FirstDealer::loser_of_last_match) loser = static_cast<Team>(random.below(kTeams));
  match.dealer = rules.match().draw_dealer(random, loser);
  Pack pack;
  while (!match.over) {
    PlayedHand hand;
    const MatchState before = match;
    const std::array<std::int32_t, kTeams> scores{match.scores[0].value, match.scores[1].value};
    play_counted(rules, players, pack, match, scores, hand);
    advance(rules, match, hand.hand.contract(), hand.sheet, hand.hand.tally);
    ++played.hands;
    played.void_deals += hand.void_deals;
    played.digest += mix(digest_of(hand.hand, hand.sheet, hand.void_deals) + played.hands);
    if (visit != nullptr) visit(context, hand, before, match, players.log);
  }
  played.scores = match.scores;
  played.winner = match.winner;
  return played;
}

}  // namespace

Playout::Playout(const RuleSet& rules) : rules_{&rules} {
  if (auto graph = AuctionGraph::of(rules)) auctions_ = std::make_unique<const AuctionGraph>(std::move(*graph));
}
Playout::Playout(Playout&&) noexcept = default;
Playout& Playout::operator=(Playout&&) noexcept = default;
Playout::~Playout() = default;

void Playout::hand(std::uint64_t seed, std::uint64_t index, PlayedHand& out, ActionLog* log, Erring erring) const {
  Random random{seed, index};
  random_hand(*rules_, {random, log, erring, true, log == nullptr ? auctions_.get() : nullptr}, out);
}

std::uint64_t digest_of(const Hand& hand, const ScoreSheet& sheet, std::uint32_t void_deals) {
  const Contract& contract = hand.contract();
  std::uint64_t x = static_cast<std::uint32_t>(sheet.points[0].value);
  x = x << 32U | static_cast<std::uint32_t>(sheet.points[1].value);
  std::uint64_t y = static_cast<std::uint64_t>(contract.mode) | static_cast<std::uint64_t>(contract.buyer) << 8U |
                    static_cast<std::uint64_t>(contract.stake.level) << 16U |
                    static_cast<std::uint64_t>(sheet.verdict.outcome) << 24U |
                    static_cast<std::uint64_t>(void_deals) << 32U;
  return mix(x ^ mix(y + 0x9E3779B97F4A7C15ULL));
}

PlayedMatch Playout::match(std::uint64_t seed, std::uint64_t index, MatchVisitor visit, void* context, ActionLog* log,
                           Erring erring) const {
  Random random{seed, index};
  return random_match(*rules_, {random, log, erring, true, log == nullptr ? auctions_.get() : nullptr}, visit, context);
}

void play_random_hand(const RuleSet& rules, std::uint64_t seed, std::uint64_t index, PlayedHand& out, ActionLog* log,
                      Erring erring) {
  Random random{seed, index};
  random_hand(rules, {random, log, erring, true}, out);
}

void step_random_hand(const RuleSet& rules, std::uint64_t seed, std::uint64_t index, PlayedHand& out, ActionLog* log,
                      Erring erring) {
  Random random{seed, index};
  random_hand(rules, {random, log, erring, false}, out);
}

PlayedMatch play_random_match(const RuleSet& rules, std::uint64_t seed, std::uint64_t index, MatchVisitor visit,
                              void* context, ActionLog* log, Erring erring) {
  Random random{seed, index};
  return random_match(rules, {random, log, erring, true}, visit, context);
}

}  // namespace qanun
