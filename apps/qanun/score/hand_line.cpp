#include "score/hand_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "command_line/saying.hpp"
#include "score/hand_words.hpp"

namespace program {

namespace {

std::vector<std::string_view> split(std::string_view text, std::string_view at) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = text.find_first_not_of(at); begin != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(at, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = text.find_first_not_of(at, end);
  }
  return parts;
}

HandWords words_of(const std::vector<std::string_view>& parts) {
  HandWords words;
  words.contract = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::size_t equals = parts[i].find('=');
    if (equals == 0 || equals == std::string_view::npos) {
      const std::string given = printable(parts[i]);
      throw Misread{{fmt::format("'{}' is not KEY=VALUE", given), fmt::format("«{}» ليست على صورة KEY=VALUE", given)}};
    }
    words.values.emplace_back(parts[i].substr(0, equals), parts[i].substr(equals + 1));
  }
  return words;
}

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

SaidHand read_line(const qanun::RuleSet& rules, std::string_view text) {
  SaidHand said;
  const auto parts = split(text.substr(0, text.find('#')), " \t\r");
  if (parts.empty()) return said;
  if (parts.size() == 1 && parts.front() == "void") {
    said.what = SaidHand::What::void_deal;
  } else if (parts.size() == 2 && is_number(parts[0]) && is_number(parts[1])) {
    said.what = SaidHand::What::points;
    const auto points = pair_of("points", fmt::format("{},{}", parts[0], parts[1]));
    said.points = {qanun::Points{points[0]}, qanun::Points{points[1]}};
  } else {
    said.what = SaidHand::What::totals;
    said.totals = read_hand_words(rules, words_of(parts));
  }
  return said;
}

}  // namespace

std::optional<SaidHand> HandParser::line(std::string_view text, qanun::Problem& problem) const {
  try {
    return read_line(*rules_, text);
  } catch (const Misread& wrong) {
    problem = wrong.problem;
    return std::nullopt;
  }
}

std::optional<SaidHand> HandParser::words(const HandWords& words, qanun::Problem& problem) const {
  try {
    return SaidHand{.what = SaidHand::What::totals, .totals = read_hand_words(*rules_, words)};
  } catch (const Misread& wrong) {
    problem = wrong.problem;
    return std::nullopt;
  }
}

std::optional<std::array<std::int32_t, qanun::kTeams>> read_pair(std::string_view key, std::string_view text,
                                                                 qanun::Problem& problem) {
  try {
    return pair_of(key, text);
  } catch (const Misread& wrong) {
    problem = wrong.problem;
    return std::nullopt;
  }
}

}  // namespace program
