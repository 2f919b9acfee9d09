"""Rule files with random settings: they extend a shipped rule set and change a few of its options.

What an option may hold is read from `qanun show RULES --format json`; nothing here knows what an option means, but for
two things that no domain says: the packets of a deal must come to eight cards, and a few numbers are only of interest
near the values that tables use.
"""

EVERYWHERE = ("result", "view")  # effects that may show in a replayed hand
PHASES = ("deal", "bid", "declare", "play", "score")
PACKETS = [
    ([3, 2], [3]), ([2, 3], [3]), ([5], [3]), ([3, 2], [2, 1]), ([4, 4], []), ([3, 2, 3], []), ([3, 3], [2]),
    ([2, 2], [4]), ([8], []), ([3], [3, 2]), ([1, 1, 1], [1, 4]), ([4], [4]),
]  # fmt: skip


# Settings on which the sources and the program part, and which are left out until that is settled (README.md says why):
# phase, implementations of it, option, value.
UNSETTLED = [("bid", ("coinche", "bulgarian"), "doubling.window", "from_purchase")]


class Variation:
    """The text of a rule file, and a short word for each thing it changes."""

    def __init__(self, parent, shown, random):
        self.random = random
        self.shown = shown
        self.settings = {}
        self.lines = ["qanun: 1", "name: variation", "title: {en: Variation, ar: صيغة}", f"extends: {parent}"]

    def text(self):
        lines = list(self.lines)
        for section in sorted({key.split(".")[0] for key in self.settings}):
            lines.append(section + ":")
            for key, value in sorted(self.settings.items()):
                if key.split(".")[0] == section:
                    lines.append(f"  {key.split('.')[1]}: {flow(value)}")
        return "\n".join(lines) + "\n"

    def change_options(self, count):
        options = [option for option in self.shown["options"] if option["effect"] in EVERYWHERE]
        for option in self.random.sample(options, min(count, len(options))):
            self.change(option)

    def change(self, option):
        if option["key"] in ("deal.first_packets", "deal.last_packets", "deal.upcard"):
            self.change_deal()
        else:
            value = random_value(option, self.random)
            if not self.is_unsettled(option["key"], value):
                self.settings[option["key"]] = value

    def is_unsettled(self, key, value):
        phases = self.shown["phases"]
        return any(
            phases[phase] in names and (key, value) == (option, one) for phase, names, option, one in UNSETTLED
        )

    def change_deal(self):
        first, last = self.random.choice(PACKETS)
        shown = ["first_dealt", "last_dealt", "none"] + (["turned"] * 3 if last else [])
        self.settings["deal.first_packets"] = first
        self.settings["deal.last_packets"] = last
        self.settings["deal.upcard"] = self.random.choice(shown)

    def leave_trumps_alone(self):
        """No sun: random players buy little else where there is one, and few hokums would stand, or be doubled."""
        if any(option["key"] == "bid.allow_sun" for option in self.shown["options"]):
            self.settings["bid.allow_sun"] = False

    def make_ties_common(self):
        """Few cards are worth anything, so that both sides often come to the same."""
        worth = {rank: 0 for rank in "789TJQKA"} | {self.random.choice("789TJQKA"): self.random.choice((10, 20, 41))}
        for key in ("trump", "plain", "sun", "all_trump"):
            if any(option["key"] == f"cards.{key}_values" for option in self.shown["options"]):
                self.settings[f"cards.{key}_values"] = worth
        self.settings["cards.last_trick"] = 0
        self.settings["match.target"] = self.random.choice((120, 152, 400))

    def change_features(self, known):
        """Drops a feature or adds one."""
        feature = self.random.choice(known)
        used = [one["id"] for one in self.shown["features"]]
        if feature in used:
            self.lines.append(f"without: [{feature}]")
            self.settings = {key: v for key, v in self.settings.items() if not key.startswith(feature + ".")}
        else:
            self.lines.append(f"use: [{feature}]")

    def use(self, feature):
        if not any(line.startswith(("use:", "without:")) for line in self.lines):
            self.lines.append(f"use: [{feature}]")

    def mix_phases(self, implementations):
        phase = self.random.choice(PHASES)
        self.lines.append(f"phases: {{{phase}: {self.random.choice(implementations[phase])}}}")


def flow(value):
    """A value as YAML in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(flow(one) for one in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(one)}" for key, one in value.items()) + "}"
    return str(value)


def random_value(option, random):
    domain = option["domain"]
    if option["type"] in ("choice", "flag"):
        return random.choice(domain["values"])
    if option["type"] == "integer":
        return random_number(domain["range"], option["value"], random)
    if option["type"] == "table":
        return random_rows(option, random)
    return random_members(option, random)


def random_number(limits, now, random):
    lowest, highest = limits
    near = [now + step for step in (-10, -5, -1, 1, 5, 10, 20)] + [now * 2, now // 2, lowest, random.randint(lowest, highest)]
    return random.choice([number for number in near if lowest <= number <= highest])


def random_members(option, random):
    """A list is put into another order or shortened; a set is drawn anew."""
    domain, now = option["domain"], option["value"]
    members = domain.get("members")
    if "rows_of" in domain:
        kept = random.randint(0, len(now))
        return now[:kept]
    if members is None:
        return rising_numbers(domain["range"], now, random)
    if option["type"] == "list":
        return random.sample(members, len(members))
    if option["key"] == "baloot.cards":
        return random.sample(members, 2)
    return [member for member in members if random.random() < 0.7]


def rising_numbers(limits, now, random):
    lowest, highest = limits
    moved = sorted({min(highest, max(lowest, number + random.choice((0, 0, 2, 5)))) for number in now})
    return moved[random.randint(0, len(moved) // 2):]


def random_rows(option, random):
    """One or two rows of a table change."""
    domain, now = option["domain"], option["value"]
    rows = {}
    for name in random.sample(sorted(now), min(len(now), random.randint(1, 2))):
        if "fields" in domain:
            first_step = now[name].get("by") == "opponents"  # it stays theirs: nobody doubles himself
            field = random.choice([one for one in sorted(domain["fields"]) if not (first_step and one == "by")])
            rows[name] = {field: random_field(domain["fields"][field], now[name][field], random)}
        else:
            rows[name] = random_number(domain["range"], now[name], random)
    return rows


def random_field(domain, now, random):
    if "values" in domain:
        return random.choice(domain["values"])
    return random_number([domain["range"][0], min(10, domain["range"][1])], now, random)
