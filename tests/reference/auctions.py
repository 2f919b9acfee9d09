"""Which auction the rules name."""

import auction_belote
import auction_bulgarian
import auction_coinche
import auction_saudi

AUCTIONS = {
    "saudi": auction_saudi.auction,
    "belote": auction_belote.auction,
    "coinche": auction_coinche.auction,
    "bulgarian": auction_bulgarian.auction,
}


def auction(hand):
    """Leaves the contract in `hand.contract`, or throws the cards in."""
    yield from AUCTIONS[hand.rules.phases["bid"]](hand)
