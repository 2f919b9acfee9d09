// A rule set as it is played: options and plugins compiled into one immutable object that threads share without locks.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/deal.hpp"
#include "qanun/diagnostic.hpp"
#include "qanun/hooks.hpp"
#include "qanun/match.hpp"
#include "qanun/registry.hpp"
#include "qanun/resolved.hpp"

namespace qanun {

// A reserved part of Hand::slots.
struct SlotUse {
  std::string user;
  std::uint8_t offset = 0;
  std::uint8_t bytes = 0;
  Sight sight = Sight::nobody;
};

// How many melds a hand may announce first, for the loop of play.
struct MeldGate {
  std::array<std::uint8_t, 256> runs{};  // by a suit's byte: the runs that are offered
  CardSet fours;                         // the spade of each rank whose four are worth something
  bool any = false;

  // The number of first offers to a hand of eight: those of its suits, and four of a kind.
  [[nodiscard]] std::uint32_t offers(CardSet hand) const {
    const std::uint32_t h = hand.bits();
    const std::uint32_t half = h & (h >> 16U);
    const std::uint32_t four = half & (half >> 8U) & fours.bits();
    const auto runs_of =
        static_cast<std::uint32_t>(runs[h & 255U] + runs[(h >> 8U) & 255U] + runs[(h >> 16U) & 255U] + runs[h >> 24U]);
    return runs_of + static_cast<std::uint32_t>(std::popcount(four));
  }
};

// Who takes a word: a phase of the kernel's, or a feature.
enum class WordOwner : std::uint8_t { play, bid, declare, feature };

class WhenTable;

class RuleSet {
 public:
  ~RuleSet();
  RuleSet(const RuleSet&) = delete;
  RuleSet& operator=(const RuleSet&) = delete;

  // Compiles resolved rules. Nothing, with the reasons in `diagnostics`, where an implementation does not exist, a
  // factory throws, chains are left unordered, or slots overflow.
  [[nodiscard]] static std::shared_ptr<const RuleSet> compile(const Registry& registry, Resolved resolved,
                                                              Diagnostics& diagnostics);

  [[nodiscard]] const Resolved& resolved() const { return resolved_; }
  [[nodiscard]] const std::string& name() const { return resolved_.name; }
  // A hash of the resolved options and of each plugin's rules revision.
  [[nodiscard]] std::uint64_t fingerprint() const { return fingerprint_; }

  // --- What `when:` makes of it --------------------------------------------------------------------------------------
  // Each alternative is a rule set of its own, with the same words, flags, facts and slots. The functions of step.hpp
  // take the rule set as a whole, or any of its alternatives, and find the one in force by the hand.
  [[nodiscard]] bool has_alternatives() const { return whole().when_ != nullptr; }
  [[nodiscard]] std::uint8_t alternative_at(const Situation& now) const;
  // 0 is the rule set itself.
  [[nodiscard]] const RuleSet& alternative(std::uint8_t number) const {
    return number == 0 ? whole() : *whole().alternatives_[number - 1U];
  }
  [[nodiscard]] std::size_t alternatives() const { return whole().alternatives_.size(); }
  [[nodiscard]] const RuleSet& in_force(const Hand& hand) const { return alternative(hand.alternative); }

