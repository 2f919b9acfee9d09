// Choices out of bytes. Where they end a fixed stream of random numbers goes on, so that few bytes are a whole hand.
#pragma once

#include <cstdint>
#include <span>

#include "qanun/random.hpp"

namespace fuzz {

class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : rest_{bytes} {}

  [[nodiscard]] bool empty() const { return rest_.empty(); }

  std::uint8_t next() {
    if (rest_.empty()) return static_cast<std::uint8_t>(random_.below(256));
    const std::uint8_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }

  // Below `end`, which is not 0.
  std::uint32_t below(std::uint32_t end) {
    std::uint32_t number = next();
    if (end > 256) number = number << 8U | next();
    return number % end;
  }

 private:
  std::span<const std::uint8_t> rest_;
  qanun::Random random_{1, 1};
};

}  // namespace fuzz
