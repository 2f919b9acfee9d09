// For every sample of every option something shows that it changes what it should, and it still does.
#include <catch2/catch.hpp>

#include <set>

#include "case_difference.hpp"
#include "difference.hpp"
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
    CHECK(std::any_of(wanted.begin(), wanted.end(), [&, &w = one](const Wanted& pair) {
      return (pair.sample == w.sample && pair.against == w.against) ||
             (pair.sample == w.against && pair.against == w.sample);
    }));
  }
}

TEST_CASE("cases show that options make the difference that they are said to make") {
  CHECK(look_at({Means::one_case}) > 100);
}

TEST_CASE("hands and matches show that options make the difference that they are said to make") {
  CHECK(look_at({Means::hand, Means::aimed_hand, Means::erring_hand, Means::match}) > 100);
}

TEST_CASE("options of words and of the server are shown as they stand") { CHECK(look_at({Means::shown}) > 5); }

TEST_CASE("options that are said to change only what is seen or printed change nothing else") {
  for (const Wanted& one : all_wanted(support::installation().registry())) {
    if (one.option->effect == qanun::Effect::result) continue;
    for (const std::string name : {"saudi", "federation", "french_announcements", "bulgarian"}) {
      Witness turned;
      turned.option = one.option->key;
      turned.sample = one.sample;
      turned.against = one.against;
      turned.in.rules = name;
      const Sides sides = sides_of(turned);
      for (const Means means : {Means::hand, Means::erring_hand})
        for (std::uint64_t number = 0; sides.both() && number < 25; ++number) {
          const auto shown = difference_in_hand(sides, means, number, qanun::Effect::result);
          INFO(one.option->key << ": " << one.sample << " against " << one.against << ", " << name << " hand "
                               << number);
          CHECK((shown ? shown->text : "") == "");
        }
    }
  }
}
