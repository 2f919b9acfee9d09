"""Who may say what in the Saudi auction."""

from cards import SUITS, are_partners, position_of
from deal import upcard_is_ace, upcard_suit

POSITIONS = ["dealer_right", "dealer_partner", "dealer_left", "dealer"]


def suit_in(word):
    """"hokum H" names hearts; a bare "hokum" names no suit."""
    parts = word.split()
    return parts[1] if len(parts) == 2 else None


def suits_of_hokum(hand, round_number):
    """Which suits a hokum of this round may have. BID-05, BID-11"""
    allowed = [suit for suit in SUITS if suit in hand.rules["bid.allow_hokum_suits"]]
    shown = hand.rules["deal.upcard"]
    if shown == "none":
        return allowed
    if shown == "turned" and round_number == 2:
        return [suit for suit in allowed if suit != upcard_suit(hand)]
    return [suit for suit in allowed if suit == upcard_suit(hand)]


def suit_is_fixed(hand, round_number):
    """Whether the shown card names the only suit of hokum. BID-05"""
    shown = hand.rules["deal.upcard"]
    return shown in ("first_dealt", "last_dealt") or (shown == "turned" and round_number == 1)


def hokum_words(hand, round_number, confirming=False):
    """The suit is named with the bid, unless the second round leaves it to the end. BID-12"""
    suits = suits_of_hokum(hand, round_number)
    if not suits:
        return []
    if suit_is_fixed(hand, round_number):
        return ["hokum"]
    if round_number == 2 and hand.rules["bid.second_round_suit_named"] == "on_confirm" and not confirming:
        return ["hokum"]
    return ["hokum " + suit for suit in suits]


def suit_named(hand, round_number, word):
    """The suit of a hokum that was just said, or none where it is named later."""
    return upcard_suit(hand) if suit_is_fixed(hand, round_number) else suit_in(word)


def sun_exists(hand, round_number):
    """BID-01, BID-11"""
    if not hand.rules["bid.allow_sun"]:
        return False
    return round_number == 1 or hand.rules["bid.second_round_sun"]


def has_passed(hand, seat, round_number=None):
    return any(
        speaker == seat and word == "pass" and (round_number is None or when == round_number)
        for when, speaker, word in hand.calls
    )


def has_spoken(hand, seat, round_number):
    return any(speaker == seat and when == round_number for when, speaker, _ in hand.calls)


def may_ashkal(hand, round_number, seat, hokum_of):
    """`hokum_of`: whose hokum stands, or nobody's. BID-08, BID-08b, BID-08c"""
    rules = hand.rules
    if not sun_exists(hand, round_number) or rules["deal.upcard"] != "turned":
        return False
    if POSITIONS[position_of(seat, hand.dealer)] not in rules["bid.ashkal_seats"]:
        return False
    if round_number == 2 and rules["bid.ashkal_rounds"] == "first_round_only":
        return False
    if rules["bid.ashkal_rounds"] == "both_unless_passed_second" and has_passed(hand, seat, 2):
        return False
    if rules["bid.ashkal_needs"] == "hokum" and hokum_of is None:
        return False
    if rules["bid.ashkal_needs"] == "opponents_hokum" and (hokum_of is None or are_partners(seat, hokum_of)):
        return False
    if upcard_is_ace(hand) and not rules["bid.ashkal_on_ace"]:
        return False
    if rules["bid.ashkal_after_pass"] == "barred" and has_passed(hand, seat):
        return False
    if rules["bid.ashkal_after_pass"] == "required" and not has_passed(hand, seat):
        return False
    return True


def asked_over_a_hokum(hand, round_number, bidder):
    """From the bidder's right onwards. BID-07, BID-10, BID-11"""
    rules = hand.rules
    if not sun_exists(hand, round_number):
        return []
    seats = [(bidder + step) % 4 for step in (1, 2, 3)]
    key = "bid.overcall_seats" if round_number == 1 else "bid.second_round_overcall_seats"
    everybody = rules[key] == "all_others"
    asked = [seat for seat in seats if everybody or not has_spoken(hand, seat, round_number)]
    if upcard_is_ace(hand):
        asked = [seat for seat in seats if seat in asked or flips_an_ace(hand, round_number, seat)]
    return asked


def flips_an_ace(hand, round_number, seat):
    """Whether the rule of the ace gives this seat, and not only those still to speak, the right to turn it. BID-10"""
    rule = hand.rules["bid.ace_upcard_flip"]
    if rule == "any_not_wala":
        return not has_said_wala(hand, round_number, seat)
    return rule == "dealer_right_only" and position_of(seat, hand.dealer) == 0


def has_said_wala(hand, round_number, seat):
    """BID-15"""
    if hand.rules["bid.wala_means"] == "second_round_pass":
        return has_passed(hand, seat, 2)
    return has_passed(hand, seat, round_number)


def may_overcall(hand, round_number, seat):
    """Whether this seat, being asked, may say sun over the hokum. BID-07, BID-10"""
    if not sun_exists(hand, round_number):
        return False
    rule = hand.rules["bid.ace_upcard_flip"]
    if not upcard_is_ace(hand) or rule == "usual":
        return True
    return flips_an_ace(hand, round_number, seat)


def may_turn(hand, contract):
    """Whether the bidder may make his uncontested hokum sun. BID-09; on an ace BID-10"""
    if not hand.rules["bid.turn_to_sun"]:
        return False
    return may_overcall(hand, contract.round, contract.buyer)


def may_preempt(hand, caller):
    """Who may take a sun of the first round ahead of its caller, nearest to the start first. BID-06, BID-07a, BID-07b"""
    rule = hand.rules["bid.sun_preempt"]
    place = position_of(caller, hand.dealer)
    earlier = [seat for seat in hand.order() if position_of(seat, hand.dealer) < place]
    if rule == "earlier_any":
        return earlier
    opponents = [seat for seat in earlier if not are_partners(seat, caller)]
    if rule == "earlier_opponents":
        return opponents
    if rule == "ace_upcard_only" and upcard_is_ace(hand):
        pairs = [(0, 1), (0, 3), (1, 2)]  # the first over the second and the fourth, the second over the third
        return [seat for seat in opponents if (position_of(seat, hand.dealer), place) in pairs]
    return []
