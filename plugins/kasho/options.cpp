// The options of kasho.
#include "options.hpp"

namespace kasho {

namespace {

void declare_right(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "kasho.right",
       .type = OptionType::choice,
       .title = {"Ground for kasho", "سبب الكاشو"},
       .meaning = {"What gives the right to ask for a new deal.", "ما الذي يعطي حقّ طلب توزيعة جديدة."},
       .rules = {"KASHO-01"},
       .choices = {{"low_cards",
                    {"A first hand made only of the listed ranks.", "أن تكون الأوراق الأولى كلها من الرتب المذكورة."}},
                   {"wrong_count",
                    {"Only a wrong number of cards, which a program never deals.",
                     "عدد ورق غير صحيح فقط، وهذا لا يقع في البرنامج."}}},
       .standard = number(0)});
  out.push_back({.key = "kasho.cards",
                 .type = OptionType::set,
                 .title = {"Worthless ranks", "الورق الذي لا قيمة له"},
                 .meaning = {"The ranks of which every card dealt before the auction must be.",
                             "الرتب التي يجب أن تكون منها كل الأوراق الموزّعة قبل الشراء."},
                 .rules = {"KASHO-01", "KASHO-05"},
                 .domain = Domain::ranks,
                 .of = "ranks",
                 .standard = ranks("789"),
                 .inert_unless = {{.conditions = {is("kasho.right", {"low_cards"})},
                                   .reason = {"kasho is not granted for low cards", "الكاشو لا يُعطى لضعف الورق"}}}});
  out.push_back({.key = "kasho.upcard_nine",
                 .type = OptionType::choice,
                 .title = {"Nine of the up-card's suit", "تسعة نوع المكشوفة"},
                 .meaning = {"What holding the nine that could become the second trump does to the right.",
                             "أثر وجود التسعة التي قد تصير ثاني أقوى حكم على الحقّ."},
                 .rules = {"KASHO-02"},
                 .choices = {{"qualifies", {"It counts like any other nine.", "تُحسب كأي تسعة."}},
                             {"supported_bars",
                              {"It takes the right away when another card of its suit is held with it.",
                               "تُسقط الحقّ إذا كانت مردوفة بورقة من نوعها."}},
                             {"bars", {"It always takes the right away.", "تُسقط الحقّ دائمًا."}}},
                 .standard = number(0),
                 .inert_unless = {{.conditions = {is("kasho.right", {"low_cards"}), has("kasho.cards", "9")},
                                   .reason = {"nines do not count towards kasho", "التسعات لا تدخل في الكاشو"}},
                                  {.conditions = {is_not("deal.upcard", {"none"})},
                                   .reason = {"no card is shown", "لا توجد ورقة مكشوفة"}}}});
}

void declare_time(std::vector<OptionDecl>& out) {
  out.push_back({.key = "kasho.window",
                 .type = OptionType::choice,
                 .title = {"When it may be asked", "وقت الطلب"},
                 .meaning = {"Until when kasho may be claimed.", "إلى متى يجوز طلب الكاشو."},
                 .rules = {"KASHO-03", "KASHO-05"},
                 .choices = {{"before_any_bid", {"Before anyone has spoken.", "قبل أن يتكلّم أحد."}},
                             {"own_first_turn", {"At one's own first turn.", "عند أول دور لصاحبه."}},
                             {"until_purchase",
                              {"At any time until somebody has bought; a pass does not lose it.",
                               "في أي وقت قبل الشراء، والمرور لا يُسقطه."}}},
                 .standard = number(2)});
  out.push_back(
      {.key = "kasho.dealer_after",
       .type = OptionType::choice,
       .title = {"Dealer after kasho", "الموزّع بعد الكاشو"},
       .meaning = {"Who deals again after kasho.", "من يعيد التوزيع بعد الكاشو."},
       .rules = {"KASHO-04"},
       .choices = {{"same_before_bid",
                    {"The same dealer if nobody has made a bid yet (a pass is none), the next one after that.",
                     "نفس الموزّع إذا لم يطلب أحد بعد (والمرور ليس طلبًا)، وإلا فالتالي."}},
                   {"same", {"Always the same dealer.", "نفس الموزّع دائمًا."}},
                   {"rotate", {"Always the next dealer.", "الموزّع التالي دائمًا."}}},
       .standard = number(0)});
  out.push_back({.key = "kasho.show_hand",
                 .type = OptionType::flag,
                 .effect = Effect::view,
                 .title = {"Hand is shown", "كشف اليد"},
                 .meaning = {"Whether the claimant lays his cards open.", "هل يكشف طالب الكاشو ورقه."},
                 .rules = {"KASHO-05"},
                 .standard = flag(true)});
  out.push_back(
      {.key = "kasho.after_double",
       .type = OptionType::flag,
       .title = {"Kasho after a double", "الكاشو بعد الدبل"},
       .meaning = {"Whether the claim is still accepted once the hand has been doubled, until the first card.",
                   "هل يُقبل الطلب بعد الدبل وقبل أول ورقة."},
       .rules = {"KASHO-05"},
       .standard = flag(false),
       .inert_unless = {
           {.conditions = {is("use", {"doubling"})}, .reason = {"hands are not doubled", "لا يوجد دبل"}}}});
  out.push_back(
      {.key = "kasho.opponent_may_refuse",
       .type = OptionType::flag,
       .title = {"Opponents may play on", "للخصم أن يكمل"},
       .meaning = {"Whether an opponent may insist that the hand is played.", "هل للخصم أن يرفض ويطلب إكمال اليد."},
       .rules = {"KASHO-05"},
       .standard = flag(false)});
}

}  // namespace

void declare_options(std::vector<OptionDecl>& out) {
  declare_right(out);
  declare_time(out);
}

}  // namespace kasho
