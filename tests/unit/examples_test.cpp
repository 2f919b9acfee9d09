// The examples of rule files: what runs, what is refused when the file is loaded, and what only then cannot be asked.
#include <catch2/catch.hpp>

#include "cases/shapes.hpp"
#include "qanun/cases.hpp"
#include "qanun/playout.hpp"
#include "qanun/record.hpp"
#include "support/rule_folder.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

const std::string kHokum = "contract: {kind: hokum, trump: S, buyer: 0}";

std::string file_of(const std::string& examples, const std::string& rest = {}) {
  return "qanun: 1\nname: own\nextends: saudi\n" + rest + "examples:\n" + examples;
}

std::string example(const std::string& rest) { return "  - {title: One, " + rest + "}\n"; }

std::shared_ptr<const RuleSet> load(const std::string& file, Diagnostics& diagnostics) {
  auto resolved = support::installation().reader().read(file, diagnostics);
  if (!resolved) return nullptr;
  return RuleSet::compile(support::installation().registry(), std::move(*resolved), diagnostics);
}

std::vector<CaseResult> run(const std::string& text) {
  const test::Folder folder;
  Diagnostics diagnostics;
  const auto rules = load(folder.write("own.yaml", text), diagnostics);
  INFO(text << support::text_of(diagnostics));
  REQUIRE(rules != nullptr);
  std::vector<CaseResult> results;
  const CaseCounts counts =
      run_examples(support::installation().reader(), rules, [&](const CaseResult& one) { results.push_back(one); });
  CHECK(counts.passed + counts.failed == results.size());
  CHECK(counts.skipped == 0);
  return results;
}

CaseResult run_one(const std::string& rest) {
  const auto results = run(file_of(example(rest)));
  REQUIRE(results.size() == 1);
  return results.front();
}

// The codes of what is said when a file with this example is loaded.
std::string refused(const std::string& rest) {
  const test::Folder folder;
  Diagnostics diagnostics;
  CHECK(load(folder.write("own.yaml", file_of(example(rest))), diagnostics) == nullptr);
  return test::codes(diagnostics);
}

}  // namespace

TEST_CASE("an example asks for a score unless it says otherwise, and of every other kind") {
  for (const std::string& rest : std::vector<std::string>{
           "given: {" + kHokum + ", raw: [100, 62]}, expect: {points: [10, 6], verdict: made}",
           "kind: score, given: {" + kHokum + ", raw: [100, 62]}, expect: {lines: {SCORE-03: [0, 6]}}",
           "kind: legal, given: {" + kHokum + ", trick: [\"3: AH\"], seat: 0, hand: \"7H 9S\"}, expect: {cards: 7H}",
           "kind: trick, given: {" + kHokum +
               ", trick: [\"0: AH\", \"1: 7S\", \"2: TH\", \"3: KH\"]}, expect: {raw: 25}",
           "kind: melds, given: {" + kHokum + ", dealer: 3, hands: {1: \"7H 8H 9H\"}}, expect: {best: {1: sira}}",
           "kind: auction, given: {dealer: 0, up_card: 8D}, expect: {seat: 1, has: [sun]}",
           "kind: match, given: {scores: [140, 100], sheets: [[12, 4]]}, expect: {winner: 0}",
       }) {
    CAPTURE(rest);
    const CaseResult result = run_one(rest);
    CAPTURE(support::text_of(result.faults));
    CHECK(result.status == CaseStatus::passed);
    CHECK(result.id.empty());
    CHECK(result.rules == "own");
    CHECK(result.place.line == 5);
  }
}

TEST_CASE("an example that fails says what came, where it was expected, and by which lines") {
  const CaseResult result = run_one("given: {" + kHokum + ", raw: [100, 62]}, expect: {points: [11, 6]}");
  CHECK(result.status == CaseStatus::failed);
  REQUIRE(result.mismatches.size() == 1);
  CHECK(result.mismatches[0].came.en == "[10, 6]");
  CHECK(result.mismatches[0].place.line == 5);
  REQUIRE(result.scored.has_value());
  CHECK(result.scored->sheet.points[0] == Points{10});
  CHECK(result.scored->rules->name() == "own");
  CHECK(result.scored->contract.buyer == 0);
}

TEST_CASE("a title is a text or one in each language") {
  const auto results =
      run(file_of("  - title: {en: Ten, ar: عشر}\n    given: {" + kHokum + "}\n    expect: {verdict: tied}\n" +
                  example("given: {" + kHokum + "}, why: {ar: سبب}, expect: {held: 0}")));
  REQUIRE(results.size() == 2);
  CHECK(results[0].title.en == "Ten");
  CHECK(results[0].title.ar == "عشر");
  CHECK(results[1].title.ar == "One");
}

