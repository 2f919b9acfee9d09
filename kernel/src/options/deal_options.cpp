// The options of the section `deal` that the kernel declares because several implementations share them.
#include "options/core_options.hpp"

namespace qanun {

void declare_deal_options(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "deal.first_packets",
       .type = OptionType::list,
       .title = {"Cards before the auction", "الورق قبل الشراء"},
       .meaning = {"How many cards each player gets before the auction, packet by packet, from the dealer's right.",
                   "كم ورقة يأخذ كل لاعب قبل الشراء، دفعة بعد دفعة، بدءًا من يمين الموزّع."},
       .rules = {"DEAL-03"},
       .range = {1, 8},
       .domain = Domain::numbers,
       .of = "cards in each packet before the auction, 1 to 8",
       .holds = {"with deal.last_packets it makes eight cards a player",
                 "مع deal.last_packets يصير لكل لاعب ثماني ورقات"},
       .standard = items({3, 2}),
       .samples = {items({2, 3}), items({3, 2, 3})}});
  out.push_back(
      {.key = "deal.last_packets",
       .type = OptionType::list,
       .title = {"Cards after the purchase", "الورق بعد الشراء"},
       .meaning = {"How the deal is completed after the purchase; whoever gets the up-card gets one card less.",
                   "كيف يكتمل التوزيع بعد الشراء، ومن يأخذ المكشوفة تنقص حصّته ورقة."},
       .rules = {"DEAL-03", "DEAL-05"},
       .range = {1, 8},
       .domain = Domain::numbers,
       .of = "cards in each packet after the auction, 1 to 8; empty when all are dealt before",
       .holds = {"with deal.first_packets it makes eight cards a player",
                 "مع deal.first_packets يصير لكل لاعب ثماني ورقات"},
       .standard = items({3}),
       .samples = {items({2, 1}), items({})}});
  out.push_back(
      {.key = "deal.upcard",
       .type = OptionType::choice,
       .title = {"Up-card", "الورقة المكشوفة"},
       .meaning = {"Which card is shown before the auction and what it decides.",
                   "أي ورقة تُكشف قبل الشراء وماذا تحدّد."},
       .rules = {"DEAL-04", "DEAL-05", "BID-05"},
       .choices =
           {{"turned",
             {"The next card is turned up, names the suit of the first round and goes to the buyer.",
              "تُكشف الورقة التالية، فتحدّد نوع الدورة الأولى وتذهب إلى المشتري."}},
            {"first_dealt",
             {"Nothing is turned: the first card dealt is shown, names the only suit of hokum and stays where it is.",
              "لا تُكشف ورقة من الكومة؛ أول ورقة وُزّعت تُرى وتحدّد نوع الحكم الوحيد وتبقى مع صاحبها."}},
            {"last_dealt", {"The same with the last card dealt.", "مثلها لكن آخر ورقة وُزّعت."}},
            {"none",
             {"No card is shown and any suit may be named in any round.", "لا تُكشف ورقة، ويُسمّى أي نوع في أي دورة."}}},
       .standard = number(0),
       .conflicts = {
           {.conditions = {is("deal.last_packets", {"[]"})},
            .reason = {"with all cards dealt nothing is left to turn up", "إذا وُزّع الورق كله لم تبقَ ورقة تُكشف"},
            .if_value = is("deal.upcard", {"turned"})}}});
  out.push_back(
      {.key = "deal.shuffle",
       .type = OptionType::choice,
       .title = {"Shuffling", "الخلط"},
       .meaning = {"Whether the cards are mixed anew for each deal.", "هل يُخلط الورق من جديد لكل توزيعة."},
       .rules = {"DEAL-02", "FR-03"},
       .choices =
           {{"every_deal", {"The pack is shuffled before every deal.", "يُخلط الورق قبل كل توزيعة."}},
            {"cut_only",
             {"Only before the first deal of a match; afterwards the gathered tricks are stacked as they lie and cut.",
              "قبل أول توزيعة في الصكّة فقط، وبعدها تُجمع الأكلات كما هي ويُقصّ الورق."}}},
       .standard = number(0)});
  out.push_back({.key = "deal.cut",
                 .type = OptionType::choice,
                 .effect = Effect::words,
                 .title = {"Who cuts", "من يقصّ الورق"},
                 .meaning = {"Who cuts the shuffled pack.", "من يقصّ الورق بعد الخلط."},
                 .rules = {"DEAL-02"},
                 .choices = {{"left", {"The player on the dealer's left cuts.", "يقصّ من على يسار الموزّع."}},
                             {"right", {"The player on the dealer's right cuts.", "يقصّ من على يمين الموزّع."}},
                             {"none", {"Nobody cuts.", "لا قصّ."}}},
                 .standard = number(0)});
  out.push_back({.key = "deal.cut_min",
                 .type = OptionType::integer,
                 .effect = Effect::words,
                 .title = {"Smallest packet in the cut", "أقل ورق في القصّ"},
                 .meaning = {"How many cards each part must keep when the pack is cut.",
                             "أقل عدد من الورق يبقى في كل قسم عند القصّ."},
                 .rules = {"DEAL-02"},
                 .range = {1, 16},
                 .standard = number(3),
                 .inert_unless = {{.conditions = {is_not("deal.cut", {"none"})},
                                   .reason = {"the pack is not cut", "الورق لا يُقصّ"}}}});
  out.push_back(
      {.key = "deal.misdeal",
       .type = OptionType::choice,
       .effect = Effect::words,
       .title = {"Misdeal", "خطأ التوزيع"},
       .meaning = {"What happens when a dealer of flesh and blood deals wrongly or shows a card; a program never does.",
                   "ماذا يحصل إذا أخطأ الموزّع أو انكشفت ورقة، وهذا لا يقع في البرنامج."},
       .rules = {"DEAL-08"},
       .choices = {{"redeal", {"The cards are dealt again.", "يُعاد التوزيع."}},
                   {"penalty",
                    {"The other side scores the value of a trump hand (16).", "تُسجَّل للفريق الآخر قيمة يد حكم (١٦)."}},
                   {"play_on", {"The hand is set right and played.", "تُصحَّح اليد وتُلعب."}}},
       .standard = number(0)});
  out.push_back(
      {.key = "deal.first_dealer",
       .type = OptionType::choice,
       .title = {"First dealer", "أول موزّع"},
       .meaning = {"Who deals the first hand of a match.", "من يوزّع أول يد في الصكّة."},
       .rules = {"DEAL-01", "MATCH-07"},
       .choices = {{"random_seat", {"A seat chosen by lot.", "مقعد بالقرعة."}},
                   {"draw_low",
                    {"One player of each side draws a card, the lower deals; ace high, equal ranks draw again.",
                     "يسحب لاعب من كل فريق ورقة وصاحب الأقل يوزّع؛ الإكة هي الأعلى، وعند التساوي يُعاد السحب."}},
                   {"loser_of_last_match",
                    {"The side that lost the last match deals; the first match of all is by lot.",
                     "يوزّع الفريق الخاسر في الصكّة السابقة، وأول صكّة بالقرعة."}}},
       .standard = number(0)});
  out.push_back({.key = "deal.all_pass_dealer",
                 .type = OptionType::choice,
                 .title = {"Dealer after nobody bought", "الموزّع إذا ما اشترى أحد"},
                 .meaning = {"Who deals again when everyone has passed.", "من يعيد التوزيع إذا مرّر الجميع."},
                 .rules = {"DEAL-06", "DEAL-07", "FR-03"},
                 .choices = {{"rotate", {"The next player deals.", "يوزّع اللاعب التالي."}},
                             {"same", {"The same player deals again.", "يوزّع نفس اللاعب مرة ثانية."}}},
                 .standard = number(0)});
}

}  // namespace qanun
