"""Sawa: a claim of all the remaining tricks. PLAY-11"""


def words(hand, trick, seat):
    return []


def claim(hand, seat):
    raise NotImplementedError
