// The options of kaboot.
#include "options.hpp"

namespace kaboot {

void declare_options(std::vector<OptionDecl>& out) {
  out.push_back({.key = "kaboot.hokum",
                 .type = OptionType::integer,
                 .title = {"Kaboot in hokum", "كبوت الحكم"},
                 .meaning = {"What the side that won all eight tricks writes for a hand with a trump, in place of "
                             "cards and hand, in the unit of the sheet; French sheets write 252 or 250.",
                             "ما يسجّله من أخذ الأكلات الثماني في الحكم بدل قيمة اليد، بوحدة القيد نفسها؛ وفي البلوت "
                             "الفرنسي ٢٥٢ أو ٢٥٠."},
                 .rules = {"KAB-02", "KAB-05", "KAB-07", "FR-07"},
                 .range = {0, 1000},
                 .standard = number(25)});
  out.push_back({.key = "kaboot.sun",
                 .type = OptionType::integer,
                 .title = {"Kaboot in sun", "كبوت الصن"},
                 .meaning = {"The same for a hand without trumps.", "مثله في اللعب بلا حكم."},
                 .rules = {"KAB-02", "KAB-05", "KAB-07"},
                 .range = {0, 1000},
                 .standard = number(44),
                 .inert_unless = {{.conditions = {is("bid.allow_sun", {"true"})},
                                   .reason = {"sun cannot be bought", "الصن غير مسموح"}}}});
  out.push_back(
      {.key = "kaboot.all_trump",
       .type = OptionType::integer,
       .title = {"Kaboot at all trumps", "كبوت كل الأنواع"},
       .meaning = {"The same for a hand in which every suit is trump.", "مثله إذا كانت الأنواع كلها حكمًا."},
       .rules = {"VAR-01", "COIN-06"},
       .range = {0, 1000},
       .standard = number(35),
       .inert_unless = {{.conditions = {is("phase.bid", {"coinche", "bulgarian"}), is("bid.allow_all_trump", {"true"})},
                         .reason = {"all trumps cannot be bid", "لا يُطلب عقد كل الأنواع"}}}});
  out.push_back(
      {.key = "kaboot.melds",
       .type = OptionType::choice,
       .title = {"Projects at kaboot", "المشاريع مع الكبوت"},
       .meaning = {"Which projects are added to the value of kaboot.", "أي المشاريع تُضاف إلى قيمة الكبوت."},
       .rules = {"MELD-23", "KAB-03"},
       .choices = {{"winner_own",
                    {"The winner adds his own counted projects, the loser's drop.",
                     "تُضاف مشاريع صاحب الكبوت المحتسبة، وتسقط مشاريع المكبوت."}},
                   {"all_to_winner",
                    {"The winner adds the counted projects of either side.",
                     "تُضاف لصاحب الكبوت المشاريع المحتسبة لأي من الفريقين."}},
                   {"taken_if_buyer",
                    {"The winner adds his own, and the loser's too if the loser was the buyer.",
                     "تُضاف مشاريعه، ومشاريع المكبوت أيضًا إذا كان هو المشتري."}},
                   {"as_usual", {"Projects are counted as in any other hand.", "تُحسب المشاريع كما في أي يد."}},
                   {"none", {"No projects are added.", "لا تُضاف مشاريع."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is("meld.enabled", {"true"})},
                         .reason = {"the game is played without projects", "اللعب بدون مشاريع"}}}});
  out.push_back(
      {.key = "kaboot.baloot",
       .type = OptionType::choice,
       .title = {"Baloot at kaboot", "البلوت مع الكبوت"},
       .meaning = {"What becomes of baloot when a side wins all eight tricks.",
                   "مصير البلوت إذا أخذ فريق الأكلات الثماني."},
       .rules = {"MELD-23", "KAB-03", "FR-07"},
       .choices = {{"winner_own",
                    {"The winner adds his own, the loser's drops.", "يُضاف بلوت صاحب الكبوت، ويسقط بلوت المكبوت."}},
                   {"all_to_winner", {"The winner adds it whoever held it.", "يُضاف لصاحب الكبوت أيًّا كان صاحبه."}},
                   {"as_usual",
                    {"It is counted as in any other hand, by baloot.on_fail.",
                     "يُحسب كما في أي يد، حسب قاعدة بلوت الخاسر."}},
                   {"none", {"It is not added.", "لا يُضاف."}}},
       .standard = number(0)});
  out.push_back({.key = "kaboot.doubled",
                 .type = OptionType::choice,
                 .title = {"Kaboot in a doubled hand", "الكبوت في اليد المدبّلة"},
                 .meaning = {"Whether the value of kaboot follows the level of doubling; gahwa goes before kaboot.",
                             "هل تتبع قيمة الكبوت درجة التدبيل، والقهوة مقدّمة على الكبوت."},
                 .rules = {"KAB-04", "DBL-11"},
                 .choices = {{"flat",
                              {"It stays as it is and replaces the value of the doubled hand.",
                               "تبقى كما هي وتحلّ محلّ قيمة اليد المدبّلة."}},
                             {"multiplied", {"It is multiplied by the level.", "تُضرب في درجة التدبيل."}}},
                 .standard = number(0),
                 .inert_unless = {
                     {.conditions = {is("use", {"doubling"})}, .reason = {"hands are not doubled", "لا يوجد دبل"}}}});
  out.push_back(
      {.key = "kaboot.reversed",
       .type = OptionType::flag,
       .title = {"Reversed kaboot", "الكبوت المقلوب"},
       .meaning = {"Whether a buyer who takes no trick may, under conditions, cost more than an ordinary kaboot.",
                   "هل يُحسب على المشتري الذي ما أخذ أكلة كبوت أغلى من المعتاد بشروط."},
       .rules = {"KAB-06", "KAB-07"},
       .standard = flag(false)});
  out.push_back(
      {.key = "kaboot.reversed_needs",
       .type = OptionType::set,
       .title = {"Conditions of reversed kaboot", "شروط الكبوت المقلوب"},
       .meaning = {"All that must hold for the kaboot of a buyer to be a reversed one; the ace may have been dealt or "
                   "taken as the up-card.",
                   "كل ما يجب أن يجتمع ليكون كبوت المشتري مقلوبًا؛ والإكة تُعدّ سواء كانت في يده أو أخذها من الأرض."},
       .rules = {"KAB-06"},
       .domain = Domain::words,
       .elements = {{"sun", {"sun", "الصن"}},
                    {"buyer_at_dealer_right", {"the buyer sits at the dealer's right", "المشتري على يمين الموزّع"}},
                    {"buyer_had_ace", {"the buyer held an ace", "المشتري معه إكة"}},
                    {"buyer_led", {"the buyer led the first trick", "المشتري فتح أول أكلة"}},
                    {"upcard_ace", {"an ace was turned up", "المكشوفة إكة"}}},
       .of = "conditions (sun, buyer_at_dealer_right, buyer_had_ace, buyer_led, upcard_ace)",
       .standard = items({0, 1, 2}),
       .inert_unless = {{.conditions = {is("kaboot.reversed", {"true"})},
                         .reason = {"there is no reversed kaboot", "لا يوجد كبوت مقلوب"}}}});
  out.push_back({.key = "kaboot.reversed_sun",
                 .type = OptionType::integer,
                 .title = {"Reversed kaboot in sun", "قيمة الكبوت المقلوب في الصن"},
                 .meaning = {"What the others write for a reversed kaboot in sun, never multiplied; some say 44.",
                             "ما يسجّله الخصم عند الكبوت المقلوب في الصن ولا يُضاعف؛ وبعضهم يقول ٤٤."},
                 .rules = {"KAB-06"},
                 .range = {0, 1000},
                 .standard = number(88),
                 .inert_unless = {{.conditions = {is("kaboot.reversed", {"true"}), is("bid.allow_sun", {"true"})},
                                   .reason = {"there is no reversed kaboot in sun", "لا يوجد كبوت مقلوب في الصن"}}}});
  out.push_back(
      {.key = "kaboot.reversed_hokum",
       .type = OptionType::integer,
       .title = {"Reversed kaboot in hokum", "قيمة الكبوت المقلوب في الحكم"},
       .meaning = {"The same in hokum, for tables that do not ask for sun.", "مثلها في الحكم، عند من لا يشترط الصن."},
       .rules = {"KAB-06"},
       .range = {0, 1000},
       .standard = number(50),
       .inert_unless = {{.conditions = {is("kaboot.reversed", {"true"}), lacks("kaboot.reversed_needs", "sun")},
                         .reason = {"a reversed kaboot exists in sun only", "الكبوت المقلوب في الصن فقط"}}}});
  out.push_back(
      {.key = "kaboot.may_end_match",
       .type = OptionType::flag,
       .title = {"Kaboot may end the match", "الكبوت ينهي الصكّة"},
       .meaning =
           {"Whether a hand with all eight tricks can be the one that wins the match; if not, another hand is played.",
            "هل يجوز أن تنتهي الصكّة بيد كبوت، وإلا لُعبت يد أخرى."},
       .rules = {"VAR-01"},
       .standard = flag(true)});
}

}  // namespace kaboot
