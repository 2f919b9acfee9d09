// Searches and maps taken apart: parts together are what one run comes to.
#include <catch2/catch.hpp>
#include <map>

#include "proof/interactions.hpp"
#include "proof/search.hpp"
#include "spaces.hpp"

using namespace qanun;
using proof::RuleSpace;
using proof::Search;
using proof::SearchPlan;
using proof::Shown;
using proof::TaskRunner;

namespace {

const std::atomic<bool> kGoOn{false};

RuleSpace faulty_space() { return spaces::space_of("saudi", {"faulty", "deal"}, "use: [faulty]"); }

std::vector<std::string> texts(const RuleSpace& space, const std::vector<proof::Found>& found) {
  std::vector<std::string> out;
  for (const proof::Found& one : found) {
    std::string text = one.fault.code + " " + std::to_string(one.hand ? one.hand->index : 0);
    for (const proof::Pick pick : one.picks) text += " " + space.text(pick);
    out.push_back(text);
  }
  return out;
}

SearchPlan plan_of(std::uint64_t shard, std::uint64_t shards) {
  return {.seed = 6, .hands = 4, .erring = {}, .combinations = 50, .shard = shard, .shards = shards};
}

}  // namespace

TEST_CASE("what parts of a search show is settled to what one search finds, in its order") {
  const RuleSpace space = faulty_space();
  Search whole{space, plan_of(0, 1)};
  const TaskRunner runner{space, support::installation().reader(), plan_of(0, 1), kGoOn};
  while (auto task = whole.take()) whole.hand_in(runner.run(std::move(*task)));
  REQUIRE(whole.progress().combinations == 50);
  REQUIRE(whole.found().size() > 5);

  std::map<std::uint64_t, Shown> shown;
  std::uint64_t combinations = 0;
  for (std::uint64_t shard = 0; shard < 3; ++shard) {
    Search part{space, plan_of(shard, 3)};
    while (auto task = part.take()) {
      auto report = runner.run(std::move(*task));
      if (report.shown) shown.emplace(report.shown->number, *report.shown);
      part.hand_in(std::move(report));
    }
    combinations += part.progress().combinations;
    CHECK(part.progress().pairs.reached == whole.progress().pairs.reached);
    CHECK(part.progress().triples.reached == whole.progress().triples.reached);
  }
  CHECK(combinations == 50);
  std::vector<proof::Found> found;
  std::uint64_t again = 0;
  for (auto& [number, one] : shown) {
    if (!one.smallest && !one.doubtful && !is_known(found, one.first)) runner.make_small(one);
    again += settle(found, one) == proof::Settled::again ? 1 : 0;
  }
  CHECK(texts(space, found) == texts(space, whole.found()));
  CHECK(again == whole.progress().again);
}

TEST_CASE("what comes of a search does not depend on the order in which its combinations come back") {
  const RuleSpace space = faulty_space();
  const SearchPlan plan = plan_of(0, 1);
  const TaskRunner runner{space, support::installation().reader(), plan, kGoOn};
  Search in_order{space, plan};
  while (auto task = in_order.take()) in_order.hand_in(runner.run(std::move(*task)));
  Search backwards{space, plan};
  std::vector<proof::Task> tasks;
  while (auto task = backwards.take()) tasks.push_back(std::move(*task));
  for (; !tasks.empty(); tasks.pop_back()) backwards.hand_in(runner.run(std::move(tasks.back())));
  CHECK(texts(space, backwards.found()) == texts(space, in_order.found()));
  CHECK(backwards.progress().again == in_order.progress().again);
  CHECK(backwards.save() == in_order.save());
}

TEST_CASE("parts of a map look at every pair once") {
  const RuleSpace space = spaces::space_of("saudi", {"kaboot", "melds"});
  const proof::Interactions whole = proof::find_interactions({.space = &space, .hands = 20}, kGoOn);
  REQUIRE(whole.pairs.size() > 10);
  std::map<std::pair<std::uint16_t, std::uint16_t>, proof::OptionPair> pairs;
  for (std::uint64_t shard = 0; shard < 4; ++shard) {
    const auto part = proof::find_interactions({.space = &space, .hands = 20, .shard = shard, .shards = 4}, kGoOn);
    CHECK(part.wanted == part.pairs.size());
    for (const proof::OptionPair& one : part.pairs) CHECK(pairs.emplace(std::pair{one.first, one.second}, one).second);
  }
  REQUIRE(pairs.size() == whole.pairs.size());
  for (const proof::OptionPair& one : whole.pairs) {
    const proof::OptionPair& part = pairs.at({one.first, one.second});
    CHECK(part.compared == one.compared);
    CHECK(part.points == one.points);
    CHECK(part.surplus == one.surplus);
    CHECK(part.shown == one.shown);
  }
}
