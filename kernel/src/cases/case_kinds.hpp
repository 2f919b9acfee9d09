// The kinds of questions, with the keys of each and what stands under a key.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace qanun {

// What must stand under a key, as far as that can be told without a rule set.
enum class Shape : std::uint8_t {
  flag,
  number,
  seat,
  side,
  trick_number,
  pair,           // [x, y]
  four,           // [a, b, c, d]
  card,           // "AS"
  cards,          // "AS KS"
  hands,          // {SEAT: "AS KS"}
  trick,          // ["0: AS"]
  call,           // "0: pass"
  calls,          // ["0: pass"]
  word,           // one of `CaseKey::words`; any where those are empty
  words,          // [pass, sun]
  contract,       // {kind: hokum, trump: S, buyer: 0}
  contract_part,  // the same with any of its keys
  side_melds,     // [[sira], ["7S 8S 9S"]]
  seat_melds,     // {SEAT: ["7S 8S 9S"]}
  seat_words,     // {SEAT: sira}
  lines,          // {RULE: [x, y]}
  sheets,         // [[x, y], void, {contract: ...}]
  record          // a map, read by the reader of records
};

struct CaseKey {
  std::string_view name;
  Shape shape = Shape::word;
  bool needed = false;  // in `given`: it may not be left out
  std::vector<std::string_view> words{};
};

// One kind of question. An open list leaves keys that are not in it to the rule set's declared words.
struct CaseKind {
  std::string_view name;
  std::vector<CaseKey> given;
  std::vector<CaseKey> expect;
  bool given_open = false;
  bool expect_open = false;
};

[[nodiscard]] const std::vector<CaseKind>& case_kinds();

[[nodiscard]] std::vector<std::string_view> names_of(const std::vector<CaseKey>& keys);

// The keys of a contract; those of an expected one lack the last.
inline const std::vector<std::string_view> kContractKeys{"kind",   "trump",     "buyer", "bid",    "level",
                                                         "closed", "raised_by", "round", "up_card"};

}  // namespace qanun