  [[nodiscard]] const Bid& bid() const { return *bid_; }
  [[nodiscard]] const Declare& declare() const { return *declare_; }
  [[nodiscard]] const Play& play() const { return *play_; }
  [[nodiscard]] const Score& score() const { return *score_; }
  [[nodiscard]] const DealTable& deal() const { return deal_; }
  [[nodiscard]] const MatchRules& match() const { return match_; }
  [[nodiscard]] const PlayTable& table(Mode mode) const { return tables_[static_cast<std::size_t>(mode)]; }
  // Whether anything is owed in this mode besides following suit.
  [[nodiscard]] bool has_duties(Mode mode) const { return has_duties_[static_cast<std::size_t>(mode)]; }
  [[nodiscard]] const MeldGate& gate(Mode mode) const { return gates_[static_cast<std::size_t>(mode)]; }
  [[nodiscard]] const std::array<CardSet, kSuits>& pairs(Mode mode) const {
    return pairs_[static_cast<std::size_t>(mode)];
  }
  [[nodiscard]] int last_trick(Mode mode) const { return last_trick_[static_cast<std::size_t>(mode)]; }
  [[nodiscard]] std::int32_t hand_multiplier() const { return hand_multiplier_; }
  [[nodiscard]] RuleId multiplier_rule() const { return multiplier_rule_; }
  [[nodiscard]] AnnounceAt announce_at() const { return announce_at_; }
  [[nodiscard]] BalootSaid must_say_baloot() const { return must_say_baloot_; }
  // The flag of a card that says baloot; 0 where nothing is ever said.
  [[nodiscard]] Flags baloot_flag() const { return baloot_flag_; }
  [[nodiscard]] WordId meld_word() const { return meld_word_; }
  [[nodiscard]] WordId pass_word() const { return pass_word_; }

  // The features of one hook, by number, in the order of its chain; and any of them, in declared order.
  [[nodiscard]] std::span<const std::uint8_t> hooked(Hook hook) const { return hooks_[static_cast<std::size_t>(hook)]; }
  // One bit a feature.
  [[nodiscard]] std::uint16_t parts_of(Hook hook) const { return parts_[static_cast<std::size_t>(hook)]; }
  [[nodiscard]] bool hooks(std::size_t feature, Hook hook) const { return ((parts_of(hook) >> feature) & 1U) != 0; }
  [[nodiscard]] bool has(Hook hook) const { return !hooks_[static_cast<std::size_t>(hook)].empty(); }
  [[nodiscard]] const Feature& feature(std::size_t index) const { return *features_[index]; }
  [[nodiscard]] std::size_t features() const { return features_.size(); }

  // --- Declared words ------------------------------------------------------------------------------------------------
  [[nodiscard]] const std::vector<WordDecl>& words() const { return words_; }  // by WordId; 0 is the card
  [[nodiscard]] WordOwner owner_of(WordId word) const { return word_owners_[word].first; }
  [[nodiscard]] std::size_t feature_of_word(WordId word) const { return word_owners_[word].second; }
  [[nodiscard]] const std::vector<FlagDecl>& flags() const { return flags_; }  // by bit
  [[nodiscard]] std::size_t feature_of_flag(std::size_t bit) const { return flag_owners_[bit]; }
  [[nodiscard]] const std::vector<KindDecl>& kinds() const { return kinds_; }                // by KindId; 0 is none
  [[nodiscard]] const std::vector<LabelDecl>& labels() const { return labels_; }             // by LabelId; 0 is none
  [[nodiscard]] const std::vector<MeldNameDecl>& meld_names() const { return meld_names_; }  // 0 is none
  [[nodiscard]] std::span<const FactDecl* const> facts() const { return facts_; }            // by FactId
  // The value of a fact in a hand that is over.
  [[nodiscard]] std::int64_t fact_of(const Hand& hand, FactId fact) const;
  [[nodiscard]] const std::vector<std::string>& rule_ids() const { return rule_ids_; }  // by RuleId; 0 is ""
  [[nodiscard]] const std::vector<SlotUse>& slots() const { return slots_; }
  // The levels to which features raise a hand; their words are words of the rule set.
  [[nodiscard]] const std::vector<RaiseLevel>& levels() const { return levels_; }

  // Nothing for level 0, and for one that no feature knows.
  [[nodiscard]] const RaiseLevel* level(std::uint8_t level) const;

  // 0 (or kNoFact) where there is no such word.
  [[nodiscard]] WordId find_word(std::string_view key) const;
  [[nodiscard]] KindId find_kind(std::string_view key) const;
  [[nodiscard]] LabelId find_label(std::string_view key) const;
  [[nodiscard]] MeldNameId find_meld_name(std::string_view key) const;
  static constexpr FactId kNoFact = 0xFF;
  [[nodiscard]] FactId find_fact(std::string_view key) const;

