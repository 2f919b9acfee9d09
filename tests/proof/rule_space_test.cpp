#include "proof/rule_space.hpp"

#include <catch2/catch.hpp>

#include "spaces.hpp"
#include "support/rule_folder.hpp"

using namespace qanun;
using proof::Pick;
using proof::Picks;
using proof::RuleSpace;
using spaces::pick;
using spaces::space_of;

TEST_CASE("a space holds the options whose owner is in use, or those of some sections") {
  const RuleSpace saudi = space_of("saudi");
  CHECK(saudi.options().size() == saudi.own().options.size());
  CHECK(saudi.find("kasho.right"));
  CHECK_FALSE(space_of("french").find("kasho.right"));
  const RuleSpace two = space_of("saudi", {"kasho", "kaboot"});
  CHECK(two.options().size() > 10);
  for (const proof::SpaceOption& one : two.options())
    CHECK((one.decl->key.starts_with("kasho.") || one.decl->key.starts_with("kaboot.")));
}

TEST_CASE("picks come to the rules that the same overrides come to") {
  const RuleSpace space = space_of("saudi");
  const Picks picks{pick(space, "bid.rounds", "1"), pick(space, "kaboot.melds", "all_to_winner"),
                    pick(space, "doubling.levels_sun", "[]")};
  const proof::Applied applied = space.apply(picks);
  REQUIRE(applied.rules != nullptr);
  const RuleSet& same =
      support::rules("saudi", "with: {bid.rounds: 1, kaboot.melds: all_to_winner, doubling.levels_sun: []}");
  CHECK(applied.rules->fingerprint() == same.fingerprint());
}

TEST_CASE("picks that break a relation name it") {
  const RuleSpace space = space_of("saudi");
  const proof::Applied applied = space.apply(Picks{pick(space, "doubling.window", "in_auction")});
  CHECK(applied.rules == nullptr);
  REQUIRE(applied.forbidden);
  CHECK(applied.forbidden->subject == "doubling.window");
  CHECK(applied.refused.empty());
  CHECK(space.forbidden(Picks{pick(space, "deal.first_packets", "[2, 3]")}) == std::nullopt);
  CHECK(space.forbidden(Picks{pick(space, "deal.first_packets", "[3, 2, 3]")}).value().kind == RelationKind::whole);
}

TEST_CASE(
    "every single sample of every rule set, written as a rule file, comes to the same rules or the same refusal") {
  const test::Folder folder;
  const RuleReader reader{support::installation().registry(), RuleReader::standard_folders()};
  for (const std::string name : {"saudi", "french", "coinche", "bulgarian", "najd"}) {
    const RuleSpace space = space_of(name);
    for (std::uint16_t i = 0; i < space.options().size(); ++i)
      for (std::uint16_t sample = 1; sample < space.options()[i].samples.size(); ++sample) {
        const Picks picks{{i, sample}};
        CAPTURE(name, space.text(picks[0]));
        const auto file = folder.write("one.yaml", space.rule_file(picks, "one", name));
        Diagnostics diagnostics;
        auto read = reader.read(file, diagnostics);
        const proof::Applied applied = space.apply(picks);
        CAPTURE(test::said(diagnostics));
        REQUIRE(read.has_value() == !applied.forbidden);
        if (!read || applied.rules == nullptr) continue;
        const auto compiled = RuleSet::compile(space.registry(), std::move(*read), diagnostics);
        REQUIRE(compiled != nullptr);
        CHECK(compiled->fingerprint() == applied.rules->fingerprint());
      }
  }
}

TEST_CASE("a rule file says what was picked and nothing else, section by section") {
  const RuleSpace space = space_of("saudi");
  const Picks picks{pick(space, "bid.rounds", "1"), pick(space, "bid.allow_sun", "false"),
                    pick(space, "kaboot.hokum", "0")};
  CHECK(space.rule_file(picks, "small", "saudi") ==
        "qanun: 1\nname: small\ntitle: {en: \"small\", ar: \"small\"}\nextends: saudi\n"
        "bid:\n  rounds: 1\n  allow_sun: false\nkaboot:\n  hokum: 0\n");
}

TEST_CASE("rules that a condition changes are worked out anew for each pick") {
  const RuleSpace space = space_of("najd");
  REQUIRE_FALSE(space.own().when.alternatives.empty());
  const proof::Applied own = space.apply({});
  REQUIRE(own.rules != nullptr);
  CHECK(own.rules->alternatives() == space.own().when.alternatives.size());
  const auto option = space.find(space.own().when.alternatives[0].begin()->first);
  REQUIRE(option);
  for (std::uint16_t sample = 0; sample < space.options()[*option].samples.size(); ++sample) {
    const Picks picks{{*option, sample}};
    const proof::Applied applied = space.apply(picks);
    if (applied.rules == nullptr) continue;
    // What stands there already is no change.
    for (std::size_t i = 1; i <= applied.rules->alternatives(); ++i)
      CHECK(applied.rules->alternative(static_cast<std::uint8_t>(i)).fingerprint() != applied.rules->fingerprint());
  }
}
