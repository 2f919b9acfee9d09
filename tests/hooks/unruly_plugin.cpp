// A plugin for tests alone: features that cannot be compiled, one in each way.
#include <array>
#include <stdexcept>

#include "qanun/plugin.hpp"

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class Nothing final : public Feature {};

class Greedy final : public Feature {
 public:
  Greedy(Compile& compile, std::string_view user) {
    (void)compile.slot<std::array<std::uint64_t, 5>>(user, Sight::nobody);
  }
};

FeatureDecl feature(std::string_view id, std::function<std::unique_ptr<Feature>(Compile&)> make) {
  FeatureDecl one;
  one.id = id;
  one.title = {id, id};
  one.meaning = {"A fault under test.", "عيب تحت الاختبار."};
  one.make = std::move(make);
  return one;
}

std::unique_ptr<Feature> nothing(Compile& /*compile*/) { return std::make_unique<Nothing>(); }

// More than a hand has bits for, with what a game uses.
constexpr std::array<std::string_view, 12> kSpare{"spare_1", "spare_2", "spare_3", "spare_4",  "spare_5",  "spare_6",
                                                  "spare_7", "spare_8", "spare_9", "spare_10", "spare_11", "spare_12"};

}  // namespace

QANUN_PLUGIN("unruly", "1.0", 1, "MIT") {
  auto one = feature("stage_one", nothing);
  one.links = {{.hook = Hook::score_value, .stage = "one"}};
  registrar.feature(std::move(one));
  auto two = feature("stage_two", nothing);
  two.links = {{.hook = Hook::score_value, .stage = "two"}};
  registrar.feature(std::move(two));
  registrar.feature(
      feature("thrower", [](Compile&) -> std::unique_ptr<Feature> { throw std::runtime_error("no tea left"); }));
  auto wordless = feature("wordless", nothing);
  wordless.row_words = {{.option = "nobody.rows"}};
  registrar.feature(std::move(wordless));
  registrar.feature(feature("absent", [](Compile&) -> std::unique_ptr<Feature> { return nullptr; }));
  registrar.feature(feature("undeclared", [](Compile& compile) -> std::unique_ptr<Feature> {
    (void)compile.flag("nobody.knows");
    return std::make_unique<Nothing>();
  }));
  registrar.feature(feature("greedy", [](Compile& compile) { return std::make_unique<Greedy>(compile, "greedy"); }));
  for (const std::string_view id : kSpare) registrar.feature(feature(id, nothing));
  registrar.feature(
      feature("greedier", [](Compile& compile) { return std::make_unique<Greedy>(compile, "greedier"); }));
}
