#include "game.hpp"

#include <algorithm>
#include <numeric>
#include <ostream>

#include "hand/faults.hpp"
#include "proof/aim.hpp"
#include "qanun/notation.hpp"
#include "qanun/record.hpp"
#include "support/rules.hpp"

namespace property {

using namespace qanun;  // NOLINT(google-build-using-namespace)

namespace {

constexpr std::uint32_t kErrsOneIn = 12;
constexpr std::uint32_t kInterjectsOneIn = 24;

Demand demand_of(Conduct conduct) {
  if (conduct == Conduct::legal) return {};
  return {{{Edit::Kind::use, "qaid", {}}, {Edit::Kind::option, "qaid.mode", "claimable"}}};
}

// --- What is open ----------------------------------------------------------------------------------------------------

void add_wrongs(const RuleSet& any, const Hand& hand, const Decision& decision, std::vector<Action>& out) {
  const RuleSet& rules = any.in_force(hand);
  if (!hand.play_begun() || hand.phase == Phase::asking || !faults_are_taken(rules, hand)) return;
  for (const Card card : decision.accepted - decision.cards) out.push_back(Action::play(decision.seat, card));
  for (std::size_t bit = 0; bit < rules.flags().size(); ++bit)
    for (const Card card : decision.accepted - decision.flagged[bit])
      if (const auto flag = static_cast<Flags>(1U << bit); accepts_flag(rules, hand, flag, card))
        out.push_back(Action::play(decision.seat, card, flag));
  for (MeldCode code = 1; code < kMeldCodes; ++code)
    if (accepts_meld(rules, hand, decision.seat, code))
      out.push_back(
          Action::say(decision.seat, Call{.word = rules.meld_word(), .cards = rules.declare().shape(code).cards}));
}

// --- Drawing ---------------------------------------------------------------------------------------------------------

// Cards of a rank or of a suit lie together but for some: long melds, worthless hands and hands that win every trick
// are rare otherwise.
void gather(std::array<std::uint8_t, kCards>& deck, Random& random) {
  const bool by_rank = random.below(2) == 0;
  const auto key = [&](std::uint8_t index) {
    const Card card{index};
    return by_rank ? static_cast<int>(card.rank()) : static_cast<int>(card.suit());
  };
  std::stable_sort(deck.begin(), deck.end(), [&](std::uint8_t a, std::uint8_t b) { return key(a) < key(b); });
  std::rotate(deck.begin(), deck.begin() + random.below(kCards), deck.end());
  for (std::uint32_t n = random.below(12); n > 0; --n)
    std::swap(deck[random.below(kCards)], deck[random.below(kCards)]);
}

Deal draw_deal(const RuleSet& rules, Random& random) {
  Deal deal;
  deal.dealer = static_cast<Seat>(random.below(kSeats));
  deal.deck = shuffled_pack(random);
  if (random.below(3) == 0) gather(deal.deck, random);
  const auto target = static_cast<std::uint32_t>(rules.match().target);
  for (std::int32_t& score : deal.scores) score = static_cast<std::int32_t>(random.below(target));
  deal.number = static_cast<std::uint16_t>(1 + random.below(9));
  return deal;
}

// A deal that a match by these rules can come to.
void fit(Deal& deal, const RuleSet& rules) {
  for (std::int32_t& score : deal.scores) score %= rules.match().target;
  if (rules.match().most_hands > 0 && deal.number > rules.match().most_hands) deal.number = 1;
}

std::uint16_t place_in(const std::vector<Action>& open, const Action& action) {
  const auto found = std::find(open.begin(), open.end(), action);
  return static_cast<std::uint16_t>(found == open.end() ? 0 : found - open.begin());
}

// Players aim at a contract, which random bids seldom come to.
std::uint16_t draw_choice(const Game& game, const Hand& hand, const std::vector<Action>& open, const proof::Aim& aim,
                          Random& random) {
  const Decision decision = decide(game.rules(), hand);
  const std::uint32_t legal = decision.size();
  const auto all = static_cast<std::uint32_t>(open.size());
  const std::uint32_t one_in = game.conduct == Conduct::erring ? kErrsOneIn : kInterjectsOneIn;
  if (legal == 0 || (all > legal && random.below(one_in) == 0))
    return static_cast<std::uint16_t>(legal + random.below(std::max(all - legal, 1U)));
  if (hand.play_begun()) return static_cast<std::uint16_t>(random.below(legal));
  return place_in(open, proof::choice_for(aim, game.rules(), hand, decision, random));
}

void trim(std::vector<std::uint16_t>& choices) {
  while (!choices.empty() && choices.back() == 0) choices.pop_back();
}

// Plays on from the start: `choose` says what is done.
template <class Choose>
void play(Game& game, Choose choose) {
  game.actions.clear();
  game.end = game.start();
  while (!game.end.over() && game.actions.size() < game.most) {
    const std::vector<Action> open = open_actions(game.rules(), game.end, game.conduct);
    if (open.empty()) return;
    const Action action = open[choose(open) % open.size()];
    if (apply(game.rules(), game.end, action)) return;
    game.actions.push_back(action);
  }
}

// The game of these rules and choices; nothing where there are no such rules.
bool settle(Game& game) {
  game.rules_set = game.choice.rules();
  if (game.rules_set == nullptr) return false;
  fit(game.deal, game.rules());
  trim(game.choices);
  std::size_t next = 0;
  play(game, [&](const std::vector<Action>&) {
    const std::size_t i = next++;
    return i < game.choices.size() ? game.choices[i] : std::uint16_t{0};
  });
  game.choices.resize(std::min(game.choices.size(), next));
  return true;
}

// --- Shrinking -------------------------------------------------------------------------------------------------------

std::size_t weight(const Game& game) {
  return std::accumulate(game.choices.begin(), game.choices.end(), std::size_t{0});
}

bool is_smaller(const Game& a, const Game& b) {
  return a.actions.size() != b.actions.size() ? a.actions.size() < b.actions.size() : weight(a) < weight(b);
}

void add_by_choices(const Game& game, std::vector<std::uint16_t> choices, std::vector<Game>& out) {
  Game other = game;
  other.choices = std::move(choices);
  if (settle(other) && is_smaller(other, game)) out.push_back(std::move(other));
}

void add_cut(const Game& game, std::vector<Game>& out) {
  const std::size_t all = game.actions.size();
  for (std::size_t kept = 0; kept < all; kept += std::max<std::size_t>(1, (all - kept) / 2)) {
    Game other = game;
    other.most = kept;
    if (settle(other)) out.push_back(std::move(other));
  }
}

void add_shorter(const Game& game, std::vector<Game>& out) {
  const std::vector<std::uint16_t>& choices = game.choices;
  for (std::size_t kept = 0; kept < choices.size(); kept += std::max<std::size_t>(1, (choices.size() - kept) / 2))
    add_by_choices(game, {choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(kept)}, out);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    std::vector<std::uint16_t> fewer = choices;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    add_by_choices(game, std::move(fewer), out);
  }
}

void add_lower(const Game& game, std::vector<Game>& out) {
  for (std::size_t i = 0; i < game.choices.size(); ++i)
    for (const int divisor : {1000, 2}) {
      std::vector<std::uint16_t> lower = game.choices;
      lower[i] = static_cast<std::uint16_t>(lower[i] / divisor);
      if (lower[i] != game.choices[i]) add_by_choices(game, std::move(lower), out);
    }
}

void add_with_deal(const Game& game, const Deal& deal, std::vector<Game>& out) {
  Game other = game;
  other.deal = deal;
  if (settle(other)) out.push_back(std::move(other));
}

void add_plainer(const Game& game, std::vector<Game>& out) {
  Deal deal = game.deal;
  if (deal.dealer != 0) deal.dealer = 0, add_with_deal(game, deal, out);
  deal = game.deal;
  if (deal.scores != Deal{}.scores) deal.scores = {}, add_with_deal(game, deal, out);
  deal = game.deal;
  if (deal.number != 1) deal.number = 1, add_with_deal(game, deal, out);
}

}  // namespace

