// The plugin `kaboot`: one feature, attached to the chains of scoring.
#include "qanun/plugin.hpp"

#include "kaboot.hpp"
#include "options.hpp"

namespace kaboot {

namespace {

// The value of a doubled hand is settled before (stake), a fault overrides everything after (fault).
Link link(Hook hook) { return {.hook = hook, .stage = "all_tricks", .after = {"stake"}, .before = {"fault"}}; }

FeatureDecl feature() {
  FeatureDecl one;
  one.id = "kaboot";
  one.title = {"Kaboot", "الكبوت"};
  one.meaning = {"Winning all eight tricks has a value of its own.", "أخذ الأكلات الثماني كلها له قيمة خاصة."};
  one.rules = {"KAB-01", "KAB-09", "FR-07"};
  one.sections = {{.key = "kaboot", .title = {"Kaboot", "الكبوت"}, .set_by_when = "play"}};
  declare_options(one.options);
  one.labels = {{.key = "kaboot", .title = {"kaboot", "كبوت"}}};
  one.facts = {{.key = "buyer_had_ace",
                .type = FactType::flag,
                .title = {"the buyer held an ace", "المشتري معه إكة"},
                .compute = &Kaboot::buyer_had_ace}};
  one.links = {link(Hook::score_verdict),
               link(Hook::score_value),
               link(Hook::score_extras),
               {.hook = Hook::match_may_win, .stage = "all_tricks"}};
  one.make = [](Compile& compile) { return std::make_unique<Kaboot>(compile); };
  return one;
}

}  // namespace

}  // namespace kaboot

QANUN_PLUGIN("kaboot", "0.1.0", 1, "MIT") { registrar.feature(kaboot::feature()); }
