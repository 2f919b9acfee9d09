// The one source of chance. Hand i of a run depends on the seed and i alone (docs/stream.md).
#pragma once

#include <cstdint>

namespace qanun {

// 64 bits to 64 bits, every bit depending on every bit.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xBF58476D1CE4E5B9ULL;
  x ^= x >> 27;
  x *= 0x94D049BB133111EBULL;
  x ^= x >> 31;
  return x;
}

class Random {
 public:
  constexpr explicit Random(std::uint64_t state) : state_(state) {}
  // The stream of hand `index` in a run with that seed.
  constexpr Random(std::uint64_t seed, std::uint64_t index)
      : state_(mix(mix(seed + 0x9E3779B97F4A7C15ULL) + index * 0xD1B54A32D192ED03ULL)) {}

  constexpr std::uint64_t next() {
    state_ += kStep;
    return scramble(state_);
  }

  // Uniform in 0..n-1, n at least 1. Draws nothing from the stream when there is but one choice.
  constexpr std::uint32_t below(std::uint32_t n) {
    // The word does not wait for n: with one choice the answer is 0 whatever it is.
    const std::uint64_t word = scramble(state_ + kStep);
    state_ += kStep & (std::uint64_t{0} - static_cast<std::uint64_t>(n > 1));
    return static_cast<std::uint32_t>(high(word, n));
  }

  // The high half of the product; `rest` becomes the low half, from which a further number may be drawn.
  static constexpr std::uint32_t split(std::uint64_t& rest, std::uint32_t n) {
    const auto product = static_cast<Wide>(rest) * n;
    rest = static_cast<std::uint64_t>(product);
    return static_cast<std::uint32_t>(product >> 64);
  }

 private:
  __extension__ using Wide = unsigned __int128;
  static constexpr std::uint64_t kStep = 0x2D358DCCAA6C78A5ULL;

  static constexpr std::uint64_t high(std::uint64_t a, std::uint64_t b) {
    return static_cast<std::uint64_t>(static_cast<Wide>(a) * b >> 64);
  }
  static constexpr std::uint64_t scramble(std::uint64_t state) {
    const auto product = static_cast<Wide>(state) * (state ^ 0x8BB84B93962EACC9ULL);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }

  std::uint64_t state_;
};

}  // namespace qanun
