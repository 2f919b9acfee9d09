"""French scoring: raw points are written down as they are. FR-05 to FR-16"""

import bonuses
import kaboot
import ties
from outcome import Sheet
from tens import complement, rounded


def as_they_are(abnat):
    return abnat


def sheet(outcome):
    all_tricks = kaboot.winner_of(outcome)
    if all_tricks is not None:
        result = kaboot_sheet(outcome, all_tricks)
    else:
        verdict = judge(outcome)
        result = after_a_tie(outcome) if verdict == "tied" else decided(outcome, verdict)
    return result


def judge(outcome):
    """The takers must have strictly more. FR-08"""
    own, theirs = outcome.compared(outcome.buyer), outcome.compared(outcome.others)
    if own == theirs:
        return "tied"
    return "made" if own > theirs else "lost"


def kaboot_sheet(outcome, winner):
    """252 stands as 250 where points are rounded. FR-07, FR-13"""
    result = kaboot.sheet(outcome, winner, as_they_are)
    worth = kaboot.value(outcome, result.winner)
    result.points[result.winner] += rounded(outcome, worth) - worth
    return result


def decided(outcome, verdict):
    """FR-09"""
    winner = outcome.buyer if verdict == "made" else outcome.others
    loser = 1 - winner
    if outcome.is_doubled() and (verdict == "lost" or outcome.rules["doubling.effect"] == "winner_takes_all"):
        points = bonuses.after_a_loss(outcome, loser, as_they_are)
        points[winner] += rounded(outcome, outcome.hand_worth()) * outcome.contract.factor
        return Sheet(verdict, points, winner)
    if verdict == "lost":
        points = bonuses.after_a_loss(outcome, loser, as_they_are)
        points[winner] += rounded(outcome, outcome.hand_worth())
        return Sheet(verdict, points, winner)
    return Sheet(verdict, made(outcome, winner), winner)


def made(outcome, winner):
    """Each side its own total. FR-09, DBL-12; SILENT: without a winner only `winner_multiplied` multiplies nothing."""
    points = bonuses.own(outcome, as_they_are)
    cards = written_cards(outcome)
    for side in (0, 1):
        factor = 1
        if outcome.is_doubled() and (side == winner or outcome.rules["doubling.effect"] != "winner_multiplied"):
            factor = outcome.contract.factor
        points[side] += cards[side] * factor
    return points


def written_cards(outcome):
    """The card points of both sides as they are written. FR-13"""
    if outcome.rules["score.rounding_tens"] == "six_up_complement":
        return complement(outcome)
    return [rounded(outcome, outcome.abnat[side]) for side in (0, 1)]


# --- Litige -----------------------------------------------------------------------------------------------------------


def after_a_tie(outcome):
    """FR-14; of a doubled hand SCORE-12"""
    if outcome.is_doubled():
        loser = ties.loser_of_doubled_tie(outcome)
        if loser == "held":
            return everything_held(outcome)
        if loser is not None:
            return decided(outcome, "lost" if loser == outcome.buyer else "made")
    rule = outcome.rules["score.litige"]
    if rule == "takers_fail" or not is_litige(outcome):
        return decided(outcome, "lost")
    if rule == "redeal":
        return Sheet("tied", dealt_again=True)
    if rule == "split":
        return Sheet("tied", made(outcome, None), None)
    return held_for_the_next_hand(outcome)


def is_litige(outcome):
    """FR-14"""
    return outcome.rules["score.litige_on"] == "any_tie" or outcome.compared(outcome.buyer) == 81


def everything_held(outcome):
    """Nobody scores; everything waits for the winner of the next hand."""
    worth = rounded(outcome, outcome.hand_worth()) * outcome.contract.factor
    bonus = sum(bonuses.own(outcome, as_they_are))
    return Sheet("tied", [0, 0], None, held=worth + bonus)


def held_for_the_next_hand(outcome):
    """The defence writes its points at once, the takers' wait. FR-14"""
    takers, defence = outcome.buyer, outcome.others
    points = made(outcome, None)
    belote = bonuses.pair_points(outcome, takers, as_they_are)
    held = points[takers] - belote
    points[takers] = 0
    if outcome.rules["baloot.on_fail"] == "holder":
        points[takers] = belote
    elif outcome.rules["baloot.on_fail"] == "winner":
        held += belote
    if is_last_hand(outcome) and outcome.rules["score.litige_at_end"] == "each_own":
        points[takers] += held  # FR-16
        held = 0
    result = Sheet("tied", points, None, held=held)
    result.is_litige = True
    return result


def is_last_hand(outcome):
    limit = outcome.rules["match.max_hands"]
    return limit > 0 and outcome.hand.number >= limit
