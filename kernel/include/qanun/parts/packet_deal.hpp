// A deal in packets with an up-card, from the core options of the section `deal`. DEAL-03, DEAL-04, DEAL-05, BID-05.
#pragma once

#include "qanun/compile.hpp"
#include "qanun/deal.hpp"

namespace qanun {

class PacketDeal : public Deal {
 public:
  explicit PacketDeal(const Compile& compile);
  [[nodiscard]] DealPlan plan() const override { return plan_; }

 private:
  DealPlan plan_;
};

}  // namespace qanun
