// Announcements and belote (FR-06, FR-10 .. FR-12): the common melds under French names, and what four low cards do.
//
// Four sevens or four eights in one hand are worth nothing by themselves. Where meld.four_low is `annul`, four sevens
// void the deal and four eights void the announcements of everybody; belote is no announcement and stays.
//
// Where the sources are silent: this is as the cards fall, nobody has to say it. The sevens are found when play begins,
// after all raising; the eights when announcements are counted, so that what was announced is shown as in any hand. In
// a contract without announcements neither does anything.
#pragma once

#include "qanun/hooks.hpp"
#include "qanun/parts/common_declare.hpp"

namespace belote {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class BeloteDeclare final : public CommonDeclare {
 public:
  explicit BeloteDeclare(const Compile& compile);
  [[nodiscard]] MeldOutcome settle(const Announcements& announced, const MeldQuestion& question) const override;

 private:
  bool low_cards_annul_;
};

// Voids a deal in which one hand holds all sevens.
class FourSevens final : public Feature {
 public:
  explicit FourSevens(const Compile& compile);
  [[nodiscard]] bool plays_a_part(const Hand& hand) const override;
  [[nodiscard]] EarlyEnd ends(const Hand& hand) const override;

 private:
  bool announced_;
  bool announced_without_trumps_;
};

}  // namespace belote
