#include "qanun/cases.hpp"

#include <catch2/catch.hpp>

#include "qanun/hooks.hpp"
#include "qanun/playout.hpp"
#include "qanun/record.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

struct Ran {
  std::vector<CaseResult> results{};
  CaseCounts counts{};
  Diagnostics diagnostics{};
};

Ran run_with(const RuleReader& reader, const std::string& text, const std::string& only = {}) {
  Ran ran;
  const auto document = yaml::parse("t.yaml", text, kCaseFileLimits, ran.diagnostics);
  if (!document || ran.diagnostics.has_errors()) return ran;
  CaseRunner runner{reader};
  ran.counts =
      runner.run(*document, only, ran.diagnostics, [&](const CaseResult& result) { ran.results.push_back(result); });
  return ran;
}

std::string file_of(const std::string& cases) { return "qanun_cases: 1\nrules: saudi\ncases:\n" + cases; }

// One case of the shape `kind: ..., given: ..., expect: ...`.
CaseResult run_one(const std::string& rest) {
  const Ran ran = run_with(support::installation().reader(), file_of("  - {id: one, " + rest + "}\n"));
  INFO(support::text_of(ran.diagnostics));
  REQUIRE(ran.results.size() == 1);
  return ran.results.front();
}

std::string many(const std::string& text, int times) {
  std::string out = text;
  for (int i = 1; i < times; ++i) out += ", " + text;
  return out;
}

std::string code_of_fault(const CaseResult& result) {
  return result.faults.empty() ? std::string{} : std::string{result.faults.all().front().message->code};
}

const std::string kHokum = "contract: {kind: hokum, trump: S, buyer: 0}";

// The right answer to one question of each kind, and a wrong one.
struct Answers {
  std::string question;
  std::string right;
  std::string wrong;
};

std::vector<Answers> answers() {
  return {
      {"kind: score, given: {" + kHokum + ", raw: [100, 62]}", "points: [10, 6]", "points: [10, 7]"},
      {"kind: score, given: {" + kHokum + ", raw: [100, 62]}", "verdict: made", "verdict: lost"},
      {"kind: score, given: {" + kHokum + ", raw: [162, 0], tricks: [8, 0]}", "verdict: kaboot", "verdict: made"},
      {"kind: score, given: {" + kHokum + ", raw: [100, 62]}", "lines: {SCORE-03: [0, 6]}",
       "lines: {SCORE-03: [6, 0]}"},
      {"kind: score, given: {" + kHokum + ", raw: [100, 62], scores: [145, 0]}", "match_winner: 0",
       "match_winner: none"},
      {"kind: match, given: {scores: [0, 0], held: 5, sheets: [[5, 11]]}", "held: 5", "held: 0"},
      {"kind: legal, given: {" + kHokum + ", trick: [\"3: AH\"], seat: 0, hand: \"7H KD 9S\"}", "cards: \"7H\"",
       "cards: \"7H 9S\""},
      {"kind: trick, given: {" + kHokum + ", trick: [\"0: AH\", \"1: 7S\", \"2: TH\", \"3: KH\"]}", "winner: 1",
       "winner: 0"},
      {"kind: trick, given: {" + kHokum + ", trick: [\"0: AH\", \"1: 7S\", \"2: TH\", \"3: KH\"], trick_number: 8}",
       "raw: 35", "raw: 25"},
      {"kind: melds, given: {" + kHokum + ", dealer: 3, hands: {1: \"7H 8H 9H\"}}", "side: 1, best: {1: sira, 0: none}",
       "best: {1: fifty}"},
      {"kind: melds, given: {" + kHokum + ", dealer: 3, hands: {1: \"KS QS\"}}", "baloot: 1", "baloot: none"},
      {"kind: melds, given: {" + kHokum + ", dealer: 3, declare: all, hands: {1: \"7H 8H 9H 7D 8D 9D\"}}",
       "raw: [0, 40]", "points: [0, 2]"},
      {"kind: auction, given: {dealer: 0, up_card: 8D}", "seat: 1, legal: [sun, hokum, pass]", "legal: [sun, pass]"},
      {"kind: auction, given: {dealer: 0, up_card: 8D}", "has: [sun]", "has: [ashkal]"},
      {"kind: auction, given: {dealer: 0, up_card: 8D}", "has_not: [ashkal]", "has_not: [pass]"},
      {"kind: auction, given: {dealer: 0, up_card: 8D, call: \"2: pass\"}", "accepted: false", "accepted: true"},
      {"kind: auction, with: {bid.sun_preempt: none}, given: {dealer: 0, up_card: 8D, calls: [\"1: sun\"]}",
       "contract: {kind: sun, trump: NT, buyer: 1, round: 1}, leader: 1", "contract: {round: 2}"},
      {"kind: auction, with: {bid.rounds: 1}, given: {dealer: 0, up_card: 8D, calls: [\"1: pass\", \"2: pass\", "
       "\"3: pass\", \"0: pass\"]}",
       "result: redeal, dealer: 1", "dealer: 0"},
      {"kind: auction, given: {dealer: 0, up_card: 8D}", "dealer: 0", "result: redeal"},
      {"kind: match, given: {scores: [140, 100], dealer: 2, sheets: [[5, 11], void, {" + kHokum + ", raw: [100, 62]}]}",
       "scores: [155, 117], over: true, winner: 0, dealer: 1, held: 0", "over: false"},
  };
}

