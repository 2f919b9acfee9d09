// Declares an option of the kernel's in a way of its own.
#include "qanun/plugin.hpp"

QANUN_PLUGIN("other_option", "1.0", 1, "MIT") {
  qanun::OptionDecl option;
  option.key = "match.target";
  option.title = {"Another target", "هدف آخر"};
  option.meaning = {"Something else.", "شيء آخر."};
  qanun::FeatureDecl feature;
  feature.id = "other_option";
  feature.options.push_back(option);
  registrar.feature(std::move(feature));
}
