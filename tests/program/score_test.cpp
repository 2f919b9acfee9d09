// `qanun score`: a hand from its totals, and a match from its lines.
#include <catch2/catch.hpp>

#include "program.hpp"

namespace {

const std::string kHand = "score saudi --contract hokum:S --buyer 0 --raw 100,62 ";

const std::string kMatch =
    "# two hands and what lies between\n"
    "hokum:S buyer=1 raw=100,62 tricks=5,3 meld=0:sira baloot=1\n"
    "\n"
    "void   # nobody bought\n"
    "16 0\n"
    "ashkal buyer=3 tricks=0,8 meld=1:TS,TH,TD,TC\n";

}  // namespace

TEST_CASE("A hand is scored line by line, with the rule of each line") {
  const Folder folder;
  const Ran ran = folder.qanun(kHand + "--tricks 5,3 --meld 0:sira --baloot 0 --scores 20,30");
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(ran.out ==
        "hokum S, bought by seat 0: made [SCORE-06]\n"
        "  side 0   +10  cards (100 abnat) [SCORE-01]\n"
        "  side 1    +6  cards (62 abnat) [SCORE-03]\n"
        "  side 0    +2  sira (20 abnat) [MELD-07]\n"
        "  side 0    +2  baloot (20 abnat) [MELD-18]\n"
        "  points 14 - 6\n"
        "match: 34 - 36\n");
}

TEST_CASE("A hand is scored in Arabic") {
  const Folder folder;
  const Ran ran = folder.qanun(kHand + "--lang ar");
  CHECK(ran.code == 0);
  CHECK(ran.out ==
        "حكم S، اشتراه المقعد 0: نجح المشتري [SCORE-06]\n"
        "  الفريق 0: +10 الورق (100 بنط) [SCORE-01]\n"
        "  الفريق 1: +6 الورق (62 بنط) [SCORE-03]\n"
        "  النقاط: 10 - 6\n"
        "الصكّة: 10 - 6\n");
}

TEST_CASE("A hand is scored for programs") {
  const Folder folder;
  const Ran ran = folder.qanun(kHand + "--scores 145,0 --fact dealer=3 --format json");
  CHECK(ran.code == 0);
  const auto json = ran.json();
  CHECK(json["rules"] == "saudi");
  CHECK(json["sheet"]["points"] == nlohmann::json({10, 6}));
  CHECK(json["sheet"]["verdict"] == "made");
  CHECK(json["match"] ==
        nlohmann::json({{"scores", {155, 6}}, {"held", 0}, {"dealer", 0}, {"over", true}, {"winner", 0}}));
}

TEST_CASE("A raised hand is scored with its level") {
  const Folder folder;
  const Ran ran = folder.qanun(kHand + "--meld 0:sira --fact level=triple --fact closed=true --fact raised_by=1,0");
  CHECK(ran.code == 0);
  CHECK(ran.out ==
        "hokum S, triple closed, bought by seat 0: made [SCORE-06]\n"
        "  side 0   +48  worth of the raised hand (100 abnat) [SCORE-13]\n"
        "  side 1    +0  worth of the raised hand (62 abnat) [SCORE-13]\n"
        "  side 0    +6  sira (20 abnat) [MELD-21]\n"
        "  points 54 - 0\n"
        "match: 54 - 0\n");
  CHECK(holds(folder.qanun(kHand + "--fact level=gahwa --lang ar").out, "حكم S، قهوة، اشتراه المقعد 0"));
  CHECK(holds(folder.qanun(kHand + "--fact level=tripel").err, "did you mean 'triple'?"));
}

TEST_CASE("Facts decide where the rules ask for them") {
  const Folder folder;
  const std::string sun = "score saudi --contract sun --buyer 1 --tricks 8,0 --format json ";
  CHECK(folder.qanun(sun).json()["sheet"]["points"] == nlohmann::json({44, 0}));
  CHECK(folder.qanun(sun + "--fact dealer=0 --fact buyer_had_ace=true").json()["sheet"]["points"] ==
        nlohmann::json({88, 0}));
  CHECK(folder.qanun(sun + "--fact dealer=1 --fact buyer_had_ace=yes").json()["sheet"]["points"] ==
        nlohmann::json({44, 0}));
}

