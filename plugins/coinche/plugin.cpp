// The plugin `coinche`: the auction of rising numbers, and the scoring by bids. Deal, projects and play are those of
// belote.
#include "qanun/plugin.hpp"

#include "auction.hpp"
#include "options.hpp"
#include "rising/options.hpp"
#include "scoring.hpp"
#include "tens/rounding_tens.hpp"

namespace coinche {

namespace {

constexpr std::string_view kId = "coinche";

std::vector<WordDecl> auction_words() {
  return {{.key = "pass", .title = {"pass", "أمرّر"}},
          {.key = "number", .title = {"number", "رقم"}, .params = Params::number_mode},
          {.key = "capot",
           .title = {"capot", "كابوت"},
           .params = Params::mode,
           .target = Target::all_tricks,
           .number_from = "bid.capot_value"},
          {.key = "generale",
           .title = {"générale", "جنرال"},
           .params = Params::mode,
           .target = Target::all_tricks_alone,
           .number_from = "bid.generale_value"}};
}

// What `when:` may ask once a bid stands.
ConditionDecl bid_condition() {
  ConditionDecl bid;
  bid.key = "bid";
  bid.type = OptionType::integer;
  bid.title = {"Bid", "الرقم المطلوب"};
  bid.meaning = {"The number at which the auction ended.", "الرقم الذي رست عليه المزايدة."};
  bid.range = {0, 1000};
  bid.known = Moment::contract;
  bid.ask = [](const Situation& now) { return now.contract.stands() ? std::int64_t{now.contract.bid} : kNotKnown; };
  return bid;
}

Implementation<Bid> bid() {
  Implementation<Bid> one;
  one.id = kId;
  one.says = {"rising numbers with a suit", "أرقام تتصاعد مع نوع"};
  one.rules = {"COIN-01"};
  rising::declare_options(one.options);
  declare_bid_options(one.options);
  one.ignores = rising::ignored_options();
  one.words = auction_words();
  one.kinds = {{.key = "coinche", .title = {"bid", "عقد"}}};
  one.conditions = {bid_condition()};
  one.make = [](Compile& compile) { return std::make_unique<CoincheBid>(compile); };
  return one;
}

Implementation<Score> score() {
  Implementation<Score> one;
  one.id = kId;
  one.says = {"points of the cards and of the bid", "نقاط الورق مع نقاط العقد"};
  one.rules = {"COIN-03", "COIN-04"};
  one.options = {tens::rounding_option()};
  declare_score_options(one.options);
  one.reads = {"cards.all_trump_values", "score.hand_all_trump"};
  one.make = [](Compile& compile) { return std::make_unique<CoincheScore>(compile); };
  return one;
}

}  // namespace

}  // namespace coinche

QANUN_PLUGIN("coinche", "0.1.0", 1, "MIT") {
  registrar.bid(coinche::bid());
  registrar.score(coinche::score());
}
