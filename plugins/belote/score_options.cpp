// The options that the implementation of the phase `score` declares.
#include "../tens/rounding_tens.hpp"
#include "options.hpp"

namespace belote {

namespace {

constexpr std::string_view kWorthless = "{7: 0, 8: 0, 9: 0, T: 0, J: 0, Q: 0, K: 0, A: 0}";
constexpr Text kAlwaysTied{"no card is worth anything, so that such a hand would always be dealt again",
                           "لا قيمة لأي ورقة، فتُعاد كل يد كهذه بلا نهاية"};

Relation only_where_points_are_held() {
  return {
      .conditions = {is("score.litige", {"hold"})}, .reason = {"no points are held", "لا تُحجز نقاط"}, .if_value = {}};
}

OptionDecl litige() {
  return {.key = "score.litige",
          .type = OptionType::choice,
          .title = {"Tie (litige)", "التعادل (ليتيج)"},
          .meaning = {"What happens to the points when both sides have the same total.",
                      "ماذا يصير بالنقاط إذا تساوى المجموعان."},
          .rules = {"FR-14"},
          .choices = {{"hold",
                       {"The defence scores its points at once; the takers' points wait for the winner of the next "
                        "counted deal.",
                        "يسجّل الدفاع نقاطه في الحال، وتُحجز نقاط الآخذين للفائز بالتوزيعة المحسوبة التالية."}},
                      {"takers_fail", {"The takers have failed.", "الآخذون ساقطون."}},
                      {"redeal", {"Nothing is written and the cards are dealt again.", "لا يُسجَّل شيء ويُعاد التوزيع."}},
                      {"split", {"Each side writes its own.", "كل فريق يسجّل ما عنده."}}},
          .standard = number(0),
          .conflicts = {{.conditions = {is("phase.score", {"saudi"})},
                         .reason = {"Saudi scoring settles ties with score.tie_hokum and score.tie_sun and holds "
                                    "nothing over",
                                    "الحساب السعودي يحسم التعادل بقاعدته ولا يعلّق نقاطًا"},
                         .if_value = {}},
                        {.conditions = {is("cards.trump_values", {kWorthless}), is("cards.plain_values", {kWorthless}),
                                        is("cards.last_trick", {"0"})},
                         .reason = kAlwaysTied,
                         .if_value = is("score.litige", {"redeal"})},
                        {.conditions = {is("cards.sun_values", {kWorthless}), is("cards.last_trick", {"0"}),
                                        is("bid.allow_sun", {"true"})},
                         .reason = kAlwaysTied,
                         .if_value = is("score.litige", {"redeal"})},
                        {.conditions = {is("cards.all_trump_values", {kWorthless}), is("cards.last_trick", {"0"}),
                                        is("bid.allow_all_trump", {"true"})},
                         .reason = kAlwaysTied,
                         .if_value = is("score.litige", {"redeal"})}}};
}

OptionDecl litige_on() {
  return {
      .key = "score.litige_on",
      .type = OptionType::choice,
      .title = {"Which ties are a litige", "أي تعادل يُعدّ ليتيج"},
      .meaning = {"Which equal totals fall under the rule for ties.", "أي تساوٍ في المجموع تشمله قاعدة التعادل."},
      .rules = {"FR-14"},
      .choices = {{"any_tie",
                   {"Any equal totals, with belote and announcements.", "أي مجموعين متساويين، مع البلوت والإعلانات."}},
                  {"only_81",
                   {"Totals of 81 each only; any other equal totals are a failure of the takers.",
                    "٨١ مقابل ٨١ فقط، وأي تساوٍ غيره سقوط للآخذين."}}},
      .standard = number(0),
      .inert_unless = {{.conditions = {is_not("score.litige", {"takers_fail"})},
                        .reason = {"every tie is a failure anyway", "كل تعادل سقوط على أي حال"},
                        .if_value = {}}}};
}

OptionDecl second_litige() {
  return {.key = "score.second_litige",
          .type = OptionType::choice,
          .title = {"Two ties running", "تعادلان متتاليان"},
          .meaning = {"Where points already held go when the next deal is a tie too.",
                      "أين تذهب النقاط المحجوزة إذا جاءت التوزيعة التالية تعادلًا أيضًا."},
          .rules = {"FR-15"},
          .choices = {{"accumulate",
                       {"They stay and the new ones are added, until somebody wins a deal.",
                        "تبقى وتُضاف إليها الجديدة حتى يفوز أحد بتوزيعة."}},
                      {"to_second_defence",
                       {"They go to the defence of the second deal; only the new takers' points are held.",
                        "تذهب إلى دفاع التوزيعة الثانية، ولا تُحجز إلا نقاط آخذيها."}}},
          .standard = number(0),
          .inert_unless = {only_where_points_are_held()}};
}

OptionDecl litige_at_end() {
  return {.key = "score.litige_at_end",
          .type = OptionType::choice,
          .title = {"Points held at the end", "النقاط المحجوزة عند النهاية"},
          .meaning = {"What becomes of held points when no deal follows; only a match of a fixed number of hands knows "
                      "its last deal.",
                      "مصير النقاط المحجوزة إذا لم تتبعها توزيعة، ولا تُعرف الأخيرة إلا في صكّة محدودة العدد."},
          .rules = {"FR-16"},
          .choices = {{"lapse", {"They lapse; nobody's total changes.", "تسقط ولا يتغيّر مجموع أحد."}},
                      {"each_own",
                       {"On the last deal the takers write their own points as well.",
                        "في آخر توزيعة يسجّل الآخذون نقاطهم أيضًا."}}},
          .standard = number(0),
          .inert_unless = {{.conditions = {is("score.litige", {"hold"}), at_least("match.max_hands", 1)},
                            .reason = {"no points are held, or no deal is known to be the last",
                                       "لا تُحجز نقاط، أو لا تُعرف آخر توزيعة"},
                            .if_value = {}}}};
}

}  // namespace

void declare_score_options(std::vector<OptionDecl>& out) {
  out.push_back(litige());
  out.push_back(litige_on());
  out.push_back(second_litige());
  out.push_back(litige_at_end());
  out.push_back(tens::rounding_option());
}

}  // namespace belote