TEST_CASE("What is wrong with a hand is said in one line, and the exit code is 2") {
  const Folder folder;
  const std::string head = "score saudi --contract ";
  for (const auto& [arguments, sentence] : std::vector<std::pair<std::string, std::string>>{
           {"score saudi --buyer 0", "the contract is missing: hokum:S, for example"},
           {head + "hokm:S --buyer 0", "'hokm' is not a kind of contract of these rules; did you mean 'hokum'?"},
           {head + "hokum --buyer 0", "'hokum' needs its trump: hokum:S, for example"},
           {head + "hokum:NT --buyer 0", "'hokum' cannot have 'NT' as its trump"},
           {head + "sun:S --buyer 0", "'sun' cannot have 'S' as its trump"},
           {head + "hokum:90:S --buyer 0",
            "the contract takes a trump (S, H, D, C, NT, AT) or a bid after its kind, not '90'"},
           {"score coinche --contract coinche:H --buyer 0", "'coinche' needs its bid: coinche:90:H, for example"},
           {head + "hokum:Z --buyer 0",
            "the contract takes a trump (S, H, D, C, NT, AT) or a bid after its kind, not 'Z'"},
           {head + "hokum:S --raw 100,62", "'buyer' is missing: the seat that bought, 0 to 3"},
           {head + "hokum:S --buyer 4", "--buyer takes a whole number from 0 to 3, not '4'"},
           {head + "hokum:S --buyer 0", "'raw' is missing: the abnat of both sides, 100,62 for example"},
           {head + "hokum:S --buyer 0 --raw 100,60",
            "raw 100 and 60 make 160; the cards and the last trick of this contract make 162"},
           {head + "hokum:S --buyer 0 --raw 100", "raw takes two numbers X,Y, not '100'"},
           {head + "hokum:S --buyer 0 --raw -5,167", "raw takes a whole number from 0 to 100000, not '-5'"},
           {kHand + "--tricks 5,4", "tricks 5 and 4 make 9, not 8"},
           {kHand + "--tricks 8,0", "side 1 has no trick, so it has no abnat either, not 62"},
           {kHand + "--meld sira", "meld takes SIDE:NAME, for example 0:sira, not 'sira'"},
           {kHand + "--meld 2:sira", "the side of a meld takes a whole number from 0 to 1, not '2'"},
           {kHand + "--meld 0:siraa", "'siraa' is not a meld of these rules; did you mean 'sira'?"},
           {kHand + "--meld 0:four_hundred", "'four_hundred' is no meld that counts in this contract"},
           {kHand + "--meld 0:sira --meld 0:sira --meld 0:sira --meld 0:sira --meld 0:sira",
            "side 0 cannot have more than 4 melds"},
           {kHand + "--baloot 2", "--baloot takes a whole number from 0 to 1, not '2'"},
           {head + "sun --buyer 0 --raw 100,30 --baloot 1", "there is no baloot in this contract"},
           {kHand + "--scores 20", "--scores takes two numbers X,Y, not '20'"},
           {kHand + "--fact dealer", "--fact takes KEY=VALUE, not 'dealer'"},
           {kHand + "--fact dealer=9", "dealer takes a whole number from 0 to 3, not '9'"},
           {kHand + "--fact buyer_had_acee=1",
            "'buyer_had_acee' is not a key of these rules; did you mean 'buyer_had_ace'?"},
           {kHand + "--fact raw=1,161", "'raw' is given twice"},
           {kHand + "--fact buyer_had_ace=perhaps", "buyer_had_ace takes true or false, not 'perhaps'"},
           {kHand + "--fact up_card=1S", "up_card takes a card such as AS, not '1S'"},
       }) {
    CAPTURE(arguments);
    const Ran ran = folder.qanun(arguments);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err == "qanun: " + sentence + "\n");
  }
  CHECK(folder.qanun("score nowhere --contract sun --buyer 0").code == 2);
}