// A feature that brings levels, a flag on a card, and facts in parts.
class Herald final : public Feature {
 public:
  explicit Herald(Compile& compile)
      : said_{compile.slot<std::uint8_t>("herald", Sight::all)}, side_{compile.fact("fine_side")} {}

  [[nodiscard]] std::span<const RaiseLevel> levels() const override {
    static constexpr std::array<RaiseLevel, 2> kLevels{{{"loud", 1, 2}, {"louder", 2, 3}}};
    return kLevels;
  }
  [[nodiscard]] CardSet flaggable(const Hand& /*hand*/, Flags /*flag*/, CardSet legal) const override {
    return legal & CardSet::of(Rank::king);
  }
  void card_played(Hand& hand, Card /*card*/, Flags flags, CardSet /*legal*/, Flags /*untrue*/) const override {
    if (flags != 0) said_.in(hand) = 1;
  }
  [[nodiscard]] bool excuses(const Hand& hand) const override { return said_.in(hand) != 0; }
  void award(const ScoreInput& in, ScoreSheet& sheet) const override {
    const std::int64_t side = in.facts.get(side_);
    if (side == kUnknownFact) return;
    Line line;
    line.team = static_cast<Team>(side);
    line.points = Points{5 * in.contract.stake.factor};
    sheet.add(line);
  }

 private:
  Slot<std::uint8_t> said_;
  FactId side_;
};

const RuleReader& heralded() {
  static Registry registry;
  static PluginHost host;
  static const std::unique_ptr<RuleReader> reader = [] {
    host.load_all(PluginHost::standard_settings(), registry);
    FeatureDecl one;
    one.id = "herald";
    one.flags = {{.key = "hail", .title = {"hail", "نداء"}}};
    one.facts = {
        {.key = "fine_side", .type = FactType::number, .compute = [](const Hand&) { return std::int64_t{0}; }}};
    one.words = {{.key = "all_of_it", .params = Params::mode, .target = Target::all_tricks}};
    one.links = {{.hook = Hook::bid_raise, .stage = "herald"},
                 {.hook = Hook::card_flags, .stage = "herald"},
                 {.hook = Hook::play_excused, .stage = "herald"},
                 {.hook = Hook::score_award, .stage = "herald"}};
    one.make = [](Compile& compile) { return std::make_unique<Herald>(compile); };
    Staging staging;
    staging.feature(std::move(one));
    std::string detail;
    if (registry.adopt(std::move(staging), Provider{.plugin = "herald"}, detail)) throw std::logic_error{detail};
    return std::make_unique<RuleReader>(registry, RuleReader::standard_folders());
  }();
  return *reader;
}

CaseResult run_heralded(const std::string& rest) {
  const Ran ran = run_with(heralded(), file_of("  - {id: one, use: [herald], without: [doubling], " + rest + "}\n"));
  INFO(support::text_of(ran.diagnostics));
  REQUIRE(ran.results.size() == 1);
  return ran.results.front();
}

}  // namespace

