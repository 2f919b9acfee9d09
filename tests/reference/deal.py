"""The deal: packets before the auction, the card that is shown, and the rest after the purchase."""

from cards import rank_of, suit_of


def deal_first_packets(hand):
    """Packet by packet from the dealer's right; the pack is dealt from its first card. DEAL-03"""
    hand.stock = list(hand.deck)
    for packet in hand.rules["deal.first_packets"]:
        for seat in hand.order():
            take(hand, seat, packet)
    hand.first_cards = [list(cards) for cards in hand.cards]
    show_card(hand)


def show_card(hand):
    """DEAL-04, BID-05"""
    shown = hand.rules["deal.upcard"]
    dealt = len(hand.deck) - len(hand.stock)
    if shown == "turned":
        hand.upcard = hand.stock.pop(0)
    elif shown == "first_dealt":
        hand.upcard = hand.deck[0]
    elif shown == "last_dealt":
        hand.upcard = hand.deck[dealt - 1]


def deal_last_packets(hand):
    """Whoever gets the up-card gets one card less. DEAL-05"""
    taker = None
    if hand.rules["deal.upcard"] == "turned":
        taker = hand.contract.card_taker
        hand.cards[taker].append(hand.upcard)
    packets = hand.rules["deal.last_packets"]
    for number, packet in enumerate(packets):
        for seat in hand.order():
            is_last = number == len(packets) - 1
            take(hand, seat, packet - 1 if seat == taker and is_last else packet)
    hand.dealt = [list(cards) for cards in hand.cards]


def take(hand, seat, count):
    for _ in range(count):
        hand.cards[seat].append(hand.stock.pop(0))


def upcard_suit(hand):
    return suit_of(hand.upcard) if hand.upcard else None


def upcard_is_ace(hand):
    return hand.upcard is not None and rank_of(hand.upcard) == "A"
