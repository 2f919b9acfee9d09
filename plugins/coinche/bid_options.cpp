// The options of the numbers that are bid.
#include "options.hpp"

#include <algorithm>
#include <functional>

namespace coinche {

namespace {

// With six contracts each, and capot and générale besides, so many fit into one list of calls.
constexpr std::size_t kMostNumbers = 40;

bool rise(const Value& value) {
  const auto& numbers = value.items;
  return numbers.size() <= kMostNumbers &&
         std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>{}) == numbers.end();
}

}  // namespace

void declare_bid_options(std::vector<OptionDecl>& out) {
  out.push_back({.key = "bid.values",
                 .type = OptionType::list,
                 .title = {"Numbers that may be bid", "الأرقام المسموحة في المزايدة"},
                 .meaning = {"The ladder of bids below capot; tables that start at 82 or go on to 180 write it here.",
                             "سلّم الأرقام قبل الكابوت، ومن يبدأ من ٨٢ أو يصل إلى ١٨٠ يكتبه هنا."},
                 .rules = {"COIN-01"},
                 .range = {1, 1000},
                 .domain = Domain::numbers,
                 .of = "numbers that may be bid, rising, 1 to 1000",
                 .holds = {"rising numbers, 40 of them at most", "أرقام متصاعدة لا تزيد على ٤٠"},
                 .valid = rise,
                 .standard = items({80, 90, 100, 110, 120, 130, 140, 150, 160}),
                 .samples = {items({82, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180}), items({})},
                 .conflicts = {{.conditions = {is("bid.capot_value", {"0"}), is("bid.generale_value", {"0"})},
                                .reason = {"nothing at all could be bid", "لا يبقى رقم يُطلب"},
                                .if_value = is("bid.values", {"[]"})}}});
  out.push_back({
      .key = "bid.capot_value",
      .type = OptionType::integer,
      .title = {"Capot as a bid", "الكابوت كطلب"},
      .meaning = {"What a bid of all eight tricks counts; 0 means it cannot be bid.",
                  "قيمة طلب الأكلات الثماني كلها، وصفر يعني أنه لا يُطلب."},
      .rules = {"COIN-01"},
      .range = {0, 1000},
      .standard = number(250),
  });
  out.push_back({
      .key = "bid.generale_value",
      .type = OptionType::integer,
      .title = {"Générale as a bid", "الجنرال كطلب"},
      .meaning = {"What a bid of all eight tricks by the bidder alone counts; 0 means it cannot be bid.",
                  "قيمة طلب أن يأخذ الطالب وحده الأكلات الثماني، وصفر يعني أنه لا يُطلب."},
      .rules = {"COIN-01"},
      .range = {0, 1000},
      .standard = number(500),
  });
  out.push_back({
      .key = "bid.equal_by_suit",
      .type = OptionType::flag,
      .title = {"Equal bid in a higher suit", "نفس الرقم بنوع أعلى"},
      .meaning = {"Whether the same number in a higher suit outbids a bid.", "هل يعلو الرقم نفسه إذا كان بنوع أعلى."},
      .rules = {"COIN-01"},
      .standard = flag(false),
  });
}

}  // namespace coinche