TEST_CASE("A match is kept hand by hand") {
  const Folder folder;
  folder.write("match.txt", kMatch);
  const Ran ran = folder.qanun("score saudi --match match.txt --scores 100,20 --fact dealer=3");
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  CHECK(ran.out ==
        "2: hokum S, bought by seat 1: lost [SCORE-06]\n"
        "  side 0   +16  worth of the whole hand (100 abnat) [SCORE-11]\n"
        "  side 1    +0  worth of the whole hand (62 abnat) [SCORE-11]\n"
        "  side 0    +2  sira (20 abnat) [MELD-07]\n"
        "  side 0    +2  baloot (20 abnat) [MELD-22]\n"
        "  points 20 - 0\n"
        "  match 120 - 20, seat 0 deals\n"
        "4: void\n"
        "  match 120 - 20, seat 1 deals\n"
        "5: 16 0\n"
        "  match 136 - 20, seat 2 deals\n"
        "6: ashkal, bought by seat 3: made, kaboot [KAB-01]\n"
        "  side 0    +0  kaboot [KAB-02]\n"
        "  side 1   +44  kaboot (130 abnat) [KAB-02]\n"
        "  side 1   +20  hundred (100 abnat) [MELD-23]\n"
        "  points 0 - 64\n"
        "  match 136 - 84, seat 3 deals\n"
        "the match goes on to 152: 136 - 84, seat 3 deals\n");
}

TEST_CASE("A match may come from standard input, without its last newline") {
  const Folder folder;
  const Ran ran = folder.shell("printf '16 0\\n140 2' | \"$Q\" score saudi --match -");
  CHECK(ran.code == 0);
  CHECK(holds(ran.out, "the match is over: 156 - 2, side 0 has won\n"));
  CHECK(folder.shell("\"$Q\" score saudi --match - </dev/null").out == "the match goes on to 152: 0 - 0\n");
}

TEST_CASE("A wrong line is named, and the others are kept") {
  const Folder folder;
  folder.write("match.txt", "16 0\nhokum:S buyer=7 raw=100,62\nfoo\nhokum:S buyer\n16 0\n130 0\n9 9\n" +
                                std::string(5000, '7') + '\n');
  const Ran ran = folder.qanun("score saudi --match match.txt");
  CHECK(ran.code == 1);
  CHECK(holds(ran.out, "the match is over: 162 - 0, side 0 has won\n"));
  CHECK(ran.err ==
        "qanun: match.txt:2: buyer takes a whole number from 0 to 3, not '7'\n"
        "qanun: match.txt:3: 'foo' is not a kind of contract of these rules; known are: hokum, sun, ashkal\n"
        "qanun: match.txt:4: 'buyer' is not KEY=VALUE\n"
        "qanun: match.txt:7: the match was over before this hand\n"
        "qanun: match.txt:8: the line is longer than 4096 bytes\n");
  const auto json = folder.qanun("score saudi --match match.txt --format json").json();
  CHECK(json["hands"].size() == 3);
  CHECK(json["errors"].size() == 5);
  CHECK(json["errors"][0]["line"] == 2);
  CHECK(json["match"]["winner"] == 0);
}

TEST_CASE("What cannot be used beside a match, or as one, has the exit code 2") {
  const Folder folder;
  folder.write("match.txt", "16 0\n");
  for (const std::string option : {"--contract sun", "--buyer 0", "--raw 1,2", "--tricks 4,4", "--meld 0:sira",
                                   "--baloot 0", "--fact up_card=AS", "--fact dealer=4", "--scores x"}) {
    CAPTURE(option);
    const Ran ran = folder.qanun("score saudi --match match.txt " + option);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(lines(ran.err) == 1);
  }
  CHECK(folder.qanun("score saudi --match nowhere.txt").code == 2);
  CHECK(folder.qanun("score saudi --match .").code == 2);
  CHECK(folder.shell("\"$Q\" score saudi --match match.txt >/dev/full").code == 3);
}

TEST_CASE("A tie that is played on and on ends before the scores overflow") {
  const Folder folder;
  const Ran ran = folder.shell("yes '100000 100000' | head -n 1010 | \"$Q\" score saudi --match -");
  CHECK(ran.code == 1);
  CHECK(holds(ran.out, "the match goes on to 152: 100100000 - 100100000\n"));
  CHECK(holds(ran.err, "qanun: standard input:1002: the scores are beyond 100000000\n"));
}
