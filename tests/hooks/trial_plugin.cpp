// A plugin for tests alone: one small feature for each mechanism that only later plugins use.
//   bell   interjects in the auction: a seat that is not on turn may ring, which voids the deal
//   wink   widens what is accepted: any held card and any flag; a hidden slot remembers the fault, a slot of its owner
//          counts them
//   cry    a flag that a king may carry
//   bar    forbids leading aces
//   raise  raises the stake, inside the auction and after the deal
//   mercy  ends a hand early: a side that took the first four tricks gets the rest
//   tens   makes abnat inside tricks: four tens' worth for a trick with two tens; sits out hands that seat 0 bought
#include "qanun/plugin.hpp"

namespace trial {

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class Bell final : public Feature {
 public:
  explicit Bell(Compile& compile)
      : ring_{compile.word("ring")}, rung_{compile.slot<std::uint8_t>("bell", Sight::all)} {}

  void interjections(const Hand& hand, InterjectionList& out) const override {
    if (hand.phase != Phase::bidding || hand.contract().stands()) return;
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (seat != hand.auction.turn) out.push({seat, Call{.word = ring_}});
  }
  [[nodiscard]] bool takes(const Hand& /*hand*/, const Interjection& /*open*/, std::uint64_t draw) const override {
    return draw >> 59 == 0;  // once in 32
  }
  void say(Hand& hand, const Action& /*action*/) const override { rung_.in(hand) = 1; }
  [[nodiscard]] EarlyEnd ends(const Hand& hand) const override {
    return {rung_.in(hand) != 0 ? Ending::void_deal : Ending::none, kNoTeam};
  }

 private:
  WordId ring_;
  Slot<std::uint8_t> rung_;
};

class Wink final : public Feature {
 public:
  explicit Wink(Compile& compile)
      : fault_{compile.slot<std::uint8_t>("wink", Sight::nobody)},
        own_{compile.slot<std::array<std::uint8_t, kSeats>>("wink counts", Sight::owner)},
        kinds_{compile.slot<std::uint8_t>("wink kinds", Sight::nobody)} {}

  [[nodiscard]] CardSet accepts(const Hand& hand, CardSet /*legal*/) const override { return hand.held[hand.turn]; }
  [[nodiscard]] bool accepts_flag(const Hand& /*hand*/, Flags /*flag*/, Card /*card*/) const override { return true; }
  void card_played(Hand& hand, Card card, Flags /*flags*/, CardSet legal, Flags untrue) const override {
    if (legal.has(card) && untrue == 0) return;
    fault_.in(hand) = static_cast<std::uint8_t>(hand.cards_played + 1);
    ++own_.in(hand)[hand.turn];
  }

  [[nodiscard]] bool accepts_meld(const Hand& /*hand*/, Seat /*seat*/, MeldCode /*code*/) const override {
    return true;
  }
  void fault(Hand& hand, const Fault& fault) const override {
    kinds_.in(hand) = static_cast<std::uint8_t>(kinds_.in(hand) | (1U << static_cast<unsigned>(fault.kind)));
  }
  [[nodiscard]] std::int64_t fact(const Hand& hand, FactId /*fact*/) const override { return kinds_.in(hand); }

 private:
  Slot<std::uint8_t> fault_;
  Slot<std::array<std::uint8_t, kSeats>> own_;
  Slot<std::uint8_t> kinds_;  // one bit a Fault::Kind
};

class Bar final : public Feature {
 public:
  [[nodiscard]] CardSet lead(const Hand& /*hand*/, CardSet legal) const override {
    return legal - CardSet::of(Rank::ace);
  }
};

class Cry final : public Feature {
 public:
  [[nodiscard]] CardSet flaggable(const Hand& /*hand*/, Flags /*flag*/, CardSet legal) const override {
    return legal & CardSet::of(Rank::king);
  }
};

class Raise final : public Feature {
 public:
  explicit Raise(Compile& compile)
      : up_{compile.word("up")}, pass_{compile.word("pass")}, asked_{compile.slot<std::uint8_t>("raise", Sight::all)} {}

