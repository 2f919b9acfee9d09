// The options of the section `table` that the kernel declares because several implementations share them.
#include "options/core_options.hpp"

namespace qanun {

void declare_table_options(std::vector<OptionDecl>& out) {
  out.push_back({.key = "table.direction",
                 .type = OptionType::choice,
                 .effect = Effect::words,
                 .title = {"Direction of play", "اتجاه اللعب"},
                 .meaning = {"Which way the deal, the auction and the play go round; seats are numbered in that "
                             "direction, so no result depends on it.",
                             "إلى أي جهة يدور التوزيع والشراء واللعب؛ والمقاعد تُعدّ بهذا الاتجاه فلا تتغيّر به نتيجة."},
                 .rules = {"DECK-02", "BID-02"},
                 .choices = {{"anticlockwise", {"To the right.", "إلى اليمين، عكس عقارب الساعة."}},
                             {"clockwise", {"To the left.", "إلى اليسار، مع عقارب الساعة."}}},
                 .standard = number(0)});
  out.push_back({.key = "table.bid_seconds",
                 .type = OptionType::integer,
                 .effect = Effect::server,
                 .title = {"Seconds for a call", "ثواني الشراء"},
                 .meaning = {"How long a player may think over a call; 0 means there is no clock.",
                             "كم ثانية للاعب في كل قرار شراء، وصفر يعني بلا عدّاد."},
                 .rules = {"DIG-01"},
                 .range = {0, 600},
                 .standard = number(0)});
  out.push_back({.key = "table.play_seconds",
                 .type = OptionType::integer,
                 .effect = Effect::server,
                 .title = {"Seconds for a card", "ثواني اللعب"},
                 .meaning = {"How long a player may think over a card; 0 means there is no clock.",
                             "كم ثانية للاعب في كل ورقة، وصفر يعني بلا عدّاد."},
                 .rules = {"DIG-01"},
                 .range = {0, 600},
                 .standard = number(0)});
  out.push_back({.key = "table.timeout_call",
                 .type = OptionType::choice,
                 .effect = Effect::server,
                 .title = {"Time out in the auction", "انتهاء وقت الشراء"},
                 .meaning = {"What happens when the clock runs out on a call.", "ماذا يحصل إذا انتهى الوقت في الشراء."},
                 .rules = {"DIG-02"},
                 .choices = {{"agent", {"The agent calls for the player.", "الوكيل يطلب بدلًا عنه."}},
                             {"pass", {"It is a pass.", "يُعدّ مرورًا."}}},
                 .standard = number(0)});
  out.push_back({.key = "table.timeout_card",
                 .type = OptionType::choice,
                 .effect = Effect::server,
                 .title = {"Time out in the play", "انتهاء وقت اللعب"},
                 .meaning = {"What happens when the clock runs out on a card.", "ماذا يحصل إذا انتهى الوقت في اللعب."},
                 .rules = {"DIG-02"},
                 .choices = {{"agent", {"The agent plays for the player.", "الوكيل يلعب بدلًا عنه."}},
                             {"lowest_legal", {"The lowest legal card is played.", "تُلعب أصغر ورقة جائزة."}},
                             {"random_legal", {"A legal card drawn by lot is played.", "تُلعب ورقة جائزة بالقرعة."}}},
                 .standard = number(0)});
}

}  // namespace qanun
