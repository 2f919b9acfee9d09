// Trick play from the core options of the sections `cards` and `play`. PLAY-01 .. PLAY-08, TRICK-01, TRICK-03.
#pragma once

#include <array>

#include "qanun/compile.hpp"
#include "qanun/play.hpp"

namespace qanun {

class DutyPlay : public Play {
 public:
  explicit DutyPlay(const Compile& compile);
  [[nodiscard]] PlayTable table(Mode mode) const override { return tables_[static_cast<std::size_t>(mode)]; }
  [[nodiscard]] Seat first_leader(const Contract& contract, Seat dealer) const override {
    return buyer_leads_ ? contract.buyer : after(dealer);
  }
  [[nodiscard]] int last_trick(Mode /*mode*/) const override { return last_trick_; }

 private:
  std::array<PlayTable, kModes> tables_;
  int last_trick_ = 10;
  bool buyer_leads_ = false;
};

}  // namespace qanun
