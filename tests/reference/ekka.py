"""Ekka: the leader declares that his plain card is the highest left of its suit. EKKA-01 to EKKA-07"""

from cards import ALL_TRUMP, NO_TRUMP, RANKS, is_stronger, rank_of, suit_of


def may_be_said_with(hand, seat, card):
    """Over a trump contract, leading a plain card that is the highest not yet played of its suit. EKKA-01, EKKA-05"""
    trump = hand.contract.trump
    if not hand.rules.uses("ekka") or trump in (NO_TRUMP, ALL_TRUMP) or suit_of(card) == trump:
        return False
    if rank_of(card) == "A" and hand.rules["ekka.on_ace"] == "violation":
        return False
    return not any(is_stronger(hand.rules, other, card, trump) for other in cards_left(hand, suit_of(card)))


def cards_left(hand, suit):
    """Of this suit, what was not played in completed tricks; the leader's own cards are among them. EKKA-07"""
    played = [card for trick in hand.tricks for card in trick.cards]
    return [rank + suit for rank in RANKS if rank + suit not in played]
