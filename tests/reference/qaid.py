"""Qaid: faults, claims and their price. QAID-01 to QAID-10

Where faults are claimable, either opponent may claim at any time, whether or not there is anything to claim: `qaid` claims
whatever fault the other side has committed, `qaid 0 2` one by seat 0 in trick 2.
"""

import bonuses
import melds
import play
from cards import are_partners, side_of, suit_of
from endings import HandDecided
from outcome import Sheet
from table import Question
from tens import rounded


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


# --- Faults -----------------------------------------------------------------------------------------------------------


def are_taken(hand):
    """Whether illegal cards are accepted. QAID-01"""
    return is_on(hand, "claimable") or is_on(hand, "auto")


def also_accepted(hand, seat, legal):
    """The other cards in hand."""
    return [card for card in hand.cards[seat] if card not in legal] if are_taken(hand) else []


def note_card(hand, trick, seat, word, legal_words):
    """Before the card is laid down. QAID-02"""
    card = word.split()[-1]
    if word.startswith("ekka ") and word not in legal_words:
        note(hand, "false_ekka", seat)
    if card not in legal_words:
        note(hand, duty_broken(hand, trick, seat, card), seat)


def duty_broken(hand, trick, seat, card):
    if not trick.cards:
        return "closed_lead"
    suit, trump = trick.suit_led(), hand.contract.trump
    if suit_of(card) == suit:
        return "no_rise"
    if any(suit_of(other) == suit for other in hand.cards[seat]):
        return "revoke"
    return "no_overruff" if suit_of(card) == trump else "no_ruff"


def note(hand, kind, seat):
    """Only the faults that the table counts; where nobody has to claim, the hand ends at once. QAID-01, QAID-02"""
    if kind not in hand.rules["qaid.violations"]:
        return
    hand.faults.append((seat, max(1, len(hand.tricks))))
    if is_on(hand, "auto"):
        end_against(hand, side_of(seat))


def end_against(hand, side, kaboot_asked=False):
    hand.fault_paid_by = side
    hand.kaboot_asked = kaboot_asked
    raise HandDecided


def note_false_meld(hand, seat):
    note(hand, "false_meld", seat)


def note_hidden_melds(hand, seat):
    """After a card of this seat: what he should have laid open by now and cannot. MELD-11"""
    cards_played = sum(len(trick.cards) for trick in hand.tricks)
    show = hand.rules["meld.show"]
    due = {
        "second_trick": [seat] if len(hand.tricks) == 2 else [],
        "after_first_trick": range(4) if cards_played == 4 else [],
        "end_of_hand": range(4) if cards_played == 32 else [],
        "not_shown": [],
    }[show]
    if not due or not any(meld.is_false for _, meld in hand.announced):
        return
    shown = melds.counted(hand)
    for holder in due:
        if any(meld.is_false and meld.seat == holder for meld in shown):
            note(hand, "hidden_meld", holder)


# --- Claims and their price -------------------------------------------------------------------------------------------


def claim(hand, claimant, word):
    """A false claim turns against the claimant's own side. QAID-06"""
    verb, *named = word.split()
    wanted = tuple(map(int, named))
    right = any(
        not are_partners(seat, claimant) and wanted in ((), (seat, number)) for seat, number in hand.faults
    )
    own = side_of(claimant)
    end_against(hand, 1 - own if right else own, kaboot_asked=verb == "qaid_kaboot")


def before_counting(hand):
    """QAID-08"""
    if is_on(hand, "claimable") and hand.rules["qaid.claim_until"] == "before_counting":
        seat, word = yield Question(None, [], claims(hand))
        if seat is not None:
            claim(hand, seat, word)


def sheet(outcome, points_of):
    """The price of the fault, the other side's projects and baloot, and perhaps the offender's. QAID-03 to QAID-05"""
    hand, rules = outcome.hand, outcome.rules
    winner = 1 - hand.fault_paid_by
    price, scaled = price_of(outcome)
    points = [0, 0]
    points[winner] = price * (outcome.contract.factor if scaled and outcome.is_doubled() else 1)
    if not rules["qaid.scale_with_double"]:
        outcome.level_is_left_out = True
    for amount in (bonuses.meld_points, bonuses.pair_points):
        points[winner] += amount(outcome, winner, points_of)
        if rules["qaid.offender_melds"] == "transferred":
            points[winner] += amount(outcome, 1 - winner, points_of)
    return Sheet("made" if winner == outcome.buyer else "lost", points, winner, label="qaid")


def price_of(outcome):
    """The price, and whether the level of doubling multiplies it."""
    rules = outcome.rules
    if outcome.hand.kaboot_asked or rules["qaid.value"] == "kaboot":
        worth, scaled = rules["kaboot." + outcome.kind_of_play()], rules["kaboot.doubled"] == "multiplied"
    elif rules["qaid.value"] == "fixed":
        worth, scaled = rules["qaid.fixed_value"], rules["qaid.scale_with_double"]
    else:
        worth, scaled = outcome.hand_worth(), rules["qaid.scale_with_double"]
    if rules.get("score.rounding_tens"):
        worth = rounded(outcome, worth)
    return worth, scaled