TEST_CASE("an example is asked of its own file's rules, and a child does not run its parent's") {
  const std::string seven = example("given: {" + kHokum + ", raw: [162, 0], tricks: [8, 0]}, expect: {points: [7, 0]}");
  const test::Folder folder;
  folder.write("parent.yaml", "qanun: 1\nname: parent\nextends: saudi\nkaboot: {hokum: 7}\nexamples:\n" + seven);
  const std::string child = folder.write("child.yaml", "qanun: 1\nextends: parent\nkaboot: {hokum: 8}\n");
  const auto count = [&](const std::string& file) {
    Diagnostics diagnostics;
    const auto rules = load(file, diagnostics);
    REQUIRE(rules != nullptr);
    return run_examples(support::installation().reader(), rules, [](const CaseResult&) {});
  };
  CHECK(count((folder.path() / "parent.yaml").string()).passed == 1);
  CHECK(count(child).passed + count(child).failed == 0);
}

TEST_CASE("a rule set without examples has none to run, and a run can be stopped") {
  CHECK(run("qanun: 1\nextends: saudi\n").empty());
  CHECK(run("qanun: 1\nextends: saudi\nexamples:\n").empty());
  CHECK(run("qanun: 1\nextends: saudi\nexamples: []\n").empty());
  const std::string one = example("given: {" + kHokum + "}, expect: {held: 0}");
  const test::Folder folder;
  Diagnostics diagnostics;
  const auto rules = load(folder.write("own.yaml", file_of(one + one + one)), diagnostics);
  REQUIRE(rules != nullptr);
  int asked = 0;
  const auto counts = run_examples(
      support::installation().reader(), rules, [](const CaseResult&) {}, [&] { return ++asked < 3; });
  CHECK(counts.passed == 2);
}

TEST_CASE("what cannot be asked of these rules fails with its place") {
  for (const auto& [code, rest] : std::vector<std::pair<std::string, std::string>>{
           {"E407", "given: {contract: {kind: hokm, trump: S, buyer: 0}}, expect: {held: 0}"},
           {"E407", "given: {contract: {kind: hokum, trump: S, buyer: 0, level: quadruple}}, expect: {held: 0}"},
           {"E410", "given: {contract: {kind: sun, trump: S, buyer: 0}}, expect: {held: 0}"},
           {"E407", "given: {" + kHokum + ", melds: [[siraa], []]}, expect: {held: 0}"},
           {"E406", "given: {" + kHokum + ", buyer_had_acee: true}, expect: {held: 0}"},
           {"E411", "given: {" + kHokum + ", raw: [100, 63]}, expect: {held: 0}"},
           {"E412", "given: {" + kHokum + ", tricks: [4, 5]}, expect: {held: 0}"},
           {"E150", "given: {" + kHokum + "}, expect: {verdict: maid}"},
           {"E413", "kind: legal, given: {" + kHokum + ", hand: AS, seat: 0, trick: [\"3: AS\"]}, expect: {cards: AS}"},
           {"E408", "kind: auction, given: {dealer: 0, up_card: 8D, calls: [\"1: pas\"]}, expect: {seat: 1}"},
           {"E414", "kind: auction, given: {dealer: 0, up_card: 8D, calls: [\"2: pass\"]}, expect: {seat: 1}"},
           {"E421", "kind: match, given: {scores: [151, 0], sheets: [[9, 7], void]}, expect: {over: true}"},
       }) {
    CAPTURE(code, rest);
    const CaseResult result = run_one(rest);
    CHECK(result.status == CaseStatus::failed);
    REQUIRE_FALSE(result.faults.empty());
    CHECK(result.faults.all().front().message->code == code);
    CHECK(result.faults.all().front().place.line == 5);
  }
}

TEST_CASE("a rule file is refused where the shape of an example is wrong") {
  CHECK(refused("given: {" + kHokum + "}, expect: {}") == "E405 ");
  CHECK(refused("given: {}, expect: {held: 0}") == "E402 ");
  CHECK(refused("with: {}, given: {" + kHokum + "}, expect: {held: 0}") == "E406 ");
  CHECK(refused("given: {" + kHokum + ", raw: [1, 2, 3]}, expect: {points: [1, x]}") == "E416 E159 ");
}

TEST_CASE("no key of any kind takes what has the wrong shape") {
  for (const CaseKind& kind : case_kinds())
    for (const auto* keys : {&kind.given, &kind.expect})
      for (const CaseKey& key : *keys) {
        CAPTURE(kind.name, key.name);
        Diagnostics diagnostics;
        const auto document =
            yaml::parse("t.yaml", "{" + std::string{key.name} + ": [[[x]]]}", kCaseFileLimits, diagnostics);
        REQUIRE(document);
        OneCase one;
        one.kind = &kind;
        (keys == &kind.given ? one.given : one.expect) = &document->root;
        check_shape(*document, one, diagnostics);
        CHECK(diagnostics.has_errors());
        CHECK(diagnostics.all().front().place.line == 1);
      }
}

