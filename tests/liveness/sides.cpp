#include "sides.hpp"

#include "support/rules.hpp"

namespace liveness {

Rules rules_in(const Setting& setting, const std::string& options) {
  std::string changes = "with: {" + setting.with + (setting.with.empty() ? "" : ", ") + options + "}\n";
  if (!setting.use.empty()) changes += "use: [" + setting.use + "]\n";
  if (!setting.without.empty()) changes += "without: [" + setting.without + "]\n";
  qanun::Diagnostics passed_over;
  return support::try_rules(setting.rules, changes, passed_over);
}

Sides sides_of(const Witness& witness) {
  const std::string together = witness.together.empty() ? "" : ", " + witness.together;
  Sides sides{{rules_in(witness.in, witness.option + ": " + witness.sample + together), nullptr}};
  if (sides.rules[0] != nullptr) sides.rules[1] = rules_in(witness.in, witness.option + ": " + witness.against);
  return sides;
}

}  // namespace liveness
