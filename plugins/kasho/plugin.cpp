// The plugin `kasho`: one feature, attached to the auction.
#include "qanun/plugin.hpp"

#include "kasho.hpp"
#include "options.hpp"

namespace kasho {

namespace {

FeatureDecl feature() {
  FeatureDecl one;
  one.id = "kasho";
  one.title = {"Kasho", "الكاشو"};
  one.meaning = {"A player with a worthless first hand may ask for a new deal.",
                 "من كانت أوراقه الأولى بلا قيمة له أن يطلب توزيعة جديدة."};
  one.rules = {"KASHO-01", "KASHO-06"};
  one.sections = {{.key = "kasho", .title = {"Kasho", "الكاشو"}, .set_by_when = "deal"}};
  declare_options(one.options);
  one.requires_ = {{.conditions = {is("phase.bid", {"saudi", "belote"})},
                    .reason = {"the claim is made during an auction over a turned card",
                               "الطلب يكون أثناء الشراء على الورقة المكشوفة"}}};
  one.words = {{.key = "kasho", .title = {"kasho", "كاشو"}},
               {.key = "accept", .title = {"accept", "قبول"}},
               {.key = "refuse", .title = {"refuse", "رفض"}}};
  one.links = {{.hook = Hook::bid_offer, .stage = "kasho"},
               {.hook = Hook::play_interject, .stage = "kasho"},
               {.hook = Hook::hand_end, .stage = "kasho"}};
  one.make = [](Compile& compile) { return std::make_unique<Kasho>(compile); };
  return one;
}

}  // namespace

}  // namespace kasho

QANUN_PLUGIN("kasho", "0.1.0", 1, "MIT") { registrar.feature(kasho::feature()); }
