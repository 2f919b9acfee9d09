// The options that the Saudi implementation of the phase `score` declares.
#include "options.hpp"

namespace saudi {

namespace {

constexpr std::string_view kWorthless = "{7: 0, 8: 0, 9: 0, T: 0, J: 0, Q: 0, K: 0, A: 0}";
constexpr Text kAlwaysTied{"no card is worth anything, so that such a hand would always be dealt again",
                           "لا قيمة لأي ورقة، فتُعاد كل يد كهذه بلا نهاية"};

}  // namespace

void declare_score_options(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "meld.counted_in",
       .type = OptionType::choice,
       .title = {"Unit of projects", "حساب المشاريع بالنقاط أو بالأبناط"},
       .meaning = {"Whether projects join the sheet before or after the conversion; it matters only where their abnat "
                   "are not whole tens.",
                   "هل تدخل المشاريع قبل التحويل أو بعده، ولا يظهر الفرق إلا إذا لم تكن أبناطها عشرات صحيحة."},
       .rules = {"MELD-08"},
       .choices =
           {{"points",
             {"Each project is turned into points by itself and added.", "يُحوَّل كل مشروع إلى نقاط وحده ثم يُضاف."}},
            {"abnat",
             {"Its abnat are added to the cards and converted with them.", "تُضاف أبناطه إلى أبناط الورق وتُحوَّل معها."}}},
       .standard = number(0)});
  out.push_back(
      {.key = "score.count",
       .type = OptionType::choice,
       .title = {"Which side is counted", "لمن نعدّ"},
       .meaning = {"How the two sides' points are made to fit together.", "كيف تتّفق نقاط الفريقين."},
       .rules = {"SCORE-01", "SCORE-05", "SCORE-02"},
       .choices =
           {{"complement",
             {"The side opposed to the buyer is converted and the buyer gets the rest of the hand's worth.",
              "يُعدّ لخصم المشتري ويُحوَّل، والمشتري يأخذ الباقي من قيمة اليد."}},
            {"independent",
             {"Each side is converted by itself, even if the sum is then one too many.",
              "يُحوَّل كل فريق وحده ولو زاد المجموع."}},
            {"balanced",
             {"Both are converted and, when the sum is not the hand's worth, the side with more abnat is corrected.",
              "يُحوَّل الفريقان، وإذا لم يصحّ المجموع صُحّح صاحب الأبناط الأكثر."}}},
       .standard = number(0)});
  out.push_back({.key = "score.hokum_rounding",
                 .type = OptionType::choice,
                 .title = {"Rounding in hokum", "تقريب الحكم"},
                 .meaning = {"How abnat divided by ten become points in hokum.",
                             "كيف تصير الأبناط نقاطًا بعد القسمة على عشرة في الحكم."},
                 .rules = {"SCORE-03"},
                 .choices = {{"half_down",
                              {"To the nearest whole; an exact half is dropped (75 gives 7).",
                               "لأقرب عدد صحيح، والنصف يُلغى (٧٥ تصير ٧)."}},
                             {"half_up",
                              {"To the nearest whole; an exact half goes up (75 gives 8).",
                               "لأقرب عدد صحيح، والنصف يُرفع (٧٥ تصير ٨)."}}},
                 .standard = number(0)});
  out.push_back(
      {.key = "score.sun_rounding",
       .type = OptionType::choice,
       .title = {"Rounding in sun", "تقريب الصن"},
       .meaning = {"How abnat become points in sun.", "كيف تصير الأبناط نقاطًا في الصن."},
       .rules = {"SCORE-04"},
       .choices =
           {{"keep5",
             {"To the nearest ten and doubled, but abnat ending in 5 are not rounded: 5 is one point (45 gives 9).",
              "لأقرب عشرة ثم الضعف، وما انتهى بخمسة لا يُقرَّب بل الخمسة بنقطة (٤٥ تصير ٩)."}},
            {"half_up_even",
             {"To the nearest ten, 5 upwards, and doubled: always even (45 gives 10).",
              "لأقرب عشرة والخمسة تُرفع ثم الضعف، فالناتج زوجي دائمًا (٤٥ تصير ١٠)."}},
            {"fifth_nearest",
             {"A fifth of the abnat, to the nearest whole (63 gives 13).", "خُمس الأبناط لأقرب عدد صحيح (٦٣ تصير ١٣)."}},
            {"fifth_down",
             {"A fifth of the abnat, the fraction dropped (66 gives 13).",
              "خُمس الأبناط مع إلغاء الكسر (٦٦ تصير ١٣)."}}},
       .standard = number(0),
       .inert_unless = {
           {.conditions = {is("bid.allow_sun", {"true"})}, .reason = {"sun cannot be bought", "الصن غير مسموح"}}}});
  out.push_back(
      {.key = "score.basis",
       .type = OptionType::choice,
       .title = {"What decides success", "بماذا ينجح المشتري"},
       .meaning = {"What is compared to say whether the buyer has made his contract.",
                   "ما الذي يُقارن ليُعرف هل نجح المشتري."},
       .rules = {"SCORE-06", "SCORE-07", "SCORE-08", "SCORE-09"},
       .choices = {{"raw",
                    {"Abnat of the cards, counted projects and baloot; the buyer fails when the others have more.",
                     "أبناط الورق والمشاريع المحتسبة والبلوت، ويخسر المشتري إذا زاد خصمه."}},
                   {"points_then_raw",
                    {"Points with projects; equal points are settled by the abnat.",
                     "النقاط مع المشاريع، وعند تساويها تحسم الأبناط."}},
                   {"raw_lenient",
                    {"Like raw, but in an undoubled hokum a buyer whose total ends in 6, 7, 8, 9 or 0 is first given "
                     "five abnat of the others.",
                     "مثل الأبناط، لكن في حكم غير مدبّل إذا انتهى مجموع المشتري بـ ٦ أو ٧ أو ٨ أو ٩ أو ٠ نُقلت إليه خمسة "
                     "أبناط من خصمه قبل المقارنة."}},
                   {"own_points",
                    {"The buyer's own points, projects included, must reach score.needed_*; what the others have does "
                     "not matter.",
                     "نقاط المشتري مع مشاريعه يجب أن تبلغ الحدّ المطلوب، ولا يُنظر إلى ما عند خصمه."}},
                   {"own_abnat",
                    {"The abnat of the buyer's cards must reach score.needed_*, and beat the others where "
                     "score.needs_more says so; a tie is then one of cards.",
                     "أبناط ورق المشتري يجب أن تبلغ الحدّ المطلوب، وأن تزيد على خصمه حيث يُشترط ذلك؛ والتعادل هنا تعادل "
                     "الورق."}}},
       .standard = number(0)});
  out.push_back({.key = "score.needed_hokum",
                 .type = OptionType::integer,
                 .title = {"Needed in hokum", "المطلوب في الحكم"},
                 .meaning = {"The least the buyer must have in hokum, in points or abnat as score.basis says.",
                             "أقل ما يلزم المشتري في الحكم، بالنقاط أو بالأبناط حسب طريقة الحسم."},
                 .rules = {"SCORE-07"},
                 .range = {0, 200},
                 .standard = number(8),
                 .inert_unless = {{.conditions = {is("score.basis", {"own_points", "own_abnat"})},
                                   .reason = {"the two sides are compared; there is no fixed figure",
                                              "الحسم بالمقارنة لا برقم ثابت"}}}});
  out.push_back(
      {.key = "score.needed_sun",
       .type = OptionType::integer,
       .title = {"Needed in sun", "المطلوب في الصن"},
       .meaning = {"The least the buyer must have in sun, in points or abnat as score.basis says.",
                   "أقل ما يلزم المشتري في الصن، بالنقاط أو بالأبناط حسب طريقة الحسم."},
       .rules = {"SCORE-07"},
       .range = {0, 200},
       .standard = number(13),
       .inert_unless = {{.conditions = {is("score.basis", {"own_points", "own_abnat"}), is("bid.allow_sun", {"true"})},
                         .reason = {"the two sides are compared, or sun cannot be bought",
                                    "الحسم بالمقارنة لا برقم ثابت، أو الصن غير مسموح"}}}});
  out.push_back(
      {.key = "score.needs_more",
       .type = OptionType::set,
       .title = {"Must also beat the others", "يلزمه أيضًا أن يزيد على خصمه"},
       .meaning = {"The contracts in which reaching the figure is not enough: cards, projects and baloot of the buyer "
                   "must also exceed those of the others.",
                   "العقود التي لا يكفي فيها بلوغ الرقم، بل يجب أن يزيد ورق المشتري ومشاريعه وبلوته على ما عند خصمه."},
       .rules = {"SCORE-07"},
       .domain = Domain::words,
       .elements = {{"hokum", {"hokum", "الحكم"}}, {"sun", {"sun", "الصن"}}},
       .of = "contracts (hokum, sun)",
       .standard = items({}),
       .inert_unless = {{.conditions = {is("score.basis", {"own_abnat"})},
                         .reason = {"no other way of deciding asks both", "لا يُجمع الشرطان في غير هذه الطريقة"}}}});
  out.push_back(
      {.key = "score.tie_hokum",
       .type = OptionType::choice,
       .title = {"Tie in hokum", "التعادل في الحكم"},
       .meaning = {"What an undoubled hokum comes to when both sides have the same abnat.",
                   "ماذا يصير باليد غير المدبّلة في الحكم إذا تساوى الفريقان في الأبناط."},
       .rules = {"SCORE-10"},
       .choices = {{"buyer_makes",
                    {"The buyer has made it and each side writes its own.", "المشتري ناجح، وكل فريق يسجّل ما عنده."}},
                   {"buyer_fails", {"The buyer fails.", "المشتري خاسر."}},
                   {"redeal", {"Nothing is written and the cards are dealt again.", "لا يُسجَّل شيء ويُعاد التوزيع."}}},
       .standard = number(0),
       .conflicts = {{.conditions = {is("cards.trump_values", {kWorthless}), is("cards.plain_values", {kWorthless}),
                                     is("cards.last_trick", {"0"})},
                      .reason = kAlwaysTied,
                      .if_value = is("score.tie_hokum", {"redeal"})}},
       .inert_unless = {{.conditions = {is_not("score.basis", {"own_points"})},
                         .reason = {"only the buyer's own points are looked at, so nothing is ever tied",
                                    "يُنظر إلى نقاط المشتري وحدها فلا تعادل"}}}});
  out.push_back(
      {.key = "score.tie_sun",
       .type = OptionType::choice,
       .title = {"Tie in sun", "التعادل في الصن"},
       .meaning = {"What an undoubled sun comes to when both sides have the same abnat.",
                   "ماذا يصير باليد غير المدبّلة في الصن إذا تساوى الفريقان في الأبناط."},
       .rules = {"SCORE-10"},
       .choices = {{"buyer_makes",
                    {"The buyer has made it and each side writes its own.", "المشتري ناجح، وكل فريق يسجّل ما عنده."}},
                   {"buyer_fails", {"The buyer fails.", "المشتري خاسر."}},
                   {"redeal", {"Nothing is written and the cards are dealt again.", "لا يُسجَّل شيء ويُعاد التوزيع."}}},
       .standard = number(0),
       .conflicts = {{.conditions = {is("cards.sun_values", {kWorthless}), is("cards.last_trick", {"0"}),
                                     is("bid.allow_sun", {"true"})},
                      .reason = kAlwaysTied,
                      .if_value = is("score.tie_sun", {"redeal"})}},
       .inert_unless = {{.conditions = {is_not("score.basis", {"own_points"}), is("bid.allow_sun", {"true"})},
                         .reason = {"only the buyer's own points are looked at, or sun cannot be bought",
                                    "يُنظر إلى نقاط المشتري وحدها، أو الصن غير مسموح"}}}});
}

}  // namespace saudi