TEST_CASE("a case passes with the right answer and fails with a wrong one, naming both") {
  for (const Answers& one : answers()) {
    CAPTURE(one.question, one.right, one.wrong);
    const CaseResult right = run_one(one.question + ", expect: {" + one.right + "}");
    CAPTURE(support::text_of(right.faults));
    CHECK(right.status == CaseStatus::passed);
    const CaseResult wrong = run_one(one.question + ", expect: {" + one.wrong + "}");
    CHECK(wrong.status == CaseStatus::failed);
    CHECK(wrong.faults.empty());
    REQUIRE(wrong.mismatches.size() == 1);
    CHECK(wrong.mismatches[0].expected.en != wrong.mismatches[0].came.en);
    CHECK(wrong.mismatches[0].place.line == 4);
  }
}

TEST_CASE("a case of a deal names the hand that differs") {
  const std::string deck =
      "AS KS QS JS TS 9S 8S 7S AH KH QH JH TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D AC KC QC JC TC 9C 8C 7C";
  const std::string given =
      "kind: deal, with: {deal.first_packets: [3, 2]}, given: {dealer: 3, deck: \"" + deck + "\"}, ";
  const std::string right = "hands: {0: \"AS KS QS TH 9H\"}, up_card: TD, counts: [5, 5, 5, 5]";
  CHECK(run_one(given + "expect: {" + right + "}").status == CaseStatus::passed);
  const CaseResult wrong =
      run_one(given + "expect: {hands: {0: \"AS KS QS TH 8H\"}, counts: [5, 5, 5, 8], up_card: 7C}");
  REQUIRE(wrong.mismatches.size() == 3);
  CHECK(wrong.mismatches[0].what == "hands: 0");
  CHECK(wrong.mismatches[0].came.en == "AS KS QS TH 9H");
  CHECK(wrong.mismatches[1].came.en == "[5, 5, 5, 5]");
  CHECK(wrong.mismatches[2].came.en == "TD");
}

TEST_CASE("a hand that was recorded replays to the same sheet, and not when the sheet was altered") {
  const RuleSet& rules = support::rules();
  PlayedHand played;
  ActionLog log;
  play_random_hand(rules, 7, 3, played, &log);
  std::string line;
  RecordWriter{support::installation().registry(), rules}.append(line, played.hand, Points{}, log.actions,
                                                                 &played.sheet);
  line.pop_back();
  const auto asked = [&](const std::string& record, const std::string& expect) {
    const Ran ran = run_with(support::installation().reader(),
                             file_of("  - id: one\n    kind: hand\n    given:\n      record: " + record +
                                     "\n    expect: {" + expect + "}\n"));
    REQUIRE(ran.results.size() == 1);
    return ran.results.front();
  };
  const std::string points =
      std::to_string(played.sheet.points[0].value) + ", " + std::to_string(played.sheet.points[1].value);
  CHECK(asked(line, "sheet: same, points: [" + points + "]").status == CaseStatus::passed);
  CHECK(asked(line, "points: [" + points + "1]").status == CaseStatus::failed);
  std::string altered = line;
  altered.replace(altered.rfind("\"points\":["), 11, "\"points\":[9");
  CHECK(asked(altered, "sheet: same").status == CaseStatus::failed);
  CHECK(asked("{}", "sheet: same").faults.has_errors());
}

TEST_CASE("a case is skipped, with the reason, where a plugin it needs is not installed") {
  const std::string question = "kind: score, given: {" + kHokum + ", raw: [100, 62]}, expect: {points: [1, 1]}";
  for (const std::string lacking : {"needs: [zither], ", "use: [zither], ", "needs: [zither], rules: nowhere, ",
                                    "needs: [saudi, zither], with: {zither.strings: 4}, "}) {
    CAPTURE(lacking);
    const CaseResult result = run_one(lacking + question);
    CHECK(result.status == CaseStatus::skipped);
    CHECK(result.reason.en == "the plugin 'zither' is not installed");
    CHECK(result.reason.ar == "الإضافة «zither» غير مركّبة");
  }
  CHECK(run_one("needs: [saudi, kaboot], " + question).status == CaseStatus::failed);
}

