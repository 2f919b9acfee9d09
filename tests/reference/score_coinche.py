"""Scoring by bids: points of the cards and of the bid. COIN-03 to COIN-08"""

import bonuses
import kaboot
from cards import ALL_TRUMP
from outcome import Sheet
from score_belote import as_they_are
from tens import complement_of, rounded


def sheet(outcome):
    verdict = "made" if is_made(outcome) else "lost"
    winner = outcome.buyer if verdict == "made" else outcome.others
    writes_hand, writes_bid = parts(outcome, verdict)
    points = extras(outcome, verdict, winner)
    if writes_hand:
        hand = hand_points(outcome, verdict, winner)
        points = [points[side] + hand[side] for side in (0, 1)]
    if writes_bid:
        points[winner] += bid_worth(outcome) * outcome.contract.factor
    return Sheet(verdict, points, winner, label=None if kaboot.winner_of(outcome) is None else "kaboot")


def parts(outcome, verdict):
    """Whether the hand is written, and whether the bid is. COIN-03, COIN-04; coinched always both, COIN-05"""
    if outcome.is_doubled():
        return True, True
    if verdict == "made":
        return outcome.rules["score.bid_made"] == "points_plus_bid", True
    rule = outcome.rules["score.bid_failed"]
    return rule != "bid_only", rule != "hand_only"


def hand_points(outcome, verdict, winner):
    """What is written for the hand: the cards, or the worth of the whole hand. COIN-03 to COIN-05"""
    points = [0, 0]
    all_tricks = kaboot.winner_of(outcome) is not None
    if verdict == "made" and not outcome.is_doubled() and not all_tricks:
        return written_cards(outcome)
    worth = kaboot.value(outcome, winner) if all_tricks else outcome.hand_worth()
    points[winner] = rounded(outcome, worth)
    if outcome.is_doubled() and outcome.rules["score.coinched"] == "all_times_level":
        if not (all_tricks and kaboot.is_raised(outcome, winner)):
            points[winner] *= outcome.contract.factor
    return points


def extras(outcome, verdict, winner):
    """Projects and belote; they follow on_fail wherever the loser writes nothing else. COIN-05"""
    both_write = verdict == "made" and not outcome.is_doubled() and outcome.rules["score.bid_made"] == "points_plus_bid"
    if kaboot.winner_of(outcome) is not None:
        return kaboot.bonus(outcome, winner, as_they_are, loser_fails=not both_write)
    if both_write:
        return bonuses.own(outcome, as_they_are)
    return bonuses.after_a_loss(outcome, 1 - winner, as_they_are)


def cards_of(outcome):
    """Card points; those of all trumps may be brought down to 162. COIN-06"""
    if outcome.contract.trump != ALL_TRUMP or not outcome.rules["score.scale_all_trump"]:
        return list(outcome.abnat)
    suit = sum(outcome.rules["cards.all_trump_values"].values())
    whole = 4 * suit + outcome.rules["cards.last_trick"]
    return [(2 * abnat * 162 + whole) // (2 * whole) for abnat in outcome.abnat]


def written_cards(outcome):
    """FR-13"""
    cards = cards_of(outcome)
    if outcome.rules["score.rounding_tens"] == "six_up_complement":
        return complement_of(outcome, cards)
    return [rounded(outcome, points) for points in cards]


def is_made(outcome):
    """COIN-03, COIN-07, COIN-08; all tricks make every bid but that of winning them alone. KAB-09"""
    if kaboot.winner_of(outcome) is not None and outcome.contract.bid != "generale":
        return kaboot.winner_of(outcome) == outcome.buyer
    if outcome.contract.bid == "capot":
        return outcome.tricks[outcome.buyer] == 8
    if outcome.contract.bid == "generale":
        return kaboot.won_alone(outcome)
    if held_against_the_bid(outcome) < outcome.contract.bid:
        return False
    own, theirs = [cards_of(outcome)[side] + compared_bonus(outcome, side) for side in (outcome.buyer, outcome.others)]
    margin = outcome.rules["score.bid_margin"]
    return margin == "bid_only" or own > theirs or (own == theirs and margin == "at_least_defence")


def held_against_the_bid(outcome):
    """COIN-07"""
    points = cards_of(outcome)[outcome.buyer]
    if outcome.rules["score.bid_compared"] == "rounded":
        points = rounded(outcome, points)
    return points + compared_bonus(outcome, outcome.buyer)


def compared_bonus(outcome, side):
    return outcome.compared(side) - outcome.abnat[side]


def bid_worth(outcome):
    bid = outcome.contract.bid
    return outcome.rules[f"bid.{bid}_value"] if bid in ("capot", "generale") else bid
