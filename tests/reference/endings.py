"""What ends a hand before its eight tricks are played."""


class ThrownIn(Exception):
    """The cards are thrown in and dealt again; nothing is written. DEAL-07, KASHO-06"""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason


class HandDecided(Exception):
    """The hand is over and goes to the sheet: a fault, a claim of the rest, a gahwa that wins at once."""
