// Whether the player on lead wins every trick that is left himself, whatever the others hold (PLAY-11).
#pragma once

#include "qanun/contract.hpp"
#include "qanun/play.hpp"

namespace qanun {

// `own` are his cards, `unseen` all that he does not hold and that has not gone: every way to deal them to the other
// three counts, his partner included, and every card that each of these may play. `trumps_barred`: he may not lead a
// trump while he holds anything else (PLAY-09).
//
// No search is needed. Look at one suit, with k cards unseen and j his own. The worst deal puts the k into one hand,
// which throws other cards as long as it can and follows from below, so that the highest unseen card is still there at
// each of his first min(k, j) leads: these must be higher. After k leads nobody has the suit left. Such a hand can be
// dealt for every suit, so that the condition is needed in each, and with trumps gone or unknown it is enough.
//
// Trumps, k unseen and j his own. If he leads nothing else, the condition on the suit is all. Otherwise, with k above
// j, one hand with more trumps than he has leads of trumps must ruff or beat him before the end; with k up to j he
// draws them all first. Where he may not lead them first, his plain cards must win under a ruff: nobody may be able to
// be void and hold a trump, so all but less than a hand of the unseen cards are of the suit led. That leaves room for
// one such lead only, with three cards or fewer, after which he holds trumps alone.
[[nodiscard]] bool takes_the_rest(const PlayTable& table, Mode mode, CardSet own, CardSet unseen, bool trumps_barred);

}  // namespace qanun
