"""Qaid: faults, claims and their price. QAID-01 to QAID-10

Where faults are claimable, either opponent may claim at any time, whether or not there is anything to claim: `qaid` claims
whatever fault the other side has committed, `qaid 0 2` one by seat 0 in trick 2.
"""

import play
from cards import are_partners, side_of


def is_on(hand, mode):
    return hand.rules.uses("qaid") and hand.rules["qaid.mode"] == mode


def claims(hand):
    """Who may claim what: (seat, word). QAID-06, QAID-07"""
    if not is_on(hand, "claimable"):
        return []
    found = []
    for claimant in range(4):
        words = ["qaid"] + (["qaid_kaboot"] if may_ask_kaboot(hand, side_of(claimant)) else [])
        acted = [
            (seat, number)
            for seat in range(4)
            if not are_partners(seat, claimant)
            for number in range(1, max(1, len(hand.tricks)) + 1)
            if has_acted(hand, seat, number)
        ]
        for word in words if acted else []:
            found.append((claimant, word))
            found += [(claimant, f"{word} {seat} {number}") for seat, number in acted]
    return found


def has_acted(hand, seat, number):
    """Whether this seat has played to that trick, or announced in the first."""
    if number == 1 and any(owner == seat for owner, _ in hand.announced):
        return True
    if not hand.tricks:
        return False
    trick = hand.tricks[number - 1]
    return any(trick.seat_of(place) == seat for place in range(len(trick.cards)))


def may_ask_kaboot(hand, side):
    """The claimant's side has won every trick so far. QAID-07"""
    _, tricks = play.tally(hand)
    return hand.rules["qaid.kaboot_claim"] and tricks[side] > 0 and tricks[1 - side] == 0


def before_counting(hand):
    return
    yield
