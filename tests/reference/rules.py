"""The rules of one table: options, phases and features, as `qanun show RULES --format json` gives them.

This module reads; what an option means is said where it is used. An option whose owner is not in use has no value: then
`rules.get(key)` gives nothing.
"""


class Rules:
    def __init__(self, shown):
        self.name = shown["name"]
        self.phases = shown["phases"]
        self.features = [feature["id"] for feature in shown["features"]]
        self.options = {option["key"]: option["value"] for option in shown["options"]}

    def __getitem__(self, key):
        return self.options[key]

    def get(self, key, otherwise=None):
        return self.options.get(key, otherwise)

    def uses(self, feature):
        return feature in self.features

    def plays(self, phase, name):
        return self.phases[phase] == name
