#include "options/core_options.hpp"

#include <algorithm>

#include "qanun/card.hpp"

namespace qanun {

bool all_ranks_once(const Value& value) {
  if (value.items.size() != kRanks) return false;
  auto sorted = value.items;
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

bool exactly_two(const Value& value) { return value.items.size() == 2; }

std::string_view core_owner(std::string_view key) {
  if (key.starts_with("match.") || key == "deal.first_dealer" || key == "deal.all_pass_dealer") return "match";
  if (key.starts_with("table.")) return "table";
  return "core";
}

}  // namespace qanun
