// The options of qaid.
#include "options.hpp"

namespace qaid {

namespace {

std::vector<Choice> fault_words() {
  return {{"revoke", {"not following suit though able", "القطع ومعه من النوع"}},
          {"no_ruff", {"not ruffing though bound", "ترك الدق وهو لازم"}},
          {"no_overruff", {"not overruffing though bound", "ترك العلو على الدقّة وهو لازم"}},
          {"no_rise", {"not beating the best card though bound", "ترك العلو على أكبر ورقة وهو لازم"}},
          {"closed_lead", {"a card that a rule of the table bars", "ورقة تمنعها قاعدة من قواعد الطاولة"}},
          {"false_meld", {"a project announced and not held", "مشروع أُعلن وليس في اليد"}},
          {"hidden_meld", {"a project announced and not shown", "مشروع أُعلن ولم يُعرض"}},
          {"false_ekka", {"an ekka on a card that may not carry it", "إيكة على ورقة لا تصح عليها"}}};
}

void declare_mode(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "qaid.mode",
       .type = OptionType::choice,
       .title = {"Faults", "المخالفات"},
       .meaning = {"What happens to a card that the duties of play forbid; which cards are legal does not change.",
                   "ماذا يحصل لورقة تخالف ما يلزم في اللعب، والورق الجائز لا يتغيّر."},
       .rules = {"QAID-01", "QAID-06", "FR-17"},
       .choices = {{"impossible", {"Illegal cards are refused.", "الورقة المخالفة تُرفض."}},
                   {"claimable",
                    {"They are accepted, and an opponent may claim the fault and prove it.",
                     "تُقبل، وللخصم أن يقيّد ويُثبت."}},
                   {"auto",
                    {"They are accepted, and the hand ends at once against the offender.",
                     "تُقبل وتنتهي اليد فورًا على المخالف."}}},
       .standard = number(0)});
  out.push_back(
      {.key = "qaid.violations",
       .type = OptionType::set,
       .title = {"What is a fault", "ما يُعدّ مخالفة"},
       .meaning = {"Which of the faults that the cards can prove count.", "أي المخالفات التي يثبتها الورق تُحتسب."},
       .rules = {"QAID-02"},
       .domain = Domain::words,
       .elements = fault_words(),
       .of = "faults (revoke, no_ruff, no_overruff, no_rise, closed_lead, false_meld, hidden_meld, "
             "false_ekka)",
       .standard = items({0, 1, 2, 3, 4, 5, 6, 7})});
}

void declare_price(std::vector<OptionDecl>& out) {
  out.push_back({.key = "qaid.value",
                 .type = OptionType::choice,
                 .title = {"Price of a fault", "قيمة القيد"},
                 .meaning = {"What a proven fault gives to the other side; a false claim costs the claimant the same.",
                             "ما يُسجَّل للفريق الآخر إذا ثبتت المخالفة، والقيد الخاطئ ينقلب على صاحبه بمثلها."},
                 .rules = {"QAID-03", "QAID-06", "FR-17"},
                 .choices = {{"hand",
                              {"The worth of the hand, as if the offender had been a failed buyer (16 or 26).",
                               "قيمة اليد كأن المخالف مشترٍ خاسر (١٦ أو ٢٦)."}},
                             {"kaboot", {"The value of kaboot (25 or 44).", "قيمة الكبوت (٢٥ أو ٤٤)."}},
                             {"fixed", {"The figure of qaid.fixed_value.", "الرقم الثابت المكتوب."}}},
                 .standard = number(0),
                 .requires_ = {{.conditions = {is("use", {"kaboot"})},
                                .reason = {"the value is that of kaboot", "القيمة هي قيمة الكبوت"},
                                .if_value = is("qaid.value", {"kaboot"})}}});
  out.push_back({.key = "qaid.fixed_value",
                 .type = OptionType::integer,
                 .title = {"Fixed price", "القيمة الثابتة"},
                 .meaning = {"Points for a fault where its price is fixed.", "نقاط المخالفة إذا كانت قيمتها ثابتة."},
                 .rules = {"FR-17"},
                 .range = {0, 1000},
                 .standard = number(160),
                 .inert_unless = {{.conditions = {is("qaid.value", {"fixed"})},
                                   .reason = {"the price is not fixed", "القيمة ليست ثابتة"}}}});
  out.push_back({.key = "qaid.offender_melds",
                 .type = OptionType::choice,
                 .title = {"Offender's projects", "مشاريع المخالف"},
                 .meaning = {"What becomes of the offender's projects and baloot; the other side always keeps its own.",
                             "مصير مشاريع المخالف وبلوته، أما الفريق الآخر فيحتفظ بما له."},
                 .rules = {"QAID-04"},
                 .choices = {{"forfeited", {"They are lost.", "تسقط."}},
                             {"transferred", {"They go to the other side.", "تنتقل إلى الفريق الآخر."}}},
                 .standard = number(0)});
  out.push_back({.key = "qaid.scale_with_double",
                 .type = OptionType::flag,
                 .title = {"Fault in a doubled hand", "القيد في اليد المدبّلة"},
                 .meaning = {"Whether the price of a fault is multiplied by the level of doubling.",
                             "هل تُضرب قيمة القيد في درجة التدبيل."},
                 .rules = {"QAID-05"},
                 .standard = flag(true),
                 .inert_unless = {
                     {.conditions = {is("use", {"doubling"})}, .reason = {"hands are not doubled", "لا يوجد دبل"}}}});
}

void declare_claims(std::vector<OptionDecl>& out) {
  const Relation claimed{.conditions = {is("qaid.mode", {"claimable"})}, .reason = {"nobody claims", "لا أحد يقيّد"}};
  out.push_back({.key = "qaid.kaboot_claim",
                 .type = OptionType::flag,
                 .title = {"Claiming kaboot", "المطالبة بكبوت"},
                 .meaning = {"Whether a claimant whose side has won every trick so far may ask for kaboot instead.",
                             "هل لمن قيّد وفريقه آخذ كل الأكلات إلى الآن أن يطالب بالكبوت."},
                 .rules = {"QAID-07", "KAB-08"},
                 .standard = flag(false),
                 .requires_ = {{.conditions = {is("use", {"kaboot"})},
                                .reason = {"it asks for the value of kaboot", "المطالبة بقيمة الكبوت"},
                                .if_value = is("qaid.kaboot_claim", {"true"})}},
                 .inert_unless = {claimed}});
  out.push_back({.key = "qaid.claim_until",
                 .type = OptionType::choice,
                 .title = {"Until when to claim", "إلى متى يُقيَّد"},
                 .meaning = {"How long a fault can be claimed.", "آخر وقت للمطالبة بالمخالفة."},
                 .rules = {"QAID-08"},
                 .choices = {{"before_counting", {"Until the counting of the hand begins.", "إلى أن يبدأ العدّ."}},
                             {"last_card", {"Until the last card is played.", "إلى آخر ورقة."}}},
                 .standard = number(0),
                 .inert_unless = {claimed}});
}

}  // namespace

void declare_options(std::vector<OptionDecl>& out) {
  declare_mode(out);
  declare_price(out);
  declare_claims(out);
}

}  // namespace qaid
