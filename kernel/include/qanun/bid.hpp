// The auction: its cursor, and the interface of the phase `bid`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "qanun/action.hpp"
#include "qanun/contract.hpp"

namespace qanun {

enum class AuctionStatus : std::uint8_t { running, bought, nobody_bought };

// The cursor of an auction: all that its rules may look at, so that a case or somebody else's engine can ask about an
// auction without cards. Plain data; zero means nothing has happened.
struct Auction {
  Contract contract;  // what stands; `mode` may still be unnamed
  Seat dealer = 0;
  Seat turn = 0;  // who is asked, while running
  Card up_card;   // kNoCard where none is shown
  AuctionStatus status = AuctionStatus::running;
  Seat up_card_to = kNoSeat;  // who takes a turned card, once bought
  std::uint8_t round = 1;
  std::uint8_t bids_barred = 0;  // 1: a raise has ended the bidding (DBL-06)
  std::uint8_t raises_over = 0;  // 1: no raise can follow the one just said
  // Notes of the implementation, which lays a trivially copyable type of its own over them.
  alignas(4) std::array<std::byte, 12> notes{};

  template <class T>
  [[nodiscard]] T& own() {
    static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(notes) && alignof(T) <= 4);
    return *reinterpret_cast<T*>(notes.data());
  }
  template <class T>
  [[nodiscard]] const T& own() const {
    static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(notes) && alignof(T) <= 4);
    return *reinterpret_cast<const T*>(notes.data());
  }
};

// Implementations are immutable after construction and shared between threads.
class Bid {
 public:
  virtual ~Bid() = default;

  // Puts the first question; `dealer` and `up_card` are set, everything else is fresh.
  virtual void open(Auction& auction) const = 0;

  // The calls open to `auction.turn` while the auction is running, in the order of the declared words. Never empty.
  virtual void calls(const Auction& auction, CallList& out) const = 0;

  // Takes one of the calls just listed and moves the cursor on.
  virtual void apply(Auction& auction, const Call& call) const = 0;

  // A raise was said over the standing contract. Where bids do not go on after a raise, the implementation brings the
  // auction to its end: it closes it, or asks the buyer for what is still missing. Where they do, it clears
  // `bids_barred`.
  virtual void raised(Auction& auction) const = 0;
};

}  // namespace qanun
