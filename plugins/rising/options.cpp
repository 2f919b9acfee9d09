#include "options.hpp"

#include <algorithm>

namespace rising {

namespace {

constexpr std::size_t kContracts = 6;

bool all_contracts_once(const Value& value) {
  if (value.items.size() != kContracts) return false;
  std::vector<std::int64_t> sorted = value.items;
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

// C, D, H, S, NT, AT by their numbers as modes.
Value usual_order() {
  return items({static_cast<std::int64_t>(Mode::clubs), static_cast<std::int64_t>(Mode::diamonds),
                static_cast<std::int64_t>(Mode::hearts), static_cast<std::int64_t>(Mode::spades),
                static_cast<std::int64_t>(Mode::no_trump), static_cast<std::int64_t>(Mode::all_trump)});
}

std::vector<Relation> only_with_all_trumps() {
  return {{.conditions = {is("bid.allow_all_trump", {"true"})},
           .reason = {"all trumps cannot be bid", "لا يُطلب عقد كل الأنواع"}}};
}

}  // namespace

void declare_options(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "cards.all_trump_values",
       .type = OptionType::table,
       .title = {"Values at all trumps", "القيم إذا كانت كلها حكمًا"},
       .meaning = {"What each card is worth when every suit is trump; the full trump values make 258 with the last "
                   "trick, a scaled set (J 14, 9 9, A 6, T 5, K 3, Q 1) keeps 162.",
                   "قيمة كل ورقة إذا كانت الأنواع كلها حكمًا؛ قيم الحكم الكاملة مجموعها ٢٥٨ مع آخر أكلة، والقيم المخفّضة "
                   "تُبقيه ١٦٢."},
       .rules = {"COIN-06", "VAR-01"},
       .range = {0, 100},
       .domain = Domain::ranks,
       .of = "rank to abnat, 0 to 100",
       .standard = rank_table({0, 0, 14, 10, 20, 3, 4, 11}),
       .inert_unless = only_with_all_trumps()});
  out.push_back({.key = "bid.allow_all_trump",
                 .type = OptionType::flag,
                 .title = {"All trumps may be bid", "كل الأنواع حكم مسموح"},
                 .meaning = {"Whether a contract in which every suit is trump may be called.",
                             "هل يجوز طلب عقد تكون فيه الأنواع كلها حكمًا."},
                 .rules = {"COIN-06", "VAR-01"},
                 .standard = flag(false)});
  out.push_back({.key = "bid.suit_order",
                 .type = OptionType::list,
                 .title = {"Rank of the contracts", "ترتيب العقود"},
                 .meaning = {"Which contract outbids which where the auction rises by contract, or at an equal number.",
                             "أي عقد يعلو على أي عقد، في المزايدة بالعقود أو عند تساوي الأرقام."},
                 .rules = {"VAR-01", "COIN-01"},
                 .domain = Domain::modes,
                 .of = "suits, NT and AT, lowest first",
                 .holds = {"all six, each once", "الستة كلها، كل واحد مرّة"},
                 .valid = all_contracts_once,
                 .standard = usual_order()});
  out.push_back({.key = "score.hand_all_trump",
                 .type = OptionType::integer,
                 .title = {"Worth of an all-trump hand", "قيمة يد كل الأنواع حكم"},
                 .meaning = {"The same for a hand in which every suit is trump.", "مثلها إذا كانت الأنواع كلها حكمًا."},
                 .rules = {"VAR-01", "COIN-06"},
                 .range = {1, 1000},
                 .standard = number(26),
                 .inert_unless = only_with_all_trumps()});
}

std::vector<Ignored> ignored_options() {
  return {{"bid.rounds",
           {"a rising auction has no rounds: it goes on until three pass",
            "المزايدة المتصاعدة بلا دورات، وتنتهي بثلاث تمريرات"}}};
}

}  // namespace rising
