"""The auction of coinche: rising numbers with a suit, then capot and générale. COIN-01, COIN-02"""

import rising
from auction_rights import suits_of_hokum
from cards import ALL_TRUMP, NO_TRUMP
from table import Contract


def auction(hand):
    yield from rising.auction(hand, bids_over, contract_of, bids_after_a_raise=False)


def contract_of(word, seat):
    bid, trump = word.split()
    return Contract("coinche", trump, buyer=seat, bid=int(bid) if bid.isdigit() else bid, card_taker=seat)


def ladder(hand):
    """The bids without their suit, lowest first."""
    bids = list(hand.rules["bid.values"])
    if hand.rules["bid.capot_value"] > 0:
        bids.append("capot")
    if hand.rules["bid.generale_value"] > 0:
        bids.append("generale")
    return bids


def trumps(hand):
    """What may be trump: a suit, or the only one where a shown card names it. COIN-06, BID-05"""
    found = suits_of_hokum(hand, round_number=1)
    if hand.rules["bid.allow_sun"]:
        found.append(NO_TRUMP)
    if hand.rules["bid.allow_all_trump"]:
        found.append(ALL_TRUMP)
    return found


def bids_over(hand):
    return [f"{bid} {trump}" for bid in ladder(hand) for trump in trumps(hand) if goes_over(hand, bid, trump)]


def goes_over(hand, bid, trump):
    """Each bid must exceed the last; an equal one in a higher suit where that is played."""
    standing = hand.contract
    if standing is None:
        return True
    bids = ladder(hand)
    if bid == standing.bid:
        order = hand.rules["bid.suit_order"]
        return hand.rules["bid.equal_by_suit"] and order.index(trump) > order.index(standing.trump)
    return bids.index(bid) > bids.index(standing.bid)
