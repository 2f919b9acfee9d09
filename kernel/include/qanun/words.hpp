// What a plugin declares besides options: words, flags of cards, contract kinds, verdict labels, meld names and facts.
// Case files, records and the program read and write them through these declarations alone.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "qanun/action.hpp"
#include "qanun/contract.hpp"
#include "qanun/option.hpp"
#include "qanun/text.hpp"

namespace qanun {

struct Hand;

using KindId = std::uint8_t;      // 0: no contract
using LabelId = std::uint8_t;     // 0: no label
using MeldNameId = std::uint8_t;  // 0: no name
using FactId = std::uint8_t;
using RuleId = std::uint16_t;  // an id of the catalogue, interned by the rule set

// The parameters that follow a word in text: "hokum H", "90 H", "meld 7S 8S 9S", "double closed", "claim 0 2".
enum class Params : std::uint8_t {
  none,
  mode,              // always a trump (S H D C NT AT)
  maybe_mode,        // a trump or nothing
  number_mode,       // the word itself is a number: "90 H"
  cards,             // a set of cards
  variant,           // one of `variants`, or nothing
  maybe_seat_number  // "claim", or "claim 0 2"
};

struct WordDecl {
  std::string_view key{};
  Text title{};
  Params params = Params::none;
  std::vector<Choice> variants{};  // Params::variant: Call::number is 0 for none, else 1 + the index
  Target target = Target::none;    // of a bid: what a contract bought with this word undertakes
  std::string_view number_from{};  // of such a bid: the option that says which number it counts as
  bool accuses = false;            // a claim of a fault: random players say it only where they err themselves
};

// Words that an option brings: each row of a table is one. A row that carries titles is called so.
struct RowWords {
  std::string_view option{};       // a table of the feature's own
  Params params = Params::none;    // of every row
  std::vector<Choice> variants{};  // Params::variant
  std::vector<WordDecl> titled{};  // key and title of the rows that a rule file need not title
};

// A mark that a player may put on a card he plays. Bit i of Flags is flag i of the rule set.
struct FlagDecl {
  std::string_view key{};
  Text title{};
};

struct KindDecl {
  std::string_view key{};
  Text title{};
  Mode mode = Mode::unnamed;  // of every contract of this kind; unnamed where it varies
  bool suits_only = false;    // where it varies: it is always one of the four suits
};

struct LabelDecl {
  std::string_view key{};
  Text title{};
};

struct MeldNameDecl {
  std::string_view key{};
  Text title{};
};

// A fact is a number that scoring may ask for: computed from a played hand, or given by a case or a scorekeeper.
enum class FactType : std::uint8_t { flag, number, seat, card, side };

inline constexpr std::int64_t kUnknownFact = -1;

// The facts that the kernel declares itself, first in every rule set.
inline constexpr FactId kDealerFact = 0;       // a seat
inline constexpr FactId kUpCardFact = 1;       // a card index
inline constexpr FactId kFirstLeaderFact = 2;  // a seat

struct FactDecl {
  std::string_view key{};
  FactType type = FactType::flag;
  Text title{};
  // From a hand that is over. None: its feature says it (`Feature::fact`), which knows its own slots.
  std::int64_t (*compute)(const Hand&) = nullptr;
  // Where the contract alone says it, so that it is known of totals too.
  std::int64_t (*of_contract)(const Contract&) = nullptr;
};

}  // namespace qanun
