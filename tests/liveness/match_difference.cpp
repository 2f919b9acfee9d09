// Two random matches that draw the same lots, hand beside hand.
#include <string>
#include <utility>
#include <vector>

#include "difference.hpp"
#include "qanun/playout.hpp"

namespace liveness {

namespace {

// What is said of one hand of a match, the plainest first.
using Told = std::vector<std::pair<std::string, std::string>>;

std::string cards_of(const qanun::Hand& hand) {
  std::string out;
  for (const std::uint8_t card : hand.deck) out += to_string(qanun::CardSet{}.add(qanun::Card{card})) + " ";
  return out.substr(0, 23);  // the first eight
}

std::string scores_of(const qanun::MatchState& match) {
  return "[" + std::to_string(match.scores[0].value) + ", " + std::to_string(match.scores[1].value) + "]";
}

void tell(void* told, const qanun::PlayedHand& played, const qanun::MatchState& before, const qanun::MatchState& after,
          const qanun::ActionLog* /*log*/) {
  static_cast<std::vector<Told>*>(told)->push_back({{"first dealer", std::to_string(before.dealer)},
                                                    {"deals thrown in", std::to_string(played.void_deals)},
                                                    {"dealer", std::to_string(played.hand.dealer())},
                                                    {"pack", cards_of(played.hand)},
                                                    {"scores", scores_of(after)},
                                                    {"held", std::to_string(after.held.value)},
                                                    {"the match is", after.over ? "over" : "going on"},
                                                    {"next dealer", std::to_string(after.dealer)}});
}

std::string end_of(const qanun::PlayedMatch& match) {
  const std::string winner = match.winner == qanun::kNoTeam ? "nobody" : std::to_string(match.winner);
  return winner + " after " + std::to_string(match.hands) + " hands";
}

std::string told_apart(std::string what, const std::string& first, const std::string& second) {
  return what.append(" ").append(first).append(" / ").append(second);
}

}  // namespace

std::optional<Difference> difference_in_match(const Sides& sides, std::uint64_t number) {
  if (!sides.both()) return std::nullopt;
  std::array<std::vector<Told>, 2> told;
  std::array<qanun::PlayedMatch, 2> matches;
  for (std::size_t side = 0; side < 2; ++side)
    matches[side] = play_random_match(*sides.rules[side], kSeed, number, tell, &told[side]);
  for (std::size_t hand = 0; hand < told[0].size() && hand < told[1].size(); ++hand)
    for (std::size_t i = 0; i < told[0][hand].size(); ++i) {
      const auto& [what, first] = told[0][hand][i];
      const std::string& second = told[1][hand][i].second;
      if (first != second)
        return Difference{.clearness = Clearness::match,
                          .text = told_apart("hand " + std::to_string(hand + 1) + " " + what, first, second),
                          .actions = hand * told[0][hand].size() + i};
    }
  if (end_of(matches[0]) == end_of(matches[1])) return std::nullopt;
  return Difference{.clearness = Clearness::match,
                    .text = told_apart("won by", end_of(matches[0]), end_of(matches[1])),
                    .actions = told[0].size()};
}

}  // namespace liveness
