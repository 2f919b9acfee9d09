// The plugin `bulgarian`: the auction, the melds and the scoring of Bulgarian belot. Deal and play are those of belote.
#include "qanun/plugin.hpp"

#include "auction.hpp"
#include "declaring.hpp"
#include "rising/options.hpp"
#include "scoring.hpp"

namespace bulgarian {

namespace {

constexpr std::string_view kId = "bulgarian";

Implementation<Bid> bid() {
  Implementation<Bid> one;
  one.id = kId;
  one.says = {"rising contracts from clubs to all trumps", "عقود تتصاعد من الشريا إلى كل الأنواع حكم"};
  one.rules = {"VAR-01"};
  rising::declare_options(one.options);
  one.ignores = rising::ignored_options();
  one.words = {{.key = "pass", .title = {"pass", "أمرّر"}},
               {.key = "take", .title = {"take", "آخذ"}, .params = Params::mode}};
  one.kinds = {{.key = "take", .title = {"take", "أخذ"}}};
  one.make = [](Compile& compile) { return std::make_unique<BulgarianBid>(compile); };
  return one;
}

Implementation<Declare> declare() {
  Implementation<Declare> one;
  one.id = kId;
  one.rules = {"VAR-01"};
  one.words = {{.key = "meld", .title = {"announcement", "إعلان"}, .params = Params::cards}};
  one.flags = {{.key = "baloot", .title = {"belot", "بلوت"}}};
  one.meld_names = {{.key = "tierce", .title = {"tierce", "تيرس"}},
                    {.key = "cinquante", .title = {"cinquante", "خمسين"}},
                    {.key = "cent", .title = {"cent", "مئة"}},
                    {.key = "carre", .title = {"carré", "كاريه"}}};
  one.make = [](Compile& compile) { return std::make_unique<BulgarianDeclare>(compile); };
  return one;
}

Implementation<Score> score() {
  Implementation<Score> one;
  one.id = kId;
  one.says = {"tenths, with points that hang after a tie", "أعشار، والتعادل يعلّق نقاطه"};
  one.rules = {"VAR-01"};
  one.reads = {"score.hand_all_trump"};
  one.make = [](Compile& compile) { return std::make_unique<BulgarianScore>(compile); };
  return one;
}

}  // namespace

}  // namespace bulgarian

QANUN_PLUGIN("bulgarian", "0.1.0", 1, "MIT") {
  registrar.bid(bulgarian::bid());
  registrar.declare(bulgarian::declare());
  registrar.score(bulgarian::score());
}