TEST_CASE("a rule set that does not exist is a failure, which stands where it is named") {
  const CaseResult result = run_one("rules: nowhere, kind: score, given: {" + kHokum + "}, expect: {points: [0, 0]}");
  CHECK(result.status == CaseStatus::failed);
  REQUIRE(code_of_fault(result) == "E004");
  const Place& place = result.faults.all().front().place;
  CHECK(place.file == result.place.file);
  CHECK(place.line > 0);
  CHECK(place.source_line.find("nowhere") != std::string::npos);
}

TEST_CASE("a case that cannot be asked fails with its fault and its place") {
  struct Faulty {
    std::string code, rest;
  };
  const std::string score = "kind: score, expect: {points: [0, 0]}, given: ";
  const std::string legal = "kind: legal, expect: {cards: AS}, given: ";
  const std::string auction = "kind: auction, expect: {seat: 1}, given: ";
  for (const Faulty& one : std::vector<Faulty>{
           {"E407", score + "{contract: {kind: hokm, trump: S, buyer: 0}}"},
           {"E407", score + "{contract: {kind: hokum, trump: X, buyer: 0}}"},
           {"E407", score + "{contract: {kind: hokum, trump: S, buyer: 0, level: loud}}"},
           {"E409", score + "{contract: {kind: hokum, buyer: 0}}"},
           {"E410", score + "{contract: {kind: hokum, trump: NT, buyer: 0}}"},
           {"E410", score + "{contract: {kind: sun, trump: S, buyer: 0}}"},
           {"E402", score + "{contract: {kind: sun}}"},
           {"E406", score + "{contract: {kind: sun, buyer: 0, colour: 1}}"},
           {"E158", score + "{contract: {kind: sun, buyer: 4}}"},
           {"E411", score + "{" + kHokum + ", raw: [100, 60]}"},
           {"E412", score + "{" + kHokum + ", tricks: [4, 5]}"},
           {"E420", score + "{" + kHokum + ", tricks: [4, 4], tricks_by_seat: [2, 2, 2, 2]}"},
           {"E416", score + "{" + kHokum + ", tricks_by_seat: [4, 4]}"},
           {"E407", score + "{" + kHokum + ", melds: [[siraa], []]}"},
           {"E417", score + "{" + kHokum + ", melds: [[four_hundred], []]}"},
           {"E417", score + "{" + kHokum + ", melds: [[\"AS KS\"], []]}"},
           {"E413", score + "{" + kHokum + ", melds: [[\"AS KS QS\", \"QS JS TS\"], []]}"},
           {"E419", score + "{" + kHokum + ", melds: [[sira, sira, sira, sira, sira], []]}"},
           {"E416", score + "{" + kHokum + ", melds: [[sira]]}"},
           {"E418", score + "{contract: {kind: sun, buyer: 0}, baloot: 1}"},
           {"E406", score + "{" + kHokum + ", buyer_had_acee: true}"},
           {"E406", score + "{" + kHokum + ", fine: {side: 1}}"},
           {"E151", score + "{" + kHokum + ", buyer_had_ace: maybe}"},
           {"E408", legal + "{" + kHokum + ", hand: \"AX\", seat: 0}"},
           {"E416", legal + "{" + kHokum + ", hand: \"\", seat: 0}"},
           {"E413", legal + "{" + kHokum + ", hand: \"AS\", seat: 0, trick: [\"3: AS\"]}"},
           {"E415", legal + "{" + kHokum + ", hand: \"AS\", seat: 2, trick: [\"0: KS\"]}"},
           {"E415", legal + "{" + kHokum + ", hand: \"AS\", seat: 2, trick: [\"3: KS\", \"1: QS\"]}"},
           {"E423", legal + "{" + kHokum + ", hand: \"AS KS QS\", seat: 2, trick_number: 7}"},
           {"E423", legal + "{" + kHokum + ", hand: \"AS\", seat: 0, trick_number: 1, gone: \"KS\"}"},
           {"E422", "without: [ekka], " + legal + "{" + kHokum +
                        ", hand: \"AS\", seat: 1, trick: [\"0: KS\"], announced: true}"},
           {"E408", legal + "{" + kHokum + ", hand: \"AS\", seat: 1, trick: [\"0: pass\"]}"},
           {"E408", auction + "{dealer: 0, up_card: 8D, calls: [\"1: pas\"]}"},
           {"E414", auction + "{dealer: 0, up_card: 8D, calls: [\"2: pass\"]}"},
           {"E413", auction + "{dealer: 0, up_card: 8D, hands: {0: AS, 1: AS}}"},
           {"E416", "kind: deal, given: {dealer: 0, deck: AS}, expect: {up_card: AS}"},
           {"E416", "kind: trick, given: {" + kHokum + ", trick: [\"0: AS\"]}, expect: {winner: 0}"},
           {"E421", "kind: match, given: {scores: [151, 0], sheets: [[9, 7], void]}, expect: {over: true}"},
           {"E420", "kind: match, given: {scores: [0, 0], sheets: [{" + kHokum + ", held: 1}]}, expect: {over: true}"},
           {"E424", "kind: match, given: {scores: [100000, 100000], sheets: [" + many("[100000, 100000]", 1001) +
                        "]}, expect: {over: true}"},
           {"E130", "kind: match, given: {scores: [0, 0], sheets: [empty]}, expect: {over: true}"},
           {"E420", "kind: melds, given: {" + kHokum + ", dealer: 0, hands: {}, melds: {}}, expect: {side: none}"},
           {"E417", "kind: melds, given: {" + kHokum + ", dealer: 0, melds: {0: [AS]}}, expect: {side: none}"},
           {"E150", "kind: score, given: {" + kHokum + ", raw: [100, 62]}, expect: {verdict: maid}"},
           {"E406", legal.substr(0, 13) + "given: {" + kHokum + ", hand: AS, seat: 0}, expect: {hail: AS}"},
           {"E402", "kind: auction, given: {dealer: 0, up_card: 8D}, expect: {accepted: true}"},
           {"E104", "with: {score.tie_hokm: redeal}, " + score + "{" + kHokum + ", raw: [100, 62]}"},
       }) {
    CAPTURE(one.code, one.rest);
    const CaseResult result = run_one(one.rest);
    CAPTURE(support::text_of(result.faults));
    CHECK(result.status == CaseStatus::failed);
    REQUIRE_FALSE(result.faults.empty());
    CHECK(code_of_fault(result) == one.code);
    CHECK(result.faults.all().front().place.line == 4);
  }
}

