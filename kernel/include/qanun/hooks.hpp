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
  play_offer,      // words of the seat on turn, during play
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
inline constexpr int kHooks = 17;

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

// Something that was accepted though it was not allowed, and that the cards can prove.
struct Fault {
  enum class Kind : std::uint8_t {
    revoke,  // the first four in the order of Violation
    no_ruff,
    no_overruff,
    no_rise,
    barred_card,    // the duties of play allow the card, a feature does not
    untrue_flag,    // said with a card that could not carry it
    meld_not_held,  // announced without its cards
    meld_not_shown  // announced, best of all, and not laid open when it was due (MELD-11)
  };
  Kind kind = Kind::revoke;
  Seat seat = 0;
  std::uint8_t trick = 1;
  Card card;              // of a card
  Flags untrue = 0;       // of untrue_flag
  std::uint8_t meld = 0;  // of a meld: which of its seat's
};

// What a feature has to tell of a hand that is over, for people.
struct Remark {
  enum class About : std::uint8_t { fault, right_claim, false_claim };
  About about = About::fault;
  Text text{};
  RuleId rule = 0;
  Seat seat = 0;
  std::uint8_t trick = 0;  // 0: of no trick
  Card card{};             // where it is about a card
  MeldCode meld = 0;       // where it is about a meld
};
using RemarkList = FixedList<Remark, 64>;

// One object a feature and rule set, immutable after construction, shared between threads; what changes lives in a slot
// of the hand. Each function is called only where the feature's declaration lists its hook.
class Feature {
 public:
  virtual ~Feature() = default;

  // bid_offer, bid_raise: asked once when a hand begins; it may note in its slot what it will need. Where it says no,
  // the feature is not asked for anything until play begins, and the auction does not pay for it. In a view every
  // feature takes part, so that nothing shows: what it offers must follow from its slot.
  [[nodiscard]] virtual bool bids_a_part(Hand& /*hand*/) const { return true; }
  // bid_offer, bid_raise, play_offer: adds the feature's words for the seat on turn, or that this feature asks.
  virtual void words(const Hand& /*hand*/, Seat /*seat*/, CallList& /*out*/) const {}
  // bid_offer, bid_raise: false where it never speaks while the auction runs, which then costs nothing.
  [[nodiscard]] virtual bool speaks_in_auction() const { return true; }
  // One thing may be said in two ways ("double", and "double closed" where that is what it means). This is the way in
  // which `words` and `interjections` list it; what has one way only is returned as it is.
  [[nodiscard]] virtual Call as_listed(const Hand& /*hand*/, const Call& call) const { return call; }
  // bid_raise, bid_offer: the seat that this feature wants to ask now, outside the auction's own turn; kNoSeat if none.
  // Asked after every action until play begins, with play_interject also after a word in play; first the feature that
  // took the last word. The seat's choices are the feature's `words`, `pass` included.
  [[nodiscard]] virtual Seat asks(const Hand& /*hand*/) const { return kNoSeat; }
  // bid_raise, bid_offer: the auction took a call of its own, a pass included.
  virtual void bid_made(Hand& /*hand*/, const Action& /*action*/) const {}
  // bid_offer, bid_raise: another feature took a word before play began.
  virtual void heard(Hand& /*hand*/, const Action& /*action*/) const {}
  // bid_raise: the levels that this feature raises to.
  [[nodiscard]] virtual std::span<const RaiseLevel> levels() const { return {}; }
  // bid_offer, bid_raise, play_interject: what seats not on turn may do now.
  virtual void interjections(const Hand& /*hand*/, InterjectionList& /*out*/) const {}
  // bid_offer, bid_raise, play_interject: false where it never offers any, which then costs nothing.
  [[nodiscard]] virtual bool interjects() const { return true; }
  // The policy of random players: whether to take an open interjection. `draw` is uniform in 64 bits.
  [[nodiscard]] virtual bool takes(const Hand& /*hand*/, const Interjection& /*open*/, std::uint64_t /*draw*/) const {
    return false;
  }
  // Why one of the feature's own words may not be said now; nullptr leaves it at that.
  [[nodiscard]] virtual const Text* why_unsaid(const Hand& /*hand*/, const Action& /*action*/) const { return nullptr; }
  // Takes a word that this feature offered, on turn or as an interjection.
  virtual void say(Hand& /*hand*/, const Action& /*action*/) const {}
  // bid_offer: cards of this seat that lie open to all because of what was said.
  [[nodiscard]] virtual CardSet lays_open(const Hand& /*hand*/, Seat /*seat*/) const { return {}; }

