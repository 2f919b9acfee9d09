"""Which scoring the rules name, and what is done to every sheet in the end."""

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


def write_sheet(hand):
    outcome = Outcome(hand)
    hand.outcome = outcome
    at_once = ties.winner_at_once(outcome)
    if at_once is not None:
        verdict = "made" if at_once == outcome.buyer else "lost"
        return Sheet(verdict, ties.gahwa_points(outcome, at_once), at_once, held=hand.held)
    sheet = SCORES[hand.rules.phases["score"]](outcome)
    if not (ties.is_gahwa(outcome) and sheet.winner is not None):  # which sets the winner to the target
        sheet.points = [points * hand.rules["score.hand_multiplier"] for points in sheet.points]
    return sheet
