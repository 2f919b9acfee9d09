"""Which cards may be played: following, ruffing, overruffing, rising, and the closed double. PLAY-02 to PLAY-10"""

import play
from cards import ALL_TRUMP, are_partners, is_stronger, rank_of, suit_of


def legal_cards(hand, trick, seat):
    cards = hand.cards[seat]
    if not trick.cards:
        return cards_to_lead(hand, cards)
    suit = trick.suit_led()
    of_the_suit = [card for card in cards if suit_of(card) == suit]
    if of_the_suit:
        return following(hand, trick, seat, of_the_suit)
    return void(hand, trick, seat, cards)


def cards_to_lead(hand, cards):
    """A closed hand forbids leading trumps to whoever holds anything else. PLAY-09"""
    if not hand.contract.closed:
        return list(cards)
    if hand.rules["doubling.closed_scope"] == "first_lead" and len(hand.tricks) > 1:
        return list(cards)
    plain = [card for card in cards if suit_of(card) != hand.contract.trump]
    return plain or list(cards)


def best_of(hand, trick):
    """(the card that holds the trick, the seat that played it)"""
    place = play.winning_place(hand.rules, hand.contract.trump, trick.cards)
    return trick.cards[place], trick.seat_of(place)


def following(hand, trick, seat, of_the_suit):
    """PLAY-02; rising in trumps PLAY-08, in plain suits `play.plain_led_rise`."""
    best, winner = best_of(hand, trick)
    if not must_rise(hand, trick, seat, best, winner):
        return of_the_suit
    higher = [card for card in of_the_suit if is_stronger(hand.rules, card, best, hand.contract.trump)]
    return higher or of_the_suit


def must_rise(hand, trick, seat, best, winner):
    trump = hand.contract.trump
    if trump == ALL_TRUMP or trick.suit_led() == trump:
        rule = hand.rules["play.trump_led_rise"]
        return rule == "always" or (rule == "over_opponents" and not are_partners(seat, winner))
    is_ruffed = suit_of(best) != trick.suit_led()
    return hand.rules["play.plain_led_rise"] and not is_ruffed


def void(hand, trick, seat, cards):
    """Without a card of the suit led one must ruff, unless one is free. PLAY-03 to PLAY-07"""
    rules, trump = hand.rules, hand.contract.trump
    trumps = [card for card in cards if suit_of(card) == trump]
    if not trumps or not rules["play.must_trump"] or is_free(hand, trick, seat):
        return list(cards)
    best, _ = best_of(hand, trick)
    if suit_of(best) != trump or not rules["play.must_overtrump"]:
        return trumps
    higher = [card for card in trumps if is_stronger(rules, card, best, trump)]
    if higher:
        return higher
    return trumps if rules["play.undertrump"] == "forced" else list(cards)


def is_free(hand, trick, seat):
    """Whether a void player is free because his partner holds the trick. PLAY-05"""
    best, winner = best_of(hand, trick)
    if not are_partners(seat, winner):
        return False
    rule = hand.rules["play.partner_exempt"]
    if rule == "by_position":
        is_fourth_hand = len(trick.cards) == 3
        led_an_ace = rank_of(trick.cards[0]) == "A"
        return is_fourth_hand or led_an_ace or trick.called
    return rule == "whenever_winning"
