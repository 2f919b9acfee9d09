#include "proof/covering.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace proof {

namespace {

using qanun::Random;

// A uniform order of 0..n-1.
std::vector<std::uint16_t> shuffled(std::size_t n, Random& random) {
  std::vector<std::uint16_t> order(n);
  std::iota(order.begin(), order.end(), std::uint16_t{0});
  for (std::size_t i = n; i > 1; --i) std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
  return order;
}

bool keep_only(Open& open, Pick pick) {
  open[pick.option] &= Samples{1} << pick.sample;
  return open[pick.option] != 0;
}

}  // namespace

Covering::Covering(const RuleSpace& space, const Constraints& constraints, int strength)
    : constraints_{constraints}, samples_{space}, groups_{space, strength} {
  note_clauses();
}

// Every choice of one sample for each term.
void Covering::forbid_clause(const Clause& clause) {
  std::vector<Picks> choices{{}};
  for (const Clause::Term& term : clause.terms) {
    std::vector<Picks> wider;
    for (Samples left = term.samples; left != 0; left &= left - 1)
      for (Picks picks : choices) {
        picks.push_back({term.option, static_cast<std::uint16_t>(std::countr_zero(left))});
        wider.push_back(std::move(picks));
      }
    choices = std::move(wider);
  }
  for (const Picks& picks : choices) groups_.forbid(picks);
}

void Covering::note_clauses() {
  for (; noted_clauses_ < constraints_.clauses().size(); ++noted_clauses_)
    if (constraints_.clauses()[noted_clauses_].terms.size() <= 3) forbid_clause(constraints_.clauses()[noted_clauses_]);
}

std::optional<Combination> Covering::grow(const Picks& seed, Random& random) const {
  Open open = constraints_.all();
  for (const Pick pick : seed)
    if (!keep_only(open, pick)) return std::nullopt;
  if (!constraints_.complete(open) || !constraints_.narrow(open)) return std::nullopt;
  std::vector<std::uint64_t> chosen(samples_.words(), 0);
  std::vector<std::uint32_t> numbers;
  std::vector<bool> is_chosen(open.size(), false);
  const auto choose_single = [&](std::size_t option) {
    if (is_chosen[option] || !std::has_single_bit(open[option])) return;
    const std::uint32_t number = samples_.number(option, static_cast<std::size_t>(std::countr_zero(open[option])));
    is_chosen[option] = true;
    numbers.push_back(number);
    chosen[number / 64] |= std::uint64_t{1} << (number % 64);
  };
  for (std::size_t i = 0; i < open.size(); ++i) choose_single(i);
  for (const std::uint16_t option : shuffled(open.size(), random)) {
    while (!std::has_single_bit(open[option])) {
      Samples best = 0;
      std::uint64_t most = 0;
      for (Samples left = open[option]; left != 0; left &= left - 1) {
        const auto sample = static_cast<std::size_t>(std::countr_zero(left));
        const std::uint64_t gain = groups_.gain(samples_.number(option, sample), chosen, numbers) * 8 + random.below(8);
        if (best != 0 && gain <= most) continue;
        best = Samples{1} << sample;
        most = gain;
      }
      if (best == 0) return std::nullopt;  // the search for a completion was given up
      Open next = open;
      next[option] = best;
      const bool fits = !constraints_.is_bound(option) || (constraints_.narrow(next) && constraints_.complete(next));
      if (fits)
        open = std::move(next);
      else
        open[option] &= ~best;
    }
    if (constraints_.is_bound(option))
      for (std::size_t i = 0; i < open.size(); ++i) choose_single(i);
    choose_single(option);
  }
  return constraints_.complete(std::move(open));
}

std::optional<Combination> Covering::next(Random& random) {
  while (!groups_.complete()) {
    const auto seed = groups_.next_open(random.next() >> 1U);
    if (!seed) return std::nullopt;
    if (auto combination = grow(*seed, random)) return combination;
    groups_.forbid(*seed);
  }
  return std::nullopt;
}

std::optional<Combination> random_combination(const Constraints& constraints, Random& random) {
  Open open = constraints.all();
  for (const std::uint16_t option : shuffled(open.size(), random)) {
    while (!std::has_single_bit(open[option])) {
      std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(open[option])));
      Samples left = open[option];
      while (skip-- > 0) left &= left - 1;
      const Samples one = left & (~left + 1);
      Open next = open;
      next[option] = one;
      if (!constraints.is_bound(option) || (constraints.narrow(next) && constraints.complete(next)))
        open = std::move(next);
      else
        open[option] &= ~one;
      if (open[option] == 0) return std::nullopt;
    }
  }
  return constraints.complete(std::move(open));
}

}  // namespace proof
