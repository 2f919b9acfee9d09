"""What auctions of rising bids share: turns, three passes, and raising the stake between the bids. COIN-01, VAR-01"""

import doubling
from ask import ask
from endings import ThrownIn


def auction(hand, bids_over, contract_of, bids_after_a_raise):
    """Bids until three pass after the last one; four passes void the deal.

    `bids_over(hand)` are the bids that go over what stands, `contract_of(word, seat)` is what one of them buys.
    """
    seat, passes = (hand.dealer + 1) % 4, 0
    while passes < (4 if hand.contract is None else 3):
        open_to_bids = hand.contract is None or hand.contract.level is None or bids_after_a_raise
        words = (bids_over(hand) if open_to_bids else []) + doubling.words_in_auction(hand, seat)
        if hand.contract is not None and not bids_after_a_raise and nothing_can_follow(hand):
            return
        if not must_buy(hand, seat, passes, words):
            words = ["pass"] + words
        speaker, word = yield from ask(hand, seat, words, doubling.asides_in_auction(hand, seat))
        hand.calls.append((1, speaker, word))
        if word == "pass":
            passes += 1
        else:
            passes = 0
            if doubling.is_level(hand, word):
                doubling.raise_stake(hand, speaker, word)
            else:
                hand.contract = contract_of(word, speaker)
        seat = (speaker + 1) % 4
    if hand.contract is None:
        raise ThrownIn("all passed")


def must_buy(hand, seat, passes, words):
    """VAR-02"""
    return hand.rules["bid.dealer_must_buy"] and seat == hand.dealer and passes == 3 and hand.contract is None and words


def nothing_can_follow(hand):
    """After the last raise there is nothing left to say."""
    return hand.contract.level is not None and doubling.next_level(hand, hand.contract) is None