TEST_CASE("every case that was ever written has a shape that an example may have") {
  std::size_t cases = 0;
  for (const auto& entry : std::filesystem::directory_iterator{QANUN_SOURCE_DIR "/tests/cases"}) {
    if (entry.path().extension() != ".yaml") continue;
    Diagnostics diagnostics;
    const auto document = yaml::load(entry.path().string(), kCaseFileLimits, diagnostics);
    REQUIRE(document);
    const auto read = read_case_file(*document, diagnostics);
    REQUIRE(read);
    for (const OneCase& one : *read) check_shape(*document, one, diagnostics);
    cases += read->size();
    CHECK(support::text_of(diagnostics).empty());
  }
  CHECK(cases > 1000);
}

TEST_CASE("a hand in an example was played by the rules of its file") {
  const auto record_by = [](const RuleSet& rules) {
    PlayedHand played;
    ActionLog log;
    play_random_hand(rules, 7, 3, played, &log);
    std::string line;
    RecordWriter{support::installation().registry(), rules}.append(line, played.hand, Points{}, log.actions,
                                                                   &played.sheet);
    line.pop_back();
    return line;
  };
  const auto asked = [](const std::string& record) {
    const auto results = run(file_of("  - title: One\n    kind: hand\n    given:\n      record: " + record +
                                     "\n    expect: {sheet: same}\n"));
    REQUIRE(results.size() == 1);
    return results.front();
  };
  CHECK(asked(record_by(support::rules())).status == CaseStatus::passed);
  const CaseResult other = asked(record_by(support::rules("saudi", "with: {match.target: 100}")));
  REQUIRE_FALSE(other.faults.empty());
  CHECK(other.faults.all().front().message->code == "E426");
}

TEST_CASE("a question of any kind is asked of the rules that hold for its contract") {
  const std::string when =
      "without: [ekka]\nwhen:\n  - if: {contract: hokum, trump: H}\n    set:\n      score.hand_multiplier: 2\n"
      "      meld.runs: {3: 30}\n      play.must_trump: false\n      cards.plain_order: [7, 8, 9, J, Q, K, T, A]\n"
      "  - if: {own_score: {at_least: 100}}\n    set: {kaboot.hokum: 40}\n";
  const std::string hearts = "given: {contract: {kind: hokum, trump: H, buyer: 0}, ";
  const std::string spades = "given: {contract: {kind: hokum, trump: S, buyer: 0}, ";
  const std::string sira = "raw: [100, 62], melds: [[sira], []]}, ";
  const std::string kaboot = "raw: [0, 162], tricks: [0, 8], scores: ";
  const std::string cards = "trick: [\"0: AD\", \"1: 7D\", \"2: 8D\", \"3: 9D\"]}, ";
  const std::string hand = "dealer: 3, hands: {0: \"7C 8C 9C\"}}, ";
  std::string all;
  for (const std::string& rest : {
           hearts + sira + "expect: {points: [26, 12]}",
           spades + sira + "expect: {points: [12, 6]}",
           spades + kaboot + "[99, 140]}, expect: {points: [0, 25]}",
           spades + kaboot + "[100, 0]}, expect: {points: [0, 40]}",
           "kind: match, " + ("given: {scores: [0, 0], sheets: [{" + hearts.substr(8)) +
               sira.substr(0, sira.size() - 3) + "}]}, expect: {scores: [26, 12]}",
           "kind: legal, " + hearts + "trick: [\"3: AS\"], seat: 0, hand: \"7H 9D\"}, expect: {cards: \"7H 9D\"}",
           "kind: legal, " + spades + "trick: [\"3: AH\"], seat: 0, hand: \"7S 9D\"}, expect: {cards: 7S}",
           "kind: trick, " + hearts + cards + "expect: {winner: 1}",
           "kind: trick, " + spades + cards + "expect: {winner: 0}",
           "kind: melds, " + hearts + hand + "expect: {raw: [30, 0]}",
           "kind: melds, " + spades + hand + "expect: {raw: [20, 0]}",
       })
    all += example(rest);
  const auto results = run(file_of(all, when));
  CHECK(results.size() == 11);
  for (const CaseResult& one : results) {
    CAPTURE(one.kind, one.place.line, support::text_of(one.faults));
    CHECK(one.mismatches.empty());
    CHECK(one.status == CaseStatus::passed);
  }
}

TEST_CASE("a rule file is no case file, and the answer says who reads it") {
  Diagnostics diagnostics;
  const auto document = yaml::parse("t.yaml", "qanun: 1\nextends: saudi\n", kCaseFileLimits, diagnostics);
  REQUIRE(document);
  CHECK_FALSE(read_case_file(*document, diagnostics));
  CHECK(test::codes(diagnostics) == "E425 ");
}
