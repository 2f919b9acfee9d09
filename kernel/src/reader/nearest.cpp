#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

#include "qanun/diagnostic.hpp"

namespace qanun {

namespace {

constexpr std::size_t kLongest = 64;

// Capitals and hyphens are no difference worth counting.
std::string folded(std::string_view word) {
  std::string out{word};
  for (char& c : out) c = c == '-' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

// How many letters must be changed, added, dropped or swapped with their neighbour.
int distance(std::string_view a, std::string_view b) {
  std::array<std::array<int, kLongest + 1>, 3> rows{};
  for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    auto& row = rows[i % 3];
    const auto& above = rows[(i + 2) % 3];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int change = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({change, above[j] + 1, row[j - 1] + 1});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], rows[(i + 1) % 3][j - 2] + 1);
    }
  }
  return rows[a.size() % 3][b.size()];
}

// A third of the letters may be wrong, and never all of them.
int tolerance(std::size_t length) { return std::min(static_cast<int>((length + 1) / 3), 4); }

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& known) {
  if (word.empty() || word.size() > kLongest) return {};
  const std::string wanted = folded(word);
  const std::string* best = nullptr;
  int least = tolerance(word.size()) + 1;
  for (const std::string& candidate : known) {
    if (candidate.size() > kLongest) continue;
    const int difference = static_cast<int>(candidate.size()) - static_cast<int>(word.size());
    if (std::abs(difference) >= least) continue;
    const int found = distance(wanted, folded(candidate));
    if (found >= least || found >= static_cast<int>(std::max(candidate.size(), word.size()))) continue;
    least = found;
    best = &candidate;
  }
  return best == nullptr ? std::string{} : *best;
}

}  // namespace qanun