  // Every hook of play, and hand_end: asked once when play begins, and of a view. Where it says no, none of the
  // feature's hooks of play (play_*, card_flags, trick_done) is called in this hand, and the loop of play does not pay
  // for them.
  [[nodiscard]] virtual bool plays_a_part(const Hand& /*hand*/) const { return true; }
  // play_lead, play_follow: the cards allowed, a part of `legal` (which is all that is held where a reason is sought).
  // The sets of all features are intersected; where the intersection is empty the set before it stands.
  [[nodiscard]] virtual CardSet lead(const Hand& /*hand*/, CardSet legal) const { return legal; }
  [[nodiscard]] virtual CardSet follow(const Hand& /*hand*/, CardSet legal) const { return legal; }
  // play_lead, play_follow: why a card is missing from that set; nullptr leaves it at "a rule of this table".
  [[nodiscard]] virtual const Ban* why_barred(const Hand& /*hand*/, Card /*card*/) const { return nullptr; }
  // play_excused: whether the third hand is freed; one feature suffices.
  [[nodiscard]] virtual bool excuses(const Hand& /*hand*/) const { return false; }
  // play_accept: cards that `apply` takes besides the legal ones.
  [[nodiscard]] virtual CardSet accepts(const Hand& /*hand*/, CardSet /*legal*/) const { return {}; }
  // play_accept: whether `apply` takes this flag, of any feature's, on a card that may not carry it.
  [[nodiscard]] virtual bool accepts_flag(const Hand& /*hand*/, Flags /*flag*/, Card /*card*/) const { return false; }
  // play_accept: whether `apply` takes the announcing of this meld, which the seat does not hold.
  [[nodiscard]] virtual bool accepts_meld(const Hand& /*hand*/, Seat /*seat*/, MeldCode /*code*/) const {
    return false;
  }
  // play_accept: something accepted and not allowed is being done; its card is not played yet. hand_end is asked next.
  virtual void fault(Hand& /*hand*/, const Fault& /*fault*/) const {}
  // card_flags: the cards of the seat on turn that may carry this flag of the feature.
  [[nodiscard]] virtual CardSet flaggable(const Hand& /*hand*/, Flags /*flag*/, CardSet /*legal*/) const { return {}; }
  // card_flags, play_accept: a card is about to be played by hand.turn; `legal` are the cards he was allowed. Of its
  // `flags`, `untrue` are those that it could not carry.
  virtual void card_played(Hand& /*hand*/, Card /*card*/, Flags /*flags*/, CardSet /*legal*/, Flags /*untrue*/) const {}

  // The value of a fact that the feature declares without a way to compute it; kUnknownFact where there is none.
  [[nodiscard]] virtual std::int64_t fact(const Hand& /*hand*/, FactId /*fact*/) const { return kUnknownFact; }
  // What the feature recorded in this hand, which is over; no hook is needed.
  virtual void remarks(const Hand& /*hand*/, RemarkList& /*out*/) const {}

  // trick_done: abnat that the trick makes besides its cards, for its winner's side.
  [[nodiscard]] virtual Abnat trick_bonus(const TakenTrick& /*trick*/) const { return {}; }
  // hand_end: asked when play begins, after every trick, word and fault (before play of features with hooks of the
  // auction alone); the first feature that ends it wins.
  [[nodiscard]] virtual EarlyEnd ends(const Hand& /*hand*/) const { return {}; }

  // score_*: asked once of every score. Where it says no, none of the feature's links of scoring is called for it.
  [[nodiscard]] virtual bool scores_a_part(const ScoreInput& /*in*/) const { return true; }
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

  // --- What a Playout, which prepares many hands, may rely on --------------------------------------------------------
  // bid_offer, bid_raise: true where all that the feature does while the auction runs follows from the auction and from
  // its own slot, which begins as zero: not from cards, nor from scores. Such auctions can be worked out beforehand.
  [[nodiscard]] virtual bool goes_by_calls() const { return false; }
  // Every hook of play, and hand_end: true where the feature does nothing in a hand in which nobody errs and nobody
  // accuses; all that it offers are accusations then. Players who never err need not ask it.
  [[nodiscard]] virtual bool minds_faults_alone() const { return false; }
};

}  // namespace qanun
