def auction(hand):
    raise NotImplementedError
    yield
