// The plugin `saudi`: all five phases of Saudi Baloot.
#include "qanun/plugin.hpp"

#include "auction.hpp"
#include "options.hpp"
#include "qanun/parts/common_declare.hpp"
#include "qanun/parts/duty_play.hpp"
#include "qanun/parts/packet_deal.hpp"
#include "sawa.hpp"
#include "scoring.hpp"

namespace saudi {

namespace {

constexpr std::string_view kId = "saudi";

std::vector<WordDecl> auction_words() {
  return {{.key = "pass", .title = {"pass", "بس"}},
          {.key = "hokum", .title = {"hokum", "حكم"}, .params = Params::maybe_mode},
          {.key = "sun", .title = {"sun", "صن"}},
          {.key = "ashkal", .title = {"ashkal", "أشكل"}}};
}

std::vector<KindDecl> contract_kinds() {
  return {{.key = "hokum", .title = {"hokum", "حكم"}, .suits_only = true},
          {.key = "sun", .title = {"sun", "صن"}, .mode = Mode::no_trump},
          {.key = "ashkal", .title = {"ashkal", "أشكل"}, .mode = Mode::no_trump}};
}

std::vector<WordDecl> meld_words() { return {{.key = "meld", .title = {"project", "مشروع"}, .params = Params::cards}}; }

std::vector<MeldNameDecl> meld_names() {
  return {{.key = "sira", .title = {"sira", "سرا"}},
          {.key = "fifty", .title = {"fifty", "خمسين"}},
          {.key = "hundred", .title = {"hundred", "مية"}},
          {.key = "four_hundred", .title = {"four hundred", "أربعمية"}}};
}

constexpr MeldNaming kNaming{"sira", "fifty", "hundred", "hundred", "four_hundred"};

Implementation<Deal> deal() {
  Implementation<Deal> one;
  one.id = kId;
  one.rules = {"DECK-01", "DEAL-03", "DEAL-05"};
  one.make = [](Compile& compile) { return std::make_unique<PacketDeal>(compile); };
  return one;
}

Implementation<Bid> bid() {
  Implementation<Bid> one;
  one.id = kId;
  one.says = {"pass, hokum, sun and ashkal, one or two rounds", "بس وحكم وصن وأشكل، في دورة أو دورتين"};
  one.rules = {"BID-01", "BID-04"};
  declare_bid_options(one.options);
  one.words = auction_words();
  one.kinds = contract_kinds();
  one.make = [](Compile& compile) { return std::make_unique<SaudiBid>(compile); };
  return one;
}

Implementation<Declare> declare() {
  Implementation<Declare> one;
  one.id = kId;
  one.rules = {"MELD-12"};
  one.words = meld_words();
  one.flags = {{.key = "baloot", .title = {"baloot", "بلوت"}}};
  one.meld_names = meld_names();
  one.make = [](Compile& compile) { return std::make_unique<CommonDeclare>(compile, kNaming); };
  return one;
}

FeatureDecl sawa() {
  FeatureDecl one;
  one.id = "sawa";
  one.title = {"Claim of the rest (sawa)", "سوا"};
  one.words = {{.key = "sawa", .title = {"sawa", "سوا"}}};
  one.links = {{.hook = Hook::play_offer, .stage = "claim"}, {.hook = Hook::hand_end, .stage = "claim"}};
  one.make = [](Compile& compile) { return std::make_unique<Sawa>(compile); };
  return one;
}

Implementation<Play> play() {
  Implementation<Play> one;
  one.id = kId;
  one.rules = {"PLAY-02", "TRICK-01", "TRICK-02", "TRICK-04"};
  declare_play_options(one.options);
  one.reads = {"meld.enabled", "meld.announce", "doubling.closed_scope"};
  one.attached = {{"play.claim", sawa()}};
  one.make = [](Compile& compile) { return std::make_unique<DutyPlay>(compile); };
  return one;
}

Implementation<Score> score() {
  Implementation<Score> one;
  one.id = kId;
  one.says = {"abnat are turned into points", "الأبناط تتحوّل إلى نقاط"};
  one.rules = {"SCORE-16"};
  declare_score_options(one.options);
  one.make = [](Compile& compile) { return std::make_unique<SaudiScore>(compile); };
  return one;
}

}  // namespace

}  // namespace saudi

QANUN_PLUGIN("saudi", "0.1.0", 1, "MIT") {
  registrar.deal(saudi::deal());
  registrar.bid(saudi::bid());
  registrar.declare(saudi::declare());
  registrar.play(saudi::play());
  registrar.score(saudi::score());
}
