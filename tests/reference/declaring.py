"""Announcing projects: when they may be announced, and how the words are written. MELD-10, FR-12"""

import melds
import qaid
from endings import ThrownIn
from cards import SUITS
from table import Question


def word_of(meld):
    """The cards in any order: a meld is what it is."""
    return "meld " + " ".join(sorted(meld.cards))


def words(hand, seat):
    return [word_of(meld) for meld in melds.offers(hand, seat)]


def announce(hand, seat, word):
    for meld in melds.offers(hand, seat):
        if word_of(meld) == word:
            hand.announced.append((seat, meld))
            return
    hand.announced.append((seat, melds.false_meld(hand, seat, word.split()[1:])))
    qaid.note_false_meld(hand, seat)


def before_the_lead(hand, leader):
    """Where projects are announced before the first card, each seat that holds one is asked in turn. MELD-10"""
    if hand.rules["meld.announce"] != "before_lead":
        return
    for step in range(4):
        seat = (leader + step) % 4
        while words(hand, seat):
            speaker, word = yield Question(seat, words(hand, seat) + ["pass"], qaid.claims(hand))
            if word == "pass":
                break
            if word.startswith("qaid"):
                qaid.claim(hand, speaker, word)
            announce(hand, seat, word)


def with_the_card(hand, seat):
    """In the first trick one announces before one's own first card. MELD-10"""
    is_first_card = len(hand.cards[seat]) == 8
    if hand.rules["meld.announce"] == "own_first_card" and is_first_card:
        return words(hand, seat)
    return []


def after_deal(hand):
    """Four sevens in one hand void the deal where that is played. FR-10"""
    if hand.rules.get("meld.four_low") == "annul" and melds.are_counted(hand.rules, hand.contract.trump):
        if holder_of_four(hand, "7") is not None:
            raise ThrownIn("four sevens")


def holder_of_four(hand, rank):
    for seat in range(4):
        if all(rank + suit in hand.dealt[seat] for suit in SUITS):
            return seat
    return None


def counted(hand):
    """The projects that score; four eights in one hand void all of them where that is played. FR-10"""
    if hand.rules.get("meld.four_low") == "annul" and holder_of_four(hand, "8") is not None:
        return []
    return melds.counted(hand, held_only=True)
