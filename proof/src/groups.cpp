#include <algorithm>
#include <bit>

#include "proof/covering.hpp"

namespace proof {

SampleRow::SampleRow(const RuleSpace& space) {
  for (std::size_t i = 0; i < space.options().size(); ++i) {
    const std::size_t samples = space.options()[i].samples.size();
    option_.insert(option_.end(), samples, static_cast<std::uint16_t>(i));
    first_.push_back(first_.back() + static_cast<std::uint32_t>(samples));
  }
}

Groups::Groups(const RuleSpace& space, int strength) : samples_{space}, strength_{strength} {
  const std::size_t size = samples_.size();
  const std::size_t words = samples_.words();
  const auto same_option = [&](std::uint32_t a, std::uint32_t b) {
    return samples_.option_of(a) == samples_.option_of(b);
  };
  const auto fill = [&](std::size_t at, std::uint32_t a, std::uint32_t b) {
    for (std::uint32_t c = 0; c < size; ++c)
      if (!same_option(a, c) && !same_option(b, c)) bits_[at * words + c / 64] |= std::uint64_t{1} << (c % 64);
  };
  bits_.assign((strength == 2 ? size : size * (size - 1) / 2) * words, 0);
  std::uint64_t ones = 0;
  for (std::uint32_t a = 0; a < size; ++a) {
    if (strength == 2) fill(a, a, a);
    for (std::uint32_t b = 0; strength == 3 && b < a; ++b)
      if (!same_option(a, b)) fill(row(a, b), a, b);
  }
  for (const std::uint64_t word : bits_) ones += static_cast<std::uint64_t>(std::popcount(word));
  all_ = ones / static_cast<std::uint64_t>(strength);
}

std::size_t Groups::row(std::uint32_t a, std::uint32_t b) const {
  if (strength_ == 2) return a;
  const std::size_t high = std::max(a, b);
  return high * (high - 1) / 2 + std::min(a, b);
}

bool Groups::is_open(std::size_t row, std::uint32_t sample) const {
  return ((bits_[row * samples_.words() + sample / 64] >> (sample % 64)) & 1U) != 0;
}

bool Groups::close(std::vector<std::uint32_t> group) {
  const auto clear = [&](std::size_t at, std::uint32_t sample) {
    bits_[at * samples_.words() + sample / 64] &= ~(std::uint64_t{1} << (sample % 64));
  };
  if (strength_ == 2) {
    if (!is_open(group[0], group[1])) return false;
    clear(group[0], group[1]);
    clear(group[1], group[0]);
    return true;
  }
  if (!is_open(row(group[0], group[1]), group[2])) return false;
  clear(row(group[0], group[1]), group[2]);
  clear(row(group[0], group[2]), group[1]);
  clear(row(group[1], group[2]), group[0]);
  return true;
}

void Groups::reach(const Combination& combination) {
  if (complete()) return;
  const std::size_t words = samples_.words();
  std::vector<std::uint64_t> mask(words, 0);
  std::vector<std::uint32_t> numbers;
  for (std::size_t i = 0; i < combination.size(); ++i) {
    numbers.push_back(samples_.number(i, combination[i]));
    mask[numbers.back() / 64] |= std::uint64_t{1} << (numbers.back() % 64);
  }
  std::uint64_t cleared = 0;
  const auto clear = [&](std::size_t at) {
    for (std::size_t w = 0; w < words; ++w) {
      std::uint64_t& bits = bits_[at * words + w];
      cleared += static_cast<std::uint64_t>(std::popcount(bits & mask[w]));
      bits &= ~mask[w];
    }
  };
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (strength_ == 2) clear(numbers[i]);
    for (std::size_t j = 0; strength_ == 3 && j < i; ++j) clear(row(numbers[i], numbers[j]));
  }
  reached_ += cleared / static_cast<std::uint64_t>(strength_);
}

void Groups::forbid(const std::vector<Pick>& picks) {
  if (picks.empty() || picks.size() > static_cast<std::size_t>(strength_)) return;
  std::vector<std::uint32_t> group;
  for (const Pick pick : picks) group.push_back(samples_.number(pick.option, pick.sample));
  if (group.size() == static_cast<std::size_t>(strength_)) {
    if (close(group)) ++forbidden_;
    return;
  }
  for (std::uint32_t other = 0; other < samples_.size(); ++other) {
    const bool known =
        std::any_of(picks.begin(), picks.end(), [&](Pick pick) { return pick.option == samples_.option_of(other); });
    if (known) continue;
    std::vector<Pick> wider = picks;
    wider.push_back({samples_.option_of(other), samples_.sample_of(other)});
    forbid(wider);
  }
}

std::optional<Picks> Groups::next_open(std::uint64_t place) const {
  const std::size_t words = samples_.words();
  const auto pick = [&](std::uint32_t number) { return Pick{samples_.option_of(number), samples_.sample_of(number)}; };
  const std::size_t rows = bits_.size() / std::max<std::size_t>(words, 1);
  for (std::size_t i = 0; i < bits_.size(); ++i) {
    const std::size_t at = (place + i) % bits_.size();
    if (bits_[at] == 0) continue;
    const auto row_number = static_cast<std::uint32_t>(at / words);
    const auto last =
        static_cast<std::uint32_t>((at % words) * 64 + static_cast<unsigned>(std::countr_zero(bits_[at])));
    if (strength_ == 2) return Picks{pick(row_number), pick(last)};
    std::uint32_t high = 1;
    while (row(high + 1, 0) <= row_number && row(high + 1, 0) < rows) ++high;
    return Picks{pick(row_number - static_cast<std::uint32_t>(row(high, 0))), pick(high), pick(last)};
  }
  return std::nullopt;
}

std::uint64_t Groups::gain(std::uint32_t sample, const std::vector<std::uint64_t>& chosen,
                           const std::vector<std::uint32_t>& numbers) const {
  const std::size_t words = samples_.words();
  std::uint64_t gained = 0;
  // Those of the first `whole` words, and of the next one those that `rest` leaves.
  const auto count = [&](std::size_t at, std::size_t whole, std::uint64_t rest) {
    const std::uint64_t* const bits = &bits_[at * words];
    for (std::size_t w = 0; w < whole; ++w) gained += static_cast<std::uint64_t>(std::popcount(bits[w] & chosen[w]));
    if (rest != 0) gained += static_cast<std::uint64_t>(std::popcount(bits[whole] & chosen[whole] & rest));
  };
  if (strength_ == 2) {
    count(sample, words, 0);
    return gained;
  }
  // A group of three is counted once, where `other` is the higher of the two that are chosen.
  for (const std::uint32_t other : numbers)
    count(row(sample, other), other / 64, (std::uint64_t{1} << (other % 64)) - 1);
  return gained;
}

bool Groups::restore(const State& state) {
  if (state.bits.size() != bits_.size() || state.reached + state.forbidden > all_) return false;
  bits_ = state.bits;
  reached_ = state.reached;
  forbidden_ = state.forbidden;
  return true;
}

}  // namespace proof
