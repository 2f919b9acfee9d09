// Tenths (VAR-01). A figure is rounded up from its limit digit on: 6 with a trump suit, 4 at all trumps. Where both
// sides end in that digit only the smaller one goes up, so that the hand keeps its sum. Points without trumps are
// doubled first.
//
// Where the source is silent: without trumps the limit is that of a suit; of equal halves one goes up, the one that
// will hang.
#pragma once

#include <array>

#include "qanun/contract.hpp"
#include "qanun/points.hpp"
#include "qanun/seat.hpp"

namespace bulgarian {

using namespace qanun;  // NOLINT(google-build-using-namespace)

// A figure by itself; not negative.
[[nodiscard]] Points tenths(Abnat abnat, Mode mode);

// Both sides of one hand; `buyers` have bought it.
[[nodiscard]] std::array<Points, kTeams> tenths_of_both(const std::array<Abnat, kTeams>& abnat, Mode mode, Team buyers);

}  // namespace bulgarian
