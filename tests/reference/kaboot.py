"""Kaboot: one side wins all eight tricks. KAB-01 to KAB-09, FR-07"""

import bonuses
from cards import position_of, rank_of
from deal import upcard_is_ace
from outcome import Sheet
from play import first_leader


def winner_of(outcome):
    """The side that made kaboot, where the game has it."""
    return outcome.side_with_all_tricks() if outcome.rules.uses("kaboot") else None


def value(outcome, winner):
    """KAB-02, KAB-04, KAB-06"""
    rules = outcome.rules
    if is_reversed(outcome, winner):
        return rules["kaboot.reversed_sun" if outcome.kind_of_play() == "sun" else "kaboot.reversed_hokum"]
    plain = rules["kaboot." + outcome.kind_of_play()]
    if outcome.is_doubled() and rules["kaboot.doubled"] == "multiplied":
        return plain * outcome.contract.factor
    return plain


def is_raised(outcome, winner):
    """Whether the level has had its say about the value already. KAB-04, KAB-06"""
    return is_reversed(outcome, winner) or outcome.rules["kaboot.doubled"] == "multiplied"


def is_reversed(outcome, winner):
    """The buyer took no trick, and all the conditions hold. KAB-06"""
    if not outcome.rules["kaboot.reversed"] or winner == outcome.buyer or outcome.tricks[winner] < 8:
        return False
    hand, buyer = outcome.hand, outcome.contract.buyer
    holds = {
        "sun": outcome.kind_of_play() == "sun",
        "buyer_at_dealer_right": position_of(buyer, hand.dealer) == 0,
        "buyer_had_ace": any(rank_of(card) == "A" for card in hand.dealt[buyer]),
        "buyer_led": first_leader(hand) == buyer,
        "upcard_ace": upcard_is_ace(hand),
    }
    return all(holds[need] for need in outcome.rules["kaboot.reversed_needs"])


def points(outcome, winner, points_of):
    """Its value takes the place of cards and hand; projects and baloot are added. KAB-03"""
    written = bonus(outcome, winner, points_of, loser_fails=winner == outcome.others or outcome.is_doubled())
    written[winner] += value(outcome, winner)
    return written


def bonus(outcome, winner, points_of, loser_fails):
    """Projects and baloot. `loser_fails`: whether in any other hand on_fail would say where the loser's go. MELD-23"""
    written = [0, 0]
    for amount, key in ((bonuses.meld_points, "melds"), (bonuses.pair_points, "baloot")):
        own = amount(outcome, winner, points_of)
        losers = amount(outcome, 1 - winner, points_of)
        rule = outcome.rules["kaboot." + key]
        if rule != "none":
            written[winner] += own
        if rule == "all_to_winner" or (rule == "taken_if_buyer" and winner == outcome.others):
            written[winner] += losers
        if rule == "as_usual":
            on_fail = outcome.rules["meld.on_fail" if key == "melds" else "baloot.on_fail"]
            where = on_fail if loser_fails else "holder"
            if where != "void":
                written[winner if where == "winner" else 1 - winner] += losers
    return written


def falls_short(outcome):
    """All tricks of the buyer's side do not make a bid to win them alone. COIN-01; SILENT: whatever the scoring."""
    return outcome.contract.bid == "generale" and not won_alone(outcome)


def won_alone(outcome):
    return all(trick.winner == outcome.contract.buyer for trick in outcome.hand.tricks)


def sheet(outcome, winner, points_of):
    if winner == outcome.buyer and falls_short(outcome):
        winner = outcome.others
    verdict = "made" if winner == outcome.buyer else "lost"
    return Sheet(verdict, points(outcome, winner, points_of), winner, label="kaboot")
