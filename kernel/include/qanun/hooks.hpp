// Features attach to phases through these hooks. A hook that nobody registered costs nothing: the rule set holds a list
// a hook, and the loop of play tests one mask.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "qanun/action.hpp"
#include "qanun/hand.hpp"
#include "qanun/score.hpp"

namespace qanun {

struct MatchState;

enum class Hook : std::uint8_t {
  bid_offer,       // adds decisions of the seat on turn, and interjections, while bidding
  bid_raise,       // words that change the stake, in the auction, at the purchase or after the deal
  play_lead,       // limits the cards that may be led
  play_follow,     // limits the cards that may follow
  play_excused,    // frees the third hand from ruffing
  play_accept,     // widens what `apply` takes
  play_interject,  // actions of seats that are not on turn, during play
  card_flags,      // marks that may be put on a card
  trick_done,      // abnat made inside a trick
  hand_end,        // ends the hand early
  score_verdict,
  score_value,
  score_extras,
  score_award,
  match_after_hand,
  match_may_win
};
inline constexpr int kHooks = 16;

// Where a feature stands in the chain of a hook: names of stages, its own first. Chains (score_*, match_after_hand)
// must come out in one order; two links left unordered are an error that names both.
struct Link {
  Hook hook = Hook::bid_offer;
  std::string_view stage{};
  std::vector<std::string_view> after{};
  std::vector<std::string_view> before{};
};

// How a hand ends early.
enum class Ending : std::uint8_t {
  none,
  void_deal,    // the cards are dealt again
  decided,      // the rest is not played; the feature's own links score the hand
  rest_awarded  // the remaining tricks, with their cards and the last trick, go to `team`
};

struct EarlyEnd {
  Ending ending = Ending::none;
  Team team = kNoTeam;
};

// A level to which a hand can be raised, as texts name it.
struct RaiseLevel {
  std::string_view word;
  std::uint8_t level = 1;   // Stake::level
  std::uint8_t factor = 1;  // Stake::factor
};

// Why a feature forbids a card.
struct Ban {
  std::string_view name;  // as one word, for machines
  std::string_view rule;  // an id of the catalogue
  Text text;
};

// A trick just taken.
struct TakenTrick {
  const Contract& contract;
  std::array<Card, kSeats> cards;  // in the order played
  Seat leader = 0;
  Seat winner = 0;
  int number = 1;
};

// One object a feature and rule set, immutable after construction, shared between threads; what changes lives in a slot
// of the hand. Each function is called only where the feature's declaration lists its hook.
class Feature {
 public:
  virtual ~Feature() = default;

  // bid_offer, bid_raise: adds the feature's words for the seat that the auction or this feature asks.
  virtual void words(const Hand& /*hand*/, Seat /*seat*/, CallList& /*out*/) const {}
  // bid_offer, bid_raise: false where it never speaks while the auction runs, which then costs nothing.
  [[nodiscard]] virtual bool speaks_in_auction() const { return true; }
  // One thing may be said in two ways ("double", and "double closed" where that is what it means). This is the way in
  // which `words` and `interjections` list it; what has one way only is returned as it is.
  [[nodiscard]] virtual Call as_listed(const Hand& /*hand*/, const Call& call) const { return call; }
  // bid_raise, bid_offer: the seat that this feature wants to ask now, outside the auction's own turn; kNoSeat if none.
  // Asked after every action until play begins. The seat's choices are the feature's `words`, `pass` included.
  [[nodiscard]] virtual Seat asks(const Hand& /*hand*/) const { return kNoSeat; }
  // bid_raise, bid_offer: a bid of another's stands anew.
  virtual void bid_made(Hand& /*hand*/, const Action& /*action*/) const {}
  // bid_raise: the levels that this feature raises to.
  [[nodiscard]] virtual std::span<const RaiseLevel> levels() const { return {}; }
  // bid_offer, bid_raise, play_interject: what seats not on turn may do now.
  virtual void interjections(const Hand& /*hand*/, InterjectionList& /*out*/) const {}
  // The policy of random players: whether to take an open interjection. `draw` is uniform in 64 bits.
  [[nodiscard]] virtual bool takes(const Hand& /*hand*/, const Interjection& /*open*/, std::uint64_t /*draw*/) const {
    return false;
  }
  // Takes a word that this feature offered, on turn or as an interjection.
  virtual void say(Hand& /*hand*/, const Action& /*action*/) const {}

  // Every hook of play: asked once when play begins. Where it says no, none of the feature's hooks of play (play_*,
  // card_flags, trick_done) is called in this hand, and the loop of play does not pay for them.
  [[nodiscard]] virtual bool plays_a_part(const Hand& /*hand*/) const { return true; }
  // play_lead, play_follow: the cards allowed, a part of `legal`. The sets of all features are intersected; where the
  // intersection is empty the set before it stands.
  [[nodiscard]] virtual CardSet lead(const Hand& /*hand*/, CardSet legal) const { return legal; }
  [[nodiscard]] virtual CardSet follow(const Hand& /*hand*/, CardSet legal) const { return legal; }
  // play_lead, play_follow: why a card is missing from that set; nullptr leaves it at "a rule of this table".
  [[nodiscard]] virtual const Ban* why_barred(const Hand& /*hand*/, Card /*card*/) const { return nullptr; }
  // play_excused: whether the third hand is freed; one feature suffices.
  [[nodiscard]] virtual bool excuses(const Hand& /*hand*/) const { return false; }
  // play_accept: cards that `apply` takes besides the legal ones.
  [[nodiscard]] virtual CardSet accepts(const Hand& /*hand*/, CardSet /*legal*/) const { return {}; }
  // card_flags: the cards of the seat on turn that may carry this flag of the feature.
  [[nodiscard]] virtual CardSet flaggable(const Hand& /*hand*/, Flags /*flag*/, CardSet /*legal*/) const { return {}; }
  // card_flags, play_accept: a card is about to be played by hand.turn; `legal` are the cards he was allowed.
  virtual void card_played(Hand& /*hand*/, Card /*card*/, Flags /*flags*/, CardSet /*legal*/) const {}

  // trick_done: abnat that the trick makes besides its cards, for its winner's side.
  [[nodiscard]] virtual Abnat trick_bonus(const TakenTrick& /*trick*/) const { return {}; }
  // hand_end: asked when play begins, after every trick and after every word; the first feature that ends it wins.
  [[nodiscard]] virtual EarlyEnd ends(const Hand& /*hand*/) const { return {}; }
  // hand_end: false where it never ends a hand once a card is played, so that the loop of play need not ask.
  [[nodiscard]] virtual bool ends_in_play() const { return true; }

  // The chains of scoring: each receives the value so far and changes it.
  virtual void verdict(const ScoreInput& /*in*/, Verdict& /*verdict*/) const {}
  virtual void value(const ScoreInput& /*in*/, const Verdict& /*verdict*/, HandValue& /*value*/) const {}
  virtual void extras(const ScoreInput& /*in*/, const Verdict& /*verdict*/, Extras& /*extras*/) const {}
  virtual void award(const ScoreInput& /*in*/, ScoreSheet& /*sheet*/) const {}

  // match_after_hand: may end the match (MATCH-04).
  virtual void after_hand(const Contract& /*contract*/, const ScoreSheet& /*sheet*/, MatchState& /*match*/) const {}
  // match_may_win: whether this side may win the match on this hand; all must agree.
  [[nodiscard]] virtual bool may_win(const ScoreSheet& /*sheet*/, const Tally& /*tally*/, Team /*team*/) const {
    return true;
  }
};

}  // namespace qanun
