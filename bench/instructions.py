#!/usr/bin/env python3
"""How many instructions a hand takes, by callgrind: a count that is the same however busy the machine is.

    bench/instructions.py FIXED_RUN            compares with bench/instructions.json
    bench/instructions.py FIXED_RUN --record   writes that file anew

A count that has grown by more than five per cent fails. Whoever means it to grow records it and says why in the commit;
whoever has made something cheaper records that too, so that it stays cheap.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

RECORD = Path(__file__).with_name("instructions.json")
SHORT, LONG = 500, 2500  # hands; what is taken apart leaves out the loading
MOST_GROWTH = 0.05
SKIPPED = 77

RUNS = [
    "hardcoded saudi",
    "framework saudi",
    "framework kaboot_only",
    "framework french",
    "framework coinche",
    "framework bulgarian",
    "framework hijaz",
    "framework sharqiya",
    "framework balootai",
    "framework cardgames_zone_belote",
    "steps saudi",
]


def instructions(program, run, hands):
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", program, *run.split(), str(hands)]
        ran = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"refs:\s+([\d,]+)", ran.stderr)
    if ran.returncode != 0 or not found:
        sys.exit(f"{' '.join(command)} failed:\n{ran.stderr[-2000:]}")
    return int(found.group(1).replace(",", ""))


def a_hand(program, run):
    return round((instructions(program, run, LONG) - instructions(program, run, SHORT)) / (LONG - SHORT))


def compare(counted, recorded):
    """The lines of a table, and whether all is well."""
    fine = counted.keys() == recorded.keys()
    lines = [] if fine else ["other runs are counted than are recorded: record them"]
    for run, count in counted.items():
        before = recorded.get(run, count)
        growth = count / before - 1
        too_much = growth > MOST_GROWTH
        fine = fine and not too_much
        lines.append(f"{run:24}{before:>8}{count:>8}{100 * growth:>+8.1f}%{'  has grown' if too_much else ''}")
    return lines, fine


def counts_are_for_this_processor():
    """The loop of play has fewer instructions where the processor can select a bit (BMI2), as the recorded one can."""
    try:
        return re.search(r"^flags\s*:.*\bbmi2\b", Path("/proc/cpuinfo").read_text(), re.MULTILINE) is not None
    except OSError:
        return False


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--record"]):
        sys.exit(__doc__)
    if not counts_are_for_this_processor():
        print("skipped: the recorded counts are those of a processor with BMI2")
        sys.exit(SKIPPED)
    program = sys.argv[1]
    subprocess.run([program, "framework", "saudi", "1"], check=True, capture_output=True)  # plugins are proved, once
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counted = dict(zip(RUNS, pool.map(lambda run: a_hand(program, run), RUNS)))
    if sys.argv[2:]:
        RECORD.write_text(json.dumps(counted, indent=2) + "\n")
        return
    lines, fine = compare(counted, json.loads(RECORD.read_text()))
    print(f"{'instructions a hand':24}{'before':>8}{'now':>8}")
    print("\n".join(lines))
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
