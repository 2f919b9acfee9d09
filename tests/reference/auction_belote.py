"""The French auction: take or pass; the first take ends it. FR-01"""

from ask import ask
from auction_rights import suit_is_fixed, suits_of_hokum
from cards import NO_TRUMP
from deal import upcard_suit
from endings import ThrownIn
from table import Contract


def auction(hand):
    for round_number in range(1, hand.rules["bid.rounds"] + 1):
        for seat in hand.order():
            _, word = yield from ask(hand, seat, words_of_a_turn(hand, round_number, seat))
            hand.calls.append((round_number, seat, word))
            if word != "pass":
                trump = word.split()[1] if " " in word else upcard_suit(hand)
                hand.contract = Contract("take", trump, buyer=seat, round=round_number, card_taker=seat)
                return
    raise ThrownIn("all passed")


def words_of_a_turn(hand, round_number, seat):
    """The up-card's suit first, another suit in the second round; no trump where that is played. FR-01"""
    takes = ["take " + suit for suit in suits_of_hokum(hand, round_number)]
    if takes and suit_is_fixed(hand, round_number):
        takes = ["take"]
    if hand.rules["bid.allow_sun"]:
        takes.append("take " + NO_TRUMP)
    is_last = round_number == hand.rules["bid.rounds"] and seat == hand.dealer
    if hand.rules["bid.dealer_must_buy"] and is_last and takes:
        return takes  # VAR-02
    return ["pass"] + takes
