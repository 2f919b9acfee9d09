#include "../../plugins/tens/rounding_tens.hpp"

#include <array>
#include <catch2/catch.hpp>

using namespace qanun;
using tens::RoundingTens;
using Way = tens::RoundingTens::Way;

namespace {

using Split = std::array<Points, kTeams>;

int splits_that_miss_160(Way way) {
  int missed = 0;
  for (std::int32_t takers = 0; takers <= 162; ++takers) {
    const Split written = RoundingTens{way}.both({Points{takers}, Points{162 - takers}}, 0);
    if (written[0] + written[1] != Points{160}) ++missed;
  }
  return missed;
}

}  // namespace

TEST_CASE("rounding to tens: the splits of the catalogue are written as it writes them", "[tens]") {
  struct Line {
    Way way;
    std::int32_t takers, others, written_takers, written_others;
  };
  const Line line = GENERATE(Line{Way::none, 87, 75, 87, 75}, Line{Way::five_up_each, 87, 75, 90, 80},
                             Line{Way::six_up_each, 87, 75, 90, 70}, Line{Way::six_up_complement, 87, 75, 90, 70},
                             Line{Way::five_up_each, 86, 76, 90, 80}, Line{Way::six_up_each, 86, 76, 90, 80},
                             Line{Way::six_up_complement, 86, 76, 90, 70}, Line{Way::five_up_each, 88, 74, 90, 70},
                             Line{Way::to_five, 84, 78, 85, 80}, Line{Way::to_five, 82, 80, 80, 80});
  const Split written = RoundingTens{line.way}.both({Points{line.takers}, Points{line.others}}, 0);
  CHECK(written == Split{Points{line.written_takers}, Points{line.written_others}});
  // Whoever the takers are.
  const Split turned = RoundingTens{line.way}.both({Points{line.others}, Points{line.takers}}, 1);
  CHECK(turned == Split{Points{line.written_others}, Points{line.written_takers}});
}

TEST_CASE("rounding to tens: as many splits miss 160 as the catalogue counted", "[tens]") {
  CHECK(splits_that_miss_160(Way::five_up_each) == 48);
  CHECK(splits_that_miss_160(Way::six_up_each) == 16);
  CHECK(splits_that_miss_160(Way::six_up_complement) == 0);
}

TEST_CASE("rounding to tens: whole hands stand as 160 and 250 however one rounds", "[tens]") {
  const Way way = GENERATE(Way::five_up_each, Way::six_up_each, Way::six_up_complement, Way::to_five);
  CHECK(RoundingTens{way}.one(Points{162}) == Points{160});
  CHECK(RoundingTens{way}.one(Points{252}) == Points{250});
  CHECK(RoundingTens{way}.one(Points{0}) == Points{0});
}
