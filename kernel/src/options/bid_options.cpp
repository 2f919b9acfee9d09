// The options of the section `bid` that the kernel declares because several implementations share them.
#include "options/core_options.hpp"

namespace qanun {

void declare_bid_options(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "bid.rounds",
       .type = OptionType::integer,
       .title = {"Rounds of the auction", "دورات الشراء"},
       .meaning =
           {"How often each player may be asked before the deal is void; auctions of rising bids have no rounds.",
            "كم دورة يُسأل فيها اللاعبون قبل إلغاء التوزيعة، أما مزايدات الأرقام فبلا دورات."},
       .rules = {"BID-03", "BID-11"},
       .range = {1, 2},
       .standard = number(2)});
  out.push_back({.key = "bid.allow_sun",
                 .type = OptionType::flag,
                 .title = {"Sun may be bought", "الصن مسموح"},
                 .meaning = {"Whether a contract without trumps may be called.", "هل يجوز شراء اللعب بلا حكم."},
                 .rules = {"BID-01", "FR-01", "COIN-06"},
                 .standard = flag(true)});
  out.push_back({.key = "bid.allow_hokum_suits",
                 .type = OptionType::set,
                 .title = {"Suits that may be trump", "الأنواع التي تصير حكمًا"},
                 .meaning = {"Which suits may be bought as trump; none at all leaves sun alone.",
                             "الأنواع التي يجوز شراؤها حكمًا، وإذا خلت القائمة بقي الصن وحده."},
                 .rules = {"BID-01"},
                 .domain = Domain::suits,
                 .of = "suits",
                 .standard = items({0, 1, 2, 3}),
                 .conflicts = {{.conditions = {is("bid.allow_sun", {"false"}), is_not("bid.allow_all_trump", {"true"})},
                                .reason = {"nothing at all could be bought", "لا يبقى شيء يُشترى"},
                                .if_value = is("bid.allow_hokum_suits", {"[]"})}}});
  out.push_back(
      {.key = "bid.dealer_must_buy",
       .type = OptionType::flag,
       .title = {"Dealer must buy", "الموزّع مُلزَم بالشراء"},
       .meaning = {"Whether the dealer, last to speak in the last round, may not pass when everyone else has.",
                   "إذا مرّر الجميع إلى آخر الدور، هل يُلزَم الموزّع بالشراء بدل المرور."},
       .rules = {"VAR-02"},
       .standard = flag(false)});
}

}  // namespace qanun
