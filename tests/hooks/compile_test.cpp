// What cannot be compiled is refused with both names.
#include <catch2/catch.hpp>

#include "../support/rules.hpp"

using namespace qanun;

namespace {

std::string faults(const std::string& changes) {
  Diagnostics diagnostics;
  const auto rules = support::try_rules("saudi", changes, diagnostics);
  CHECK(rules == nullptr);
  return support::text_of(diagnostics);
}

}  // namespace

TEST_CASE("two links of a chain that nothing puts in order are an error that names both") {
  const std::string text = faults("use: [stage_one, stage_two]\nwithout: [kaboot, doubling, qaid]");
  CHECK_THAT(text, Catch::Contains("E305") && Catch::Contains("one") && Catch::Contains("two"));
}

TEST_CASE("slots that overflow the fixed area are an error that names their users") {
  const std::string text = faults("use: [greedy, greedier]");
  CHECK_THAT(text, Catch::Contains("E304") && Catch::Contains("greedy (40)") && Catch::Contains("greedier (40)"));
}

TEST_CASE("more features than a hand has bits for are an error that says how many there may be") {
  const auto spare = [](int count) {
    std::string list;
    for (int i = 1; i <= count; ++i) list += ", spare_" + std::to_string(i);
    return list + "]";
  };
  const std::string four = "use: [tens, mercy, cry, bar";
  CHECK_THAT(faults(four + spare(12)), Catch::Contains("E309") && Catch::Contains("16"));
  Diagnostics diagnostics;
  CHECK(support::try_rules("saudi", "without: [kaboot, qaid]\n" + four + spare(9), diagnostics) != nullptr);
}

TEST_CASE("a factory that throws, returns nothing or reads what nobody declared is reported with its words") {
  CHECK_THAT(faults("use: [thrower]"), Catch::Contains("E303") && Catch::Contains("no tea left"));
  CHECK_THAT(faults("use: [absent]"), Catch::Contains("E303") && Catch::Contains("absent"));
  CHECK_THAT(faults("use: [wordless]"), Catch::Contains("E303") && Catch::Contains("wordless"));
  CHECK_THAT(faults("use: [undeclared]"), Catch::Contains("E303") && Catch::Contains("nobody.knows"));
}

TEST_CASE("one link alone needs no order") {
  Diagnostics diagnostics;
  CHECK(support::try_rules("saudi", "use: [stage_one]\nwithout: [kaboot, doubling, qaid]", diagnostics) != nullptr);
}
