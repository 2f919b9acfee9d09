#include "declaring.hpp"

namespace bulgarian {

namespace {

constexpr MeldNaming kNaming{"tierce", "cinquante", "cent", "carre", "carre"};

}  // namespace

BulgarianDeclare::BulgarianDeclare(const Compile& compile) : CommonDeclare{compile, kNaming} {
  for (const std::int64_t rank : compile.value("baloot.cards").items) ranks_ |= CardSet::of(static_cast<Rank>(rank));
}

std::array<CardSet, kSuits> BulgarianDeclare::pairs(Mode mode) const {
  if (mode != Mode::all_trump) return CommonDeclare::pairs(mode);
  std::array<CardSet, kSuits> pairs;
  for (std::size_t suit = 0; suit < pairs.size(); ++suit) pairs[suit] = CardSet::of(static_cast<Suit>(suit)) & ranks_;
  return pairs;
}

}  // namespace bulgarian
