// A plugin whose one feature breaks a promise of the kernel, each time another: what `qanun check` must notice, and
// below `moody` what only `qanun fuzz` looks at.
#include <stdexcept>

#include "qanun/match.hpp"
#include "qanun/plugin.hpp"

namespace faulty {

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

enum class How {
  sound,
  silent,
  endless,
  voids,
  throws,
  copies,
  flags,
  moody,
  unlined,
  lacking,
  seated,
  suited,
  peeping,
  wavering,
  unbuilt,
  forgetful
};

class Faulty final : public Feature {
 public:
  explicit Faulty(Compile& compile)
      : how_{compile.choice<How>("faulty.how")},
        pass_{compile.word("pass")},
        asked_{compile.slot<std::uint8_t>("faulty", Sight::all)} {
    if (how_ == How::unbuilt) throw std::runtime_error{"these rules cannot be made"};
  }

  [[nodiscard]] Seat asks(const Hand& hand) const override {
    const bool once = how_ == How::silent || how_ == How::throws || how_ == How::copies || how_ == How::wavering;
    if (hand.auction.status != AuctionStatus::bought) return kNoSeat;
    return how_ == How::endless || (once && asked_.in(hand) == 0) ? Seat{0} : kNoSeat;
  }
  void words(const Hand& hand, Seat /*seat*/, CallList& out) const override {
    if (hand.phase != Phase::asking || how_ == How::silent) return;
    if (how_ == How::throws) throw std::runtime_error{"no words left"};
    if (how_ == How::wavering && ++asked_for_words_ % 2 == 0) return;
    out.push({.word = pass_});
  }
  void say(Hand& hand, const Action& /*action*/) const override {
    asked_.in(hand) = 1;
    if (how_ == How::copies) hand.held[1].add(hand.held[0].first());
  }
  [[nodiscard]] EarlyEnd ends(const Hand& hand) const override {
    return {how_ == How::voids && hand.cards_played == 4 * kSeats ? Ending::void_deal : Ending::none, kNoTeam};
  }
  [[nodiscard]] CardSet flaggable(const Hand& /*hand*/, Flags /*flag*/, CardSet /*legal*/) const override {
    return how_ == How::flags ? CardSet::all() : CardSet{};
  }
  [[nodiscard]] Abnat trick_bonus(const TakenTrick& trick) const override {
    if (how_ == How::moody) return Abnat{++tricks_ % 97};
    if (how_ == How::lacking) return Abnat{-1};
    if (how_ == How::seated) return Abnat{trick.winner == 1 ? 50 : 0};
    if (how_ == How::suited) return Abnat{trick.cards[0].suit() == Suit::hearts ? 50 : 0};
    return Abnat{0};
  }
  void award(const ScoreInput& /*in*/, ScoreSheet& sheet) const override {
    if (how_ == How::unlined) sheet.points[0] += Points{1};
  }
  void after_hand(const Contract& /*contract*/, const ScoreSheet& /*sheet*/, MatchState& match) const override {
    if (how_ == How::forgetful) match.scores = {};
  }
  [[nodiscard]] CardSet lays_open(const Hand& hand, Seat seat) const override {
    return how_ == How::peeping && seat == 2 && !hand.held[2].empty() ? CardSet{}.add(hand.held[2].first()) : CardSet{};
  }

 private:
  How how_;
  WordId pass_;
  Slot<std::uint8_t> asked_;
  mutable std::int32_t tricks_ = 0;
  mutable std::int32_t asked_for_words_ = 0;
};

}  // namespace

}  // namespace faulty

QANUN_PLUGIN("faulty", "1.0", 1, "MIT") {
  using namespace faulty;  // NOLINT(google-build-using-namespace)
  FeatureDecl feature;
  feature.id = "faulty";
  feature.title = {"Faulty", "خرِب"};
  feature.meaning = {"A feature under test.", "ميزة تحت الاختبار."};
  feature.sections = {{.key = "faulty", .title = {"Faulty", "خرِب"}, .set_by_when = "never"}};
  feature.flags = {{.key = "odd", .title = {"odd", "غريب"}}};
  feature.options = {{.key = "faulty.how",
                      .type = OptionType::choice,
                      .title = {"How", "كيف"},
                      .meaning = {"What is wrong with it.", "ما الذي يختلّ فيها."},
                      .choices = {{"sound", {"Nothing.", "لا شيء."}},
                                  {"silent", {"It asks and offers no word.", "تسأل ولا تعرض كلمة."}},
                                  {"endless", {"It asks for ever.", "تسأل بلا نهاية."}},
                                  {"voids", {"It throws every hand in.", "تلغي كل يد."}},
                                  {"throws", {"It throws.", "ترمي خطأ."}},
                                  {"copies", {"It doubles a card.", "تكرّر ورقة."}},
                                  {"flags", {"It flags cards that are not legal.", "تعلّم ورقًا غير جائز."}},
                                  {"moody", {"It counts differently each time.", "تحسب كل مرة غير الأخرى."}},
                                  {"unlined", {"It writes a point without a line.", "تكتب نقطة بلا سطر."}},
                                  {"lacking", {"It takes abnat away.", "تُنقص الأبناط."}},
                                  {"seated", {"It favours a seat.", "تُحابي مقعدًا."}},
                                  {"suited", {"It favours a suit.", "تُحابي نوعًا."}},
                                  {"peeping", {"It shows the lowest card.", "تكشف أصغر ورقة."}},
                                  {"wavering", {"It offers a word every other time.", "تعرض كلمة مرة وتكتمها مرة."}},
                                  {"unbuilt", {"It cannot be made.", "لا يمكن بناؤها."}},
                                  {"forgetful", {"It forgets the scores.", "تنسى النقاط."}}},
                      .standard = number(0)}};
  feature.links.push_back(
      {.hook = Hook::score_award, .stage = "faulty", .after = {"fault", "all_tricks", "stake", "multiplier"}});
  feature.links.push_back({.hook = Hook::match_after_hand, .stage = "faulty", .after = {"stake"}});
  for (const Hook hook : {Hook::bid_offer, Hook::bid_raise, Hook::hand_end, Hook::card_flags, Hook::trick_done})
    feature.links.push_back({.hook = hook, .stage = "faulty"});
  feature.make = [](Compile& compile) -> std::unique_ptr<Feature> { return std::make_unique<Faulty>(compile); };
  registrar.feature(std::move(feature));
}
