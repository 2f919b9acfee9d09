"""The eight tricks: who leads, who wins, and what each is worth. PLAY-01, TRICK-01 to TRICK-04"""

import baloot
import declaring
import duties
import ekka
import qaid
import sawa
from cards import NO_TRUMP, abnat_of, is_stronger, is_trump, side_of, suit_of
from endings import HandDecided
from table import Question, Trick


def play_tricks(hand):
    leader = first_leader(hand)
    yield from declaring.before_the_lead(hand, leader)
    for _ in range(8):
        trick = Trick(leader)
        hand.tricks.append(trick)
        for place in range(4):
            yield from play_card(hand, trick, trick.seat_of(place))
        trick.winner = leader = trick.seat_of(winning_place(hand.rules, hand.contract.trump, trick.cards))


def first_leader(hand):
    """PLAY-01"""
    if hand.rules["play.first_lead"] == "buyer":
        return hand.contract.buyer
    return (hand.dealer + 1) % 4


def play_card(hand, trick, seat):
    """One card of one seat; before his first he may announce what he holds."""
    while True:
        cards = card_words(hand, trick, seat)
        words = cards + declaring.with_the_card(hand, seat) + sawa.words(hand, trick, seat)
        speaker, word = yield Question(seat, words, qaid.claims(hand), qaid.also_accepted(hand, seat, cards))
        if word.startswith("qaid"):
            qaid.claim(hand, speaker, word)
        elif word.startswith("meld "):
            declaring.announce(hand, seat, word)
        elif word == "sawa":
            sawa.claim(hand, seat)
        else:
            lay_down(hand, trick, seat, word, cards)
            return


def card_words(hand, trick, seat):
    """The legal cards, bare and with every word that may go with them."""
    words = []
    suit_led = trick.suit_led() if trick.cards else None
    for card in duties.legal_cards(hand, trick, seat):
        words.append(card)
        if not trick.cards and ekka.may_be_said_with(hand, seat, card):
            words.append("ekka " + card)
        if baloot.may_be_said_with(hand, seat, card, suit_led):
            words.append("baloot " + card)
    return words


def lay_down(hand, trick, seat, word, legal_words):
    """A fault ends the hand, where it does, when the card lies on the table."""
    fault = None
    try:
        if qaid.are_taken(hand):
            qaid.note_card(hand, trick, seat, word, legal_words)
    except HandDecided as decided:
        fault = decided
    put(hand, trick, seat, word)
    if fault:
        raise fault
    if qaid.are_taken(hand):
        qaid.note_hidden_melds(hand, seat)


def put(hand, trick, seat, word):
    card = word.split()[-1]
    if word.startswith("ekka ") and not trick.cards:
        trick.called = True  # EKKA-04; SILENT: a false call of the leader frees his partner too
    if word.startswith("baloot "):
        hand.baloot_said.append((seat, card))
    hand.cards[seat].remove(card)
    trick.cards.append(card)


def winning_place(rules, trump, cards):
    """The highest trump wins, otherwise the highest card of the suit led. TRICK-01"""
    best = 0
    for place, card in enumerate(cards):
        if beats(rules, trump, card, cards[best]):
            best = place
    return best


def beats(rules, trump, card, best):
    """Whether a card takes the trick from the best one so far."""
    if suit_of(card) == suit_of(best):
        return card != best and is_stronger(rules, card, best, trump)
    return suit_of(card) == trump  # a ruff


def tally(hand):
    """Abnat and tricks of each side; the last trick adds its own. TRICK-03"""
    abnat, tricks = [0, 0], [0, 0]
    for trick in hand.tricks:
        if trick.winner is not None:
            tricks[side_of(trick.winner)] += 1
            abnat[side_of(trick.winner)] += worth_of(hand, trick.cards)
    if tricks[0] + tricks[1] == 8:
        abnat[side_of(hand.tricks[-1].winner)] += hand.rules["cards.last_trick"]
    elif hand.claimed_by is not None:
        claimant = side_of(hand.claimed_by)  # PLAY-11: he takes all that is left
        tricks[claimant] = 8 - tricks[1 - claimant]
        abnat[claimant] += sum(worth_of(hand, cards) for cards in hand.cards) + hand.rules["cards.last_trick"]
    return abnat, tricks


def worth_of(hand, cards):
    return sum(abnat_of(hand.rules, card, hand.contract.trump) for card in cards)
