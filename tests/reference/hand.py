"""One hand from the deal to the sheet.

The players are asked through a generator: `play_hand(hand)` yields a Question (who is on turn, and every word he may
say) and is sent the answer as (seat, word). A card is a word too: "KH", or with a flag "ekka KH" or "baloot KH". What
others may say out of turn stands in `aside`, a list of (seat, word).
"""

import auctions
import deal
import declaring
import doubling
import kasho
import match
import play
import qaid
import scores
from cards import seats_from
from endings import HandDecided, ThrownIn


class Hand:
    def __init__(self, rules, dealer, deck, scores_before, number=1, held=0):
        self.rules = rules
        self.dealer = dealer
        self.deck = deck
        self.scores = scores_before
        self.number = number
        self.held = held
        self.cards = [[], [], [], []]  # what each seat holds now
        self.dealt = [[], [], [], []]  # the eight cards each seat was dealt
        self.upcard = None
        self.calls = []  # of the auction: (round, seat, word)
        self.contract = None
        self.raise_words = []  # who has spoken in the doubling
        self.kasho_refused = []
        self.tricks = []  # of the play: a Trick each
        self.announced = []  # (seat, meld) in the order of announcing
        self.baloot_said = []  # (seat, card) said with the card
        self.faults = []  # (seat, number of the trick)
        self.fault_paid_by = None  # the side against which the hand ended
        self.kaboot_asked = False
        self.claimed_by = None  # of a sawa
        self.sheet = None
        self.thrown_in = False
        self.next_dealer = None

    def order(self):
        """The seats in turn, from the dealer's right. BID-02"""
        return seats_from((self.dealer + 1) % 4)


def play_hand(hand):
    """The whole hand. It ends early where the cards are thrown in, or where something decides it."""
    try:
        deal.deal_first_packets(hand)
        yield from auctions.auction(hand)
        deal.deal_last_packets(hand)
        yield from doubling.after_deal(hand)
        declaring.after_deal(hand)
        yield from play.play_tricks(hand)
        yield from qaid.before_counting(hand)
    except ThrownIn as thrown:
        hand.thrown_in = True
        hand.next_dealer = match.dealer_after_void(hand, thrown.reason)
        return
    except HandDecided:
        pass
    hand.sheet = scores.write_sheet(hand)
