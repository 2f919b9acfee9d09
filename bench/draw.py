#!/usr/bin/env python3
"""Draws the results of a run of the benchmarks.

    bench/draw.py RESULTS.json [FOLDER]     speed-rules.svg, speed-threads.svg and speed-growth.svg, by default in docs/

RESULTS.json is what `./dev bench --out RESULTS.json` writes. Equal results give equal bytes. What was not measured is not drawn.
"""

import json
import math
import sys
from pathlib import Path
from xml.sax.saxutils import escape

STYLE = """
  .paper { fill: #ffffff; stroke: #d0d7de } text { fill: #1f2328; font: 13px sans-serif } .title { font-weight: bold; font-size: 15px }
  .faint { fill: #59636e; font-size: 12px } .grid { stroke: #d8dee4 } .axis { stroke: #818b98 }
  .main { fill: #2f6fb3 } .second { fill: #a5c4e4 } .line { stroke: #2f6fb3; stroke-width: 2; fill: none }
  .demand { stroke: #b3401f; stroke-width: 1.5; stroke-dasharray: 5 3 } .demand-text { fill: #b3401f; font-size: 12px }
  .value, .demand-text { paint-order: stroke; stroke: #ffffff; stroke-width: 3px }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117; stroke: #3d444d } text { fill: #e6edf3 } .faint { fill: #9198a1 } .grid { stroke: #2a3038 }
    .axis { stroke: #656c76 } .main { fill: #5a9be0 } .second { fill: #2c4a6b } .line { stroke: #5a9be0 }
    .demand { stroke: #f0825f } .demand-text { fill: #f0825f }
    .value, .demand-text { stroke: #0d1117 }
  }
"""


class Drawing:
    """An SVG that grows element by element."""

    def __init__(self, width, height, title):
        self.size = (width, height)
        self.parts = []
        self.title = title
        self.text(20, 28, title, "title")

    def text(self, x, y, words, kind="", anchor="start"):
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>')

    def line(self, x1, y1, x2, y2, kind):
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>')

    def bar(self, x, y, width, height, kind):
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" class="{kind}"/>')

    def curve(self, points):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(f'<polyline points="{path}" class="line"/>')
        for x, y in points:
            self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" class="main"/>')

    def svg(self):
        width, height = self.size
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
                f'role="img" aria-label="{escape(self.title)}">\n<style>{STYLE}</style>\n'
                f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="6" class="paper"/>\n')
        return head + "\n".join(self.parts) + "\n</svg>\n"


def rules_picture(rows):
    """Bars: every rule set against the engine without a framework, with what is asked of them."""
    engine, yardstick, saudi = (rows.get(name, {}).get("median") for name in ("hardcoded/saudi", "yardstick", "hands/saudi"))
    names = [name.split("/")[1] for name in rows if name.startswith("hands/") and name != "hands/kaboot_only"]
    if not engine or not names:
        return None
    names.sort(key=lambda name: (-rows[f"hands/{name}"]["median"], name))
    shares = {name: rows[f"hands/{name}"]["median"] / engine for name in names}
    left, top, step, scale = 190, 88, 26, 500 / max(1.0, *shares.values())
    drawing = Drawing(770, top + step * len(names) + 46, "Random hands a second of every rule set; 1 is an engine without a framework")
    bottom = top + step * len(names)
    for tenths in range(0, int(10 * max(1.0, *shares.values())) + 1, 2):
        x = left + scale * tenths / 10
        drawing.line(x, top - 6, x, bottom, "grid")
        drawing.text(x, bottom + 18, f"{tenths / 10:.1f}", "faint", "middle")
    for i, name in enumerate(names):
        y = top + step * i
        drawing.text(left - 10, y + 14, name, "", "end")
        drawing.bar(left, y + 2, scale * shares[name], 12, "main")
        steps = rows.get(f"steps/{name}")
        if steps:
            drawing.bar(left, y + 15, scale * steps["median"] / engine, 4, "second")
    asked = [(0.9, "saudi: 0.9 of the engine")]
    if yardstick:
        asked.append((0.6 * yardstick / engine, "saudi: 0.6 of the yardstick"))
    if saudi:
        asked.append((0.7 * saudi / engine, "others: 0.7 of saudi"))
    drawing.text(left, 48, "asked:", "demand-text", "end")
    for i, (share, _) in enumerate(sorted(asked)):
        drawing.line(left + scale * share, 44 + 13 * i, left + scale * share, bottom, "demand")
    for i, (share, words) in enumerate(sorted(asked)):
        drawing.text(left + scale * share - 5, 48 + 13 * i, words, "demand-text", "end")
    for i, name in enumerate(names):  # over the lines
        drawing.text(left + scale * shares[name] + 6, top + step * i + 13, f"{shares[name]:.2f}", "value")
    drawing.text(left, bottom + 36, "thin bars: the same hands by single steps", "faint")
    return drawing


