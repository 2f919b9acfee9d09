"""Asking a seat in the auction, where kasho may come in between."""

import kasho
from table import Question


def ask(hand, seat, words, aside=()):
    """Asks until the seat on turn answers, or somebody says one of the words `aside`; gives (seat, word)."""
    while True:
        own = kasho.may_claim(hand, seat, on_turn=True)
        others = [other for other in hand.order() if other != seat and kasho.may_claim(hand, other, on_turn=False)]
        question = Question(seat, words + (["kasho"] if own else []))
        question.aside = [(other, "kasho") for other in others] + list(aside)
        speaker, word = yield question
        if word != "kasho":
            return speaker, word
        yield from kasho.claim(hand, speaker)