  void words(const Hand& hand, Seat seat, CallList& out) const override {
    if (hand.phase == Phase::asking) out.push({.word = pass_});
    const Contract& contract = hand.contract();
    const bool opponent = contract.stands() && team_of(contract.buyer) != team_of(seat);
    if (opponent && contract.stake.level == 0) out.push({.word = up_});
  }
  // After the deal each opponent of the buyer is asked once, in playing order from the dealer's right.
  [[nodiscard]] Seat asks(const Hand& hand) const override {
    if (hand.auction.status != AuctionStatus::bought || hand.contract().stake.level > 0) return kNoSeat;
    for (int place = 0; place < kSeats; ++place) {
      const Seat seat = seat_at(place, hand.dealer());
      const bool asked = ((asked_.in(hand) >> seat) & 1) != 0;
      if (!asked && team_of(seat) != team_of(hand.contract().buyer)) return seat;
    }
    return kNoSeat;
  }
  void say(Hand& hand, const Action& action) const override {
    asked_.in(hand) = static_cast<std::uint8_t>(asked_.in(hand) | (1U << action.seat));
    if (action.call.word != up_) return;
    Stake& stake = hand.auction.contract.stake;
    stake.level = 1;
    stake.factor = 2;
    stake.add_raiser(action.seat);
    hand.auction.bids_barred = 1;
  }
  void value(const ScoreInput& in, const Verdict& /*verdict*/, HandValue& value) const override {
    for (Points& points : value.points) points = points * in.contract.stake.factor;
  }

 private:
  WordId up_;
  WordId pass_;
  Slot<std::uint8_t> asked_;
};

class Mercy final : public Feature {
 public:
  [[nodiscard]] EarlyEnd ends(const Hand& hand) const override {
    if (hand.cards_played != 4 * kSeats || hand.trick.size != 0) return {};
    for (Team team = 0; team < kTeams; ++team)
      if (hand.tally.tricks(team) == 4) return {Ending::rest_awarded, team};
    return {};
  }
};

class Tens final : public Feature {
 public:
  [[nodiscard]] bool plays_a_part(const Hand& hand) const override { return hand.contract().buyer != 0; }
  [[nodiscard]] Abnat trick_bonus(const TakenTrick& trick) const override {
    int tens = 0;
    for (const Card card : trick.cards) tens += card.rank() == Rank::ten ? 1 : 0;
    return Abnat{tens >= 2 ? 40 : 0};
  }
};

template <class Made, class... Arguments>
FeatureDecl feature(std::string_view id, std::vector<Link> links) {
  FeatureDecl one;
  one.id = id;
  one.title = {id, id};
  one.meaning = {"A mechanism under test.", "آلية تحت الاختبار."};
  one.links = std::move(links);
  one.make = [](Compile& compile) -> std::unique_ptr<Feature> {
    if constexpr (std::is_constructible_v<Made, Compile&>)
      return std::make_unique<Made>(compile);
    else
      return std::make_unique<Made>();
  };
  return one;
}

}  // namespace

}  // namespace trial

QANUN_PLUGIN("trial", "1.0", 1, "MIT") {
  using namespace trial;  // NOLINT(google-build-using-namespace)
  auto bell =
      feature<Bell>("bell", {{.hook = Hook::bid_offer, .stage = "bell"}, {.hook = Hook::hand_end, .stage = "bell"}});
  bell.words = {{.key = "ring", .title = {"ring", "جرس"}}};
  registrar.feature(std::move(bell));
  auto wink = feature<Wink>("wink", {{.hook = Hook::play_accept, .stage = "wink"}});
  wink.facts = {{.key = "wink_kinds", .type = FactType::number, .title = {"kinds of faults", "أنواع المخالفات"}}};
  registrar.feature(std::move(wink));
  registrar.feature(feature<Bar>("bar", {{.hook = Hook::play_lead, .stage = "bar"}}));
  auto cry = feature<Cry>("cry", {{.hook = Hook::card_flags, .stage = "cry"}});
  cry.flags = {{.key = "cry", .title = {"cry", "صيحة"}}};
  registrar.feature(std::move(cry));
  auto raise = feature<Raise>(
      "raise", {{.hook = Hook::bid_raise, .stage = "raise"}, {.hook = Hook::score_value, .stage = "stake"}});
  raise.words = {{.key = "up", .title = {"up", "ارفع"}}};
  registrar.feature(std::move(raise));
  registrar.feature(feature<Mercy>("mercy", {{.hook = Hook::hand_end, .stage = "mercy"}}));
  registrar.feature(feature<Tens>("tens", {{.hook = Hook::trick_done, .stage = "tens"}}));
}
