"""Who writes projects and baloot. MELD-12, MELD-18, MELD-21 to MELD-23, SCORE-14"""


def own(outcome, points_of):
    """Each side writes its own. SCORE-09"""
    written = [0, 0]
    for side in (0, 1):
        written[side] += meld_points(outcome, side, points_of) + pair_points(outcome, side, points_of)
    return written


def meld_points(outcome, side, points_of):
    return sum(points_of(worth) for worth in outcome.melds[side]) * outcome.meld_factor()


def pair_points(outcome, side, points_of):
    return outcome.pairs[side] * points_of(outcome.rules["baloot.value"]) * outcome.baloot_factor()


def after_a_loss(outcome, loser, points_of):
    """The winner writes his own; the loser's go as meld.on_fail and baloot.on_fail say. MELD-22, SCORE-14"""
    winner = 1 - loser
    written = [0, 0]
    for amount, rule in (
        (meld_points, outcome.rules["meld.on_fail"]),
        (pair_points, outcome.rules["baloot.on_fail"]),
    ):
        written[winner] += amount(outcome, winner, points_of)
        if rule != "void":
            written[winner if rule == "winner" else loser] += amount(outcome, loser, points_of)
    return written
