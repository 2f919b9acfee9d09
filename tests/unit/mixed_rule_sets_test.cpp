// Rule sets whose phases come from different games: they load and are played where the relations between their options
// allow it, and where they do not the reason is given.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "qanun/playout.hpp"
#include "qanun/rule_reader.hpp"
#include "qanun/step.hpp"
#include "qanun/totals.hpp"
#include "support/rule_folder.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

struct Read {
  std::shared_ptr<const RuleSet> rules;
  std::string said;
};

// `text` follows the name of the rule set in its file.
Read read_mixed(const std::string& text) {
  const test::Folder folder;
  folder.write("mixed.yaml", "qanun: 1\nname: mixed\ntitle: {en: Mixed, ar: خليط}\n" + text);
  auto folders = RuleReader::standard_folders();
  folders.emplace_back(folder.path());
  Diagnostics diagnostics;
  const Registry& registry = support::installation().registry();
  auto resolved = RuleReader{registry, folders}.read("mixed", diagnostics);
  Read out;
  if (resolved) out.rules = RuleSet::compile(registry, std::move(*resolved), diagnostics);
  out.said = support::text_of(diagnostics);
  return out;
}

bool says(const Read& read, const std::string& part) { return read.said.find(part) != std::string::npos; }

void check_cards(const RuleSet& rules, const PlayedHand& played) {
  if (played.hand.cards_played < kCards) return;  // ended early
  CardSet seen;
  for (const std::uint8_t card : played.hand.played) seen.add(Card{card});
  CHECK(seen == CardSet::all());
  const RuleSet& in_force = rules.in_force(played.hand);
  CHECK(played.hand.tally.abnat[0] + played.hand.tally.abnat[1] == all_abnat(in_force, played.hand.mode()));
  CHECK(played.hand.tally.tricks(0) + played.hand.tally.tricks(1) == kRanks);
}

// Random hands: each ends, its cards are the pack, and it comes to the same by tables and by single steps.
void play(const RuleSet& rules, std::uint64_t hands = 200) {
  for (std::uint64_t i = 0; i < hands; ++i) {
    PlayedHand fast;
    PlayedHand slow;
    play_random_hand(rules, 7, i, fast);
    step_random_hand(rules, 7, i, slow);
    REQUIRE(fast.hand.phase == Phase::ended);
    REQUIRE(digest_of(fast.hand, fast.sheet, fast.void_deals) == digest_of(slow.hand, slow.sheet, slow.void_deals));
    check_cards(rules, fast);
    for (const Points points : fast.sheet.points) CHECK(points >= Points{});
    CHECK(fast.sheet.held >= Points{});
  }
}

void loads_and_plays(const std::string& text) {
  const Read read = read_mixed(text);
  INFO(read.said);
  REQUIRE(read.rules != nullptr);
  CHECK(read.said.empty());
  play(*read.rules);
}

const std::string kSaudiByFrenchPhases = "extends: saudi\nphases: {deal: belote, declare: belote, play: belote}\n";

}  // namespace

TEST_CASE("mixed: French duties of play with Saudi scoring", "[mixed]") {
  const std::string rules =
      "extends: saudi\nphases: {play: belote}\n"
      "play: {partner_exempt: whenever_winning, undertrump: forced, trump_led_rise: always}\nwithout: [ekka]\n";
  loads_and_plays(rules);
  const Read read = read_mixed(rules);
  REQUIRE(read.rules != nullptr);
  CHECK(read.rules->find_word("sawa") == 0);  // the claim of the rest belongs to the Saudi phase
}

TEST_CASE("mixed: a Saudi auction with belote's announcements and deal", "[mixed]") {
  loads_and_plays(kSaudiByFrenchPhases);
  loads_and_plays(kSaudiByFrenchPhases + "meld: {four_low: annul}\n");
}

TEST_CASE("mixed: Saudi scoring after a belote auction, with and without sun", "[mixed]") {
  loads_and_plays("extends: saudi\nphases: {bid: belote}\n");
  loads_and_plays(
      "extends: french\nphases: {score: saudi}\nscore: {hand_hokum: 16}\nkaboot: {hokum: 25}\n"
      "match: {target: 152}\n");
}

TEST_CASE("mixed: belote scoring after a Saudi auction, raised or not", "[mixed]") {
  loads_and_plays("extends: saudi\nphases: {score: belote}\nscore: {hand_hokum: 162, hand_sun: 130}\n");
  loads_and_plays(
      "extends: saudi\nphases: {score: belote}\nscore: {hand_hokum: 162, hand_sun: 130, litige: redeal}\n"
      "doubling: {tie: held}\n");
}

TEST_CASE("mixed: every feature over the phases of belote", "[mixed]") {
  loads_and_plays(
      "extends: french_announcements\nuse: [doubling, kasho, qaid]\nqaid: {mode: claimable}\n"
      "doubling: {levels_hokum: [double, triple]}\n");
  loads_and_plays("extends: french\nuse: [ekka]\nplay: {partner_exempt: by_position}\n");
}

