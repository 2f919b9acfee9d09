#include "searching.hpp"

#include <algorithm>
#include <array>

#include "proof/shrink.hpp"
#include "shown_difference.hpp"
#include "support/recorded.hpp"

namespace liveness {

using qanun::Effect;

namespace {

constexpr std::array<Means, 3> kHands{Means::hand, Means::aimed_hand, Means::erring_hand};
constexpr std::uint64_t kSomeMore = 60;  // hands after one that shows it: a shorter one may come
constexpr std::size_t kFirstBases = 4;   // after these what is not quite clear is taken too

Witness witness_of(const Wanted& wanted) {
  return {.option = std::string{wanted.option->key},
          .sample = wanted.sample,
          .against = wanted.against,
          .together = {},
          .in = {},
          .means = Means::hand,
          .which = {},
          .differs = {}};
}

// The variants first, then those that extend them.
std::vector<std::string> bases() {
  std::vector<std::string> out{"saudi", "french", "coinche", "bulgarian", "french_announcements"};
  for (const std::string& name : support::rule_set_names())
    if (std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
  return out;
}

Sides turned_round(const Sides& sides) { return {{sides.rules[1], sides.rules[0]}}; }

Wanted turned_round(const Wanted& wanted) { return {wanted.option, wanted.against, wanted.sample}; }

}  // namespace

Searching::Searching(Effort effort) : effort_{std::move(effort)} {
  for (const std::string& name : CaseFile::names()) files_.try_emplace(name, name);
}

void Searching::Best::offer(const Witness& one, const Difference& shown) {
  if (witness && !shown.is_clearer_than(difference)) return;
  witness = one;
  witness->differs = shown.text;
  difference = shown;
}

std::optional<Witness> Searching::find(const Wanted& wanted) {
  const Effect effect = wanted.option->effect;
  if (effect == Effect::words || effect == Effect::server) return in_show(wanted);
  const Look look = effect == Effect::view ? Look::views : Look::results;
  std::optional<Witness> found;
  if (!effort_.with.empty()) found = in_shipped(wanted, effort_.with, look);
  if (!found && look == Look::results) found = in_cases(wanted, false);
  if (!found) found = in_shipped(wanted, "", look);
  if (!found && look == Look::results) found = in_cases(wanted, true);
  if (!found && look == Look::results) found = in_matches(wanted);
  if (!found) found = in_combinations(wanted, look);
  return found;
}

std::vector<std::string> Searching::bases_of(const Wanted& wanted) const {
  std::vector<std::string> out;
  for (const std::string& name : bases())
    if (support::rules(name).resolved().options.contains(wanted.option->key)) out.push_back(name);
  return out;
}

std::optional<Witness> Searching::in_show(const Wanted& wanted) const {
  Witness one = witness_of(wanted);
  one.means = Means::shown;
  one.which = wanted.option->effect == Effect::server ? "json" : "text";
  for (const std::string& name : bases_of(wanted)) {
    one.in.rules = name;
    const auto shown = difference_in_show(one, wanted.option->effect);
    if (!shown) continue;
    one.differs = *shown;
    return one;
  }
  return std::nullopt;
}

std::optional<Witness> Searching::in_cases(const Wanted& wanted, bool all) {
  Best best;
  const std::string option{wanted.option->key};
  for (const auto& [name, file] : files_) {
    const auto ids = file.ids(all ? std::string{} : option);
    if (ids.empty()) continue;
    const auto first = file.results(ids, option, wanted.sample);
    if (first.empty()) continue;
    const auto second = file.results(ids, option, wanted.against);
    for (const auto& [id, result] : first) {
      const auto other = second.find(id);
      if (other == second.end()) continue;
      const auto text = difference_of_answers(result, other->second);
      if (!text) continue;
      Witness one = witness_of(wanted);
      one.means = Means::one_case;
      one.which = std::string{name}.append(" ").append(id);
      const bool points = text->starts_with("points");
      best.offer(one,
                 {.clearness = points ? Clearness::points : Clearness::match, .text = *text, .actions = text->size()});
    }
    if (best.witness && best.is_clearest()) break;
  }
  return best.witness;
}

void Searching::look_at(const Wanted& wanted, const Setting& setting, const Sides& sides, std::uint64_t hands,
                        Look look, Best& best) const {
  const Sides round = turned_round(sides);
  for (const Means means : kHands) {
    std::uint64_t end = hands;
    for (std::uint64_t number = 0; number < end; ++number)
      for (const bool turned : {false, true}) {
        const auto shown = difference_in_hand(turned ? round : sides, means, number, look);
        if (!shown) continue;
        Witness one = witness_of(turned ? turned_round(wanted) : wanted);
        one.in = setting;
        one.means = means;
        one.which = std::to_string(number);
        best.offer(one, *shown);
        if (shown->clearness == Clearness::points) end = std::min(end, number + kSomeMore);
      }
    if (best.is_clear()) return;
  }
}

std::optional<Witness> Searching::in_shipped(const Wanted& wanted, const std::string& with, Look look) const {
  Best best;
  std::size_t looked_at = 0;
  for (const std::string& name : bases_of(wanted)) {
    Witness one = witness_of(wanted);
    one.in.rules = name;
    one.in.with = with;
    const Sides sides = sides_of(one);
    if (!sides.both()) continue;
    look_at(wanted, one.in, sides, effort_.hands, look, best);
    if (best.is_clear() || (best.witness && ++looked_at >= kFirstBases)) break;
  }
  return best.witness;
}

std::optional<Witness> Searching::in_matches(const Wanted& wanted) const {
  for (const std::string& name : bases_of(wanted)) {
    Witness one = witness_of(wanted);
    one.in.rules = name;
    one.means = Means::match;
    const Sides sides = sides_of(one);
    Best best;
    for (std::uint64_t number = 0; sides.both() && number < effort_.matches; ++number) {
      one.which = std::to_string(number);
      if (const auto shown = difference_in_match(sides, number)) best.offer(one, *shown);
    }
    if (best.witness) return best.witness;
  }
  return std::nullopt;
}

std::optional<Witness> Searching::in_combinations(const Wanted& wanted, Look look) {
  for (const std::string& name : bases_of(wanted)) {
    const Combinations& space = spaces_.try_emplace(name, name).first->second;
    qanun::Random random{kSeed, std::hash<std::string>{}(std::string{wanted.option->key} + wanted.sample)};
    for (std::uint32_t i = 0; i < effort_.combinations; ++i) {
      auto combined = space.draw(wanted.option->key, wanted.sample, wanted.against, random);
      if (!combined) continue;
      const auto best_of = [&](const proof::Picks& others) {
        Best best;
        combined->others = others;
        const Sides sides = space.sides(*combined);
        const Setting setting{.rules = name, .use = {}, .without = {}, .with = space.with(others)};
        if (sides.both()) look_at(wanted, setting, sides, effort_.combined_hands, look, best);
        return best;
      };
      const proof::Picks others = combined->others;
      if (!best_of(others).witness) continue;
      return best_of(
                 proof::shrunk(others, [&](const proof::Picks& fewer) { return best_of(fewer).witness.has_value(); }))
          .witness;
    }
  }
  return std::nullopt;
}

}  // namespace liveness
