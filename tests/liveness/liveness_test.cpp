// For every sample of every option something shows that it changes what it should, and it still does.
#include <catch2/catch.hpp>

#include <set>

#include "case_difference.hpp"
#include "difference.hpp"
#include "qanun/relations.hpp"
#include "support/rules.hpp"
#include "wanted.hpp"

using namespace liveness;

namespace {

const Witnesses& witnesses() {
  static const Witnesses all = read_witnesses();
  return all;
}

const qanun::OptionDecl& option(const std::string& key) {
  const qanun::OptionEntry* const entry = support::installation().registry().option(key);
  if (entry == nullptr) throw std::runtime_error{"a witness of no option: " + key};
  return entry->decl;
}

// Either way round.
bool has_witness(const Wanted& one) {
  return witnesses().contains({std::string{one.option->key}, one.sample, one.against}) ||
         witnesses().contains({std::string{one.option->key}, one.against, one.sample});
}

bool is_in(const Wanted& pair, const Witness& one) {
  return (pair.sample == one.sample && pair.against == one.against) ||
         (pair.sample == one.against && pair.against == one.sample);
}

bool is_inert(const qanun::RuleSet& rules, const std::string& key) {
  for (const qanun::Finding& one : check_relations(support::installation().registry(), rules.resolved()))
    if (one.subject == key && (one.kind == qanun::RelationKind::inert || one.kind == qanun::RelationKind::ignored))
      return true;
  return false;
}

// Looks at the witnesses of these means; how many there are.
std::size_t look_at(const std::set<Means>& means) {
  std::size_t count = 0;
  for (const auto& [key, one] : witnesses()) {
    if (!means.contains(one.means)) continue;
    ++count;
    INFO(one.option << ": " << one.sample << " against " << one.against << ", " << one.in.rules << " "
                    << kMeans.at(static_cast<std::size_t>(one.means)) << " " << one.which);
    const auto shown = difference_of(one, option(one.option).effect);
    CHECK((shown ? shown->text : "nothing differs") == one.differs);
  }
  return count;
}

}  // namespace

TEST_CASE("every option of the kernel and of every plugin has a witness for each of its samples") {
  std::size_t samples = 0;
  for (const Wanted& one : all_wanted(support::installation().registry())) {
    ++samples;
    if (has_witness(one)) continue;
    FAIL_CHECK(one.option->key << ": nothing shows that '" << one.sample << "' is something else than '" << one.against
                               << "'; run find_witnesses (tests/liveness/README.md)");
  }
  CHECK(samples > support::installation().registry().options().size());
}

TEST_CASE("every witness speaks of samples that its option has") {
  for (const auto& [key, one] : witnesses()) {
    INFO(one.option << ": " << one.sample << " against " << one.against);
    const auto wanted = wanted_of(option(one.option));
    bool known = false;
    for (const Wanted& pair : wanted) known = known || is_in(pair, one);
    CHECK(known);
  }
}

TEST_CASE("a second option is turned with the first only where the first cannot be turned without it") {
  std::size_t count = 0;
  for (const auto& [key, one] : witnesses()) {
    if (one.together.empty()) continue;
    ++count;
    INFO(one.option << ": " << one.sample);
    CHECK(rules_in(one.in, one.option + ": " + one.sample) == nullptr);
  }
  CHECK(count <= 2);  // the packets of a deal, which make eight cards together
}

TEST_CASE("an option that is said to change what is seen is shown by what a seat sees") {
  for (const auto& [key, one] : witnesses()) {
    const bool of_views = option(one.option).effect == qanun::Effect::view;
    INFO(one.option << ": " << one.sample << " against " << one.against << ": " << one.differs);
    CHECK(one.differs.starts_with(kSeen) == of_views);
  }
}

TEST_CASE("cases show that options make the difference that they are said to make") {
  CHECK(look_at({Means::one_case}) > 100);
}

TEST_CASE("hands and matches show that options make the difference that they are said to make") {
  CHECK(look_at({Means::hand, Means::aimed_hand, Means::erring_hand, Means::match}) > 100);
}

TEST_CASE("options of words and of the server are shown as they stand") { CHECK(look_at({Means::shown}) > 5); }

TEST_CASE("no option makes a difference where a relation says that it has no effect") {
  for (const auto& [key, one] : witnesses()) {
    if (one.in.rules.empty()) continue;
    const Sides sides = sides_of(one);
    INFO(one.option << ": " << one.sample << " against " << one.against << " in " << one.in.rules << " "
                    << one.in.with);
    REQUIRE(sides.both());
    CHECK_FALSE((is_inert(*sides.rules[0], one.option) && is_inert(*sides.rules[1], one.option)));
  }
}

TEST_CASE("options that are said to change only what is seen or printed change nothing else") {
  const std::vector<Setting> settings{{.rules = "federation"},  // an unsaid baloot may count where a run is shown
                                      {.rules = "saudi", .with = "qaid.mode: auto, kasho.opponent_may_refuse: true"},
                                      {.rules = "french_announcements"},
                                      {.rules = "bulgarian"}};
  for (const Wanted& one : all_wanted(support::installation().registry())) {
    if (one.option->effect == qanun::Effect::result) continue;
    for (const Setting& setting : settings) {
      const Sides sides = sides_of(
          {.option = std::string{one.option->key}, .sample = one.sample, .against = one.against, .in = setting});
      const std::uint64_t hands = one.option->effect == qanun::Effect::view ? 300 : 10;
      for (const Means means : {Means::hand, Means::aimed_hand, Means::erring_hand})
        for (std::uint64_t number = 0; sides.both() && number < hands; ++number)
          if (const auto shown = difference_in_hand(sides, means, number, Look::results))
            FAIL_CHECK(one.option->key << ": " << one.sample << " against " << one.against << ", " << setting.rules
                                       << " hand " << number << ": " << shown->text);
    }
  }
}
