#!/usr/bin/env python3
"""Sets the program beside the reference: random rules, random hands, every decision and every sheet.

    compare.py PROGRAM saudi french --variations 20 --hands 10 --seed 1 --seconds 60

See README.md in this folder.
"""

import argparse
import collections
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import matches
import replaying
from rules import Rules
from variations import Variation


class Program:
    """The program under test, asked through its command line."""

    def __init__(self, path):
        self.path = path

    def run(self, *arguments, text=None):
        command = [self.path, *arguments]
        return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=False)

    def json(self, *arguments):
        answer = self.run(*arguments, "--format", "json")
        return json.loads(answer.stdout) if answer.returncode == 0 else None

    def records(self, rules, arguments):
        answer = self.run("simulate", rules, "--records", "-", *arguments)
        if answer.returncode != 0:
            return None
        return [json.loads(line) for line in answer.stdout.splitlines()]

    def answers(self, lines):
        answer = self.run("replay", "-", "--format", "json", text="".join(line + "\n" for line in lines))
        return [json.loads(line) for line in answer.stdout.splitlines()[: len(lines)]]


class Comparison:
    def __init__(self, arguments):
        self.arguments = arguments
        self.program = Program(arguments.program)
        self.folder = Path(arguments.folder)
        self.ends = time.monotonic() + arguments.seconds
        self.counts = collections.Counter()
        self.implementations = self.find_implementations()

    def find_implementations(self):
        """Which implementations of each phase there are, and which features."""
        found = {phase: set() for phase in ("deal", "bid", "declare", "play", "score")}
        self.features = set()
        for name in self.rule_sets():
            shown = self.program.json("show", name)
            for phase, implementation in shown["phases"].items():
                found[phase].add(implementation)
            self.features |= {feature["id"] for feature in shown["features"]}
        return {phase: sorted(names) for phase, names in found.items()}

    def rule_sets(self):
        """The shipped rule sets; those with conditions (`when`) are left out."""
        names = [one["name"] for one in self.program.json("list") if one["loads"]]
        return [name for name in names if not self.program.json("show", name)["when"]]

    def chosen(self):
        return self.rule_sets() if self.arguments.rules == ["all"] else self.arguments.rules

    def run(self):
        """Variation 0 of every rule set first, then 1 and so on, until all are done or the time is over."""
        last = self.arguments.first + self.arguments.variations
        for number in range(self.arguments.first, last):
            for name in self.chosen():
                if time.monotonic() > self.ends:
                    return
                self.compare_variation(name, number)

    def compare_variation(self, name, number):
        text = self.rule_file(name, number)
        path = self.folder / f"{name}-{number}.yaml"
        path.write_text(text, encoding="utf-8")
        shown = self.program.json("show", str(path))
        records = self.play(path, number) if shown else None
        if not records:
            self.counts["refused"] += 1
            return
        self.counts["rule sets"] += 1
        self.where = (name, number, path)
        self.compare_records(Rules(shown), records)

    def rule_file(self, name, number):
        """Variation 0 is the rule set as it is shipped."""
        chance = random.Random(f"{name} {number} {self.arguments.seed}")
        variation = Variation(name, self.program.json("show", name), chance)
        if number > 0:
            variation.change_options(chance.choice((2, 5, 10, 25)))
            if number % 3 == 1:
                variation.leave_trumps_alone()
            if chance.random() < 0.2:
                variation.make_ties_common()
            if chance.random() < 0.2:
                variation.change_features(sorted(self.features))
            if chance.random() < self.arguments.mixed:
                variation.mix_phases(self.implementations)
        for setting in self.arguments.set:
            key, value = setting.split("=", 1)
            variation.settings[key] = value
        for feature in self.arguments.use:
            variation.use(feature)
        return variation.text()

    def play(self, path, number):
        arguments = ["-n", str(self.arguments.hands), "--seed", str(self.arguments.seed * 1000 + number)]
        if self.arguments.faults:
            arguments += ["--faults", str(self.arguments.faults)]
        hands = self.program.records(str(path), arguments)
        if hands is None or number % 3:
            return hands
        arguments[1] = "1"
        played = self.program.records(str(path), arguments + ["--what", "matches"])
        return hands + played[: self.arguments.hands]

    def compare_records(self, rules, records):
        lines = [replaying.prefixes(record) for record in records]
        answers = iter(self.program.answers([line for one in lines for line in one]))
        before = None
        for record, prefixes in zip(records, lines):
            said = [next(answers) for _ in prefixes]
            try:
                hand = replaying.replay(rules, record, said)
                matches.compare_record(rules, hand, record, before)
            except replaying.Divergence as found:
                self.report(record, found)
                raise SystemExit(1) from found
            before = record
            self.counts["hands"] += 1
            self.counts["decisions"] += len(prefixes) - 1
            self.count_kind(hand)

    def count_kind(self, hand):
        """What kinds of hands were met, so that the summary shows what was tried."""
        if hand.thrown_in:
            self.counts["thrown in"] += 1
            return
        outcome = hand.outcome
        self.counts["even"] += outcome.compared(0) == outcome.compared(1)
        self.counts["doubled"] += outcome.is_doubled()
        self.counts["all tricks"] += outcome.side_with_all_tricks() is not None
        self.counts["with projects"] += any(outcome.melds)
        self.counts["with baloot"] += any(outcome.pairs)
        self.counts["with points held"] += hand.held > 0 or hand.sheet.held > 0

    def report(self, record, found):
        name, number, path = self.where
        cut = replaying.cut(record, found.actions)
        script = Path(__file__).name
        print(f"A divergence under {path}:\n\n{path.read_text(encoding='utf-8')}")
        print(f"The record up to there:\n{json.dumps(cut, ensure_ascii=False)}\n")
        print(f"The record goes on with: {record['actions'][found.actions : found.actions + 1]}")
        print(f"The reference says: {found.reference}")
        print(f"The program says:   {found.program}\n")
        print("To see it again:")
        print(
            f"  python3 {script} {self.arguments.program} {name} --first {number} --variations 1 "
            f"--hands {self.arguments.hands} --seed {self.arguments.seed} --mixed {self.arguments.mixed} "
            f"--faults {self.arguments.faults}"
            + "".join(f" --set '{setting}'" for setting in self.arguments.set)
            + "".join(f" --use {feature}" for feature in self.arguments.use)
        )

    def summary(self):
        return ", ".join(f"{count} {what}" for what, count in sorted(self.counts.items()))


