#!/usr/bin/env python3
"""Whether the benchmarks still run and their results can still be drawn. Nothing is asked of the figures.

    bench/short_round_test.py QANUN_BENCH
"""

import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

DRAW = Path(__file__).with_name("draw.py")
# One row of each kind; all pictures can be drawn from them.
ROWS = ("^(hardcoded/saudi|hands/saudi|hands/coinche|steps/saudi|feature/kasho|hook/trick_done|hook/none|when/contract|"
        "unused/options|part/.*|load/saudi|process/.*|threads/[12]|growth/100000?)(/|$)")
PICTURES = ["speed-growth.svg", "speed-rules.svg", "speed-threads.svg"]


def fail(why):
    sys.exit(f"short_round_test: {why}")


def measure(program, file):
    command = [program, f"--benchmark_filter={ROWS}", "--benchmark_min_time=0.001", "--benchmark_repetitions=1", "--out", file]
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode != 0:
        fail(f"exit code {ran.returncode}\n{ran.stderr}")
    if "ASKED AND REACHED" not in ran.stdout:
        fail(f"no final table:\n{ran.stdout}")
    return json.loads(Path(file).read_text())


def check_results(results):
    names = {row["name"] for row in results["rows"]}
    for name in ("hands/saudi", "part/legal_actions", "process/check_100_lines", "threads/1", "growth/100000"):
        if name not in names:
            fail(f"{name} is missing from {sorted(names)}")
    for row in results["rows"]:
        if not 0 < row["low"] <= row["median"] <= row["high"]:
            fail(f"no figures: {row}")
    allocations = [one["value"] for one in results["sizes"] if one["name"].startswith("allocations")]
    if allocations != [0]:
        fail(f"allocations a hand: {allocations}")


def draw(file, folder):
    subprocess.run([sys.executable, "-B", DRAW, file, folder], check=True, stdout=subprocess.DEVNULL)
    return {path.name: path.read_bytes() for path in Path(folder).glob("*.svg")}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/results.json"
        results = measure(sys.argv[1], file)
        check_results(results)
        pictures = draw(file, folder)
        expected = PICTURES if any(row["name"] == "threads/2" for row in results["rows"]) else PICTURES[:2]
        if sorted(pictures) != expected:
            fail(f"drawn: {sorted(pictures)}")
        if draw(file, folder) != pictures:
            fail("drawn twice, differently")
        for name, text in pictures.items():
            if xml.fromstring(text).tag != "{http://www.w3.org/2000/svg}svg":
                fail(f"{name} is no SVG")


if __name__ == "__main__":
    main()