TEST_CASE("of a malformed file nothing runs and everything wrong is said") {
  const std::string good = "  - {id: good, kind: score, given: {" + kHokum + "}, expect: {points: [0, 0]}}\n";
  struct Malformed {
    std::string code, text;
  };
  for (const Malformed& one : std::vector<Malformed>{
           {"E401", "rules: saudi\n"},
           {"E401", "- 1\n"},
           {"E128", "qanun_cases: 2\nrules: saudi\ncases: []\n"},
           {"E402", "qanun_cases: 1\nrules: saudi\n"},
           {"E402", "qanun_cases: 1\ncases:\n" + good},
           {"E406", "qanun_cases: 1\nrules: saudi\ncolour: red\ncases:\n" + good},
           {"E403", file_of(good + good)},
           {"E404", file_of(good + "  - {id: a, kind: scores, given: {}, expect: {points: [1, 2]}}\n")},
           {"E405", file_of(good + "  - {id: a, kind: trick, given: {" + kHokum + ", trick: []}, expect: {}}\n")},
           {"E406", file_of(good + "  - {id: a, kind: trick, given: {" + kHokum +
                            ", trik: [], trick: []}, expect: "
                            "{winner: 1}}\n")},
           {"E402", file_of(good + "  - {id: a, kind: trick, given: {" + kHokum + "}, expect: {winner: 1}}\n")},
           {"E402", file_of(good + "  - {kind: trick, given: {" + kHokum + ", trick: []}, expect: {winner: 1}}\n")},
           {"E130", file_of(good + "  - seven\n")},
       }) {
    CAPTURE(one.code, one.text);
    const Ran ran = run_with(support::installation().reader(), one.text);
    CHECK(ran.results.empty());
    REQUIRE_FALSE(ran.diagnostics.empty());
    CHECK(ran.diagnostics.all().front().message->code == one.code);
  }
  const Ran ran = run_with(support::installation().reader(),
                           file_of("  - {id: a, kind: scor, given: {}, expect: {}}\n  - {id: a, knd: 1}\n"));
  CHECK(ran.diagnostics.all().size() == 6);
  CHECK(ran.diagnostics.all().front().suggestion == "score");
}