def panel(drawing, box, points, ticks_x, ticks_y, label):
    """A curve within axes; ticks are pairs of a value and its words."""
    x0, y0, width, height = box
    low_x, high_x = min(v for v, _ in ticks_x), max(v for v, _ in ticks_x)
    high_y = max(v for v, _ in ticks_y)
    at = lambda x, y: (x0 + width * ((x - low_x) / (high_x - low_x) if high_x > low_x else 0.5), y0 + height * (1 - y / high_y))
    for value, words in ticks_y:
        y = at(low_x, value)[1]
        drawing.line(x0, y, x0 + width, y, "grid")
        drawing.text(x0 - 8, y + 4, words, "faint", "end")
    for value, words in ticks_x:
        drawing.text(at(value, 0)[0], y0 + height + 18, words, "faint", "middle")
    drawing.line(x0, y0 + height, x0 + width, y0 + height, "axis")
    drawing.curve([at(x, y) for x, y in points])
    drawing.text(x0, y0 - 12, label, "faint")
    return at


def round_ticks(most, words):
    """0 and four steps up to a round number above `most`."""
    size = 10 ** math.floor(math.log10(most))
    step = next(size * part / 4 for part in (1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10) if size * part >= most * 1.02)
    return [(step * i, words(step * i)) for i in range(5)]


def threads_picture(rows):
    """How much faster two and more pinned threads are than one."""
    found = sorted((int(name.split("/")[1]), row["median"]) for name, row in rows.items() if name.startswith("threads/"))
    if len(found) < 2 or found[0][0] != 1:
        return None
    points = [(threads, rate / found[0][1]) for threads, rate in found]
    most = points[-1][0]
    drawing = Drawing(440, 330, "Hands a second of pinned threads, against one")
    step = max(1, -(-most // 8))
    ticks = [(n, str(n)) for n in range(0, most + step, step)]
    at = panel(drawing, (60, 70, 340, 200), points, [(n, str(n)) for n, _ in points], ticks, "times one thread")
    asked = at(2, 1.85)
    drawing.line(asked[0] - 40, asked[1], asked[0] + 8, asked[1], "demand")
    drawing.text(asked[0] - 46, asked[1] + 4, "asked of two: 1.85", "demand-text", "end")
    for threads, times in points[1:]:
        x, y = at(threads, times)
        drawing.text(x - 8, y - 8, f"{times:.2f}", "", "end")
    drawing.text(230, 314, "threads", "faint", "middle")
    return drawing


def growth_picture(rows):
    """Time of a hand and memory of runs of growing length."""
    found = sorted((int(name.split("/")[1]), row) for name, row in rows.items() if name.startswith("growth/"))
    if len(found) < 2:
        return None
    times = [(math.log10(hands), 1e9 / row["median"]) for hands, row in found]
    memory = [(math.log10(hands), row["peak_bytes"] / 2**20) for hands, row in found]
    ticks = [(math.log10(hands), f"10^{round(math.log10(hands))}") for hands, _ in found]
    drawing = Drawing(770, 300, "Runs of growing length: hands of one process, its start included")
    panel(drawing, (70, 80, 290, 160), times, ticks, round_ticks(max(y for _, y in times), lambda v: f"{v:.0f}"),
          "nanoseconds a hand")
    panel(drawing, (450, 80, 290, 160), memory, ticks, round_ticks(max(y for _, y in memory), lambda v: f"{v:.0f}"),
          "peak memory, MiB")
    drawing.text(385, 284, "hands", "faint", "middle")
    return drawing


PICTURES = {"speed-rules.svg": rules_picture, "speed-threads.svg": threads_picture, "speed-growth.svg": growth_picture}


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    folder = Path(sys.argv[2]) if len(sys.argv) == 3 else Path(__file__).parent.parent / "docs"
    rows = {row["name"]: row for row in json.loads(Path(sys.argv[1]).read_text())["rows"]}
    for name, picture in PICTURES.items():
        drawing = picture(rows)
        if drawing is not None:
            (folder / name).write_text(drawing.svg())
            print(folder / name)


if __name__ == "__main__":
    main()
