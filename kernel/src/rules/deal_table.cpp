#include "qanun/deal.hpp"

namespace qanun {

void DealTable::Share::add(std::uint8_t position) {
  if (size < positions.size()) positions[size++] = position;
}

DealTable::DealTable(const DealPlan& plan)
    : shown_{plan.shown}, turned_{plan.shown != DealPlan::kNone && !plan.shown_is_dealt} {
  for (std::uint8_t position = 0; position < plan.first_of_rest; ++position)
    if (plan.owner_before[position] < kSeats) first_[plan.owner_before[position]].add(position);
  for (int taker = 0; taker <= kNobody; ++taker) deal_rest(plan, taker);
}

// DEAL-05: packet by packet; who takes the turned card gets one card less in the last.
void DealTable::deal_rest(const DealPlan& plan, int taker) {
  auto& shares = rest_[static_cast<std::size_t>(taker)];
  std::uint8_t next = plan.first_of_rest;
  for (std::size_t packet = 0; plan.last_packets[packet] != 0; ++packet) {
    const bool last = plan.last_packets[packet + 1] == 0;
    for (int place = 0; place < kSeats; ++place) {
      int cards = plan.last_packets[packet] - (last && place == taker ? 1 : 0);
      for (; cards > 0 && next < kCards; --cards) shares[static_cast<std::size_t>(place)].add(next++);
    }
  }
  if (turned_ && taker != kNobody) shares[static_cast<std::size_t>(taker)].add(plan.shown);
}

}  // namespace qanun