  // The features with hooks of the auction, and those with hooks of play, one bit each.
  [[nodiscard]] std::uint16_t bid_parts() const { return bid_parts_; }
  [[nodiscard]] std::uint16_t play_parts() const { return play_parts_; }
  // Of these, the ones that may speak while the auction runs; where none of them takes part it is the bid
  // implementation's alone.
  [[nodiscard]] std::uint16_t auction_speakers() const { return auction_speakers_; }
  // Of the speakers, the ones that go by the calls alone and never interject.
  [[nodiscard]] std::uint16_t speakers_by_calls() const { return speakers_by_calls_; }
  // Those that do nothing where nobody errs.
  [[nodiscard]] std::uint16_t fault_minders() const { return fault_minders_; }
  // Those that may offer interjections, and those with links of scoring.
  [[nodiscard]] std::uint16_t interjectors() const { return interjectors_; }
  [[nodiscard]] std::uint16_t score_parts() const { return score_parts_; }
  // Whether all alternatives go by the same options of the sections that are settled at the deal.
  [[nodiscard]] bool alike_until_contract() const { return whole().alike_until_contract_; }
  // Whether all alternatives that can come into force in this hand do; its auction has just been opened.
  [[nodiscard]] bool alike_until_contract(const Hand& hand) const;

 private:
  friend class Compiler;
  RuleSet();
  [[nodiscard]] const RuleSet& whole() const { return whole_ == nullptr ? *this : *whole_; }

  const RuleSet* whole_ = nullptr;  // of an alternative: what it is one of
  std::vector<std::shared_ptr<RuleSet>> alternatives_;
  std::unique_ptr<const WhenTable> when_;
  Resolved resolved_;
  std::uint64_t fingerprint_ = 0;
  std::unique_ptr<Bid> bid_;
  std::unique_ptr<Declare> declare_;
  std::unique_ptr<Play> play_;
  std::unique_ptr<Score> score_;
  DealTable deal_;
  MatchRules match_;
  std::array<PlayTable, kModes> tables_;
  std::array<MeldGate, kModes> gates_;
  std::array<bool, kModes> has_duties_{};
  std::array<std::array<CardSet, kSuits>, kModes> pairs_{};
  std::array<int, kModes> last_trick_{};
  std::int32_t hand_multiplier_ = 1;
  RuleId multiplier_rule_ = 0;
  AnnounceAt announce_at_ = AnnounceAt::own_first_card;
  BalootSaid must_say_baloot_ = 0;
  Flags baloot_flag_ = 0;
  WordId meld_word_ = 0;
  WordId pass_word_ = 0;
  std::uint16_t bid_parts_ = 0;
  std::uint16_t play_parts_ = 0;
  std::uint16_t auction_speakers_ = 0;
  std::uint16_t interjectors_ = 0;
  std::uint16_t score_parts_ = 0;
  bool alike_until_contract_ = true;
  std::vector<std::unique_ptr<Feature>> features_;
  std::array<std::uint16_t, kHooks> parts_{};            // by hook: one bit a feature
  std::array<std::vector<std::uint8_t>, kHooks> hooks_;  // by hook
  std::vector<WordDecl> words_;
  std::vector<std::pair<WordOwner, std::size_t>> word_owners_;
  std::vector<FlagDecl> flags_;
  std::vector<std::size_t> flag_owners_;
  std::vector<KindDecl> kinds_;
  std::vector<LabelDecl> labels_;
  std::vector<MeldNameDecl> meld_names_;
  std::vector<const FactDecl*> facts_;
  std::vector<std::size_t> fact_owners_;  // by FactId: the feature that declares it
  std::vector<std::string> rule_ids_;
  std::vector<SlotUse> slots_;
  std::vector<RaiseLevel> levels_;
  std::uint16_t speakers_by_calls_ = 0;
  std::uint16_t fault_minders_ = 0;
};

}  // namespace qanun
