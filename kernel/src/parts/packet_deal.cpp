#include "qanun/parts/packet_deal.hpp"

namespace qanun {

namespace {

enum class UpCard : std::uint8_t { turned, first_dealt, last_dealt, none };

}  // namespace

PacketDeal::PacketDeal(const Compile& compile) {
  plan_.owner_before.fill(DealPlan::kNone);
  std::uint8_t position = 0;
  plan_.dealt_before = 0;
  for (const std::int64_t packet : compile.value("deal.first_packets").items) {
    for (std::uint8_t place = 0; place < kSeats; ++place)
      for (std::int64_t i = 0; i < packet && position < kCards; ++i) plan_.owner_before[position++] = place;
    plan_.dealt_before = static_cast<std::uint8_t>(plan_.dealt_before + packet);
  }
  plan_.first_of_rest = position;
  switch (compile.choice<UpCard>("deal.upcard")) {
    case UpCard::turned:
      plan_.shown = position;
      plan_.first_of_rest = static_cast<std::uint8_t>(position + 1);
      break;
    case UpCard::first_dealt:
      plan_.shown = 0;
      plan_.shown_is_dealt = true;
      break;
    case UpCard::last_dealt:
      plan_.shown = static_cast<std::uint8_t>(position - 1);
      plan_.shown_is_dealt = true;
      break;
    case UpCard::none:
      break;
  }
  std::size_t i = 0;
  for (const std::int64_t packet : compile.value("deal.last_packets").items)
    if (i + 1 < plan_.last_packets.size()) plan_.last_packets[i++] = static_cast<std::uint8_t>(packet);
}

}  // namespace qanun
