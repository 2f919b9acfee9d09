"""Rounding to tens, of belote and coinche. FR-13"""


def rounded(outcome, points):
    return round_by(outcome.rules["score.rounding_tens"], points)


def round_by(rule, points):
    if rule == "none":
        return points
    if rule == "to_five":
        return 5 * ((points + 2) // 5)
    tens, rest = divmod(points, 10)
    first_up = 5 if rule == "five_up_each" else 6
    return 10 * (tens + (1 if rest >= first_up else 0))


def complement(outcome):
    return complement_of(outcome, outcome.abnat)


def complement_of(outcome, cards):
    """The takers to the ten, up from six; the others get the rest."""
    written = [0, 0]
    written[outcome.buyer] = rounded(outcome, cards[outcome.buyer])
    written[outcome.others] = rounded(outcome, sum(cards)) - written[outcome.buyer]
    return written
