"""Kasho: a player with a worthless first hand asks for a new deal. KASHO-01 to KASHO-06"""

from cards import are_partners, rank_of, suit_of
from endings import ThrownIn
from table import Question


def may_claim(hand, seat, on_turn):
    if not hand.rules.uses("kasho") or seat in hand.kasho_refused:
        return False
    return has_the_right(hand, seat) and is_in_time(hand, seat, on_turn)


def has_the_right(hand, seat):
    """Every card dealt before the auction is low. KASHO-01, KASHO-02"""
    rules = hand.rules
    if rules["kasho.right"] != "low_cards":
        return False
    cards = hand.first_cards[seat]
    if any(rank_of(card) not in rules["kasho.cards"] for card in cards):
        return False
    return not is_barred_by_a_nine(hand, cards)


def is_barred_by_a_nine(hand, cards):
    """The nine that could become the second trump. KASHO-02"""
    if hand.upcard is None or "9" + suit_of(hand.upcard) not in cards:
        return False
    if hand.rules["kasho.upcard_nine"] == "bars":
        return True
    support = [card for card in cards if suit_of(card) == suit_of(hand.upcard)]
    return hand.rules["kasho.upcard_nine"] == "supported_bars" and len(support) > 1


def is_in_time(hand, seat, on_turn):
    """KASHO-03; KASHO-05: after a double until the first card, by whoever has not spoken in the doubling."""
    if hand.contract is not None:
        doubled = hand.contract.level is not None
        return bool(hand.rules.get("kasho.after_double") and doubled and seat not in hand.raise_words)
    window = hand.rules["kasho.window"]
    if window == "before_any_bid":
        return not hand.calls
    if window == "own_first_turn":
        return on_turn and not any(speaker == seat for _, speaker, _ in hand.calls)
    return True


def claim(hand, claimant):
    """The cards are thrown in, unless an opponent may insist on the hand and does. KASHO-04, KASHO-05"""
    if hand.rules["kasho.opponent_may_refuse"]:
        for step in (1, 2, 3):
            seat = (claimant + step) % 4
            if are_partners(seat, claimant):
                continue
            _, word = yield Question(seat, ["accept", "refuse"])
            if word == "refuse":
                hand.kasho_refused.append(claimant)
                return
    raise ThrownIn("kasho")
