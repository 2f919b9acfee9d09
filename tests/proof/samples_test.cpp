#include "proof/samples.hpp"

#include <catch2/catch.hpp>

#include "spaces.hpp"

using namespace qanun;
using proof::samples_of;

namespace {

const OptionDecl& option(std::string_view key) { return support::installation().registry().option(key)->decl; }

std::vector<std::string> texts(std::string_view key) {
  std::vector<std::string> out;
  for (const Value& value : samples_of(option(key))) out.push_back(to_text(option(key), value));
  return out;
}

bool is_compound(const OptionDecl& decl) {
  return decl.type == OptionType::list || decl.type == OptionType::set || decl.type == OptionType::table;
}

}  // namespace

TEST_CASE("a choice and a flag have every value as a sample") {
  CHECK(texts("deal.upcard") == std::vector<std::string>{"turned", "first_dealt", "last_dealt", "none"});
  CHECK(texts("bid.allow_sun") == std::vector<std::string>{"true", "false"});
}

TEST_CASE("an integer has its default, both ends and one value between") {
  CHECK(texts("match.target") == std::vector<std::string>{"152", "1", "10000", "76"});
  CHECK(texts("bid.rounds") == std::vector<std::string>{"2", "1"});
}

TEST_CASE("a set has its default, none and all of its words, or as many as it takes") {
  CHECK(texts("bid.ashkal_seats") ==
        std::vector<std::string>{"[dealer_left, dealer]", "[]", "[dealer_right, dealer_partner, dealer_left, dealer]"});
  CHECK(texts("baloot.cards") == std::vector<std::string>{"[Q, K]", "[7, 8]", "[K, A]"});
}

TEST_CASE("a list of ranks is turned round, and a declaration names samples that do not follow from the type") {
  CHECK(texts("cards.trump_order") ==
        std::vector<std::string>{"[J, 9, A, T, K, Q, 8, 7]", "[7, 8, Q, K, T, A, 9, J]", "[K, Q, 8, 7, J, 9, A, T]"});
  CHECK(texts("deal.first_packets") == std::vector<std::string>{"[3, 2]", "[2, 3]", "[3, 2, 3]"});
}

TEST_CASE("a table has its rows at their lowest, and at both ends in turn") {
  const auto values = texts("cards.sun_values");
  REQUIRE(values.size() == 3);
  CHECK(values[1] == "{7: 0, 8: 0, 9: 0, T: 0, J: 0, Q: 0, K: 0, A: 0}");
  CHECK(values[2] == "{7: 100, 8: 0, 9: 100, T: 0, J: 100, Q: 0, K: 100, A: 0}");
}

TEST_CASE("every option of every plugin has samples that are valid and different, three of a list, set or table") {
  for (const OptionEntry* entry : support::installation().registry().options()) {
    CAPTURE(entry->decl.key);
    const auto samples = samples_of(entry->decl);
    CHECK(samples.size() >= (is_compound(entry->decl) ? 3U : 2U));
    CHECK(samples.size() < 64);
    CHECK(samples.front() == entry->decl.standard);
    for (std::size_t i = 0; i < samples.size(); ++i) {
      CHECK((entry->decl.valid == nullptr || entry->decl.valid(samples[i])));
      for (std::size_t j = 0; j < i; ++j) CHECK(samples[i] != samples[j]);
    }
  }
}

TEST_CASE("in a rule set its own value comes first and lists name the rows of its own tables") {
  const proof::RuleSpace space = spaces::space_of("coinche");
  for (const proof::SpaceOption& one : space.options()) {
    CAPTURE(one.decl->key);
    CHECK(one.samples.front() == space.own().options.find(one.decl->key)->second.value);
    if (one.decl->keys_of.empty()) continue;
    const Value& table = space.own().options.find(one.decl->keys_of)->second.value;
    for (const Value& list : one.samples)
      for (const Row& row : list.rows) CHECK(find_row(table, row.name) != nullptr);
  }
  CHECK(space.own().options.find("doubling.levels_hokum")->second.value.rows.size() == 2);
}
