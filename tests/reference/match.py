"""The match: who deals next, and when it is over. DEAL-06, DEAL-07, MATCH-01 to MATCH-05"""

import ties


def dealer_after_void(hand, reason):
    """DEAL-07, KASHO-04"""
    rule = hand.rules["deal.all_pass_dealer"]
    if reason == "kasho":
        rule = hand.rules["kasho.dealer_after"]
        if rule == "same_before_bid":
            rule = "rotate" if any(word != "pass" for _, _, word in hand.calls) else "same"
    return hand.dealer if rule == "same" else (hand.dealer + 1) % 4


def deals_can_be_void(rules):
    """Whether a deal between two hands may have been thrown in, which no record tells."""
    return not rules["bid.dealer_must_buy"] or rules.uses("kasho")


class After:
    def __init__(self, scores, is_over, winner):
        self.scores = scores
        self.is_over = is_over
        self.winner = winner


def after_hand(hand):
    """MATCH-05: tested when the hand is fully written down."""
    if hand.sheet.dealt_again:
        return After(hand.scores, False, None)
    scores = [hand.scores[side] + hand.sheet.points[side] for side in (0, 1)]
    if ties.is_gahwa(hand.outcome) and hand.sheet.winner is not None:
        return After(scores, True, hand.sheet.winner)  # MATCH-04
    return decide(hand, scores)


def decide(hand, scores):
    rules = hand.rules
    target = rules["match.target"]
    over = [side for side in (0, 1) if scores[side] >= target]
    is_last = rules["match.max_hands"] > 0 and hand.number >= rules["match.max_hands"]
    if not over and not is_last:
        return After(scores, False, None)
    winner = leader(hand, scores, over)
    if winner is None:
        return after_equal_totals(hand, scores)
    if not is_last and not may_win(hand, winner):
        return After(scores, False, None)
    return After(scores, True, winner)


def leader(hand, scores, over):
    """MATCH-02"""
    if scores[0] == scores[1]:
        return None
    points = hand.sheet.points
    if len(over) == 2 and hand.rules["match.both_over"] == "more_in_hand" and points[0] != points[1]:
        return 0 if points[0] > points[1] else 1
    return 0 if scores[0] > scores[1] else 1


def after_equal_totals(hand, scores):
    """MATCH-03; SILENT: a match of a fixed number of hands goes on too, where extra hands are the rule."""
    rule = hand.rules["match.exact_tie"]
    if rule == "buyer_wins":
        return After(scores, True, hand.outcome.buyer)
    return After(scores, rule == "draw", None)


def may_win(hand, side):
    """FR-19, VAR-01"""
    outcome = hand.outcome
    if not hand.rules["match.win_without_trick"] and outcome.tricks[side] == 0:
        return False
    if hand.rules.uses("kaboot") and not hand.rules["kaboot.may_end_match"]:
        return outcome.side_with_all_tricks() is None
    return True
