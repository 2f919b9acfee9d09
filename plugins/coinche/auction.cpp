#include "auction.hpp"

#include <algorithm>
#include <tuple>

namespace coinche {

CoincheBid::CoincheBid(Compile& compile)
    : RisingBid{compile, compile.kind("coinche"), AfterRaise::bids_are_over},
      equal_by_suit_{compile.flag("bid.equal_by_suit")} {
  const WordId number = compile.word("number");
  for (const std::int64_t value : compile.value("bid.values").items)
    steps_.push_back({number, static_cast<std::int16_t>(value), Target::none});
  const auto add = [&](std::string_view word, std::string_view option, Target target) {
    const auto value = static_cast<std::int16_t>(compile.number(option));
    if (value > 0) steps_.push_back({compile.word(word), value, target});
  };
  add("capot", "bid.capot_value", Target::all_tricks);
  add("generale", "bid.generale_value", Target::all_tricks_alone);
}

void CoincheBid::higher_bids(const Auction& auction, CallList& out) const {
  const Contract& stands = auction.contract;
  const unsigned open = contracts(auction);
  for (const Step& step : steps_)
    for (std::uint8_t i = 0; i < kModes; ++i) {
      const auto mode = static_cast<Mode>(i);
      if (((open >> i) & 1U) == 0) continue;
      if (stands.stands()) {
        const auto height = std::tuple{step.target, step.target == Target::none ? step.number : std::int16_t{0}};
        const auto least = std::tuple{stands.target, stands.target == Target::none ? stands.bid : std::int16_t{0}};
        const bool higher_suit = equal_by_suit_ && height == least && rank(mode) > rank(stands.mode);
        if (height <= least && !higher_suit) continue;
      }
      out.push(
          {.word = step.word, .mode = mode, .number = step.target == Target::none ? step.number : std::int16_t{0}});
    }
}

const CoincheBid::Step& CoincheBid::step_of(const Call& bid) const {
  return *std::find_if(steps_.begin(), steps_.end(), [&](const Step& step) {
    return step.word == bid.word && (step.target != Target::none || step.number == bid.number);
  });
}

void CoincheBid::undertake(const Call& bid, Contract& contract) const {
  const Step& step = step_of(bid);
  contract.bid = step.number;
  contract.target = step.target;
}

}  // namespace coinche