std::vector<Action> open_actions(const RuleSet& rules, const Hand& hand, Conduct conduct) {
  std::vector<Action> out;
  const Decision decision = decide(rules, hand);
  for (std::uint32_t i = 0; i < decision.size(); ++i) out.push_back(decision.choice(i));
  for (const Interjection& open : interjections(rules, hand))
    if (conduct == Conduct::erring || !rules.words()[open.call.word].accuses)
      out.push_back(Action::say(open.seat, open.call));
  if (conduct == Conduct::erring && decision.seat < kSeats) add_wrongs(rules, hand, decision, out);
  return out;
}

Hand begun(const RuleSet& rules, const Deal& deal) {
  Hand hand;
  begin(rules, hand, deal.dealer, deal.deck, deal.scores, deal.number);
  return hand;
}

Hand Game::after(std::size_t count) const {
  Hand hand = start();
  for (std::size_t i = 0; i < std::min(count, actions.size()); ++i) apply_unchecked(rules(), hand, actions[i]);
  return hand;
}

bool Game::is_last() const {
  const std::int32_t hands = rules().match().most_hands;
  return hands > 0 && deal.number >= hands;
}

Game draw_game(Random& random, Conduct conduct) {
  Game game;
  game.conduct = conduct;
  game.choice = draw_rules(random, demand_of(conduct));
  game.rules_set = game.choice.rules();
  game.deal = draw_deal(game.rules(), random);
  fit(game.deal, game.rules());
  const auto aims = proof::aims_of(game.rules());
  const proof::Aim aim = aims.empty() ? proof::Aim{} : aims[random.below(static_cast<std::uint32_t>(aims.size()))];
  play(game, [&](const std::vector<Action>& open) {
    game.choices.push_back(draw_choice(game, game.end, open, aim, random));
    return game.choices.back();
  });
  trim(game.choices);
  return game;
}

std::vector<Game> smaller(const Game& game) {
  std::vector<Game> out;
  for (RuleChoice& rules : smaller(game.choice, demand_of(game.conduct))) {
    Game other = game;
    other.choice = std::move(rules);
    if (settle(other)) out.push_back(std::move(other));
  }
  add_cut(game, out);
  add_shorter(game, out);
  add_plainer(game, out);
  add_lower(game, out);
  return out;
}

std::ostream& operator<<(std::ostream& out, const Game& game) {
  out << '\n' << game.choice.file();
  std::string record;
  RecordWriter{support::installation().registry(), game.rules()}.append(record, game.start(), {}, game.actions,
                                                                        nullptr);
  return out << record;
}

}  // namespace property
