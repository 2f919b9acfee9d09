// A hand, action by action: who is on turn, what he may do, and what each action leads to.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/action.hpp"
#include "qanun/hand.hpp"
#include "qanun/random.hpp"
#include "qanun/rule_set.hpp"

namespace qanun {

// The choices of the seat on turn. Canonical order, in which random play draws: cards by index, then flagged cards by
// flag and index, then words as declared.
struct Decision {
  Seat seat = kNoSeat;                        // kNoSeat when the hand is over
  CardSet cards;                              // legal cards
  CardSet accepted;                           // what `apply` takes, the legal cards included
  std::array<CardSet, kMostFlags> flagged{};  // by flag: legal cards that may carry it
  Flags marks = 0;                            // the flags that some card may carry
  CallList words;

  [[nodiscard]] std::uint32_t size() const {
    std::size_t n = static_cast<std::size_t>(cards.size()) + words.size();
    for (unsigned left = marks; left != 0; left &= left - 1)
      n += static_cast<std::size_t>(flagged[static_cast<std::size_t>(std::countr_zero(left))].size());
    return static_cast<std::uint32_t>(n);
  }
  // Choice number i of the canonical order, i below size().
  [[nodiscard]] Action choice(std::uint32_t i) const;
  // Lets these of the legal cards carry the flag with this number.
  void mark(std::size_t bit, CardSet carriers) {
    flagged[bit] = carriers;
    if (!carriers.empty()) marks = static_cast<Flags>(marks | (1U << bit));
  }
};

// Which alternative of the rule set is in force before the cards of a hand are shuffled.
[[nodiscard]] std::uint8_t before_deal(const RuleSet& rules, const std::array<std::int32_t, kTeams>& scores,
                                       std::uint16_t number);

// A pack mixed by this stream: indexes of cards in the order of dealing. docs/stream.md, item 3.
[[nodiscard]] std::array<std::uint8_t, kCards> shuffled_pack(Random& random);

// Begins a hand with a pack in the order of dealing.
void begin(const RuleSet& rules, Hand& hand, Seat dealer, const std::array<std::uint8_t, kCards>& deck,
           const std::array<std::int32_t, kTeams>& scores = {0, 0}, std::uint16_t number = 1);

// Begins an auction of which only the dealer, the up-card and perhaps some hands are known (auction cases).
void begin_auction(const RuleSet& rules, Hand& hand, Seat dealer, Card up_card,
                   const std::array<CardSet, kSeats>& first_cards, const std::array<std::int32_t, kTeams>& scores);

[[nodiscard]] Decision decide(const RuleSet& rules, const Hand& hand);

// What seats that are not on turn may do now.
[[nodiscard]] InterjectionList interjections(const RuleSet& rules, const Hand& hand);

// Why an action is not taken. `text` says it to the player; `rule` is an id of the catalogue, empty where none applies.
struct Refusal {
  enum class Why : std::uint8_t {
    hand_over,
    not_on_turn,
    no_card_due,  // a card while words are due
    not_held,
    must_follow,    // PLAY-02
    must_rise,      // PLAY-08, or PLAY-02 where plain suits must be beaten
    must_ruff,      // PLAY-04
    must_overruff,  // PLAY-06
    feature_forbids,
    flag_not_allowed,
    word_not_allowed
  };
  Why why = Why::word_not_allowed;
  std::string_view name;  // the reason as one word, for machines: "must_follow"
  std::string_view rule;
  Text text;
};

// Takes the action, or says why not; the hand is unchanged then.
[[nodiscard]] std::optional<Refusal> apply(const RuleSet& rules, Hand& hand, const Action& action);

// Takes an action that is known to be among the choices or the open interjections.
void apply_unchecked(const RuleSet& rules, Hand& hand, const Action& action);

// Why a card that the seat on turn holds may not be played; nothing when it may.
[[nodiscard]] std::optional<Refusal> why_not(const RuleSet& rules, const Hand& hand, Card card);

// What features recorded in a hand that is over, in declared order: faults, claims.
[[nodiscard]] RemarkList remarks(const RuleSet& rules, const Hand& hand);

// The counted melds and baloots of a hand that is over.
[[nodiscard]] MeldTally count_melds(const RuleSet& rules, const Hand& hand);

// Steps two to five over any input: a hand, a case, a scorekeeper's totals.
[[nodiscard]] ScoreSheet score(const RuleSet& rules, const ScoreInput& input);

// The sheet of a hand that is over (Phase::ended).
[[nodiscard]] ScoreSheet score(const RuleSet& rules, const Hand& hand, Points held = {}, bool last_hand = false);

// Writes a sheet into the match: totals, held points, dealer, the end. DEAL-06, MATCH-01 .. MATCH-06.
void advance(const RuleSet& rules, MatchState& match, const Contract& contract, const ScoreSheet& sheet,
             const Tally& tally);
// A deal that nobody bought or a hand that was dealt again: only the dealer may change.
void advance_void(const RuleSet& rules, MatchState& match, const Hand* hand = nullptr);

}  // namespace qanun
