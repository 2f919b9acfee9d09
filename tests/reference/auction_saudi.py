"""The Saudi auction: pass, hokum, sun and ashkal, in one round or two. BID-01 to BID-15"""

import auction_rights as rights
import doubling
from ask import ask
from auction_rights import hokum_words, suit_in, suit_named
from cards import NO_TRUMP, partner_of
from endings import ThrownIn
from table import Contract


def auction(hand):
    """BID-02, BID-03: the dealer's right speaks first; everyone passing in every round voids the deal."""
    for round_number in range(1, hand.rules["bid.rounds"] + 1):
        for seat in hand.order():
            _, word = yield from ask(hand, seat, words_of_a_turn(hand, round_number, seat))
            hand.calls.append((round_number, seat, word))
            if word == "pass":
                continue
            if word in ("sun", "ashkal"):
                yield from after_a_sun(hand, round_number, seat, word)
            else:
                yield from after_a_hokum(hand, round_number, seat, suit_named(hand, round_number, word))
            return
    raise ThrownIn("all passed")


def words_of_a_turn(hand, round_number, seat):
    """BID-04, BID-11"""
    words = [] if must_buy(hand, round_number, seat) else ["pass"]
    words += hokum_words(hand, round_number)
    if rights.sun_exists(hand, round_number):
        words.append("sun")
    if rights.may_ashkal(hand, round_number, seat, hokum_of=None):
        words.append("ashkal")
    return words or ["pass"]


def must_buy(hand, round_number, seat):
    """The dealer, last to speak in the last round, may be bound to buy. VAR-02"""
    return hand.rules["bid.dealer_must_buy"] and round_number == hand.rules["bid.rounds"] and seat == hand.dealer


def after_a_sun(hand, round_number, caller, word):
    """A sun of the first round may be taken ahead of its caller; one of the second ends the auction. BID-06, BID-11"""
    if round_number == 1:
        for seat in rights.may_preempt(hand, caller):
            _, answer = yield from ask(hand, seat, ["pass", "sun"])
            hand.calls.append((round_number, seat, answer))
            if answer == "sun":
                caller, word = seat, "sun"
                break
    buy_sun(hand, round_number, caller, word)


def buy_sun(hand, round_number, caller, word):
    """In ashkal the partner takes the up-card; who of the two is the buyer is an option. BID-08a"""
    contract = Contract(word, NO_TRUMP, buyer=caller, round=round_number, card_taker=caller)
    if word == "ashkal":
        contract.card_taker = partner_of(caller)
        if hand.rules["bid.ashkal_buyer"] == "partner":
            contract.buyer = partner_of(caller)
    hand.contract = contract


def after_a_hokum(hand, round_number, bidder, suit):
    """The others are asked in turn, once each, from the bidder's right. BID-07, BID-13"""
    contract = Contract("hokum", suit, buyer=bidder, round=round_number, card_taker=bidder)
    for seat in rights.asked_over_a_hokum(hand, round_number, bidder):
        words = ["pass"]
        if rights.may_overcall(hand, round_number, seat):
            words.append("sun")
        if rights.may_ashkal(hand, round_number, seat, hokum_of=bidder):
            words.append("ashkal")
        words += doubling.words_over_a_hokum(hand, contract, seat)
        speaker, word = yield from ask(hand, seat, words, doubling.asides_over_a_hokum(hand, contract, seat))
        if word in ("sun", "ashkal"):
            hand.calls.append((round_number, seat, word))
            yield from after_a_sun(hand, round_number, seat, word)
            return
        if word != "pass":
            yield from double_early(hand, contract, speaker, word)
            return
        hand.calls.append((round_number, seat, word))
    yield from settle_hokum(hand, contract, doubled=False)


def double_early(hand, contract, speaker, word):
    """A double before the hokum is settled ends the buying. DBL-05, DBL-06"""
    hand.contract = contract
    doubling.raise_stake(hand, speaker, word)
    yield from settle_hokum(hand, contract, doubled=True)


def settle_hokum(hand, contract, doubled):
    """The bidder keeps his hokum, names its suit, or turns it to sun. BID-09, BID-12"""
    words = []
    if contract.trump is None:
        words = hokum_words(hand, contract.round, confirming=True)
    elif not doubled and rights.may_turn(hand, contract):
        words = ["hokum"]
    if not doubled and rights.may_turn(hand, contract):
        words.append("sun")
    if doubled and contract.trump is None and not hand.rules["doubling.early_blocks_sun"]:
        if rights.may_turn(hand, contract):
            words.append("sun")
    word = words[0] if words else "hokum"
    if len(words) > 1:  # with one word left there is nothing to ask
        aside = doubling.asides_over_a_hokum(hand, contract, contract.buyer)
        speaker, word = yield from ask(hand, contract.buyer, words, aside)
        if speaker != contract.buyer:
            yield from double_early(hand, contract, speaker, word)
            return
        hand.calls.append((contract.round, contract.buyer, word))
    hand.contract = contract
    if word == "sun":
        buy_sun(hand, contract.round, contract.buyer, word)
    elif contract.trump is None:
        contract.trump = suit_in(word)
