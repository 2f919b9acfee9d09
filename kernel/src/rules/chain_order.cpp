#include "rules/chain_order.hpp"

#include <algorithm>

namespace qanun {

namespace {

bool names(const std::vector<std::string_view>& stages, std::string_view stage) {
  return std::find(stages.begin(), stages.end(), stage) != stages.end();
}

// reach[a][b]: a stands before b, by its own word or through others.
std::vector<std::vector<bool>> precedence(const std::vector<ChainLink>& links) {
  const std::size_t n = links.size();
  std::vector<std::vector<bool>> reach(n, std::vector<bool>(n, false));
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = 0; b < n; ++b)
      reach[a][b] = a != b && (names(links[a].link->before, links[b].link->stage) ||
                               names(links[b].link->after, links[a].link->stage));
  for (std::size_t middle = 0; middle < n; ++middle)
    for (std::size_t a = 0; a < n; ++a)
      for (std::size_t b = 0; b < n; ++b)
        if (reach[a][middle] && reach[middle][b]) reach[a][b] = true;
  return reach;
}

}  // namespace

bool order_matters(Hook hook) {
  return hook == Hook::score_verdict || hook == Hook::score_value || hook == Hook::score_extras ||
         hook == Hook::score_award || hook == Hook::match_after_hand;
}

std::optional<std::pair<std::string, std::string>> order_chain(std::vector<ChainLink>& links) {
  const auto reach = precedence(links);
  for (std::size_t a = 0; a < links.size(); ++a)
    for (std::size_t b = a + 1; b < links.size(); ++b)
      if (reach[a][b] == reach[b][a])
        return std::pair{std::string{links[a].link->stage}, std::string{links[b].link->stage}};
  std::vector<std::size_t> order(links.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return reach[a][b]; });
  std::vector<ChainLink> sorted;
  for (const std::size_t i : order) sorted.push_back(links[i]);
  links = std::move(sorted);
  return std::nullopt;
}

}  // namespace qanun
