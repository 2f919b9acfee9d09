"""Projects: what they are, what they are worth, and which side scores them. MELD-01 to MELD-16, FR-10, FR-11"""

from cards import ALL_TRUMP, NO_TRUMP, RANKS, SUITS, position_of, rank_of, side_of, suit_of
from table import Meld


def are_counted(rules, trump):
    """Whether projects score at all under this contract. MELD-07"""
    return rules["meld.enabled"] and (trump != NO_TRUMP or rules["meld.in_sun"])


def offers(hand, seat):
    """What this seat may announce of the cards that it has not announced yet. MELD-09"""
    rules = hand.rules
    if not are_counted(rules, hand.contract.trump):
        return []
    own = [meld for owner, meld in hand.announced if owner == seat]
    if len(own) >= rules["meld.max_per_player"]:
        return []
    used = [card for meld in own for card in meld.cards]
    free = [card for card in hand.dealt[seat] if card not in used and card not in rests_of_runs(hand, own, seat)]
    return fours_in(rules, seat, free, hand.contract.trump) + runs_in(rules, seat, free)


def rests_of_runs(hand, own, seat):
    """What a long run left over is nothing, unless it may make another project. MELD-03"""
    if hand.rules["meld.long_run_rest"] == "counts":
        return []
    rests = []
    for meld in own:
        if meld.kind == "run":
            for whole in whole_runs(hand.rules, hand.dealt[seat]):
                if meld.cards[0] in whole:
                    rests += whole[len(meld.cards):]
    return rests


def fours_in(rules, seat, cards, trump):
    """MELD-04, MELD-05, MELD-06"""
    table = rules["meld.fours_sun"] if trump == NO_TRUMP else rules["meld.fours_hokum"]
    found = []
    for rank in RANKS:
        four = [rank + suit for suit in SUITS]
        if table[rank] > 0 and all(card in cards for card in four):
            found.append(Meld(seat, "four", four, table[rank]))
    return found


def runs_in(rules, seat, cards):
    """A run longer than any that is worth something is written as its top cards. MELD-01, MELD-02, MELD-03"""
    found = []
    for whole in whole_runs(rules, cards):
        length = counted_length(rules, len(whole))
        if length:
            found.append(Meld(seat, "run", whole[:length], rules["meld.runs"][str(length)]))
    return found


def counted_length(rules, length):
    """The longest length, no longer than this one, that is worth something."""
    for shorter in range(length, 2, -1):
        if rules["meld.runs"][str(shorter)] > 0:
            return shorter
    return None


def whole_runs(rules, cards):
    """The sequences of one suit, each as long as it goes, highest card first."""
    runs = []
    for suit in SUITS:
        run = []
        for rank in rules["cards.run_order"]:
            if rank + suit in cards:
                run.append(rank + suit)
            else:
                runs.append(run)
                run = []
        runs.append(run)
    return [run for run in runs if len(run) >= 3]


def false_meld(hand, seat, cards):
    """Announced without being held, where faults are taken. QAID-02"""
    rules = hand.rules
    if len({rank_of(card) for card in cards}) == 1:
        table = rules["meld.fours_sun"] if hand.contract.trump == NO_TRUMP else rules["meld.fours_hokum"]
        return Meld(seat, "four", cards, table[rank_of(cards[0])], is_false=True)
    order = rules["cards.run_order"]
    cards = sorted(cards, key=lambda card: order.index(rank_of(card)))
    return Meld(seat, "run", cards, rules["meld.runs"][str(counted_length(rules, len(cards)))], is_false=True)


def counted(hand, held_only=False):
    """The announced projects that score; on the sheet only those that are held. MELD-12"""
    announced = [meld for _, meld in hand.announced if not (held_only and meld.is_false)]
    if hand.rules["meld.compare"] == "together":
        return those_of_the_better_side(hand, announced)
    runs = [meld for meld in announced if meld.kind == "run"]
    fours = [meld for meld in announced if meld.kind == "four"]
    return those_of_the_better_side(hand, runs) + those_of_the_better_side(hand, fours)


def those_of_the_better_side(hand, announced):
    """Only the side that holds the best project scores, but it scores all of its own. MELD-12"""
    best = [meld for meld in announced if not any(is_higher(hand.rules, other, meld) for other in announced)]
    sides = {side_of(meld.seat) for meld in best}
    if len(sides) == 2:
        sides = sides_after_a_tie(hand, best)
    return [meld for meld in announced if side_of(meld.seat) in sides]


def sides_after_a_tie(hand, best):
    """Both sides' best projects are equal. MELD-16"""
    rule = hand.rules["meld.tie"]
    trump = hand.contract.trump
    in_trumps = {side_of(meld.seat) for meld in best if meld.kind == "run" and suit_of(meld.cards[0]) == trump}
    if rule == "nobody":
        return set()
    if rule in ("trump_then_seat", "trump_then_both") and len(in_trumps) == 1:
        return in_trumps
    if rule == "trump_then_both":
        return {0, 1}
    if rule == "first_announcer":
        return {side_of(best[0].seat)}
    nearest = min(best, key=lambda meld: position_of(meld.seat, hand.dealer))
    return {side_of(nearest.seat)}


def is_higher(rules, meld, other):
    """Whether one project beats another. MELD-13, MELD-14, FR-11"""
    if meld.worth != other.worth:
        return meld.worth > other.worth
    if meld.kind != other.kind:
        order = rules["meld.hundred_order"]
        if order == "by_top_card":
            return rank_in_run(rules, meld) < rank_in_run(rules, other)
        return meld.kind == ("run" if order == "run_over_four" else "four")
    if meld.kind == "four":
        order = rules["meld.four_order"]
        return order.index(rank_of(meld.cards[0])) < order.index(rank_of(other.cards[0]))
    if len(meld.cards) != len(other.cards):
        return len(meld.cards) > len(other.cards)
    return rank_in_run(rules, meld) < rank_in_run(rules, other)


def rank_in_run(rules, meld):
    """0 where the top card is the highest there is."""
    return rules["cards.run_order"].index(rank_of(meld.cards[0]))
