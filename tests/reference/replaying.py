"""Playing a record through the reference and setting every decision beside what the program says."""

import json

from hand import Hand, play_hand

END_FIELDS = ("sheet", "scores_after", "match_winner")


class Divergence(Exception):
    """The reference and the program differ: where, and what each says."""

    def __init__(self, actions, reference, program):
        super().__init__("the reference and the program differ")
        self.actions = actions  # how many actions of the record were played before
        self.reference = reference
        self.program = program


def cut(record, actions):
    """The record as it stands after so many actions, without its end."""
    shorter = {key: value for key, value in record.items() if key not in END_FIELDS}
    shorter["actions"] = record["actions"][:actions]
    return shorter


def prefixes(record):
    """The record at each of its decisions, one JSON line each."""
    return [json.dumps(cut(record, n), ensure_ascii=False) for n in range(len(record["actions"]) + 1)]


def parse(action):
    """"0: meld KS QS JS" becomes (0, "meld JS KS QS"): the order in which a meld is written says nothing."""
    seat, word = action.split(": ", 1)
    verb, *rest = word.split()
    if verb == "meld":
        rest.sort()
    return int(seat), " ".join([verb, *rest])


def sorted_actions(actions):
    return sorted(f"{seat}: {word}" for seat, word in map(parse, actions))


def replay(rules, record, answers):
    """Plays the record; `answers` are what the program said to each of its prefixes. Gives the finished hand."""
    hand = Hand(rules, record["dealer"], record["deck"].split(), record["scores"], record["number"], record["held"])
    asking = play_hand(hand)
    question = next(asking)
    for place, action in enumerate(record["actions"]):
        compare_question(place, hand, question, answers[place])
        try:
            question = asking.send(parse(action))
        except StopIteration:
            question = None
    if question is not None and question.seat is None:  # nobody accuses anybody before the counting
        try:
            asking.send((None, None))
        except StopIteration:
            question = None
    compare_end(len(record["actions"]), hand, question, answers[-1])
    return hand


def written(words, seat):
    return sorted(f"{seat}: {word}" for word in words)


def without_melds(actions):
    return [action for action in actions if " meld " not in action]


def compare_question(place, hand, question, answer):
    if question is None:
        raise Divergence(place, "the hand is over", answer)
    if question.seat is None:
        return  # the hand is over, and the program answers with the sheet
    program = {"seat": answer.get("seat"), "legal": sorted_actions(answer.get("legal", []))}
    program["aside"] = sorted_actions(answer.get("interjections", []))
    reference = {"seat": question.seat, "legal": written(question.words, question.seat)}
    program["accepted"] = sorted_actions(answer.get("accepted", []))
    reference["accepted"] = written(question.accepted, question.seat)
    reference["aside"] = sorted(f"{seat}: {word}" for seat, word in question.aside)
    if any(meld.is_false and seat == question.seat for seat, meld in hand.announced):
        # What is left to announce for one who has announced falsely no source says.
        program["legal"], reference["legal"] = without_melds(program["legal"]), without_melds(reference["legal"])
    if answer["status"] != "open" or program != reference:
        raise Divergence(place, reference, program if answer["status"] == "open" else answer)


def compare_end(place, hand, question, answer):
    if question is not None:
        raise Divergence(place, {"seat": question.seat, "legal": written(question.words, question.seat)}, answer)
    if hand.thrown_in or answer.get("thrown_in"):
        if hand.thrown_in != answer.get("thrown_in", False):
            raise Divergence(place, {"thrown_in": hand.thrown_in}, answer)
        return
    program = answer["sheet"]
    ours = {
        "points": hand.sheet.points,
        "verdict": hand.sheet.verdict,
        "winner": hand.sheet.winner,
        "label": hand.sheet.label,
        "held": hand.sheet.held,
        "dealt_again": hand.sheet.dealt_again,
    }
    theirs = {key: program.get(key) for key in ours}
    theirs["dealt_again"] = program.get("dealt_again", False)
    if ours != theirs:
        ours["abnat"] = hand.outcome.abnat
        ours["tricks"] = hand.outcome.tricks
        ours["melds"] = hand.outcome.melds
        ours["pairs"] = hand.outcome.pairs
        raise Divergence(place, ours, program)
