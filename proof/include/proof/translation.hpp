// What is said under one rule set, said under another: words, marks and kinds of contract go by their declared keys.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "qanun/action.hpp"
#include "qanun/rule_set.hpp"

namespace proof {

class Translation {
 public:
  Translation(const qanun::RuleSet& from, const qanun::RuleSet& to);

  // Nothing where the other rule set has no such word, or takes it with other parameters.
  [[nodiscard]] std::optional<qanun::Call> call(const qanun::Call& call) const;
  // Nothing where it has no such word or mark.
  [[nodiscard]] std::optional<qanun::Action> action(const qanun::Action& action) const;
  // Marks one by one: the bit of the other rule set; nothing where it has no such mark.
  [[nodiscard]] std::optional<std::size_t> mark(std::size_t bit) const;

  // Whether both auctions have a word of theirs in common besides passing.
  [[nodiscard]] bool share_bids() const { return share_bids_; }
  // The same contract as far as both can name it: mode, buyer, what is undertaken, how far it was raised. Kinds and
  // numbers are compared where both rule sets know them.
  [[nodiscard]] bool same_contract(const qanun::Contract& a, const qanun::Contract& b) const;

 private:
  struct Word {
    qanun::WordId id = 0;
    bool known = false;
    std::vector<std::int16_t> variants{};  // by the number of the variant, from 1; 0 where there is no such
  };

  [[nodiscard]] bool same_stake(const qanun::Stake& a, const qanun::Stake& b) const;

  const qanun::RuleSet* from_;
  const qanun::RuleSet* to_;
  std::vector<Word> words_;                          // by WordId
  std::vector<std::optional<std::size_t>> marks_{};  // by bit
  bool share_bids_ = false;
};

}  // namespace proof
