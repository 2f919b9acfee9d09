// The options that the Saudi implementation of the phase `bid` declares.
#include "options.hpp"

namespace saudi {

void declare_bid_options(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "bid.second_round_sun",
       .type = OptionType::flag,
       .title = {"Sun in round 2", "الصن في الدورة الثانية"},
       .meaning = {"Whether sun may still be bought in the second round; it then ends the auction at once.",
                   "هل يجوز شراء الصن في الدورة الثانية، وهو ينهي الشراء فورًا."},
       .rules = {"BID-11"},
       .standard = flag(true),
       .inert_unless = {{.conditions = {is("bid.rounds", {"2"}), is("bid.allow_sun", {"true"})},
                         .reason = {"it needs a second round and sun", "يحتاج دورة ثانية وأن يكون الصن مسموحًا"}}}});
  out.push_back(
      {.key = "bid.sun_preempt",
       .type = OptionType::choice,
       .title = {"Taking a sun before the caller", "قبلك في الصن"},
       .meaning = {"Who may take a sun of the first round ahead of its caller; each is asked once.",
                   "من يحقّ له أن يأخذ صن الدورة الأولى قبل قائله، ويُسأل كل واحد مرة واحدة."},
       .rules = {"BID-06", "BID-07a", "BID-07b"},
       .choices = {{"earlier_opponents",
                    {"Opponents of the caller who spoke before him may take the sun, nearest to the start first.",
                     "خصوم القائل الذين سبقوه في الدور لهم أن يأخذوا الصن قبله، والأقرب للبداية أولى."}},
                   {"earlier_any",
                    {"Everyone who spoke before him, his partner too.", "كل من سبقه في الدور، حتى خويه."}},
                   {"ace_upcard_only",
                    {"Only over an ace turned up: the first seat over the second and the fourth, the second over the "
                     "third, never over a partner.",
                     "على إكة مكشوفة فقط: الأول قبل الثاني والرابع، والثاني قبل الثالث، ولا يسبق أحدٌ خويه."}},
                   {"none", {"Nobody: the sun stands and the auction is over.", "لا أحد: الصن يثبت وينتهي الشراء."}}},
       .standard = number(0),
       .inert_unless = {
           {.conditions = {is("bid.allow_sun", {"true"})}, .reason = {"sun cannot be bought", "الصن غير مسموح"}},
           {.conditions = {is_not("deal.upcard", {"none"})},
            .reason = {"without an up-card it never applies, like none", "بلا ورقة مكشوفة لا تنطبق أبدًا"},
            .if_value = is("bid.sun_preempt", {"ace_upcard_only"})}}});
  out.push_back(
      {.key = "bid.overcall_seats",
       .type = OptionType::choice,
       .title = {"Who may call over a hokum", "من يعلّق فوق الحكم"},
       .meaning = {"Who is asked, once each, for sun or ashkal over a hokum of the first round.",
                   "من يُسأل مرة واحدة عن الصن أو الأشكل فوق حكم الدورة الأولى."},
       .rules = {"BID-07", "BID-13", "BID-14"},
       .choices = {{"all_others",
                    {"Every other player, also those who have passed.", "كل اللاعبين الآخرين، حتى من قال بس."}},
                   {"remaining_only", {"Only those whose turn has not come yet.", "من لم يأتِ دورهم بعد فقط."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is("bid.allow_sun", {"true"})},
                         .reason = {"a hokum can only be overcalled with sun", "لا يُعلَّق فوق الحكم إلا بصن"}}}});
  out.push_back({.key = "bid.second_round_overcall_seats",
                 .type = OptionType::choice,
                 .title = {"Who may call over a hokum in round 2", "من يعلّق فوق حكم الدورة الثانية"},
                 .meaning = {"Who may answer a hokum of the second round with sun.",
                             "من يحقّ له أن يردّ على حكم الدورة الثانية بصن."},
                 .rules = {"BID-11"},
                 .choices = {{"not_yet_spoken",
                              {"Only players who have not spoken in that round.", "من لم يتكلّم في هذه الدورة فقط."}},
                             {"all_others", {"Every other player.", "كل اللاعبين الآخرين."}}},
                 .standard = number(0),
                 .inert_unless = {{.conditions = {is("bid.rounds", {"2"}), is("bid.allow_sun", {"true"}),
                                                  is("bid.second_round_sun", {"true"})},
                                   .reason = {"it needs a second round in which sun may be called",
                                              "يحتاج دورة ثانية يجوز فيها الصن"}}}});
  out.push_back(
      {.key = "bid.second_round_suit_named",
       .type = OptionType::choice,
       .title = {"Naming the second suit", "تسمية الحكم الثاني"},
       .meaning = {"When the buyer of a second-round hokum must say which suit it is.",
                   "متى يجب على مشتري حكم الدورة الثانية أن يسمّي نوعه."},
       .rules = {"BID-12"},
       .choices = {{"on_confirm",
                    {"When the others have declined and the hokum is confirmed.", "بعد أن يمرّر الباقون ويثبت الحكم."}},
                   {"with_bid", {"Together with the call.", "مع الطلب نفسه."}}},
       .standard = number(0),
       .inert_unless = {
           {.conditions = {is("bid.rounds", {"2"})}, .reason = {"there is no second round", "لا توجد دورة ثانية"}}}});
  out.push_back({.key = "bid.turn_to_sun",
                 .type = OptionType::flag,
                 .title = {"Turning a hokum to sun", "قلب الحكم إلى صن"},
                 .meaning = {"Whether the buyer of an uncontested hokum may make it sun instead of confirming it; sun "
                             "never becomes hokum.",
                             "هل يجوز للمشتري إذا مرّر الباقون أن يقلب حكمه إلى صن بدل تثبيته، ولا ينقلب الصن حكمًا."},
                 .rules = {"BID-09"},
                 .standard = flag(true),
                 .inert_unless = {{.conditions = {is("bid.allow_sun", {"true"})},
                                   .reason = {"sun cannot be bought", "الصن غير مسموح"}}}});
  out.push_back(
      {.key = "bid.ace_upcard_flip",
       .type = OptionType::choice,
       .title = {"Hokum on an ace", "الحكم على إكة"},
       .meaning = {"Who may turn a hokum into sun when an ace was turned up.",
                   "من يحقّ له قلب الحكم إلى صن إذا كانت المكشوفة إكة."},
       .rules = {"BID-10"},
       .choices = {{"usual", {"No special rule: the general overcall applies.", "لا قاعدة خاصة، بل التعليق المعتاد."}},
                   {"any_not_wala",
                    {"Anyone who has not said wala may turn the hokum to sun, even after his turn.",
                     "كل من لم يقل «ولا» له أن يقلبه صنًا ولو مضى دوره."}},
                   {"dealer_right_only",
                    {"Only the player at the dealer's right, in both rounds and whoever bought; ashkal stays open.",
                     "من على يمين الموزّع وحده في الدورتين أيًّا كان المشتري، والأشكل يبقى مفتوحًا."}},
                   {"never", {"Nobody may turn it to sun.", "لا يقلبه أحد إلى صن."}}},
       .standard = number(0),
       .inert_unless = {
           {.conditions = {is("bid.allow_sun", {"true"})}, .reason = {"sun cannot be bought", "الصن غير مسموح"}},
           {.conditions = {is_not("deal.upcard", {"none"})}, .reason = {"no card is shown", "لا توجد ورقة مكشوفة"}}}});
  out.push_back(
      {.key = "bid.wala_means",
       .type = OptionType::choice,
       .title = {"What counts as wala", "ما معنى «ولا»"},
       .meaning = {"Which pass takes away the right to turn a hokum on an ace into sun.",
                   "أي مرور يُسقط حقّ قلب الحكم على الإكة إلى صن."},
       .rules = {"BID-15", "BID-10"},
       .choices = {{"second_round_pass", {"Wala is the pass of the second round.", "«ولا» هي مرور الدورة الثانية."}},
                   {"any_pass",
                    {"Any pass in the current round counts as wala.", "كل مرور في الدورة الحالية يُعدّ «ولا»."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is("bid.ace_upcard_flip", {"any_not_wala"})},
                         .reason = {"only that rule asks who said wala", "لا يُسأل عن «ولا» إلا في تلك القاعدة"}}}});
  out.push_back(
      {.key = "bid.ashkal_seats",
       .type = OptionType::set,
       .title = {"Who may say ashkal", "من يقول أشكل"},
       .meaning =
           {"The seats that may buy sun for the partner to take the up-card; an empty list means there is no ashkal.",
            "المقاعد التي لها أن تشتري صنًا وتعطي المكشوفة للخوي، والقائمة الفارغة تعني لا أشكل."},
       .rules = {"BID-08"},
       .domain = Domain::positions,
       .of = "positions (dealer_right, dealer_partner, dealer_left, dealer)",
       .standard = items({2, 3}),
       .inert_unless = {{.conditions = {is("bid.allow_sun", {"true"})},
                         .reason = {"ashkal is a sun, and sun cannot be bought", "الأشكل صن، والصن غير مسموح"},
                         .if_value = is_not("bid.ashkal_seats", {"[]"})},
                        {.conditions = {is("deal.upcard", {"turned"})},
                         .reason = {"there is no up-card for the partner to take", "لا توجد مكشوفة يأخذها الخوي"},
                         .if_value = is_not("bid.ashkal_seats", {"[]"})}}});
  out.push_back(
      {.key = "bid.ashkal_buyer",
       .type = OptionType::choice,
       .title = {"Buyer of an ashkal", "المشتري في الأشكل"},
       .meaning = {"Which of the two partners is the buyer after ashkal.", "أيّ الشريكين هو المشتري بعد الأشكل."},
       .rules = {"BID-08a", "DBL-04"},
       .choices = {{"caller", {"The caller; he answers doubles.", "القائل نفسه، وهو من يردّ على الدبل."}},
                   {"partner", {"The partner who takes the card.", "الخوي الذي يأخذ الورقة."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is_not("bid.ashkal_seats", {"[]"}), is("bid.allow_sun", {"true"}),
                                        is("deal.upcard", {"turned"})},
                         .reason = {"there is no ashkal", "لا يوجد أشكل"}}}});
  out.push_back(
      {.key = "bid.ashkal_rounds",
       .type = OptionType::choice,
       .title = {"Rounds for ashkal", "دورات الأشكل"},
       .meaning = {"When ashkal may be called.", "متى يجوز الأشكل."},
       .rules = {"BID-08b"},
       .choices = {{"first_round_only", {"In the first round only.", "في الدورة الأولى فقط."}},
                   {"both_rounds", {"In both rounds.", "في الدورتين."}},
                   {"both_unless_passed_second",
                    {"In both, but not after passing in the second.", "في الدورتين، إلا من مرّر في الثانية."}}},
       .standard = number(0),
       .inert_unless = {
           {.conditions = {is_not("bid.ashkal_seats", {"[]"}), is("bid.allow_sun", {"true"}),
                           is("deal.upcard", {"turned"})},
            .reason = {"there is no ashkal", "لا يوجد أشكل"}},
           {.conditions = {is("bid.rounds", {"2"})}, .reason = {"there is no second round", "لا توجد دورة ثانية"}}}});
  out.push_back(
      {.key = "bid.ashkal_needs",
       .type = OptionType::choice,
       .title = {"What ashkal needs", "ما يشترطه الأشكل"},
       .meaning = {"What must have been called before ashkal is allowed.", "ما الذي يجب أن يُقال قبل أن يجوز الأشكل."},
       .rules = {"BID-08c"},
       .choices = {{"nothing", {"Nothing: it may open the auction.", "لا شيء، ويجوز ابتداءً."}},
                   {"hokum", {"A hokum bought before it, by either side.", "حكم مشترى قبله من أي الفريقين."}},
                   {"opponents_hokum", {"A hokum bought by the opponents.", "حكم اشتراه الخصم."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is_not("bid.ashkal_seats", {"[]"}), is("bid.allow_sun", {"true"}),
                                        is("deal.upcard", {"turned"})},
                         .reason = {"there is no ashkal", "لا يوجد أشكل"}}}});
  out.push_back(
      {.key = "bid.ashkal_on_ace",
       .type = OptionType::flag,
       .title = {"Ashkal on an ace", "الأشكل على إكة"},
       .meaning = {"Whether ashkal may be called when the up-card is an ace.", "هل يجوز الأشكل إذا كانت المكشوفة إكة."},
       .rules = {"BID-08c"},
       .standard = flag(true),
       .inert_unless = {{.conditions = {is_not("bid.ashkal_seats", {"[]"}), is("bid.allow_sun", {"true"}),
                                        is("deal.upcard", {"turned"})},
                         .reason = {"there is no ashkal", "لا يوجد أشكل"}}}});
  out.push_back(
      {.key = "bid.ashkal_after_pass",
       .type = OptionType::choice,
       .title = {"Ashkal after a pass", "الأشكل بعد المرور"},
       .meaning = {"What an earlier pass does to the right to say ashkal.", "أثر المرور السابق على حقّ الأشكل."},
       .rules = {"BID-08", "BID-08c"},
       .choices = {{"allowed", {"Passing earlier makes no difference.", "المرور قبل ذلك لا يغيّر شيئًا."}},
                   {"barred", {"A player who has passed may not say ashkal.", "من مرّر لا يقول أشكل."}},
                   {"required", {"Only a player who has passed may say it.", "لا يقوله إلا من مرّر قبل ذلك."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is_not("bid.ashkal_seats", {"[]"}), is("bid.allow_sun", {"true"}),
                                        is("deal.upcard", {"turned"})},
                         .reason = {"there is no ashkal", "لا يوجد أشكل"}}}});
}

}  // namespace saudi
