"""Sawa: a claim of all the remaining tricks. PLAY-11

It is granted only if no cards of the others can stop the claimant, however the unseen ones are dealt. One suit, with so
many unseen cards: the worst deal gives them all to one hand, which throws other cards as long as it can and follows from
below, so that the highest unseen card is still there at each lead of the suit, until the unseen ones are drawn or the
claimant has no more. With a trump suit nobody may be left with a trump when a plain card is led.

SILENT: the claimant is the player on lead; where projects are announced with one's first card, from the second trick on.
"""

from cards import ALL_TRUMP, NO_TRUMP, PACK, SUITS, is_stronger, suit_of
from endings import HandDecided


def words(hand, trick, seat):
    if not hand.rules.get("play.claim") or trick.cards:
        return []
    announces_with_card = hand.rules["meld.enabled"] and hand.rules["meld.announce"] == "own_first_card"
    if announces_with_card and len(hand.tricks) == 1:
        return []
    return ["sawa"] if is_proven(hand, seat) else []


def is_proven(hand, seat):
    own = hand.cards[seat]
    played = [card for trick in hand.tricks for card in trick.cards]
    unseen = [card for card in PACK if card not in own and card not in played]
    return all(suit_holds(hand, own, unseen, suit) for suit in SUITS) and no_ruff_is_left(hand, own, unseen)


def suit_holds(hand, own, unseen, suit):
    """His first leads of the suit beat whatever can still be held against them."""
    mine = [card for card in own if suit_of(card) == suit]
    against = [card for card in unseen if suit_of(card) == suit]
    leads = min(len(mine), len(against))
    safe = [card for card in mine if all(is_stronger(hand.rules, card, other, hand.contract.trump) for other in against)]
    return len(safe) >= leads


def no_ruff_is_left(hand, own, unseen):
    """He draws every trump before he leads a plain card, unless he may not lead trumps."""
    trump = hand.contract.trump
    plain = [card for card in own if suit_of(card) != trump]
    against = [card for card in unseen if suit_of(card) == trump]
    if trump in (NO_TRUMP, ALL_TRUMP) or not plain or not against:
        return True
    if not trumps_are_barred(hand):
        return len(against) <= len(own) - len(plain)
    return len(plain) == 1 and nobody_can_be_void(own, unseen, suit_of(plain[0]))


def trumps_are_barred(hand):
    """PLAY-09"""
    return hand.contract.closed and (hand.rules["doubling.closed_scope"] == "every_lead" or len(hand.tricks) == 1)


def nobody_can_be_void(own, unseen, suit):
    """Fewer unseen cards of other suits than a hand holds: everybody has the suit."""
    others = [card for card in unseen if suit_of(card) != suit]
    return len(others) < len(own)


def claim(hand, seat):
    hand.claimed_by = seat
    raise HandDecided
