"""Qaid: faults, claims and their price."""


def before_counting(hand):
    return
    yield
