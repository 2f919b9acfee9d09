// The phase `declare`: which melds exist, what they are worth, which side's count, and baloot.
#pragma once

#include <array>
#include <cstdint>

#include "qanun/meld.hpp"

namespace qanun {

enum class AnnounceAt : std::uint8_t { own_first_card, before_lead };                          // MELD-10
enum class ShowAt : std::uint8_t { second_trick, after_first_trick, end_of_hand, not_shown };  // MELD-11

// What was said of a pair of baloot: one bit for its first card, one for its second.
using BalootSaid = std::uint8_t;
inline constexpr BalootSaid kSaidOnFirst = 1;
inline constexpr BalootSaid kSaidOnSecond = 2;

struct MeldQuestion {
  Mode mode = Mode::no_trump;
  Seat dealer = 0;
  Seat first_leader = 0;  // announcing goes round from here
  // The cards dealt, where melds are counted: cards that nobody announces may bear on it. Empty where they are unknown,
  // and for views, which tell nothing that is not open.
  std::array<CardSet, kSeats> dealt{};
};

// A pair held in one hand and played out.
struct BalootQuestion {
  Mode mode = Mode::no_trump;
  Seat holder = 0;
  Seat buyer = 0;
  BalootSaid said = 0;
  CardSet pair;
};

// Implementations are immutable after construction and shared between threads.
class Declare {
 public:
  virtual ~Declare() = default;

  [[nodiscard]] virtual AnnounceAt announce_at() const = 0;
  [[nodiscard]] virtual ShowAt show_at() const = 0;

  // The most melds a seat may announce, 0 where none are played.
  [[nodiscard]] virtual int most_a_player() const = 0;

  [[nodiscard]] virtual const MeldShape& shape(MeldCode code) const = 0;
  [[nodiscard]] virtual const MeldWorth& worth(MeldCode code, Mode mode) const = 0;

  // The melds that a hand of eight may announce next, after those already announced, by code. The first offers are
  // those of each suit by itself, and four of a kind: the loop of play counts them so.
  virtual void offers(CardSet dealt, const std::array<MeldCode, kMostMelds>& announced, Mode mode,
                      FixedList<MeldCode, 16>& out) const = 0;

  // The most valuable set that the hand allows (MELD-12: of equal sets the one whose best meld ranks higher).
  [[nodiscard]] virtual std::array<MeldCode, kMostMelds> best_set(CardSet dealt, Mode mode) const = 0;

  // Which side's announced melds are counted.
  [[nodiscard]] virtual MeldOutcome settle(const Announcements& announced, const MeldQuestion& question) const = 0;

  // The pairs of baloot that exist in this mode; empty sets fill the rest.
  [[nodiscard]] virtual std::array<CardSet, kSuits> pairs(Mode mode) const = 0;

  // What must be said for the pair to count, as bits of BalootSaid; 0 where it counts by itself.
  [[nodiscard]] virtual BalootSaid must_say() const = 0;

  // Whether the pair counts, given what its holder announced and whether his melds are counted.
  [[nodiscard]] virtual bool baloot_counts(const BalootQuestion& question, const Announcements& announced,
                                           const MeldOutcome& outcome) const = 0;
};

}  // namespace qanun
