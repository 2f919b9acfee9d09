#include "qanun/notation.hpp"

#include <catch2/catch.hpp>

#include "qanun/playout.hpp"
#include "qanun/step.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

// The action as written again; or the problem, in brackets.
std::string again(const std::string& text) {
  Problem problem;
  const auto action = parse_action(support::rules(), text, problem);
  return action ? to_string(support::rules(), *action) : "[" + problem.en + "]";
}

std::string cards_again(const std::string& text) {
  Problem problem;
  const auto cards = parse_card_set(text, problem);
  return cards ? to_string(*cards) : "[" + problem.en + "]";
}

}  // namespace

TEST_CASE("actions are written as they are read") {
  for (const std::string text :
       {"0: pass", "1: hokum", "1: hokum H", "2: sun", "3: ashkal", "0: AS", "0: baloot KH", "2: meld 9S 8S 7S"})
    CHECK(again(text) == text);
}

TEST_CASE("other spellings of cards and suits are read") {
  CHECK(again("0: 10S") == "0: TS");
  CHECK(again("0: 10♠") == "0: TS");
  CHECK(again("1: hokum ♥") == "1: hokum H");
  CHECK(again("2:meld 7S  9S 8S") == "2: meld 9S 8S 7S");
  CHECK(again(" 3 : pass").front() == '[');
}

TEST_CASE("what is no action is named") {
  CHECK(again("pass") == "['pass' does not begin with a seat 0 to 3 and a colon]");
  CHECK(again("4: pass") == "['4: pass' does not begin with a seat 0 to 3 and a colon]");
  CHECK(again("-1: pass").front() == '[');
  CHECK(again("0:") == "[nothing is said]");
  CHECK(again("0: tarneeb") == "['tarneeb' is no word of these rules]");
  CHECK(again("0: sun H") == "['sun H' is not a way to say 'sun']");
  CHECK(again("0: hokum X") == "['hokum X' is not a way to say 'hokum']");
  CHECK(again("0: hokum H S").front() == '[');
  CHECK(again("0: meld") == "['meld' is not a way to say 'meld']");
  CHECK(again("0: meld 7S 7S") == "[the card '7S' stands twice]");
  CHECK(again("0: meld 7S XX") == "['XX' is not a card]");
  CHECK(again("0: ekko KH") == "['ekko' is no word of these rules]");
}

TEST_CASE("what is wrong is said in both languages") {
  Problem problem;
  CHECK_FALSE(parse_action(support::rules(), "0: tarneeb", problem));
  CHECK(problem.ar == "'tarneeb' ليست كلمة في هذه القواعد");
}

TEST_CASE("sets of cards are written in canonical order and hold no card twice") {
  CHECK(cards_again("7H KS AS 10H") == "AS KS TH 7H");
  CHECK(cards_again("") == "");
  CHECK(cards_again("7H 8H 7H") == "[the card '7H' stands twice]");
  CHECK(cards_again("7H,8H").front() == '[');
  CHECK(cards_again("1H").front() == '[');
}

TEST_CASE("trumps have one spelling each") {
  for (const std::string text : {"S", "H", "D", "C", "NT", "AT"}) {
    const auto mode = parse_mode(text);
    REQUIRE(mode);
    CHECK(to_string(*mode) == text);
  }
  CHECK(parse_mode("♦") == Mode::diamonds);
  CHECK_FALSE(parse_mode(""));
  CHECK_FALSE(parse_mode("s"));
  CHECK_FALSE(parse_mode("SUN"));
  CHECK(to_string(Mode::unnamed).empty());
}

TEST_CASE("every choice of many random hands is read back as itself") {
  const RuleSet& rules = support::rules("saudi", "with: {baloot.claim: call_on_second, bid.allow_sun: false}");
  std::size_t words = 0;
  std::size_t flagged = 0;
  for (std::uint64_t index = 0; index < 300; ++index) {
    PlayedHand played;
    ActionLog log;
    play_random_hand(rules, 11, index, played, &log);
    for (const Action& action : log.actions) {
      Problem problem;
      const auto read = parse_action(rules, to_string(rules, action), problem);
      REQUIRE(read);
      REQUIRE(*read == action);
      words += action.call.word != kPlayCard ? 1 : 0;
      flagged += action.flags != 0 ? 1 : 0;
    }
  }
  CHECK(words > 500);
  CHECK(flagged > 10);
}
