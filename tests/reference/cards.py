"""Cards, seats and sides. A card is a text: its rank, then its suit, "TS" for the ten of spades.

Seats are 0 to 3 in playing order; 0 and 2 are side 0, 1 and 3 are side 1 (catalogue, section 0). A position counts from
the dealer's right: 0 speaks first, 3 is the dealer.
"""

RANKS = ["7", "8", "9", "T", "J", "Q", "K", "A"]
SUITS = ["S", "H", "D", "C"]
PACK = [rank + suit for suit in SUITS for rank in RANKS]

NO_TRUMP = "NT"
ALL_TRUMP = "AT"


def rank_of(card):
    return card[0]


def suit_of(card):
    return card[1]


def side_of(seat):
    return seat % 2


def partner_of(seat):
    return (seat + 2) % 4


def are_partners(one, other):
    return side_of(one) == side_of(other)


def seats_from(first):
    """The four seats in turn, starting with this one. DECK-02"""
    return [(first + step) % 4 for step in range(4)]


def position_of(seat, dealer):
    """0 for the dealer's right, which speaks first, up to 3 for the dealer. BID-02"""
    return (seat - dealer - 1) % 4


def is_trump(card, trump):
    """In all trumps every card is one, in no trumps none is."""
    return trump == ALL_TRUMP or suit_of(card) == trump


def order_of(rules, card, trump):
    """The ranks of this card's suit, strongest first. DECK-03, DECK-04"""
    if is_trump(card, trump):
        return rules["cards.trump_order"]
    if trump == NO_TRUMP:
        return rules["cards.sun_order"]
    return rules["cards.plain_order"]


def is_stronger(rules, card, other, trump):
    """Whether one card beats another of its own suit."""
    order = order_of(rules, card, trump)
    return order.index(rank_of(card)) < order.index(rank_of(other))


def abnat_of(rules, card, trump):
    """What a card is worth. DECK-06, COIN-06"""
    if trump == ALL_TRUMP:
        table = rules["cards.all_trump_values"]
    elif trump == NO_TRUMP:
        table = rules["cards.sun_values"]
    elif suit_of(card) == trump:
        table = rules["cards.trump_values"]
    else:
        table = rules["cards.plain_values"]
    return table[rank_of(card)]
