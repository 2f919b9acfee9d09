"""What a played hand comes to before anybody writes: abnat, tricks, projects and baloot of each side."""

import baloot
import declaring
import play
from cards import ALL_TRUMP, NO_TRUMP, side_of


class Outcome:
    def __init__(self, hand):
        self.hand = hand
        self.rules = hand.rules
        self.contract = hand.contract
        self.buyer = side_of(hand.contract.buyer)  # the buyer's side
        self.others = 1 - self.buyer
        self.abnat, self.tricks = play.tally(hand)
        counted = declaring.counted(hand)
        self.melds = [[meld.worth for meld in counted if side_of(meld.seat) == side] for side in (0, 1)]
        self.pairs = baloot.by_side(hand, counted)
        self.level_is_left_out = False  # of a fault whose price does not follow the level

    def is_doubled(self):
        return self.contract.level is not None

    def side_with_all_tricks(self):
        """KAB-01"""
        for side in (0, 1):
            if self.tricks[side] == 8:
                return side
        return None

    def kind_of_play(self):
        return {NO_TRUMP: "sun", ALL_TRUMP: "all_trump"}.get(self.contract.trump, "hokum")

    def hand_worth(self):
        """What a whole hand is worth on the sheet. SCORE-11"""
        return self.rules["score.hand_" + self.kind_of_play()]

    def pair_abnat(self, side):
        return self.pairs[side] * self.rules["baloot.value"]

    def compared(self, side):
        """Abnat that decide the hand: cards, counted projects, and baloot where it counts. SCORE-06"""
        total = self.abnat[side] + sum(self.melds[side])
        if self.rules["baloot.counts_for_contract"]:
            total += self.pair_abnat(side)
        return total

    def meld_factor(self):
        """MELD-21"""
        if not self.is_doubled() or self.level_is_left_out:
            return 1
        rule = self.rules["doubling.meld_factor"]
        if rule == "full_level":
            return self.contract.factor
        if rule == "double_only" and len(self.contract.raisers) > 1:
            return 1
        return min(self.contract.factor, 2)

    def baloot_factor(self):
        """MELD-18"""
        if self.is_doubled() and not self.level_is_left_out and self.rules["doubling.baloot_factor"] == "full_level":
            return self.contract.factor
        return 1


class Sheet:
    """What both sides write for this hand, and what of it is held for a later one."""

    def __init__(self, verdict, points=(0, 0), winner=None, label=None, held=0, dealt_again=False):
        self.verdict = verdict
        self.points = list(points)
        self.winner = winner
        self.label = label
        self.held = held
        self.dealt_again = dealt_again
        self.is_litige = False  # of belote: the takers' points wait
