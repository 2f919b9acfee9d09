"""What lies on the table: a question, a contract, a trick, a meld."""

from dataclasses import dataclass, field


@dataclass
class Question:
    seat: int
    words: list
    aside: list = field(default_factory=list)
    accepted: list = field(default_factory=list)  # cards that are taken although they are not allowed


@dataclass
class Contract:
    kind: str  # hokum, sun, ashkal, take or coinche
    trump: str  # a suit, NT or AT
    buyer: int
    round: int = 1
    bid: object = 0  # of coinche: a number, "capot" or "generale"
    card_taker: int = None  # who gets the up-card
    level: str = None  # of doubling
    factor: int = 1
    closed: bool = False
    raisers: list = field(default_factory=list)  # the seats that raised, in order


@dataclass
class Trick:
    leader: int
    cards: list = field(default_factory=list)  # in the order of play, the leader's first
    called: bool = False  # the leader said ekka
    winner: int = None

    def seat_of(self, place):
        return (self.leader + place) % 4

    def suit_led(self):
        return self.cards[0][1]


@dataclass
class Meld:
    seat: int
    kind: str  # run or four
    cards: list  # highest first
    worth: int = 0  # abnat
    is_false: bool = False  # announced, but not held
