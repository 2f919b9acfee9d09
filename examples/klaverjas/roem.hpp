// The feature `roem` (KLAV-07, KLAV-08): points that the four cards of one trick make besides their own, for the side
// that wins it. A run of three or of four in one suit, whoever played its cards and whatever suit was led; four cards
// of one rank; king and queen of trumps (stuk). Stuk counts beside the run that holds it; four cards are never two
// runs.
//
// Runs go by the natural order A K Q J T 9 8 7 in trumps too. Nobody has to say anything: at a table roem that nobody
// called is lost, here it counts by itself.
//
// It needs no other part of this plugin: any game may use it. The points go to the abnat of the trick; its facts tell
// scoring, and let a scorekeeper say, how many there were of each kind.
#pragma once

#include <qanun/compile.hpp>
#include <qanun/hooks.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace klaverjas {

using namespace qanun;

enum class RoemKind : std::uint8_t { run_of_three, run_of_four, four, four_jacks, stuk };
inline constexpr std::size_t kRoemKinds = 5;
using RoemCounts = std::array<std::uint8_t, kRoemKinds>;  // by kind
using RoemWorths = std::array<std::int32_t, kRoemKinds>;

// The names of the kinds, also as facts: KIND_SIDE, how many this side made. `roem_SIDE` is the points of all.
inline constexpr std::array<std::string_view, kRoemKinds> kRoemNames{"driekaart", "vierkaart", "vier_gelijke",
                                                                     "vier_boeren", "stuk"};
inline constexpr std::array<std::array<std::string_view, kTeams>, kRoemKinds> kRoemFacts{
    {{"driekaart_0", "driekaart_1"},
     {"vierkaart_0", "vierkaart_1"},
     {"vier_gelijke_0", "vier_gelijke_1"},
     {"vier_boeren_0", "vier_boeren_1"},
     {"stuk_0", "stuk_1"}}};
inline constexpr std::array<std::string_view, kTeams> kRoemTotals{"roem_0", "roem_1"};

[[nodiscard]] RoemWorths roem_worths(const Compile& compile);

class Roem final : public Feature {
 public:
  explicit Roem(Compile& compile);

  [[nodiscard]] Abnat trick_bonus(const TakenTrick& trick) const override;
  [[nodiscard]] std::int64_t fact(const Hand& hand, FactId fact) const override;

 private:
  void count(CardSet trick, Mode mode, RoemCounts& counts) const;
  [[nodiscard]] RoemCounts of_side(const Hand& hand, Team team) const;
  [[nodiscard]] std::int32_t points(const RoemCounts& counts) const;

  RoemWorths worths_;
  CardSet fours_;  // the spade of each rank of which four count
  std::array<std::array<FactId, kTeams>, kRoemKinds> facts_{};
  std::array<FactId, kTeams> totals_{};
};

}  // namespace klaverjas
