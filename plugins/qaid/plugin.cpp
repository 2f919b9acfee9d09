// The plugin `qaid`: one feature, attached to play and to the chains of scoring.
#include "qanun/plugin.hpp"

#include "options.hpp"
#include "qaid.hpp"

namespace qaid {

namespace {

// A fault overrides all that the hand was worth otherwise.
Link link(Hook hook) { return {.hook = hook, .stage = "fault", .after = {"stake", "all_tricks"}}; }

std::vector<WordDecl> words() {
  return {{.key = "qaid", .title = {"claim a fault", "قيد"}, .params = Params::maybe_seat_number, .accuses = true},
          {.key = "qaid_kaboot",
           .title = {"claim a fault, for kaboot", "قيد بكبوت"},
           .params = Params::maybe_seat_number,
           .accuses = true}};
}

std::vector<FactDecl> facts() {
  return {
      {.key = "qaid_side", .type = FactType::side, .title = {"the side that pays for a fault", "الفريق المقيَّد عليه"}},
      {.key = "qaid_by", .type = FactType::seat, .title = {"the seat that claimed", "من قيّد"}},
      {.key = "qaid_kaboot", .type = FactType::flag, .title = {"kaboot was claimed", "طالب بكبوت"}}};
}

FeatureDecl feature() {
  FeatureDecl one;
  one.id = "qaid";
  one.title = {"Qaid", "القيد"};
  one.meaning = {"A proven fault ends the hand at a fixed price.", "المخالفة إذا ثبتت تنهي اليد بقيمة محدّدة."};
  one.rules = {"QAID-01", "QAID-02", "QAID-06", "QAID-09", "QAID-10"};
  one.sections = {{.key = "qaid",
                   .title = {"Qaid", "القيد"},
                   .set_by_when = "play",
                   .inert_unless = {{.conditions = {is("qaid.mode", {"claimable", "auto"})},
                                     .reason = {"illegal cards are refused, so no fault can happen",
                                                "الورقة المخالفة مرفوضة من أصلها فلا تقع مخالفة"}}}}};
  one.reads = {"score.hand_hokum", "score.hand_sun",   "score.hand_all_trump", "kaboot.hokum",
               "kaboot.sun",       "kaboot.all_trump", "kaboot.doubled"};
  declare_options(one.options);
  one.words = words();
  one.labels = {{.key = "qaid", .title = {"qaid", "قيد"}}};
  one.facts = facts();
  one.links = {{.hook = Hook::play_accept, .stage = "fault"},
               {.hook = Hook::play_interject, .stage = "fault"},
               {.hook = Hook::hand_end, .stage = "fault"},
               link(Hook::score_verdict),
               link(Hook::score_value),
               link(Hook::score_extras)};
  one.make = [](Compile& compile) { return std::make_unique<Qaid>(compile); };
  return one;
}

}  // namespace

}  // namespace qaid

QANUN_PLUGIN("qaid", "0.1.0", 1, "MIT") { registrar.feature(qaid::feature()); }
