"""Which scoring the rules name, and what is done to every sheet in the end."""

import qaid
import score_belote
import score_bulgarian
import score_coinche
import score_saudi
import ties
from outcome import Outcome, Sheet

SCORES = {
    "saudi": score_saudi.sheet,
    "belote": score_belote.sheet,
    "coinche": score_coinche.sheet,
    "bulgarian": score_bulgarian.sheet,
}


# What projects and baloot are on the sheet.
POINTS_OF = {
    "saudi": score_saudi.convert,
    "belote": lambda outcome, abnat: abnat,
    "coinche": lambda outcome, abnat: abnat,
    "bulgarian": score_bulgarian.tenths,
}


def write_sheet(hand):
    outcome = Outcome(hand)
    hand.outcome = outcome
    at_once = ties.winner_at_once(outcome)
    if at_once is not None:
        sheet = Sheet("made" if at_once == outcome.buyer else "lost", winner=at_once)
    elif hand.fault_paid_by is not None:
        sheet = qaid.sheet(outcome, lambda abnat: POINTS_OF[hand.rules.phases["score"]](outcome, abnat))
    else:
        sheet = SCORES[hand.rules.phases["score"]](outcome)
    if sheet.winner is not None and ties.is_gahwa(outcome):
        sheet.points = ties.gahwa_points(outcome, sheet.winner)
        return sheet
    multiply(sheet, hand.rules["score.hand_multiplier"])
    settle_held_points(hand, sheet)
    return sheet


def multiply(sheet, times):
    """The house's own factor; what waits for a later hand is a part of this one. SCORE-15"""
    sheet.points = [points * times for points in sheet.points]
    sheet.held *= times


def settle_held_points(hand, sheet):
    """Points held before go to whoever wins this hand; in another tie they stay, or go to its defence. FR-15, VAR-01"""
    if sheet.winner is not None:
        sheet.points[sheet.winner] += hand.held
    elif sheet.is_litige and hand.rules["score.second_litige"] == "to_second_defence":
        sheet.points[hand.outcome.others] += hand.held
    else:
        sheet.held += hand.held
