// The plugin `belote`: all five phases of French Belote.
#include "qanun/plugin.hpp"

#include "announcing.hpp"
#include "auction.hpp"
#include "options.hpp"
#include "qanun/parts/duty_play.hpp"
#include "qanun/parts/packet_deal.hpp"
#include "scoring.hpp"

namespace belote {

namespace {

constexpr std::string_view kId = "belote";

Implementation<Deal> deal() {
  Implementation<Deal> one;
  one.id = kId;
  one.rules = {"DECK-01", "DEAL-03", "FR-02"};
  one.make = [](Compile& compile) { return std::make_unique<PacketDeal>(compile); };
  return one;
}

Implementation<Bid> bid() {
  Implementation<Bid> one;
  one.id = kId;
  one.says = {"take or pass; the first take ends it", "آخذ أو أمرّر، وأول آخذ ينهي المزايدة"};
  one.rules = {"FR-01"};
  one.words = {{.key = "pass", .title = {"pass", "أمرّر"}},
               {.key = "take", .title = {"take", "آخذ"}, .params = Params::maybe_mode}};
  one.kinds = {{.key = "take", .title = {"take", "أخذ"}}};
  one.make = [](Compile& compile) { return std::make_unique<BeloteBid>(compile); };
  return one;
}

FeatureDecl four_sevens() {
  FeatureDecl one;
  one.id = "four_sevens";
  one.title = {"Four sevens void the deal", "أربع سبعات تلغي التوزيعة"};
  one.links = {{.hook = Hook::hand_end, .stage = "four_sevens"}};
  one.make = [](Compile& compile) { return std::make_unique<FourSevens>(compile); };
  return one;
}

Implementation<Declare> declare() {
  Implementation<Declare> one;
  one.id = kId;
  one.rules = {"FR-10", "FR-12"};
  declare_announcing_options(one.options);
  one.words = {{.key = "meld", .title = {"announcement", "إعلان"}, .params = Params::cards}};
  one.flags = {{.key = "baloot", .title = {"belote", "بيلوت"}}};
  one.meld_names = {{.key = "tierce", .title = {"tierce", "تيرس"}},
                    {.key = "cinquante", .title = {"cinquante", "خمسين"}},
                    {.key = "cent", .title = {"cent", "مئة"}},
                    {.key = "carre", .title = {"carré", "كاريه"}}};
  one.attached = {{"meld.four_low", four_sevens()}};
  one.make = [](Compile& compile) { return std::make_unique<BeloteDeclare>(compile); };
  return one;
}

Implementation<Play> play() {
  Implementation<Play> one;
  one.id = kId;
  one.rules = {"FR-04", "TRICK-01", "TRICK-02", "TRICK-04"};
  one.make = [](Compile& compile) { return std::make_unique<DutyPlay>(compile); };
  return one;
}

Implementation<Score> score() {
  Implementation<Score> one;
  one.id = kId;
  one.says = {"raw points are written down as they are", "النقاط تُسجَّل كما هي"};
  one.rules = {"FR-05", "FR-08", "FR-09", "SCORE-16"};
  declare_score_options(one.options);
  one.reads = {"score.hand_all_trump"};
  one.make = [](Compile& compile) { return std::make_unique<BeloteScore>(compile); };
  return one;
}

}  // namespace

}  // namespace belote

QANUN_PLUGIN("belote", "0.1.0", 1, "MIT") {
  registrar.deal(belote::deal());
  registrar.bid(belote::bid());
  registrar.declare(belote::declare());
  registrar.play(belote::play());
  registrar.score(belote::score());
}
