// Cards of tests, from text.
#pragma once

#include <string>
#include <vector>

#include "qanun/notation.hpp"

namespace support {

inline qanun::CardSet cards(const std::string& text) {
  qanun::Problem problem;
  return qanun::parse_card_set(text, problem).value();
}

inline std::vector<qanun::Card> card_list(const std::string& text) {
  qanun::Problem problem;
  return qanun::parse_cards(text, problem).value();
}

}  // namespace support
