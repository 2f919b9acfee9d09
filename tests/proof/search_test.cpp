#include "proof/search.hpp"

#include <catch2/catch.hpp>

#include "proof/watched_match.hpp"
#include "spaces.hpp"

using namespace qanun;
using proof::Found;
using proof::RuleSpace;
using proof::Search;
using proof::SearchPlan;
using proof::TaskRunner;
using spaces::space_of;

namespace {

const std::atomic<bool> kGoOn{false};

RuleSpace faulty_space(const std::vector<std::string>& sections = {"faulty", "bid", "kaboot", "deal"}) {
  return space_of("saudi", sections, "use: [faulty]");
}

void run(Search& search, const TaskRunner& runner, int combinations) {
  for (int i = 0; i < combinations; ++i)
    if (auto task = search.take()) search.hand_in(runner.run(std::move(*task)));
}

struct Searched {
  std::vector<Found> found;
  proof::Progress progress;
};

Searched searched(const RuleSpace& space, const SearchPlan& plan, int combinations) {
  Search search{space, plan};
  const TaskRunner runner{space, support::installation().reader(), plan, kGoOn};
  run(search, runner, combinations);
  return {search.found(), search.progress()};
}

std::vector<std::string> texts(const RuleSpace& space, const std::vector<Found>& found) {
  std::vector<std::string> out;
  for (const Found& one : found) {
    std::string text = one.fault.code;
    for (const proof::Pick pick : one.picks) text += " " + space.text(pick);
    out.push_back(text);
  }
  return out;
}

}  // namespace

TEST_CASE("each planted fault is found and shrinks to the one option that brings it") {
  const RuleSpace space = faulty_space();
  const Searched run = searched(space, {.seed = 1, .hands = 8, .erring = {}}, 40);
  const auto found = texts(space, run.found);
  CHECK(found.size() == 14);
  for (const char* expected :
       {"F101 faulty.how: silent", "F102 faulty.how: endless", "F103 faulty.how: voids", "F104 faulty.how: wavering",
        "F105 faulty.how: flags", "F106 faulty.how: copies", "F108 faulty.how: moody", "F109 faulty.how: throws",
        "F112 faulty.how: unlined", "F113 faulty.how: lacking", "F115 faulty.how: peeping", "F116 faulty.how: seated",
        "F117 faulty.how: suited", "F118 faulty.how: unbuilt"}) {
    CAPTURE(expected, found);
    CHECK(std::find(found.begin(), found.end(), expected) != found.end());
  }
  CHECK(run.progress.again > 0);
  CHECK(run.progress.doubtful == 0);
}

TEST_CASE("a fault names a hand that shows it again") {
  const RuleSpace space = faulty_space({"faulty"});
  const SearchPlan plan{.seed = 5, .hands = 8, .erring = {}};
  const TaskRunner runner{space, support::installation().reader(), plan, kGoOn};
  const Searched run = searched(space, plan, 60);
  REQUIRE(run.found.size() == 14);
  for (const Found& one : run.found) {
    CHECK(runner.is_there(one));
    CHECK(one.hand.has_value() == (one.fault.code != proof::kRefused));
    if (one.hand) CHECK(one.fault.seed == one.hand->seed);
    Found harmless = one;
    harmless.picks.clear();
    CHECK_FALSE(runner.is_there(harmless));
  }
}

TEST_CASE("the same seed searches in the same order") {
  const RuleSpace space = faulty_space();
  const SearchPlan plan{.seed = 3, .hands = 4, .erring = {}};
  const Searched one = searched(space, plan, 15);
  const Searched two = searched(space, plan, 15);
  CHECK(texts(space, one.found) == texts(space, two.found));
  CHECK(one.progress.pairs.reached == two.progress.pairs.reached);
  CHECK(one.progress.hands == two.progress.hands);
}

TEST_CASE("a search goes on where it was saved, and comes to what one search comes to") {
  const RuleSpace space = faulty_space({"faulty", "deal"});
  const SearchPlan plan{.seed = 2, .hands = 4, .erring = {}};
  const TaskRunner runner{space, support::installation().reader(), plan, kGoOn};
  Search whole{space, plan};
  run(whole, runner, 80);
  Search first{space, plan};
  run(first, runner, 12);
  Search second{space, plan};
  REQUIRE(second.restore(first.save()));
  run(second, runner, 68);
  CHECK(second.save() == whole.save());
  CHECK(texts(space, second.found()) == texts(space, whole.found()));
  CHECK(second.progress().stage != proof::Stage::pairs);
}

TEST_CASE("what was saved for other rules, another seed, or was cut, is not taken") {
  const RuleSpace space = faulty_space({"deal"});
  Search search{space, {.seed = 2}};
  const std::string saved = search.save();
  CHECK(Search{space, {.seed = 2}}.restore(saved));
  CHECK_FALSE(Search{space, {.seed = 3}}.restore(saved));
  const RuleSpace other = faulty_space({"bid"});
  CHECK_FALSE(Search{other, {.seed = 2}}.restore(saved));
  for (std::size_t length = 0; length < saved.size(); length += 97)
    CHECK_FALSE(Search{space, {.seed = 2}}.restore(saved.substr(0, length)));
  CHECK_FALSE(Search{space, {.seed = 2}}.restore(saved + "x"));
}

TEST_CASE("a fault that is gone is forgotten when a search goes on") {
  const RuleSpace space = faulty_space({"faulty"});
  const SearchPlan plan{.seed = 2, .hands = 4, .erring = {}};
  const TaskRunner runner{space, support::installation().reader(), plan, kGoOn};
  Search search{space, plan};
  run(search, runner, 60);
  const std::size_t found = search.found().size();
  CHECK(found == 14);
  search.keep_found(runner);
  CHECK(search.found().size() == found);
  const RuleSpace sound = space_of("saudi", {"faulty"}, "use: [faulty]");
  const TaskRunner elsewhere{sound, support::installation().reader(), plan, kGoOn};
  Search other{sound, plan};
  REQUIRE(other.restore(search.save()));
  other.keep_found(elsewhere);
  CHECK(other.found().size() == found);
}

TEST_CASE("with all pairs and triples reached the search goes on by chance") {
  const RuleSpace space = space_of("saudi", {"kasho"});
  const Searched run = searched(space, {.seed = 1, .hands = 1, .erring = {}}, 150);
  CHECK(run.progress.stage == proof::Stage::chance);
  CHECK(run.progress.combinations == 150);
  CHECK(run.progress.pairs.reached == run.progress.pairs.reachable);
  CHECK(run.progress.triples.reached == run.progress.triples.reachable);
  CHECK(run.found.empty());
}

TEST_CASE("a match that forgets its scores is found, with the hand after which it was seen") {
  const RuleSpace space = space_of("saudi", {"faulty"}, "use: [faulty]\nwith: {faulty.how: forgetful}");
  const Searched run = searched(space, {.seed = 1, .hands = 2, .erring = {}}, 1);
  REQUIRE(run.found.size() == 1);
  CHECK(run.found[0].fault.code == proof::kMatchAtFault);
  const proof::Applied applied = space.apply({});
  proof::Examiner examiner{*applied.rules};
  const auto fault = examiner.examine_match(*run.found[0].hand);
  REQUIRE(fault);
  CHECK(fault->en.find(" points, the sheet writes ") != std::string::npos);
  CHECK(examiner.played().hand.phase == Phase::ended);
  CHECK_FALSE(examiner.actions().empty());
}
