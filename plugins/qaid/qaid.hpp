// Qaid (QAID-01 .. QAID-10, KAB-08, FR-17): what happens to a fault that the cards can prove.
//
// impossible: illegal cards are refused, and this feature costs nothing. claimable: every card in hand is taken; what
// was wrong is remembered where nobody sees it, and either opponent may claim it at any time, whether or not there is
// anything to claim. auto: the hand ends at once against the offender. A claim ends the hand: against the offender's
// side if it is right, against the claimant's own if it is not (QAID-06).
//
// The words: `qaid` claims whatever fault the other side has committed, `qaid 0 2` one by seat 0 in trick 2. The first
// claim settles the hand. `qaid_kaboot`, followed by the same, asks for the value of all tricks (QAID-07), where the
// claimant's side has won every trick so far, at least one; a false claim then costs that much.
//
// Where sources are silent:
// - All cards are taken, also those whose fault is not in qaid.violations; such a fault is never proven. A false
//   announcement is taken only where it counts as a fault.
// - A meld that is not held is a false one from the moment it is announced, and a hidden one once it should have been
//   laid open (MELD-11). It never counts on a sheet.
// - A price of kaboot follows kaboot.doubled, the projects beside it follow qaid.scale_with_double (QAID-05).
// - In a gahwa the fault says who has won the hand; what that does to the match is the rule of gahwa (DBL-10).
#pragma once

#include <array>
#include <cstdint>

#include "fault_log.hpp"
#include "price.hpp"
#include "qanun/compile.hpp"

namespace qaid {

// How the hand ended, for everyone to see. Starts as zero: it did not end by a fault.
struct Outcome {
  std::uint8_t side = 0;  // 1 + the side that pays
  std::uint8_t by = 0;    // 1 + the seat that claimed; 0 where nobody had to
  std::uint8_t kaboot = 0;

  [[nodiscard]] bool stands() const { return side != 0; }
};

class Qaid final : public Feature {
 public:
  explicit Qaid(Compile& compile);

  // --- Faults (qaid.cpp) ---------------------------------------------------------------------------------------------
  [[nodiscard]] bool plays_a_part(const Hand& hand) const override;
  [[nodiscard]] bool minds_faults_alone() const override { return true; }
  [[nodiscard]] CardSet accepts(const Hand& hand, CardSet legal) const override;
  [[nodiscard]] bool accepts_flag(const Hand& hand, Flags flag, Card card) const override;
  [[nodiscard]] bool accepts_meld(const Hand& hand, Seat seat, MeldCode code) const override;
  void fault(Hand& hand, const Fault& fault) const override;
  [[nodiscard]] EarlyEnd ends(const Hand& hand) const override;
  [[nodiscard]] std::int64_t fact(const Hand& hand, FactId fact) const override;
  void remarks(const Hand& hand, RemarkList& out) const override;

  // --- Claims (claims.cpp) -------------------------------------------------------------------------------------------
  [[nodiscard]] bool interjects() const override { return mode_ == Mode::claimable; }
  void interjections(const Hand& hand, InterjectionList& out) const override;
  [[nodiscard]] bool takes(const Hand& hand, const Interjection& open, std::uint64_t draw) const override;
  void say(Hand& hand, const Action& action) const override;

  // --- The sheet (price.cpp) -----------------------------------------------------------------------------------------
  [[nodiscard]] bool scores_a_part(const ScoreInput& in) const override;
  void verdict(const ScoreInput& in, Verdict& verdict) const override;
  void value(const ScoreInput& in, const Verdict& verdict, HandValue& value) const override;
  void extras(const ScoreInput& in, const Verdict& verdict, Extras& extras) const override;

 private:
  enum class Mode : std::uint8_t { impossible, claimable, automatic };
  enum class Until : std::uint8_t { before_counting, last_card };

  [[nodiscard]] bool counts(Kind kind) const { return ((violations_ >> static_cast<unsigned>(kind)) & 1U) != 0; }
  [[nodiscard]] bool is_right(const Hand& hand, Seat by, const Call& call) const;
  void add_claims(const Hand& hand, Seat by, WordId word, InterjectionList& out) const;
  [[nodiscard]] bool may_ask_kaboot(const Hand& hand, Team team) const;

  Mode mode_;
  Until until_;
  bool kaboot_claim_;
  std::uint8_t violations_ = 0;  // one bit a Kind
  Flags ekka_ = 0;               // the flag, where ekka is played
  WordId claim_, claim_kaboot_;
  FactId side_, by_, kaboot_;
  Slot<FaultLog> log_;
  Slot<Outcome> outcome_;
  Price price_;
  LabelId label_;
  RuleId rule_proven_, rule_false_;
  std::array<RuleId, 8> rules_{};  // by Kind
};

}  // namespace qaid
