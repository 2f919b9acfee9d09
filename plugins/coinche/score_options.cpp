// The options of what a bid is worth.
#include "options.hpp"

namespace coinche {

void declare_score_options(std::vector<OptionDecl>& out) {
  out.push_back({
      .key = "score.bid_margin",
      .type = OptionType::choice,
      .title = {"What makes a bid", "بماذا يتحقّق الرقم"},
      .meaning = {"What the takers need for their bid to be made.", "ما يلزم الآخذين حتى يتحقّق ما طلبوه."},
      .rules = {"COIN-03", "COIN-07"},
      .choices = {{"more_than_defence",
                   {"Reach the bid and have more than the defence.", "بلوغ الرقم والزيادة على الدفاع."}},
                  {"at_least_defence",
                   {"Reach the bid and have no less than the defence.", "بلوغ الرقم وألّا يقلّ عن الدفاع."}},
                  {"bid_only", {"Reach the bid.", "بلوغ الرقم وحده."}}},
      .standard = number(0),
  });
  out.push_back({
      .key = "score.bid_made",
      .type = OptionType::choice,
      .title = {"Sheet of a bid made", "القيد إذا تحقّق الرقم"},
      .meaning = {"What is written when the bid was made.", "ما يُكتب إذا تحقّق الرقم المطلوب."},
      .rules = {"COIN-03"},
      .choices = {{"points_plus_bid",
                   {"The takers write their points and the bid, the defence its points.",
                    "الآخذون نقاطهم مع الرقم، والدفاع نقاطه."}},
                  {"bid_only", {"The takers write the bid, the defence nothing.", "الآخذون الرقم وحده، والدفاع صفر."}}},
      .standard = number(0),
  });
  out.push_back({
      .key = "score.bid_failed",
      .type = OptionType::choice,
      .title = {"Sheet of a bid failed", "القيد إذا سقط الرقم"},
      .meaning = {"What the defence writes when the bid failed; the worth of the hand is score.hand_hokum, 160 or 162.",
                  "ما يسجّله الدفاع إذا سقط الرقم؛ وقيمة اليد ١٦٠ أو ١٦٢ حسب خيارها."},
      .rules = {"COIN-04"},
      .choices = {{"hand_plus_bid", {"The worth of the hand and the bid.", "قيمة اليد مع الرقم."}},
                  {"hand_only", {"The worth of the hand.", "قيمة اليد وحدها."}},
                  {"bid_only", {"The bid.", "الرقم وحده."}}},
      .standard = number(0),
  });
  out.push_back(
      {.key = "score.coinched",
       .type = OptionType::choice,
       .title = {"Sheet of a coinched hand", "القيد بعد الكوانش"},
       .meaning = {"What the level multiplies when a bid was coinched; the winner writes it all and the loser nothing.",
                   "ما الذي يُضرب إذا قيل كوانش، والفائز يسجّل الكل والخاسر صفر."},
       .rules = {"COIN-05", "COIN-02"},
       .choices = {{"all_times_level", {"Hand and bid together are multiplied.", "تُضرب قيمة اليد والرقم معًا."}},
                   {"bid_times_level", {"Only the bid is multiplied.", "يُضرب الرقم وحده."}}},
       .standard = number(0),
       .inert_unless = {
           {.conditions = {is("use", {"doubling"})}, .reason = {"bids cannot be coinched", "لا يوجد كوانش"}}}});
  out.push_back(
      {.key = "score.bid_compared",
       .type = OptionType::choice,
       .title = {"Rounding against the bid", "التقريب وبلوغ الرقم"},
       .meaning = {"Whether points are rounded before they are held against the bid.",
                   "هل تُقرَّب النقاط قبل مقارنتها بالرقم المطلوب."},
       .rules = {"COIN-07"},
       .choices = {{"exact", {"With exact points: 89 fails a bid of 90.", "بالنقاط الدقيقة، فتسقط ٨٩ عن ٩٠."}},
                   {"rounded", {"With rounded points.", "بالنقاط بعد التقريب."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is_not("score.rounding_tens", {"none"})},
                         .reason = {"points are not rounded", "النقاط لا تُقرَّب"}}}});
  out.push_back({.key = "score.scale_all_trump",
                 .type = OptionType::flag,
                 .title = {"All trumps scaled to 162", "ردّ كل الأنواع إلى ١٦٢"},
                 .meaning = {"Whether points of an all-trump hand counted with full trump values are brought from 258 "
                             "down to 162 before anything else.",
                             "إذا حُسبت يد كل الأنواع بقيم الحكم الكاملة، هل تُردّ من ٢٥٨ إلى ١٦٢ قبل كل شيء."},
                 .rules = {"COIN-06"},
                 .standard = flag(false),
                 .inert_unless = {{.conditions = {is("bid.allow_all_trump", {"true"})},
                                   .reason = {"all trumps cannot be bid", "لا يُطلب عقد كل الأنواع"}}}});
}

}  // namespace coinche
