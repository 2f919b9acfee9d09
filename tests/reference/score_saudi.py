"""Saudi scoring: abnat are turned into points. SCORE-01 to SCORE-16"""

import bonuses
import kaboot
import ties
from outcome import Sheet


def sheet(outcome):
    verdict = judge(outcome)
    all_tricks = kaboot.winner_of(outcome)
    if all_tricks is not None:
        result = kaboot.sheet(outcome, all_tricks, lambda abnat: convert(outcome, abnat))
    elif verdict == "tied":
        result = after_a_tie(outcome)
    else:
        result = decided(outcome, verdict)
    return result


def decided(outcome, verdict):
    winner = outcome.buyer if verdict == "made" else outcome.others
    points = points_of_made(outcome) if verdict == "made" else points_of_lost(outcome)
    if outcome.is_doubled():
        points = points_of_doubled(outcome, verdict, winner, points)
    return Sheet(verdict, points, winner)


# --- From abnat to points ---------------------------------------------------------------------------------------------


def convert(outcome, abnat):
    if outcome.kind_of_play() == "sun":
        return convert_sun(abnat, outcome.rules["score.sun_rounding"])
    return convert_hokum(abnat, outcome.rules["score.hokum_rounding"])


def convert_hokum(abnat, rule):
    """To the nearest whole; an exact half is dropped or goes up. SCORE-03"""
    tens, rest = divmod(abnat, 10)
    if rest > 5 or (rest == 5 and rule == "half_up"):
        return tens + 1
    return tens


def convert_sun(abnat, rule):
    """SCORE-04"""
    if rule == "fifth_down":
        return abnat // 5
    if rule == "fifth_nearest":
        return (abnat + 2) // 5
    if rule == "keep5" and abnat % 10 == 5:
        return abnat // 5
    return 2 * ((abnat + 5) // 10)


def share(outcome):
    """Both sides' points for their cards, made to fit together. SCORE-01, SCORE-05"""
    own, theirs, abnat = outcome.buyer, outcome.others, outcome.abnat
    points = [convert(outcome, abnat[side]) for side in (0, 1)]
    rule = outcome.rules["score.count"]
    corrected = None
    if rule == "complement":
        corrected = own
    elif rule == "balanced" and sum(points) != outcome.hand_worth():
        corrected = theirs if abnat[theirs] > abnat[own] else own  # silent on equal halves: the buyer is corrected
    if corrected is not None:
        points[1 - corrected] = min(points[1 - corrected], outcome.hand_worth())  # silent: never more than the whole
        points[corrected] = outcome.hand_worth() - points[1 - corrected]
    return points


# --- Who has won ------------------------------------------------------------------------------------------------------


def judge(outcome):
    """made, lost or tied. SCORE-06"""
    basis = outcome.rules["score.basis"]
    if basis == "own_points":
        needed = outcome.rules["score.needed_" + outcome.kind_of_play()]
        return "made" if points_compared(outcome)[outcome.buyer] >= needed else "lost"
    if basis == "own_abnat":
        return judge_by_own_abnat(outcome)
    if basis == "points_then_raw":
        points = points_compared(outcome)
        if points[outcome.buyer] != points[outcome.others]:
            return "made" if points[outcome.buyer] > points[outcome.others] else "lost"
    own, theirs = outcome.compared(outcome.buyer), outcome.compared(outcome.others)
    if basis == "raw_lenient" and outcome.kind_of_play() == "hokum" and not outcome.is_doubled():
        if own % 10 in (6, 7, 8, 9, 0):
            own, theirs = own + 5, theirs - 5
    if own == theirs:
        return "tied"
    return "made" if own > theirs else "lost"


def judge_by_own_abnat(outcome):
    """The buyer's cards must reach a figure, and where the rules say so beat the others as well. SCORE-07"""
    own, theirs = outcome.abnat[outcome.buyer], outcome.abnat[outcome.others]
    if own == theirs:
        return "tied"
    kind = outcome.kind_of_play()
    if own < outcome.rules["score.needed_" + kind]:
        return "lost"
    if kind in outcome.rules["score.needs_more"]:
        return "made" if outcome.compared(outcome.buyer) > outcome.compared(outcome.others) else "lost"
    return "made"


# --- What is written --------------------------------------------------------------------------------------------------


def joins_the_cards(outcome):
    """Whether projects are added to the cards before they are converted. MELD-08"""
    return outcome.rules["meld.counted_in"] == "abnat"


def points_of_made(outcome):
    """Each side its own cards, projects and baloot. SCORE-09"""
    return points_with_extras(outcome, outcome.pairs)


def points_compared(outcome):
    """The same as far as it decides the hand: baloot may count for the sheet alone. SCORE-06"""
    counts = outcome.rules["baloot.counts_for_contract"]
    return points_with_extras(outcome, outcome.pairs if counts else [0, 0])


def points_with_extras(outcome, pairs):
    points = share(outcome)
    for side in (0, 1):
        points[side] += extra_points(outcome, side, pairs[side])
    return points


def extra_points(outcome, side, pairs):
    """Projects and baloot turned into points by themselves, or what they add to the converted cards. MELD-08"""
    baloot = outcome.rules["baloot.value"]
    if joins_the_cards(outcome):
        cards = outcome.abnat[side]
        return convert(outcome, cards + sum(outcome.melds[side]) + pairs * baloot) - convert(outcome, cards)
    melds = sum(convert(outcome, worth) for worth in outcome.melds[side])
    return melds + pairs * convert(outcome, baloot)


def points_of_lost(outcome):
    """The buyer has failed: the others write the whole hand. SCORE-11"""
    points = bonuses.after_a_loss(outcome, outcome.buyer, lambda abnat: convert(outcome, abnat))
    points[outcome.others] += outcome.hand_worth()
    return points


def points_of_doubled(outcome, verdict, winner, undoubled):
    """DBL-12, SCORE-13"""
    factor, effect = outcome.contract.factor, outcome.rules["doubling.effect"]
    loser = 1 - winner
    if effect == "winner_takes_all" or verdict == "lost":
        points = bonuses.after_a_loss(outcome, loser, lambda abnat: convert(outcome, abnat))
        points[winner] += outcome.hand_worth() * factor
        return points
    if joins_the_cards(outcome):
        points = list(undoubled)
        points[winner] *= factor
        if effect == "both_multiplied":
            points[loser] *= factor
        return points
    points = bonuses.own(outcome, lambda abnat: convert(outcome, abnat))
    cards = share(outcome)
    points[winner] += cards[winner] * factor
    points[loser] += cards[loser] * (factor if effect == "both_multiplied" else 1)
    return points


def after_a_tie(outcome):
    """SCORE-10, SCORE-12"""
    if outcome.is_doubled():
        loser = ties.loser_of_doubled_tie(outcome)
        if loser is not None:
            return decided(outcome, "lost" if loser == outcome.buyer else "made")
    rule = outcome.rules["score.tie_" + ("sun" if outcome.kind_of_play() == "sun" else "hokum")]
    if rule == "redeal":
        return Sheet("tied", dealt_again=True)
    return decided(outcome, "made" if rule == "buyer_makes" else "lost")