TEST_CASE("mixed: a take in a suit is a hokum and one without trumps a sun, to scoring and to conditions", "[mixed]") {
  const Read read = read_mixed(
      "extends: saudi\nphases: {bid: belote}\nwhen:\n  - if: {contract: sun}\n    set: {score.hand_multiplier: 3}\n");
  INFO(read.said);
  REQUIRE(read.rules != nullptr);
  HandTotals totals;
  totals.contract.kind = read.rules->find_kind("take");
  totals.contract.mode = Mode::no_trump;
  totals.contract.buyer = 0;
  totals.raw = {Abnat{80}, Abnat{50}};
  CHECK(score(*read.rules, totals, MatchState{}).points == std::array<Points, kTeams>{Points{48}, Points{30}});
  totals.contract.mode = Mode::clubs;
  totals.raw = {Abnat{100}, Abnat{62}};
  CHECK(score(*read.rules, totals, MatchState{}).points == std::array<Points, kTeams>{Points{10}, Points{6}});
}

TEST_CASE("mixed: points are held over only by a scoring that can hold them", "[mixed]") {
  const Read held = read_mixed("extends: saudi\ndoubling: {tie: held}\n");
  CHECK(held.rules == nullptr);
  CHECK(says(held,
             "mixed.yaml:5:17: error[E201]: 'doubling.tie: held' needs `phase.score: [belote, bulgarian]`: only these "
             "ways of scoring can hold points over"));
}

TEST_CASE("mixed: an option of the phase that another game plays is refused, and who owns it is said", "[mixed]") {
  const Read litige = read_mixed("extends: french\nphases: {score: saudi}\nscore: {litige: split}\n");
  CHECK(litige.rules == nullptr);
  CHECK(says(litige,
             "mixed.yaml:6:9: error[E148]: the option 'score.litige' belongs to the phase score as 'belote' plays it, "
             "which is not in use"));
  const Read low = read_mixed("extends: french_announcements\nphases: {declare: saudi}\nmeld: {four_low: annul}\n");
  CHECK(low.rules == nullptr);
  CHECK(says(low,
             "mixed.yaml:6:8: error[E148]: the option 'meld.four_low' belongs to the phase declare as 'belote' plays "
             "it, which is not in use"));
  const Read ashkal = read_mixed("extends: saudi\nphases: {bid: belote}\nbid: {ashkal_seats: [dealer]}\n");
  CHECK(ashkal.rules == nullptr);
  CHECK(says(ashkal,
             "mixed.yaml:6:7: error[E148]: the option 'bid.ashkal_seats' belongs to the phase bid as 'saudi' plays it, "
             "which is not in use"));
}

TEST_CASE("mixed: a feature whose ground another game's duties take away is refused", "[mixed]") {
  const Read free = read_mixed("extends: french\nuse: [ekka]\nplay: {must_trump: false}\n");
  CHECK(free.rules == nullptr);
  CHECK(says(free,
             "mixed.yaml:5:7: error[E201]: 'use: ekka' needs `play.must_trump: true`: ekka frees the partner from the "
             "duty to ruff; without that duty there is nothing to free him from"));
}

TEST_CASE("mixed: inherited options go with the phase that is dropped, without a word", "[mixed]") {
  const Read read = read_mixed(
      "extends: kotchina_french\nphases: {score: saudi}\nscore: {hand_hokum: 16}\nkaboot: {hokum: 25}\n"
      "match: {target: 152}\n");
  INFO(read.said);
  REQUIRE(read.rules != nullptr);
  CHECK(read.said.empty());
  CHECK(read.rules->resolved().options.find("score.second_litige") == read.rules->resolved().options.end());
}

TEST_CASE("mixed: what has no effect beside the phases of another game is told, and the rule set stands", "[mixed]") {
  const Read sun = read_mixed("extends: french\nscore: {hand_sun: 130}\n");
  CHECK(sun.rules != nullptr);
  CHECK(says(sun, "mixed.yaml:5:19: warning[W104]: 'score.hand_sun' has no effect here: sun cannot be bought"));
  const Read ekka = read_mixed("extends: french\nuse: [ekka]\n");
  CHECK(ekka.rules != nullptr);
  CHECK(says(ekka,
             "mixed.yaml:5:7: warning[W104]: 'use: ekka' has no effect here: a partner who is always or never free "
             "gains nothing by an ekka"));
  const Read early =
      read_mixed("extends: saudi\nphases: {bid: belote}\ndoubling: {window: from_purchase, early_blocks_sun: false}\n");
  CHECK(early.rules != nullptr);
  CHECK(says(early,
             "warning[W104]: 'doubling.early_blocks_sun' has no effect here: a double cannot come that early, or there "
             "is no such right"));
}
