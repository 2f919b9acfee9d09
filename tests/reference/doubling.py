"""Doubling: the stake of a hand is raised step by step. DBL-01 to DBL-12, COIN-02"""

from ask import ask
from cards import ALL_TRUMP, NO_TRUMP, are_partners, side_of
from endings import HandDecided


def levels_of(hand, contract):
    """The levels that may be said over this contract. DBL-01"""
    if not hand.rules.uses("doubling"):
        return []
    return hand.rules["doubling.levels_sun" if contract.trump == NO_TRUMP else "doubling.levels_hokum"]


def gate_is_open(hand, side):
    """Which scores allow this side to double a sun. DBL-09"""
    line = hand.rules["doubling.sun_gate_score"]
    doubling, other = hand.scores[side], hand.scores[1 - side]
    return {
        "below_against_reached": doubling < line <= other,
        "upto_against_above": doubling <= line < other,
        "below_against_above": doubling < line < other,
        "once_one_side_above": doubling > line or other > line,
        "none": True,
    }[hand.rules["doubling.sun_gate"]]


def next_level(hand, contract):
    """The level that answers the one that stands, or none."""
    levels = levels_of(hand, contract)
    place = 0 if contract.level is None else levels.index(contract.level) + 1
    return levels[place] if place < len(levels) else None


def may_raise(hand, contract, seat, level):
    """DBL-02, DBL-04, COIN-02; the gate stands before the first level. DBL-09"""
    if contract.trump == NO_TRUMP and contract.level is None and not gate_is_open(hand, side_of(seat)):
        return False
    by = hand.rules["doubling.ladder"][level]["by"]
    if by == "opponents":
        return not are_partners(seat, contract.buyer)
    if by == "buyer":
        return seat == contract.buyer
    if by == "buyer_side":
        return are_partners(seat, contract.buyer)
    if not contract.raisers:
        return not are_partners(seat, contract.buyer)  # whoever says it becomes the doubler
    return seat == contract.raisers[0]


def leaves_the_choice(hand, contract, level):
    """Whether open or closed is somebody's choice at this level. DBL-07, DBL-08"""
    row = hand.rules["doubling.ladder"][level]
    return contract.trump not in (NO_TRUMP, ALL_TRUMP) and row["lead"].endswith("by_default")


def words_for(hand, contract, level):
    """The bare word keeps what the level does by default; the other choice is named."""
    rules = hand.rules
    chooser = rules["doubling.chooser"]
    chooses = leaves_the_choice(hand, contract, level) and (
        chooser == "caller_of_level" or (chooser == "doubler_once" and not contract.raisers)
    )
    if not chooses:
        return [level]
    default = rules["doubling.ladder"][level]["lead"]
    return [level, level + (" open" if default == "closed_by_default" else " closed")]


def raise_stake(hand, seat, word):
    """A level is said. A gahwa may win the match at once. DBL-10"""
    contract = hand.contract
    parts = word.split()
    level = parts[0]
    row = hand.rules["doubling.ladder"][level]
    hand.raise_words.append(seat)
    contract.level = level
    contract.factor = row["factor"]
    contract.raisers.append(seat)
    contract.closed = is_closed(hand, contract, row["lead"], parts[1] if len(parts) == 2 else None)
    if level == "gahwa" and hand.rules["doubling.gahwa"] == "wins_match_at_once":
        raise HandDecided


def is_closed(hand, contract, lead, said):
    """DBL-07: a level that fixes it keeps it, whatever was chosen before."""
    if contract.trump in (NO_TRUMP, ALL_TRUMP):
        return False
    if lead in ("open", "closed"):
        return lead == "closed"
    chosen = said
    if hand.rules["doubling.chooser"] == "doubler_once":
        if len(contract.raisers) == 1:
            contract.chosen_once = said or lead.split("_")[0]
        chosen = getattr(contract, "chosen_once", None)
    if chosen:
        return chosen == "closed"
    return lead == "closed_by_default"


def words_over_a_hokum(hand, contract, seat):
    """An opponent may double in place of his answer to the hokum, where the window is open that early. DBL-03, DBL-05"""
    if not hand.rules.uses("doubling") or hand.rules["doubling.window"] != "from_purchase":
        return []
    level = next_level(hand, contract)
    if level is None or not may_raise(hand, contract, seat, level):
        return []
    return words_for(hand, contract, level)


def asides_over_a_hokum(hand, contract, on_turn):
    """The same out of turn, where a double waits for nobody. DBL-02"""
    if hand.rules.get("doubling.turn") != "any_time":
        return []
    others = [seat for seat in range(4) if seat != on_turn]
    return [(seat, word) for seat in others for word in words_over_a_hokum(hand, contract, seat)]


def is_level(hand, word):
    return hand.rules.uses("doubling") and word.split()[0] in hand.rules["doubling.ladder"]


def words_in_auction(hand, seat):
    """Over the standing bid, where raising is a call of the auction. COIN-02"""
    contract = hand.contract
    if contract is None or hand.rules.get("doubling.window") != "in_auction":
        return []
    level = next_level(hand, contract)
    if level is None or not may_raise(hand, contract, seat, level):
        return []
    return words_for(hand, contract, level)


def asides_in_auction(hand, on_turn):
    """Out of turn, where a raise waits for nobody. DBL-02"""
    if hand.rules.get("doubling.turn") != "any_time":
        return []
    others = [seat for seat in range(4) if seat != on_turn]
    return [(seat, word) for seat in others for word in words_in_auction(hand, seat)]


def after_deal(hand):
    """Those who may raise are asked in turn; the first to accept owns the level. DBL-02, DBL-04"""
    if not hand.rules.uses("doubling"):
        return
    contract = hand.contract
    while hand.rules["doubling.window"] != "in_auction" and next_level(hand, contract) is not None:
        said = yield from ask_for(hand, next_level(hand, contract))
        if not said:
            break
    yield from buyer_chooses(hand)


def ask_for(hand, level):
    """Whether somebody said this level."""
    contract = hand.contract
    may = [seat for seat in hand.order() if may_raise(hand, contract, seat, level)]
    for seat in may:
        if hand.rules["doubling.turn"] == "any_time":
            others = [other for other in may if other != seat]
        else:
            others = []
        words = words_for(hand, contract, level)
        aside = [(other, word) for other in others for word in words]
        speaker, word = yield from ask(hand, seat, ["pass"] + words, aside)
        if word != "pass":
            raise_stake(hand, speaker, word)
            return True
        hand.raise_words.append(seat)
    return False


def buyer_chooses(hand):
    """Where the buyer chooses between open and closed, he does so when the raising is over. DBL-07"""
    contract = hand.contract
    if contract.level is None or hand.rules["doubling.chooser"] != "buyer":
        return
    if leaves_the_choice(hand, contract, contract.level):
        _, word = yield from ask(hand, contract.buyer, ["open", "closed"])
        contract.closed = word == "closed"
