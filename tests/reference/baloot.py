"""Baloot, or belote: the two trump honours in one hand. MELD-17 to MELD-20, FR-06"""

from cards import ALL_TRUMP, NO_TRUMP, SUITS, are_partners, rank_of, side_of, suit_of


def pairs(hand):
    """(seat, suit) of every pair of honours in one hand. In all trumps there is one in every suit of Bulgarian belot
    (VAR-01); of other games SILENT: there is none."""
    trump = hand.contract.trump
    every_suit = trump == ALL_TRUMP and hand.rules.plays("declare", "bulgarian")
    suits = SUITS if every_suit else [suit for suit in SUITS if suit == trump]
    return [
        (seat, suit)
        for suit in suits
        for seat in range(4)
        if all(rank + suit in hand.dealt[seat] for rank in hand.rules["baloot.cards"])
    ]


def is_of_a_side_that_counts(hand, seat):
    """MELD-17; SILENT: the others may still say the word, which then is worth nothing."""
    return hand.rules["baloot.team"] == "either" or are_partners(seat, hand.contract.buyer)


def may_be_said_with(hand, seat, card, suit_led):
    """Whether the word may go with this card. A card thrown away shows no baloot. MELD-19, VAR-01"""
    if hand.rules["baloot.claim"] == "automatic" or (seat, suit_of(card)) not in pairs(hand):
        return False
    if rank_of(card) not in hand.rules["baloot.cards"] or is_thrown_away(hand, card, suit_led):
        return False
    other = [rank + suit_of(card) for rank in hand.rules["baloot.cards"] if rank != rank_of(card)][0]
    is_first = other in hand.cards[seat]
    claim = hand.rules["baloot.claim"]
    if claim == "call_on_first":
        return is_first
    if claim == "call_on_second":
        return not is_first
    return True  # SILENT: the second may be said although the first was not; that comes to nothing


def is_thrown_away(hand, card, suit_led):
    """In all trumps a card of a suit that was not led is a discard."""
    return hand.contract.trump == ALL_TRUMP and suit_led is not None and suit_of(card) != suit_led


def counted(hand, counted_melds):
    """The seats whose pair counts, once for each pair."""
    return [
        seat
        for seat, suit in pairs(hand)
        if is_of_a_side_that_counts(hand, seat)
        and was_claimed(hand, seat, suit, counted_melds)
        and not is_absorbed(hand, seat, suit, counted_melds)
    ]


def was_claimed(hand, seat, suit, counted_melds):
    """MELD-19"""
    claim = hand.rules["baloot.claim"]
    honours = [rank + suit for rank in hand.rules["baloot.cards"]]
    if not all(was_played(hand, card) for card in honours):
        return False
    said = [card for card in honours if (seat, card) in hand.baloot_said]
    if claim == "automatic":
        return True
    if claim == "call_on_both":
        return len(said) == 2
    if claim == "call_on_second" and not said:
        return lies_in_a_shown_run(hand, seat, honours, counted_melds)
    return bool(said)


def lies_in_a_shown_run(hand, seat, honours, counted_melds):
    """A run that counts is shown in the second trick at the latest, or too late to speak for the pair. MELD-11, MELD-19"""
    if hand.rules["meld.show"] not in ("second_trick", "after_first_trick"):
        return False
    own = [meld for meld in counted_melds if meld.seat == seat and meld.kind == "run"]
    return any(all(card in meld.cards for card in honours) for meld in own)


def was_played(hand, card):
    return any(card in trick.cards for trick in hand.tricks)


def is_absorbed(hand, seat, suit, counted_melds):
    """A hundred of the same player that scores swallows it. MELD-20"""
    rule = hand.rules["baloot.absorbed_by"]
    honours = [rank + suit for rank in hand.rules["baloot.cards"]]
    for meld in counted_melds:
        if meld.seat != seat or rule == "nothing":
            continue
        if meld.kind == "four" and any(card in meld.cards for card in honours):
            return True
        if rule == "shown_hundred" and meld.kind == "run" and len(meld.cards) >= 5:
            if all(card in meld.cards for card in honours):
                return True
    return False


def by_side(hand, counted_melds):
    """How many pairs each side counts."""
    seats = counted(hand, counted_melds)
    return [len([seat for seat in seats if side_of(seat) == side]) for side in (0, 1)]
