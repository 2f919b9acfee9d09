"""Bulgarian scoring: tenths, with points that hang after a tie. VAR-01"""

import bonuses
import kaboot
import ties
from outcome import Sheet


def sheet(outcome):
    all_tricks = kaboot.winner_of(outcome)
    if all_tricks is not None:
        result = kaboot.sheet(outcome, all_tricks, lambda abnat: tenths(outcome, abnat))
    else:
        verdict = judge(outcome)
        result = after_a_tie(outcome) if verdict == "tied" else decided(outcome, verdict)
    return result


def judge(outcome):
    own, theirs = outcome.compared(outcome.buyer), outcome.compared(outcome.others)
    if own == theirs:
        return "tied"
    return "made" if own > theirs else "lost"


# --- Tenths -----------------------------------------------------------------------------------------------------------


def doubled_without_trumps(outcome, abnat):
    return 2 * abnat if outcome.kind_of_play() == "sun" else abnat


def tenths(outcome, abnat):
    """The digit from which one goes up is 6 with a trump, 4 when all are trumps."""
    limit = 4 if outcome.kind_of_play() == "all_trump" else 6
    tens, rest = divmod(doubled_without_trumps(outcome, abnat), 10)
    return tens + (1 if rest >= limit else 0)


def shares(outcome, hanging=None):
    """Both sides' tenths for cards, projects and belot. In a full clash only the smaller side goes up; of equal ones the
    side whose half hangs."""
    totals = [total(outcome, side) for side in (0, 1)]
    points = [tenths(outcome, abnat) for abnat in totals]
    limit = 4 if outcome.kind_of_play() == "all_trump" else 6
    if all(doubled_without_trumps(outcome, abnat) % 10 == limit for abnat in totals):
        larger = 0 if totals[0] > totals[1] else 1
        if totals[0] == totals[1]:
            larger = 1 - hanging
        points[larger] -= 1
    return points


def total(outcome, side):
    return outcome.abnat[side] + sum(outcome.melds[side]) + outcome.pair_abnat(side)


# --- What is written --------------------------------------------------------------------------------------------------


def decided(outcome, verdict):
    winner = outcome.buyer if verdict == "made" else outcome.others
    loser = 1 - winner
    if outcome.is_doubled() and (verdict == "lost" or outcome.rules["doubling.effect"] == "winner_takes_all"):
        return Sheet(verdict, whole_hand(outcome, loser, outcome.contract.factor), winner)
    if verdict == "lost":
        return Sheet(verdict, whole_hand(outcome, loser, 1), winner)
    return Sheet(verdict, made(outcome, winner), winner)


def whole_hand(outcome, loser, factor):
    points = bonuses.after_a_loss(outcome, loser, lambda abnat: tenths(outcome, abnat))
    points[1 - loser] += outcome.hand_worth() * factor
    return points


def made(outcome, winner):
    """Each side its own; in a doubled hand as doubling.effect says. DBL-12"""
    points = shares(outcome, hanging=outcome.buyer)
    if outcome.is_doubled():
        bonus = bonuses.own(outcome, lambda abnat: tenths(outcome, abnat))
        plain = [plain_bonus(outcome, side) for side in (0, 1)]
        for side in (0, 1):
            both = outcome.rules["doubling.effect"] != "winner_multiplied"  # SILENT where there is no winner
            factor = outcome.contract.factor if side == winner or both else 1
            points[side] = (points[side] - plain[side]) * factor + bonus[side]
    return points


def plain_bonus(outcome, side):
    melds = sum(tenths(outcome, worth) for worth in outcome.melds[side])
    return melds + outcome.pairs[side] * tenths(outcome, outcome.rules["baloot.value"])


def after_a_tie(outcome):
    """The buyer's half hangs; of a doubled hand the rule for doubled ties. SCORE-12"""
    if outcome.is_doubled():
        loser = ties.loser_of_doubled_tie(outcome)
        if loser == "held":
            bonus = sum(bonuses.own(outcome, lambda abnat: tenths(outcome, abnat)))
            return Sheet("tied", held=outcome.hand_worth() * outcome.contract.factor + bonus)
        if loser is not None:
            return decided(outcome, "lost" if loser == outcome.buyer else "made")
    return hanging(outcome)


def hanging(outcome):
    """The others write theirs. The belot of the buyer's side follows baloot.on_fail, as in a litige. FR-14"""
    points = made(outcome, None)
    pair = pair_of_total(outcome, outcome.buyer)
    held = points[outcome.buyer] - pair
    points[outcome.buyer] = 0
    if outcome.rules["baloot.on_fail"] == "holder":
        points[outcome.buyer] = pair
    elif outcome.rules["baloot.on_fail"] == "winner":
        held += pair
    return Sheet("tied", points, None, held=held)


def pair_of_total(outcome, side):
    """What belot adds to the tenths of one side."""
    without = outcome.abnat[side] + sum(outcome.melds[side])
    added = tenths(outcome, total(outcome, side)) - tenths(outcome, without)
    return added * (outcome.baloot_factor() if outcome.is_doubled() else 1)
