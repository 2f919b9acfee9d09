// A plugin that is as it should be: it shows that the others of its folder do no harm.
#include "qanun/plugin.hpp"

namespace {
class Quiet final : public qanun::Feature {};
}  // namespace

QANUN_PLUGIN("good", "1.2", 3, "MIT") {
  qanun::FeatureDecl feature;
  feature.id = "good_feature";
  feature.title = {"Good", "جيدة"};
  feature.meaning = {"Does nothing.", "لا تفعل شيئًا."};
  feature.make = [](qanun::Compile&) { return std::make_unique<Quiet>(); };
  registrar.feature(std::move(feature));
}
