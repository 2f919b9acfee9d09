#include "proof/translation.hpp"

#include <algorithm>

namespace proof {

namespace {

using qanun::RuleSet;
using qanun::WordDecl;

std::vector<std::int16_t> match_variants(const WordDecl& from, const WordDecl& to) {
  std::vector<std::int16_t> numbers;
  for (const qanun::Choice& one : from.variants) {
    const auto same = std::find_if(to.variants.begin(), to.variants.end(),
                                   [&](const qanun::Choice& other) { return other.word == one.word; });
    numbers.push_back(same == to.variants.end() ? std::int16_t{0}
                                                : static_cast<std::int16_t>(same - to.variants.begin() + 1));
  }
  return numbers;
}

}  // namespace

Translation::Translation(const RuleSet& from, const RuleSet& to) : from_{&from}, to_{&to}, words_(from.words().size()) {
  words_[qanun::kPlayCard].known = true;
  for (std::size_t id = 1; id < words_.size(); ++id) {
    const WordDecl& word = from.words()[id];
    const qanun::WordId other = to.find_word(word.key);
    if (other == 0 || to.words()[other].params != word.params) continue;
    words_[id] = {.id = other, .known = true, .variants = match_variants(word, to.words()[other])};
    const bool bid = from.owner_of(static_cast<qanun::WordId>(id)) == qanun::WordOwner::bid &&
                     to.owner_of(other) == qanun::WordOwner::bid;
    share_bids_ = share_bids_ || (bid && id != from.pass_word());
  }
  for (const qanun::FlagDecl& flag : from.flags()) {
    const auto& flags = to.flags();
    const auto same =
        std::find_if(flags.begin(), flags.end(), [&](const qanun::FlagDecl& other) { return other.key == flag.key; });
    marks_.push_back(same == flags.end() ? std::nullopt
                                         : std::optional{static_cast<std::size_t>(same - flags.begin())});
  }
}

std::optional<std::size_t> Translation::mark(std::size_t bit) const {
  return bit < marks_.size() ? marks_[bit] : std::nullopt;
}

std::optional<qanun::Call> Translation::call(const qanun::Call& call) const {
  const Word& word = words_[call.word];
  if (!word.known) return std::nullopt;
  qanun::Call out = call;
  out.word = word.id;
  if (word.variants.empty() || call.number == 0) return out;
  out.number = word.variants[static_cast<std::size_t>(call.number) - 1];
  if (out.number == 0) return std::nullopt;
  return out;
}

std::optional<qanun::Action> Translation::action(const qanun::Action& action) const {
  qanun::Action out = action;
  if (action.call.word != qanun::kPlayCard) {
    const auto said = call(action.call);
    if (!said) return std::nullopt;
    out.call = *said;
    return out;
  }
  out.flags = 0;
  for (std::size_t bit = 0; bit < qanun::kMostFlags; ++bit) {
    if (((action.flags >> bit) & 1U) == 0) continue;
    const auto other = mark(bit);
    if (!other) return std::nullopt;
    out.flags = static_cast<qanun::Flags>(out.flags | (1U << *other));
  }
  return out;
}

bool Translation::same_stake(const qanun::Stake& a, const qanun::Stake& b) const {
  if (a.trumps_barred != b.trumps_barred || a.raises != b.raises || a.raisers != b.raisers) return false;
  const qanun::RaiseLevel* one = from_->level(a.level);
  const qanun::RaiseLevel* other = to_->level(b.level);
  if (one == nullptr || other == nullptr) return one == other;
  return one->word == other->word;
}

bool Translation::same_contract(const qanun::Contract& a, const qanun::Contract& b) const {
  if (a.mode != b.mode || a.buyer != b.buyer || a.target != b.target || !same_stake(a.stake, b.stake)) return false;
  if (a.bid != 0 && b.bid != 0 && a.bid != b.bid) return false;
  const bool known_to_both =
      to_->find_kind(from_->kinds()[a.kind].key) != 0 && from_->find_kind(to_->kinds()[b.kind].key) != 0;
  return !known_to_both || from_->kinds()[a.kind].key == to_->kinds()[b.kind].key;
}

}  // namespace proof
