"""The Bulgarian auction: rising contracts from clubs to all trumps; a higher one goes over a double too. VAR-01"""

import rising
from auction_coinche import trumps
from table import Contract


def auction(hand):
    yield from rising.auction(hand, bids_over, contract_of, bids_after_a_raise=True)


def contract_of(word, seat):
    return Contract("take", word.split()[1], buyer=seat, card_taker=seat)


def bids_over(hand):
    order = hand.rules["bid.suit_order"]
    lowest = -1 if hand.contract is None else order.index(hand.contract.trump)
    return ["take " + trump for trump in trumps(hand) if order.index(trump) > lowest]
