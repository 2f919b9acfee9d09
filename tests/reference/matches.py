"""Match scores beside each other: after every hand, and from hand to hand."""

import match
from replaying import Divergence


def compare_record(rules, hand, record, before):
    if hand.thrown_in:
        return
    place = len(record["actions"])
    after = match.after_hand(hand)
    program = {"scores": record["scores_after"], "over": "match_winner" in record, "winner": record.get("match_winner")}
    reference = {"scores": after.scores, "over": after.is_over, "winner": after.winner}
    if program != reference:
        raise Divergence(place, reference, program)
    if before is not None and record["number"] == before["number"] + 1:
        compare_with_the_hand_before(rules, record, before)


def compare_with_the_hand_before(rules, record, before):
    program = {"scores": record["scores"], "held": record["held"]}
    reference = {"scores": before["scores_after"], "held": before["sheet"]["held"]}
    if not match.deals_can_be_void(rules):
        program["dealer"] = record["dealer"]
        reference["dealer"] = (before["dealer"] + 1) % 4
    if program != reference:
        raise Divergence(0, reference, program)
