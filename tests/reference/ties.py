"""Doubled hands that are tied, and gahwa. SCORE-12, DBL-10, DBL-11"""

from cards import side_of


def loser_of_doubled_tie(outcome):
    """The side that loses; None where the rule for undoubled ties holds, "held" where everything waits. SCORE-12"""
    rule = outcome.rules["doubling.tie"]
    if rule == "first_doubler_loses":
        return side_of(outcome.contract.raisers[0])
    if rule == "last_raiser_loses":
        return side_of(outcome.contract.raisers[-1])
    return "held" if rule == "held" else None


def is_gahwa(outcome):
    """Whether the hand decides the match. DBL-10"""
    return outcome.contract.level == "gahwa" and outcome.rules["doubling.gahwa"] != "multiplier"


def winner_at_once(outcome):
    """The side that called a gahwa which is not even played. DBL-10"""
    if is_gahwa(outcome) and outcome.rules["doubling.gahwa"] == "wins_match_at_once":
        return side_of(outcome.contract.raisers[-1])
    return None


def gahwa_points(outcome, winner):
    """The sheet sets the winner to the target and leaves the loser. DBL-10"""
    points = [0, 0]
    points[winner] = max(0, outcome.rules["match.target"] - outcome.hand.scores[winner])
    return points
