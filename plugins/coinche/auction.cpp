#include "auction.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

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
  auto step = steps_.begin();
  if (stands.stands()) {
    step = std::upper_bound(steps_.begin(), steps_.end(), height_of(stands.target, stands.bid),
                            [](std::int32_t height, const Step& one) { return height < one.height(); });
    if (equal_by_suit_ && step != steps_.begin()) {
      for (unsigned left = open; left != 0; left &= left - 1) {
        const auto mode = static_cast<Mode>(std::countr_zero(left));
        if (rank(mode) > rank(stands.mode)) out.push(std::prev(step)->call(mode));
      }
    }
  }
  for (; step != steps_.end(); ++step)
    for (unsigned left = open; left != 0; left &= left - 1)
      out.push(step->call(static_cast<Mode>(std::countr_zero(left))));
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
