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
    if outcome.is_doubled():
        points = coinched(outcome, verdict, winner)
    elif verdict == "made":
        points = made(outcome)
    else:
        points = failed(outcome)
    points[winner] += outcome.hand.held
    label = "kaboot" if kaboot.winner_of(outcome) == winner else None
    return Sheet(verdict, points, winner, label=label)


def cards_of(outcome):
    """Card points; those of all trumps may be brought down to 162. COIN-06"""
    if outcome.contract.trump != ALL_TRUMP or not outcome.rules["score.scale_all_trump"]:
        return list(outcome.abnat)
    takers = (outcome.abnat[outcome.buyer] * 162 + 129) // 258
    points = [162 - takers, 162 - takers]
    points[outcome.buyer] = takers
    return points


def written_cards(outcome):
    """FR-13"""
    cards = cards_of(outcome)
    if outcome.rules["score.rounding_tens"] == "six_up_complement":
        return complement_of(outcome, cards)
    return [rounded(outcome, points) for points in cards]


def is_made(outcome):
    """COIN-03, COIN-07, COIN-08"""
    if outcome.contract.bid == "capot":
        return outcome.tricks[outcome.buyer] == 8
    if outcome.contract.bid == "generale":
        return all(trick.winner == outcome.contract.buyer for trick in outcome.hand.tricks)
    cards = written_cards(outcome) if outcome.rules["score.bid_compared"] == "rounded" else cards_of(outcome)
    total = [cards[side] + compared_bonus(outcome, side) for side in (0, 1)]
    own, theirs = total[outcome.buyer], total[outcome.others]
    if own < outcome.contract.bid:
        return False
    margin = outcome.rules["score.bid_margin"]
    return margin == "bid_only" or own > theirs or (own == theirs and margin == "at_least_defence")


def compared_bonus(outcome, side):
    return outcome.compared(side) - outcome.abnat[side]


def bid_worth(outcome):
    bid = outcome.contract.bid
    return outcome.rules[f"bid.{bid}_value"] if bid in ("capot", "generale") else bid


def made(outcome):
    """COIN-03"""
    points = bonuses.own(outcome, as_they_are)
    if outcome.rules["score.bid_made"] == "points_plus_bid":
        cards = written_cards(outcome)
        for side in (0, 1):
            points[side] += cards[side]
    points[outcome.buyer] += bid_worth(outcome)
    return points


def failed(outcome):
    """COIN-04"""
    points = bonuses.after_a_loss(outcome, outcome.buyer, as_they_are)
    hand, bid = parts_of_failure(outcome)
    points[outcome.others] += hand + bid
    return points


def parts_of_failure(outcome):
    rule = outcome.rules["score.bid_failed"]
    hand = 0 if rule == "bid_only" else rounded(outcome, outcome.hand_worth())
    return hand, 0 if rule == "hand_only" else bid_worth(outcome)


def coinched(outcome, verdict, winner):
    """The winner writes it all and the loser nothing. COIN-05"""
    points = bonuses.after_a_loss(outcome, 1 - winner, as_they_are)
    factor = outcome.contract.factor
    if verdict == "made":
        hand = 0 if outcome.rules["score.bid_made"] == "bid_only" else rounded(outcome, outcome.hand_worth())
        bid = bid_worth(outcome)
    else:
        hand, bid = parts_of_failure(outcome)
    times = factor if outcome.rules["score.coinched"] == "all_times_level" else 1
    points[winner] += hand * times + bid * factor
    return points