def read_arguments():
    parser = argparse.ArgumentParser(description="Set the program beside the reference.")
    parser.add_argument("program", help="path of the program qanun")
    parser.add_argument("rules", nargs="+", help="shipped rule sets, or all")
    parser.add_argument("--variations", type=int, default=20, help="how many variations of each rule set")
    parser.add_argument("--first", type=int, default=0, help="the first of them; 0 is the rule set as it is shipped")
    parser.add_argument("--hands", type=int, default=10, help="how many hands of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600, help="when to stop, done or not")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="an option that is always set so")
    parser.add_argument("--use", action="append", default=[], metavar="FEATURE", help="a feature that is always in use")
    parser.add_argument("--mixed", type=float, default=0, help="how many of the variations mix phases, 0 to 1")
    parser.add_argument("--faults", type=float, default=0, help="how often players err, 0 to 1")
    parser.add_argument("--folder", help="where to write rule files; a temporary folder unless told")
    return parser.parse_args()


def main():
    arguments = read_arguments()
    with tempfile.TemporaryDirectory() as temporary:
        arguments.folder = arguments.folder or temporary
        comparison = Comparison(arguments)
        comparison.run()
    print(comparison.summary())
    tried = comparison.counts["rule sets"] + comparison.counts["refused"]
    if comparison.counts["hands"] == 0 or comparison.counts["refused"] > tried / 3:
        print("too few rule files loaded to say anything")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