TEST_CASE("levels, flags, facts and bids come from what features declare") {
  const std::string score = "kind: score, given: {contract: {kind: hokum, trump: S, buyer: 0";
  CHECK(run_heralded(score + ", level: louder, raised_by: [1, 0]}, raw: [100, 62], fine: {side: 1}}, "
                             "expect: {points: [10, 21]}")
            .status == CaseStatus::passed);
  CHECK(run_heralded(score + ", level: loud}, raw: [100, 62], fine: {side: 0}}, expect: {points: [20, 6]}").status ==
        CaseStatus::passed);
  CHECK(run_heralded(score + "}, raw: [100, 62], fine_side: 0}, expect: {points: [15, 6]}").status ==
        CaseStatus::passed);
  CHECK(run_heralded(score + ", bid: all_of_it}, raw: [100, 62]}, expect: {points: [10, 6]}").status ==
        CaseStatus::passed);
  CHECK(code_of_fault(run_heralded(score + ", bid: a_lot}, raw: [100, 62]}, expect: {points: [10, 6]}")) == "E159");
  const CaseResult unknown = run_heralded(score + ", level: lowd}, raw: [100, 62]}, expect: {points: [10, 6]}");
  REQUIRE_FALSE(unknown.faults.empty());
  CHECK(unknown.faults.all().front().suggestion == "loud");
}

TEST_CASE("the cards that may carry a flag can be asked, and an announcement frees the third hand") {
  const std::string legal = "kind: legal, given: {contract: {kind: hokum, trump: H, buyer: 1}, ";
  CHECK(run_heralded(legal + "seat: 0, hand: \"KS 7D\"}, expect: {hail: KS, baloot: \"\"}").status ==
        CaseStatus::passed);
  const std::string third = legal + "trick: [\"1: TC\", \"2: 8C\"], seat: 3, hand: \"7H QD\", gone: AC";
  CHECK(run_heralded(third + "}, expect: {cards: 7H}").status == CaseStatus::passed);
  CHECK(run_heralded(third + ", announced: true}, expect: {cards: \"7H QD\"}").status == CaseStatus::passed);
}

TEST_CASE("a word of a plugin that these rules do not use may be denied, not expected") {
  const std::string question = "kind: auction, given: {dealer: 0, up_card: 8D";
  const auto run = [&](const std::string& rest) {
    const Ran ran = run_with(heralded(), file_of("  - {id: one, " + question + rest + "}\n"));
    REQUIRE(ran.results.size() == 1);
    return ran.results.front();
  };
  CHECK(run("}, expect: {has_not: [all_of_it H]}").status == CaseStatus::passed);
  CHECK(code_of_fault(run("}, expect: {has: [all_of_it H]}")) == "E408");
  CHECK(code_of_fault(run("}, expect: {has_not: [zither]}")) == "E408");
  CHECK(run(", call: \"1: all_of_it H\"}, expect: {accepted: false}").status == CaseStatus::passed);
  CHECK(run(", call: \"1: all_of_it H\"}, expect: {accepted: true}").status == CaseStatus::failed);
}

TEST_CASE("only the cases whose id is asked for run, and a run can be stopped") {
  const std::string text = file_of("  - {id: A-1, kind: score, given: {" + kHokum +
                                   "}, expect: {points: [1, 1]}}\n"
                                   "  - {id: B-1, kind: score, given: {" +
                                   kHokum + "}, expect: {points: [1, 1]}}\n");
  const Ran ran = run_with(support::installation().reader(), text, "B-");
  REQUIRE(ran.results.size() == 1);
  CHECK(ran.results.front().id == "B-1");
  CHECK(ran.results.front().place.line == 5);
  Diagnostics diagnostics;
  const auto document = yaml::parse("t.yaml", text, kCaseFileLimits, diagnostics);
  REQUIRE(document);
  CaseRunner runner{support::installation().reader()};
  int asked = 0;
  const CaseCounts counts = runner.run(
      *document, "", diagnostics, [](const CaseResult&) {}, [&] { return ++asked < 2; });
  CHECK(counts.failed == 1);
}
