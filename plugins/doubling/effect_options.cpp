// The options of what a raised hand is played for.
#include "options.hpp"

namespace doubling {

void declare_effect_options(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "doubling.effect",
       .type = OptionType::choice,
       .title = {"What doubling does", "أثر التدبيل"},
       .meaning = {"How the points of a doubled hand are shared.", "كيف تُقسم نقاط اليد المدبّلة."},
       .rules = {"DBL-12", "SCORE-13", "SCORE-02"},
       .choices = {{"winner_takes_all",
                    {"The winner writes the hand's whole value times the level, the loser nothing.",
                     "الفائز يسجّل قيمة اليد كاملة مضروبة في الدرجة، والخاسر صفر."}},
                   {"winner_multiplied",
                    {"Both sides count as usual and the winner's points are multiplied; projects and baloot by their "
                     "own factors, unless they are counted as abnat.",
                     "كل فريق يحسب كالمعتاد ثم تُضرب نقاط الفائز؛ والمشاريع والبلوت بمضاعفهما، إلا إذا حُسبا أبناطًا."}},
                   {"both_multiplied",
                    {"When the buyer makes it, both sides' points are multiplied.",
                     "إذا نجح المشتري تُضرب نقاط الفريقين."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is("phase.score", {"saudi", "belote", "bulgarian"})},
                         .reason = {"scoring by bids has its own rule, score.coinched",
                                    "حساب الأرقام له قاعدته في score.coinched"}}}});
  out.push_back({.key = "doubling.gahwa",
                 .type = OptionType::choice,
                 .title = {"Gahwa", "القهوة"},
                 .meaning = {"What the last level of the ladder is played for.", "على ماذا تُلعب آخر درجة في السلّم."},
                 .rules = {"DBL-10", "DBL-11", "MATCH-04"},
                 .choices = {{"wins_match_if_hand_won",
                              {"The hand is played and its winner wins the match; the sheet sets him to the target and "
                               "leaves the loser.",
                               "تُلعب اليد والفائز بها يفوز بالصكّة، فيُكتب له الهدف وتبقى نقاط الخاسر كما هي."}},
                             {"wins_match_at_once",
                              {"The side that calls it wins the match at once.", "من يقولها يفوز بالصكّة فورًا."}},
                             {"multiplier",
                              {"It only multiplies, by its factor in the ladder; tables say 4, 6 or 8.",
                               "مضاعفة فقط، بالمعامل المكتوب في السلّم؛ والمجالس تقول ٤ أو ٦ أو ٨."}}},
                 .standard = number(0),
                 .inert_unless = {{.conditions = {has("doubling.levels_hokum", "gahwa")},
                                   .reason = {"the ladder does not reach gahwa", "السلّم لا يصل إلى القهوة"}}}});
  out.push_back(
      {.key = "doubling.tie",
       .type = OptionType::choice,
       .title = {"Tie in a doubled hand", "التعادل بعد الدبل"},
       .meaning = {"Who loses a doubled hand in which both sides have the same abnat, before any conversion.",
                   "من يخسر اليد المدبّلة إذا تساوى الفريقان في الأبناط قبل التحويل."},
       .rules = {"SCORE-12", "DBL-11"},
       .choices = {{"first_doubler_loses",
                    {"The side that said double loses, whatever came after.",
                     "يخسر فريق من قال دبل أول، مهما قيل بعده."}},
                   {"last_raiser_loses", {"The side that raised last loses.", "يخسر فريق آخر من رفع."}},
                   {"as_undoubled", {"The rule for ties of undoubled hands holds.", "تسري قاعدة التعادل المعتادة."}},
                   {"held",
                    {"Nobody scores; everything waits for the winner of the next hand.",
                     "لا يسجّل أحد، وتُعلَّق النقاط كلها للفائز باليد التالية."}}},
       .standard = number(0),
       .requires_ = {{.conditions = {is("phase.score", {"belote", "bulgarian"})},
                      .reason = {"only these ways of scoring can hold points over",
                                 "تعليق النقاط لا يوجد إلا في هذين الحسابين"},
                      .if_value = is("doubling.tie", {"held"})}},
       .inert_unless = {
           {.conditions = {is("phase.score", {"saudi", "belote", "bulgarian"})},
            .reason = {"a bid is made or not; it cannot be tied", "الرقم يتحقّق أو لا يتحقّق فلا تعادل فيه"}}}});
  out.push_back({.key = "doubling.meld_factor",
                 .type = OptionType::choice,
                 .title = {"Projects in a doubled hand", "المشاريع في اليد المدبّلة"},
                 .meaning = {"By how much projects are multiplied at each level.", "بكم تُضرب المشاريع في كل درجة."},
                 .rules = {"MELD-21", "SCORE-14"},
                 .choices = {{"full_level", {"They are multiplied like the hand.", "تُضرب كما تُضرب اليد."}},
                             {"double_only",
                              {"They are doubled at the double and count once at higher levels.",
                               "تُضاعف في الدبل فقط، وفي ما فوقه تُحسب مرة واحدة."}},
                             {"at_most_two",
                              {"They are doubled at the double and never more than that.",
                               "تُضاعف من الدبل فما فوق ولا تزيد على الضعف."}}},
                 .standard = number(0),
                 .inert_unless = {{.conditions = {is("meld.enabled", {"true"})},
                                   .reason = {"the game is played without projects", "اللعب بدون مشاريع"}}}});
  out.push_back(
      {.key = "doubling.baloot_factor",
       .type = OptionType::choice,
       .title = {"Baloot in a doubled hand", "البلوت في اليد المدبّلة"},
       .meaning = {"Whether the pair of trump honours is multiplied by the level.", "هل يُضرب البلوت في درجة التدبيل."},
       .rules = {"MELD-18", "VAR-01"},
       .choices = {{"plain", {"It never changes.", "لا يتغيّر أبدًا."}},
                   {"full_level", {"It is multiplied like the hand.", "يُضرب كما تُضرب اليد."}}},
       .standard = number(0)});
}

}  // namespace doubling
