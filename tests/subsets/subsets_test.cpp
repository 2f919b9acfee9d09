// Each of the features can be dropped, and the rest still plays: every subset of the features of every rule set, with
// and without faults. QANUN_SUBSET_HANDS says how many hands each.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <string>

#include "proof/invariants.hpp"
#include "support/rules.hpp"

using namespace qanun;

namespace {

constexpr std::uint64_t kSeed = 11;
constexpr Erring kOften{100'000};

std::uint64_t hands_each() {
  const char* const wanted = std::getenv("QANUN_SUBSET_HANDS");
  return wanted == nullptr ? 1000 : std::strtoull(wanted, nullptr, 10);
}

std::string without(const std::vector<std::string>& features, std::size_t dropped) {
  std::string out;
  for (std::size_t i = 0; i < features.size(); ++i)
    if (((dropped >> i) & 1U) != 0) out += (out.empty() ? "" : ", ") + features[i];
  return "without: [" + out + "]";
}

// The faults of one rule set under all subsets of its features; `played` counts the subsets that load. A subset may be
// refused by a relation (a price that is that of another feature), never otherwise.
std::string faults_of(const std::string& name, Erring erring, std::size_t& played) {
  std::string found;
  const std::vector<std::string> features = support::rules(name).resolved().features;
  for (std::size_t dropped = 0; dropped < (std::size_t{1} << features.size()); ++dropped) {
    std::string changes = without(features, dropped);
    const bool claims = erring.per_million != 0 && changes.find("qaid") == std::string::npos &&
                        support::rules(name).resolved().uses("qaid");
    if (claims) changes = "with: {qaid.mode: claimable}\n" + changes;
    Diagnostics diagnostics;
    const auto rules = support::try_rules(name, changes, diagnostics);
    if (rules == nullptr) {
      const std::string why = support::text_of(diagnostics);
      if (why.find("error[E201]") == std::string::npos) found += name + ", " + changes + ": " + why;
      continue;
    }
    ++played;
    proof::Examiner examiner{*rules};
    for (std::uint64_t index = 0; index < hands_each(); ++index) {
      auto fault = examiner.examine({.seed = kSeed, .index = index, .erring = erring});
      if (!fault) fault = examiner.examine_prepared();
      if (!fault) continue;
      found += name + ", " + changes + ": hand " + std::to_string(index) + ": " + fault->code + " " + fault->en + "\n";
      break;
    }
  }
  return found;
}

std::string faults_of_all(Erring erring) {
  std::string found;
  std::size_t played = 0;
  for (const Listed& one : support::installation().reader().list()) found += faults_of(one.name, erring, played);
  CHECK(played >= 32);
  return found;
}

}  // namespace

TEST_CASE("every subset of the features of every rule set plays as any hand must") { CHECK(faults_of_all({}) == ""); }

TEST_CASE("every subset of the features of every rule set plays as any hand must where players err") {
  CHECK(faults_of_all(kOften) == "");
}
