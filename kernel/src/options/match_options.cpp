// The options of the section `match` that the kernel declares because several implementations share them.
#include "options/core_options.hpp"

namespace qanun {

void declare_match_options(std::vector<OptionDecl>& out) {
  out.push_back({.key = "match.target",
                 .type = OptionType::integer,
                 .title = {"Target", "هدف الصكّة"},
                 .meaning = {"The total that wins the match once a hand is fully written down.",
                             "المجموع الذي تنتهي عنده الصكّة بعد قيد اليد كاملة."},
                 .rules = {"MATCH-01", "MATCH-05", "MATCH-06", "FR-18"},
                 .range = {1, 10000},
                 .standard = number(152)});
  out.push_back({.key = "match.both_over",
                 .type = OptionType::choice,
                 .title = {"Both reach the target", "وصول الفريقين معًا"},
                 .meaning = {"Who wins when both sides reach the target in the same hand.",
                             "من يفوز إذا بلغ الفريقان الهدف في نفس اليد."},
                 .rules = {"MATCH-02", "FR-19"},
                 .choices = {{"higher_total", {"The higher total.", "صاحب المجموع الأعلى."}},
                             {"more_in_hand", {"The side that wrote more in that hand.", "من سجّل أكثر في تلك اليد."}}},
                 .standard = number(0)});
  out.push_back({.key = "match.exact_tie",
                 .type = OptionType::choice,
                 .title = {"Equal at the end", "تعادل عند النهاية"},
                 .meaning = {"What happens when both sides stand at the same total on the target or above.",
                             "ماذا يحصل إذا تساوى الفريقان عند الهدف أو فوقه."},
                 .rules = {"MATCH-03", "FR-19"},
                 .choices = {{"extra_hands",
                              {"Hands are played on until the totals differ.", "تُلعب أيادٍ زيادة حتى ينكسر التعادل."}},
                             {"buyer_wins", {"The buyer's side of that hand wins.", "يفوز فريق مشتري تلك اليد."}},
                             {"draw", {"The match is drawn.", "الصكّة تعادل."}}},
                 .standard = number(0)});
  out.push_back({.key = "match.max_hands",
                 .type = OptionType::integer,
                 .title = {"Number of hands", "عدد الأيادي"},
                 .meaning = {"After how many hands the match ends whatever the score, void deals not counted; 0 means "
                             "there is no such limit.",
                             "بعد كم يد تنتهي الصكّة مهما كانت النتيجة، ولا تُعدّ التوزيعة الملغاة؛ وصفر يعني بلا حدّ."},
                 .rules = {"MATCH-06", "FR-16"},
                 .range = {0, 10000},
                 .standard = number(0)});
  out.push_back(
      {.key = "match.win_without_trick",
       .type = OptionType::flag,
       .title = {"Winning without a trick", "الفوز بلا أكلة"},
       .meaning = {"Whether a side that took no trick in a hand may win the match on it, through a bonus alone.",
                   "هل يفوز بالصكّة فريق لم يأخذ أي أكلة في اليد الأخيرة، بإضافة وحدها."},
       .rules = {"FR-19"},
       .standard = flag(true)});
}

}  // namespace qanun
