#include "proof/invariants.hpp"

#include <catch2/catch.hpp>
#include <map>

#include "spaces.hpp"
#include "support/recorded.hpp"

using namespace qanun;
using proof::Examiner;
using proof::HandChoice;

TEST_CASE("the shipped rule sets keep what must hold, in plain, aimed and erring hands, and in their records") {
  for (const std::string& name : support::rule_set_names()) {
    CAPTURE(name);
    Examiner examiner{support::rules(name)};
    for (std::uint64_t i = 0; i < 60; ++i) {
      HandChoice choice{.seed = 3, .index = i, .aimed = i % 3 == 1};
      if (i % 3 == 2) choice.erring = {100'000};
      auto fault = examiner.examine(choice);
      if (!fault && i % 10 == 0) fault = examiner.examine_record(support::installation().reader());
      if (!fault) fault = examiner.examine_prepared();
      CAPTURE(i);
      INFO((fault ? fault->code + " " + fault->en : std::string{"sound"}));
      CHECK_FALSE(fault);
    }
  }
}

TEST_CASE("matches of the shipped rule sets add up and end, also where players err") {
  for (const std::string& name : support::rule_set_names()) {
    CAPTURE(name);
    Examiner examiner{support::rules(name)};
    for (std::uint64_t i = 0; i < 40; ++i) {
      const auto fault = examiner.examine_match({.seed = 4, .index = i, .erring = {i % 2 == 0 ? 0U : 100'000U}});
      INFO((fault ? fault->en : std::string{"sound"}));
      CHECK_FALSE(fault);
    }
  }
}

TEST_CASE("players who aim come to every kind of contract, raised and not") {
  struct Wanted {
    const char* rules;
    std::size_t contracts;  // kinds and modes that can be bought
  };
  for (const Wanted& wanted : {Wanted{"saudi", 6}, Wanted{"coinche", 4}, Wanted{"bulgarian", 6}, Wanted{"french", 4}}) {
    CAPTURE(wanted.rules);
    const RuleSet& rules = support::rules(wanted.rules);
    Examiner examiner{rules};
    std::map<std::pair<int, int>, std::array<int, 2>> seen;
    for (std::uint64_t i = 0; i < 400; ++i) {
      CHECK_FALSE(examiner.examine({.seed = 1, .index = i, .aimed = true}));
      const Contract& contract = examiner.played().hand.contract();
      ++seen[{contract.kind, static_cast<int>(contract.mode)}][contract.stake.level > 0 ? 1 : 0];
    }
    CHECK(seen.size() >= wanted.contracts);
    int least = 400;
    int raised = 0;
    for (const auto& [contract, count] : seen) {
      least = std::min(least, count[0] + count[1]);
      raised += count[1];
    }
    CHECK(least >= 8);
    if (rules.resolved().uses("doubling")) CHECK(raised > 40);
  }
}

TEST_CASE("a hand that others choose is watched and looked at like any other") {
  // Takes what is offered first or last, in turn, and speaks out of turn where that is open.
  class Stubborn final : public proof::Players {
   public:
    std::optional<Action> interject(const Hand&, const InterjectionList& open) override {
      if (spoken_++ % 2 == 0) return std::nullopt;
      return Action::say(open[0].seat, open[0].call);
    }
    Action decide(const Hand&, const Decision& decision) override {
      return decision.choice(decided_++ % 2 == 0 ? decision.size() - 1 : 0);
    }

   private:
    std::uint32_t spoken_ = 0;
    std::uint32_t decided_ = 0;
  };
  std::uint32_t counted = 0;
  for (const std::string& name : support::rule_set_names()) {
    CAPTURE(name);
    const RuleSet& rules = support::rules(name);
    Examiner examiner{rules};
    for (std::uint64_t i = 0; i < 40; ++i) {
      Random random{5, i};
      Hand hand;
      begin(rules, hand, static_cast<Seat>(i % kSeats), shuffled_pack(random));
      Stubborn players;
      ActionLog log;
      REQUIRE_FALSE(proof::watch_deal(rules, players, hand, log));
      if (hand.phase != Phase::ended || score(rules, hand).verdict.dealt_again) continue;
      ++counted;
      CHECK_FALSE(examiner.examine(hand, log.actions, i));
      CHECK_FALSE(examiner.examine_record(support::installation().reader()));
      if (hand.cards_played < kCards) continue;
      // Actions that are not those of the hand.
      log.actions.pop_back();
      const auto fault = examiner.examine(hand, log.actions, i);
      REQUIRE(fault);
      CHECK(fault->code == "F111");
    }
  }
  CHECK(counted > 100);
}

TEST_CASE("what players choose that is neither offered nor accepted is a fault of who offered it") {
  class Cheat final : public proof::Players {
   public:
    std::optional<Action> interject(const Hand&, const InterjectionList&) override { return std::nullopt; }
    Action decide(const Hand&, const Decision& decision) override {
      return Action::play(decision.seat, Card{0});  // while a word is due
    }
  };
  Hand hand;
  Random random{5, 0};
  begin(support::rules("saudi"), hand, 0, shuffled_pack(random));
  Cheat players;
  ActionLog log;
  const auto fault = proof::watch_deal(support::rules("saudi"), players, hand, log);
  REQUIRE(fault);
  CHECK(fault->code == "F104");
}

TEST_CASE("the same numbers give the same hand") {
  Examiner one{support::rules("saudi")};
  Examiner two{support::rules("saudi")};
  for (const bool aimed : {false, true})
    for (std::uint64_t i = 0; i < 10; ++i) {
      CHECK_FALSE(one.examine({.seed = 9, .index = i, .aimed = aimed}));
      CHECK_FALSE(two.examine({.seed = 9, .index = i, .aimed = aimed}));
      CHECK(one.actions() == two.actions());
      CHECK(one.played().sheet.points == two.played().sheet.points);
    }
}

TEST_CASE("a hand that is dealt in vain ends, with the code that says so") {
  const RuleSet& rules = support::rules("saudi", "use: [faulty]\nwith: {faulty.how: voids}");
  for (const bool aimed : {false, true}) {
    const auto fault = Examiner{rules}.examine({.seed = 1, .index = 1, .aimed = aimed});
    REQUIRE(fault);
    CHECK(fault->code == proof::kNothingCounted);
    CHECK(fault->index == 1);
  }
}
