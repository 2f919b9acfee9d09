// The plugin `klaverjas`: all five phases of the Dutch game, and the feature `roem`, points that lie in tricks.
//
// Deal, duties of play and the values of cards are the kernel's parts with the core options. Its own are the way to
// make trumps, ruffing below, roem and the sheet. The ids of the rules are in README.md.
#include <qanun/parts/common_declare.hpp>
#include <qanun/parts/duty_play.hpp>
#include <qanun/parts/packet_deal.hpp>
#include <qanun/plugin.hpp>

#include "auction.hpp"
#include "options.hpp"
#include "roem.hpp"
#include "ruffing.hpp"
#include "scoring.hpp"

namespace klaverjas {

namespace {

constexpr std::string_view kId = "klaverjas";

Implementation<Deal> deal() {
  Implementation<Deal> one;
  one.id = kId;
  one.rules = {"KLAV-01"};
  one.make = [](Compile& compile) { return std::make_unique<PacketDeal>(compile); };
  return one;
}

Implementation<Bid> bid() {
  Implementation<Bid> one;
  one.id = kId;
  one.says = {"play or pass, or the first player must", "ألعب أو أمرّر، أو يُلزَم اللاعب الأول"};
  one.rules = {"KLAV-02", "KLAV-03"};
  one.options = bid_options();
  one.words = {{.key = "pass", .title = {"pass", "أمرّر"}},
               {.key = "speel", .title = {"play", "ألعب"}, .params = Params::maybe_mode}};
  one.kinds = {{.key = "speel", .title = {"played", "لعب"}, .suits_only = true}};
  one.make = [](Compile& compile) { return std::make_unique<KlaverjasBid>(compile); };
  return one;
}

// King and queen of trumps count where they meet in a trick, not where one hand holds them.
class NoPairs final : public CommonDeclare {
 public:
  using CommonDeclare::CommonDeclare;
  [[nodiscard]] std::array<CardSet, kSuits> pairs(Mode /*mode*/) const override { return {}; }
};

// With meld.enabled: false nothing is announced. Other games may announce runs under these names all the same.
constexpr MeldNaming kNaming{.run_of_three = "driekaart",
                             .run_of_four = "vierkaart",
                             .run_of_five = "vierkaart",
                             .four = "vier_gelijke",
                             .high = "vier_boeren"};

constexpr Text kNoBaloot{"king and queen of trumps count in a trick, not in a hand (roem.stuk)",
                         "شايب الحكم وبنته يُحسبان في الأكلة لا في اليد (roem.stuk)"};

Implementation<Declare> declare() {
  Implementation<Declare> one;
  one.id = kId;
  one.says = {"nothing is announced; names of roem", "لا يُعلن شيء، وأسماء الروم"};
  one.rules = {"KLAV-07"};
  for (const std::string_view option : {"baloot.cards", "baloot.value", "baloot.team", "baloot.claim",
                                        "baloot.absorbed_by", "baloot.on_fail", "baloot.counts_for_contract"})
    one.ignores.push_back({option, kNoBaloot});
  one.words = {{.key = "meld", .title = {"announcement", "إعلان"}, .params = Params::cards}};
  one.meld_names = {{.key = "driekaart", .title = {"run of three", "ثلاث متتالية"}},
                    {.key = "vierkaart", .title = {"run of four", "أربع متتالية"}},
                    {.key = "vier_gelijke", .title = {"four of a kind", "أربع متشابهة"}},
                    {.key = "vier_boeren", .title = {"four jacks", "أربعة أولاد"}},
                    {.key = "stuk", .title = {"stuk", "شايب الحكم وبنته"}}};
  one.make = [](Compile& compile) { return std::make_unique<NoPairs>(compile, kNaming); };
  return one;
}

FeatureDecl low_ruffs() {
  FeatureDecl one;
  one.id = "low_ruffs";
  one.title = {"No ruffing below", "لا دقّ بحكم أصغر"};
  one.links = {{.hook = Hook::play_follow, .stage = "low_ruffs"}};
  one.make = [](Compile& compile) { return std::make_unique<LowRuffs>(compile); };
  return one;
}

Implementation<Play> play() {
  Implementation<Play> one;
  one.id = kId;
  one.says = {"the common duties; ruffing below may be avoided", "الواجبات المعروفة، وقد يُمنع الدق بحكم أصغر"};
  one.rules = {"KLAV-04", "KLAV-05", "KLAV-06"};
  one.options = play_options();
  one.attached = {{"play.low_ruff", low_ruffs()}};
  one.make = [](Compile& compile) { return std::make_unique<DutyPlay>(compile); };
  return one;
}

Implementation<Score> score() {
  Implementation<Score> one;
  one.id = kId;
  one.says = {"more than half or nat; pit", "أكثر من النصف أو سقوط، وزيادة الأكلات كلها"};
  one.rules = {"KLAV-09", "KLAV-10", "KLAV-11"};
  one.options = score_options();
  one.reads = {"cards.all_trump_values",
               "score.hand_all_trump",
               "roem.run_of_three",
               "roem.run_of_four",
               "roem.fours",
               "roem.four_jacks",
               "roem.stuk",
               "roem.on_nat"};
  one.labels = {{.key = "nat", .title = {"nat", "سقوط"}}, {.key = "pit", .title = {"pit", "كل الأكلات"}}};
  one.make = [](Compile& compile) { return std::make_unique<KlaverjasScore>(compile); };
  return one;
}

std::vector<FactDecl> roem_facts() {
  constexpr std::array<std::array<Text, kTeams>, kRoemKinds> kTitles{
      {{{{"runs of three of side 0", "ثلاث متتالية للفريق 0"}, {"runs of three of side 1", "ثلاث متتالية للفريق 1"}}},
       {{{"runs of four of side 0", "أربع متتالية للفريق 0"}, {"runs of four of side 1", "أربع متتالية للفريق 1"}}},
       {{{"fours of a kind of side 0", "أربع متشابهة للفريق 0"},
         {"fours of a kind of side 1", "أربع متشابهة للفريق 1"}}},
       {{{"four jacks of side 0", "أربعة أولاد للفريق 0"}, {"four jacks of side 1", "أربعة أولاد للفريق 1"}}},
       {{{"stuk of side 0", "شايب الحكم وبنته للفريق 0"}, {"stuk of side 1", "شايب الحكم وبنته للفريق 1"}}}}};
  std::vector<FactDecl> facts{
      {.key = kRoemTotals[0], .type = FactType::number, .title = {"roem of side 0 in points", "روم الفريق 0 بالنقاط"}},
      {.key = kRoemTotals[1], .type = FactType::number, .title = {"roem of side 1 in points", "روم الفريق 1 بالنقاط"}}};
  for (std::size_t kind = 0; kind < kRoemKinds; ++kind)
    for (Team team = 0; team < kTeams; ++team)
      facts.push_back({.key = kRoemFacts[kind][team], .type = FactType::number, .title = kTitles[kind][team]});
  return facts;
}

FeatureDecl roem() {
  FeatureDecl one;
  one.id = "roem";
  one.title = {"Roem", "روم"};
  one.meaning = {
      "Runs, four of a kind, and king and queen of trumps, lying together in one trick, bring points to the "
      "side that wins it.",
      "المتتاليات والأربع المتشابهة وشايب الحكم مع بنته إذا اجتمعت في أكلة واحدة زادت نقاط من أخذها."};
  one.rules = {"KLAV-07", "KLAV-08"};
  one.sections = {{.key = "roem", .title = {"Roem", "روم"}, .set_by_when = "play"}};
  one.options = roem_options();
  one.facts = roem_facts();
  one.links = {{.hook = Hook::trick_done, .stage = "roem"}};
  one.make = [](Compile& compile) { return std::make_unique<Roem>(compile); };
  return one;
}

}  // namespace

}  // namespace klaverjas

QANUN_PLUGIN("klaverjas", "0.1.0", 1, "MIT") {
  registrar.deal(klaverjas::deal());
  registrar.bid(klaverjas::bid());
  registrar.declare(klaverjas::declare());
  registrar.play(klaverjas::play());
  registrar.score(klaverjas::score());
  registrar.feature(klaverjas::roem());
}
