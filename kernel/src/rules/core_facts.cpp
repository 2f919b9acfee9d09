#include "rules/core_facts.hpp"

#include "qanun/hand.hpp"

namespace qanun {

const std::array<FactDecl, 3>& core_facts() {
  static const std::array<FactDecl, 3> facts{{
      {.key = "dealer",
       .type = FactType::seat,
       .title = {"dealer", "الموزّع"},
       .compute = [](const Hand& hand) { return static_cast<std::int64_t>(hand.dealer()); }},
      {.key = "up_card",
       .type = FactType::card,
       .title = {"card turned up", "الورقة المكشوفة"},
       .compute =
           [](const Hand& hand) {
             return hand.auction.up_card.exists() ? static_cast<std::int64_t>(hand.auction.up_card.index())
                                                  : kUnknownFact;
           }},
      {.key = "first_leader",
       .type = FactType::seat,
       .title = {"player of the first card", "من فتح أول أكلة"},
       .compute = [](const Hand& hand) { return static_cast<std::int64_t>(hand.first_leader); }},
  }};
  return facts;
}

}  // namespace qanun
