// A witness: what shows that an option at one of its samples does something else than at another one. They are kept in
// tests/liveness/witnesses, a file for each section of options; README.md describes the keys.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace liveness {

enum class Means : std::uint8_t {
  one_case,     // a case file and the id of a case in it
  hand,         // a random hand by number
  aimed_hand,   // one whose players aim at a contract (proof/aim.hpp)
  erring_hand,  // one whose players err
  match,        // a random match by number
  shown         // what `qanun show` says
};
// As a witness names them.
inline constexpr std::array<std::string_view, 6> kMeans{"case", "hand", "aimed_hand", "erring_hand", "match", "shown"};

// The rules in which the option is turned. All but the name as a case writes them: "bid.rounds: 1", "kaboot, ekka".
struct Setting {
  std::string rules{};  // a shipped rule set; empty where a case names it
  std::string use{};
  std::string without{};
  std::string with{};
};

struct Witness {
  std::string option{};
  std::string sample{};    // as a rule file writes it
  std::string against{};   // another sample of the option
  std::string together{};  // what the sample cannot be without, set beside it: "deal.first_packets: [8]"
  Setting in{};
  Means means = Means::hand;
  std::string which{};  // the number of a hand or match, or "saudi-score.yaml SCORE-12"
  std::string differs{};
};

// The seed of all hands and matches, and how often players err.
inline constexpr std::uint64_t kSeed = 1446;
inline constexpr std::uint32_t kErringPerMillion = 150'000;

// An option is told apart at two samples.
using PairKey = std::tuple<std::string, std::string, std::string>;
[[nodiscard]] inline PairKey key_of(const Witness& one) { return {one.option, one.sample, one.against}; }

using Witnesses = std::map<PairKey, Witness>;

[[nodiscard]] std::filesystem::path folder_of_witnesses();
// Throws where a file is not as README.md says.
[[nodiscard]] Witnesses read_witnesses();
// A file for each section, witnesses in the order of the map. What is not among them any more is gone.
void write_witnesses(const Witnesses& witnesses);

}  // namespace liveness
