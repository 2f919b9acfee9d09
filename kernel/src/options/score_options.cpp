// The options of the section `score` that the kernel declares because several implementations share them.
#include "options/core_options.hpp"

namespace qanun {

void declare_score_options(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "score.hand_hokum",
       .type = OptionType::integer,
       .title = {"Worth of a trump hand", "قيمة يد الحكم"},
       .meaning = {"What a whole hand with a trump is worth on the sheet: the sum both sides share, what a failed "
                   "buyer gives up and what doubling multiplies.",
                   "قيمة يد الحكم كاملة في القيد: ما يتقاسمه الفريقان، وما يخسره المشتري، وما يُضاعف في الدبل."},
       .rules = {"SCORE-01", "SCORE-11", "SCORE-15", "FR-09", "COIN-04"},
       .range = {1, 1000},
       .standard = number(16)});
  out.push_back({.key = "score.hand_sun",
                 .type = OptionType::integer,
                 .title = {"Worth of a sun hand", "قيمة يد الصن"},
                 .meaning = {"The same for a hand without trumps.", "مثلها في اللعب بلا حكم."},
                 .rules = {"SCORE-01", "SCORE-11", "SCORE-15"},
                 .range = {1, 1000},
                 .standard = number(26),
                 .inert_unless = {{.conditions = {is("bid.allow_sun", {"true"})},
                                   .reason = {"sun cannot be bought", "الصن غير مسموح"}}}});
  out.push_back({.key = "score.hand_multiplier",
                 .type = OptionType::integer,
                 .title = {"Hand counts times", "اليد تُحسب بكم"},
                 .meaning = {"By how much every line of the sheet of a hand is multiplied in the end, for house rules "
                             "such as hearts counting twice.",
                             "بكم يُضرب كل ما كُتب لليد في النهاية، لقواعد المجالس مثل أن يُحسب الهاص مرتين."},
                 .rules = {"SCORE-15"},
                 .range = {1, 10},
                 .standard = number(1)});
}

}  // namespace qanun
