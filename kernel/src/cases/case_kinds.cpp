#include "cases/case_kinds.hpp"

#include <algorithm>
#include <iterator>

namespace qanun {

namespace {

using Words = std::vector<std::string_view>;

const CaseKey kContract{.name = "contract", .shape = Shape::contract, .needed = true};
const CaseKey kDealer{.name = "dealer", .shape = Shape::seat, .needed = true};
const CaseKey kScores{.name = "scores", .shape = Shape::pair};
const CaseKey kHeld{.name = "held", .shape = Shape::number};
const CaseKey kPoints{.name = "points", .shape = Shape::pair};
const CaseKey kUpCard{.name = "up_card", .shape = Shape::card};
const CaseKey kCalls{.name = "calls", .shape = Shape::calls};
const CaseKey kTrickNumber{.name = "trick_number", .shape = Shape::trick_number};

CaseKey may_be_absent(CaseKey key) {
  key.needed = false;
  return key;
}

CaseKind score() {
  return {.name = "score",
          .given = {kContract,
                    {.name = "raw", .shape = Shape::pair},
                    {.name = "tricks", .shape = Shape::pair},
                    {.name = "tricks_by_seat", .shape = Shape::four},
                    {.name = "melds", .shape = Shape::side_melds},
                    {.name = "counted", .shape = Shape::flag},
                    {.name = "baloot", .shape = Shape::side},
                    kScores,
                    kHeld,
                    may_be_absent(kDealer)},
          .expect = {kPoints,
                     {.name = "verdict"},
                     kHeld,
                     {.name = "match_winner", .words = Words{"0", "1", "none"}},
                     {.name = "lines", .shape = Shape::lines}},
          .given_open = true};
}

CaseKind legal() {
  return {.name = "legal",
          .given = {kContract,
                    {.name = "hand", .shape = Shape::cards, .needed = true},
                    {.name = "trick", .shape = Shape::trick},
                    {.name = "seat", .shape = Shape::seat, .needed = true},
                    kTrickNumber,
                    {.name = "announced", .shape = Shape::flag},
                    {.name = "gone", .shape = Shape::cards}},
          .expect = {{.name = "cards", .shape = Shape::cards}},
          .expect_open = true};
}

CaseKind trick() {
  return {.name = "trick",
          .given = {kContract, {.name = "trick", .shape = Shape::trick, .needed = true}, kTrickNumber},
          .expect = {{.name = "winner", .shape = Shape::seat},
                     {.name = "raw", .shape = Shape::number},
                     {.name = "bonus", .shape = Shape::number}}};
}

CaseKind melds() {
  const Words sides{"0", "1", "none", "both"};
  return {.name = "melds",
          .given = {kContract,
                    kDealer,
                    {.name = "hands", .shape = Shape::hands},
                    {.name = "melds", .shape = Shape::seat_melds},
                    {.name = "declare", .words = Words{"best", "all"}},
                    {.name = "baloot_said", .words = Words{"none", "first", "second", "both"}}},
          .expect = {{.name = "side", .words = sides},
                     kPoints,
                     {.name = "raw", .shape = Shape::pair},
                     {.name = "best", .shape = Shape::seat_words},
                     {.name = "baloot", .words = sides}}};
}

CaseKind auction() {
  return {.name = "auction",
          .given = {kDealer,
                    kUpCard,
                    {.name = "hands", .shape = Shape::hands},
                    kScores,
                    kCalls,
                    {.name = "call", .shape = Shape::call}},
          .expect = {{.name = "seat", .shape = Shape::seat},
                     {.name = "legal", .shape = Shape::words},
                     {.name = "has", .shape = Shape::words},
                     {.name = "has_not", .shape = Shape::words},
                     {.name = "contract", .shape = Shape::contract_part},
                     {.name = "result", .words = Words{"redeal"}},
                     may_be_absent(kDealer),
                     {.name = "leader", .shape = Shape::seat},
                     {.name = "accepted", .shape = Shape::flag}}};
}

CaseKind deal() {
  return {.name = "deal",
          .given = {kDealer, {.name = "deck", .shape = Shape::cards, .needed = true}, kCalls},
          .expect = {{.name = "hands", .shape = Shape::hands}, kUpCard, {.name = "counts", .shape = Shape::four}}};
}

CaseKind match() {
  return {.name = "match",
          .given = {{.name = "scores", .shape = Shape::pair, .needed = true},
                    {.name = "sheets", .shape = Shape::sheets, .needed = true},
                    kHeld,
                    may_be_absent(kDealer)},
          .expect = {kScores,
                     kHeld,
                     {.name = "over", .shape = Shape::flag},
                     {.name = "winner", .words = Words{"0", "1", "none"}},
                     may_be_absent(kDealer)}};
}

CaseKind hand() {
  return {.name = "hand",
          .given = {{.name = "record", .shape = Shape::record, .needed = true}},
          .expect = {kPoints, {.name = "sheet", .words = Words{"same"}}}};
}

}  // namespace

const std::vector<CaseKind>& case_kinds() {
  static const std::vector<CaseKind> kinds{score(), legal(), trick(), melds(), auction(), deal(), match(), hand()};
  return kinds;
}

std::vector<std::string_view> names_of(const std::vector<CaseKey>& keys) {
  std::vector<std::string_view> names;
  std::transform(keys.begin(), keys.end(), std::back_inserter(names), [](const CaseKey& key) { return key.name; });
  return names;
}

}  // namespace qanun
