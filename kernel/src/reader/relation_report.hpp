// Turns findings about relations into reports at the lines that are to blame.
#pragma once

#include <vector>

#include "qanun/relations.hpp"
#include "reader/layer.hpp"
#include "reader/resolver.hpp"

namespace qanun {

// `own` are the layers of the file that was asked for and of overrides, the file first. Broken rules are errors;
// options and features without effect are warnings, and only where one of these layers writes them.
void report_relations(const Registry& registry, const Resolved& rules, const Resolver& resolver,
                      const std::vector<const Layer*>& own, Diagnostics& diagnostics);

}  // namespace qanun
