// The options of the section `cards` that the kernel declares because several implementations share them.
#include "options/core_options.hpp"

namespace qanun {

void declare_cards_options(std::vector<OptionDecl>& out) {
  out.push_back({.key = "cards.trump_order",
                 .type = OptionType::list,
                 .title = {"Strength in the trump suit", "قوّة ورق الحكم"},
                 .meaning = {"Which card beats which in the trump suit, and in every suit when all are trumps.",
                             "ترتيب قوّة الورق في نوع الحكم، وفي كل الأنواع إذا كانت كلها حكمًا."},
                 .rules = {"DECK-03", "DECK-05"},
                 .domain = Domain::ranks,
                 .of = "ranks, strongest first",
                 .holds = {"all eight ranks, each once", "الرتب الثماني كلها، كل واحدة مرّة"},
                 .valid = all_ranks_once,
                 .standard = ranks("J9ATKQ87")});
  out.push_back({.key = "cards.plain_order",
                 .type = OptionType::list,
                 .title = {"Strength in plain suits", "قوّة الورق في غير الحكم"},
                 .meaning = {"Which card beats which in the other suits of a trump contract.",
                             "ترتيب قوّة الورق في الأنواع الأخرى إذا كان اللعب حكمًا."},
                 .rules = {"DECK-04", "DECK-05"},
                 .domain = Domain::ranks,
                 .of = "ranks, strongest first",
                 .holds = {"all eight ranks, each once", "الرتب الثماني كلها، كل واحدة مرّة"},
                 .valid = all_ranks_once,
                 .standard = ranks("ATKQJ987")});
  out.push_back(
      {.key = "cards.sun_order",
       .type = OptionType::list,
       .title = {"Strength in sun", "قوّة الورق في الصن"},
       .meaning = {"Which card beats which when there is no trump.", "ترتيب قوّة الورق إذا كان اللعب بلا حكم."},
       .rules = {"DECK-04", "DECK-05"},
       .domain = Domain::ranks,
       .of = "ranks, strongest first",
       .holds = {"all eight ranks, each once", "الرتب الثماني كلها، كل واحدة مرّة"},
       .valid = all_ranks_once,
       .standard = ranks("ATKQJ987"),
       .inert_unless = {{.conditions = {is("bid.allow_sun", {"true"})},
                         .reason = {"no contract without trumps can be bought", "لا يُشترى عقد بلا حكم"}}}});
  out.push_back(
      {.key = "cards.run_order",
       .type = OptionType::list,
       .title = {"Order in sequences", "ترتيب التسلسل"},
       .meaning = {"The order in which cards follow each other in a sequence, whatever their strength in play.",
                   "الترتيب الذي تُبنى عليه المتسلسلات مهما كانت قوّة الورق في اللعب."},
       .rules = {"MELD-01"},
       .domain = Domain::ranks,
       .of = "ranks, highest first",
       .holds = {"all eight ranks, each once", "الرتب الثماني كلها، كل واحدة مرّة"},
       .valid = all_ranks_once,
       .standard = ranks("AKQJT987"),
       .inert_unless = {{.conditions = {is("meld.enabled", {"true"})},
                         .reason = {"only sequences use it", "لا يُستعمل إلا في المتسلسلات"}}}});
  out.push_back(
      {.key = "cards.trump_values",
       .type = OptionType::table,
       .title = {"Values in the trump suit", "قيم ورق الحكم"},
       .meaning = {"What each card of the trump suit is worth in abnat.", "قيمة كل ورقة من نوع الحكم بالأبناط."},
       .rules = {"DECK-06", "DECK-07"},
       .range = {0, 100},
       .domain = Domain::ranks,
       .of = "rank to abnat, 0 to 100",
       .standard = rank_table({0, 0, 14, 10, 20, 3, 4, 11})});
  out.push_back({.key = "cards.plain_values",
                 .type = OptionType::table,
                 .title = {"Values in plain suits", "قيم الورق في غير الحكم"},
                 .meaning = {"What each card of the other suits is worth in a trump contract.",
                             "قيمة كل ورقة من غير نوع الحكم إذا كان اللعب حكمًا."},
                 .rules = {"DECK-06", "DECK-07"},
                 .range = {0, 100},
                 .domain = Domain::ranks,
                 .of = "rank to abnat, 0 to 100",
                 .standard = rank_table({0, 0, 0, 10, 2, 3, 4, 11})});
  out.push_back({.key = "cards.sun_values",
                 .type = OptionType::table,
                 .title = {"Values in sun", "قيم الورق في الصن"},
                 .meaning = {"What each card is worth when there is no trump, before any doubling of the sheet.",
                             "قيمة كل ورقة بلا حكم، قبل المضاعفة عند القيد."},
                 .rules = {"DECK-06", "DECK-07", "DECK-08", "COIN-06"},
                 .range = {0, 100},
                 .domain = Domain::ranks,
                 .of = "rank to abnat, 0 to 100",
                 .standard = rank_table({0, 0, 0, 10, 2, 3, 4, 11}),
                 .inert_unless = {{.conditions = {is("bid.allow_sun", {"true"})},
                                   .reason = {"no contract without trumps can be bought", "لا يُشترى عقد بلا حكم"}}}});
  out.push_back({.key = "cards.last_trick",
                 .type = OptionType::integer,
                 .title = {"Last trick", "آخر أكلة (الأرض)"},
                 .meaning = {"Abnat for winning the eighth trick.", "الأبناط التي ينالها صاحب الأكلة الثامنة."},
                 .rules = {"TRICK-03", "DECK-07"},
                 .range = {0, 100},
                 .standard = number(10)});
}

}  // namespace qanun
