// The second half of compiling: hooks in their order, tables for the loop of play, match rules.
#include <algorithm>

#include "rules/chain_order.hpp"
#include "rules/compiler.hpp"

namespace qanun {

namespace {

constexpr std::array<Hook, 9> kPlayHooks{Hook::play_lead,   Hook::play_follow, Hook::play_excused,
                                         Hook::play_accept, Hook::play_offer,  Hook::play_interject,
                                         Hook::card_flags,  Hook::trick_done,  Hook::hand_end};

// A feature with none of these has no moment for an interjection.
constexpr std::array<Hook, 3> kInterjecting{Hook::bid_offer, Hook::bid_raise, Hook::play_interject};

}  // namespace

void Compiler::order_hooks() {
  RuleSet& rules = *rules_;
  std::array<std::vector<ChainLink>, kHooks> chains;
  for (std::size_t i = 0; i < chosen_.features.size(); ++i) {
    for (const Link& link : chosen_.features[i]->links) {
      chains[static_cast<std::size_t>(link.hook)].push_back({&link, i});
      auto& parts = rules.parts_[static_cast<std::size_t>(link.hook)];
      parts = static_cast<std::uint16_t>(parts | (1U << i));
    }
  }
  for (std::size_t hook = 0; hook < kHooks; ++hook) {
    if (order_matters(static_cast<Hook>(hook)))
      if (const auto unordered = order_chain(chains[hook])) fault("E305", {unordered->first, unordered->second});
    for (const ChainLink& link : chains[hook]) rules.hooks_[hook].push_back(static_cast<std::uint8_t>(link.feature));
  }
  for (const std::size_t i : rules.hooked(Hook::bid_raise)) {
    const auto levels = rules.features_[i]->levels();
    rules.levels_.insert(rules.levels_.end(), levels.begin(), levels.end());
  }
  note_parts();
}

void Compiler::note_parts() {
  RuleSet& rules = *rules_;
  for (const Hook hook : {Hook::score_verdict, Hook::score_value, Hook::score_extras, Hook::score_award})
    rules.score_parts_ = static_cast<std::uint16_t>(rules.score_parts_ | rules.parts_of(hook));
  for (std::size_t i = 0; i < rules.features_.size(); ++i) {
    const Feature& feature = *rules.features_[i];
    const auto note = [i](std::uint16_t& parts) { parts = static_cast<std::uint16_t>(parts | (1U << i)); };
    const bool may_interject =
        std::any_of(kInterjecting.begin(), kInterjecting.end(), [&](Hook hook) { return rules.hooks(i, hook); });
    if (may_interject && feature.interjects()) note(rules.interjectors_);
    if (feature.minds_faults_alone()) note(rules.fault_minders_);
    if (!rules.hooks(i, Hook::bid_offer) && !rules.hooks(i, Hook::bid_raise)) continue;
    note(rules.bid_parts_);
    if (!feature.speaks_in_auction()) continue;
    note(rules.auction_speakers_);
    if (feature.goes_by_calls() && !feature.interjects()) note(rules.speakers_by_calls_);
  }
  for (std::size_t i = 0; i < chosen_.features.size(); ++i)
    if (std::any_of(kPlayHooks.begin(), kPlayHooks.end(), [&](Hook hook) { return rules.hooks(i, hook); }))
      rules.play_parts_ = static_cast<std::uint16_t>(rules.play_parts_ | (1U << i));
}

void Compiler::compile_tables() {
  RuleSet& rules = *rules_;
  for (std::size_t mode = 0; mode < kModes; ++mode) {
    rules.tables_[mode] = rules.play_->table(static_cast<Mode>(mode));
    rules.last_trick_[mode] = rules.play_->last_trick(static_cast<Mode>(mode));
    rules.pairs_[mode] = rules.declare_->pairs(static_cast<Mode>(mode));
    compile_melds(static_cast<Mode>(mode));
    const PlayTable& table = rules.tables_[mode];
    bool rises = false;
    for (const auto& led : table.rises) rises = rises || !led[0].empty() || !led[1].empty();
    rules.has_duties_[mode] = rises || !table.trumps.empty();
  }
  rules.announce_at_ = rules.declare_->announce_at();
  rules.must_say_baloot_ = rules.declare_->must_say();
  rules.hand_multiplier_ = static_cast<std::int32_t>(number("score.hand_multiplier"));
  rules.multiplier_rule_ = rule("SCORE-15");
  for (std::size_t bit = 0; bit < rules.flags_.size(); ++bit)
    if (rules.flags_[bit].key == "baloot" && rules.must_say_baloot_ != 0)
      rules.baloot_flag_ = static_cast<Flags>(1U << bit);
  rules.meld_word_ = rules.find_word("meld");
  rules.pass_word_ = rules.find_word("pass");
}

void Compiler::compile_melds(Mode mode) {
  const Declare& declare = *rules_->declare_;
  MeldGate& gate = rules_->gates_[static_cast<std::size_t>(mode)];
  if (declare.most_a_player() == 0) return;
  for (std::uint32_t byte = 0; byte < gate.runs.size(); ++byte) {
    FixedList<MeldCode, 16> offers;
    declare.offers(CardSet{byte}, {}, mode, offers);
    gate.runs[byte] = static_cast<std::uint8_t>(offers.size());
    gate.any = gate.any || !offers.empty();
  }
  for (int rank = 0; rank < kRanks; ++rank) {
    FixedList<MeldCode, 16> offers;
    declare.offers(CardSet::of(static_cast<Rank>(rank)), {}, mode, offers);
    if (!offers.empty()) gate.fours.add(Card{static_cast<Rank>(rank), Suit::spades});
    gate.any = gate.any || !offers.empty();
  }
}

void Compiler::compile_match() {
  MatchRules& match = rules_->match_;
  match.target = static_cast<std::int32_t>(number("match.target"));
  match.most_hands = static_cast<std::int32_t>(number("match.max_hands"));
  match.both_over = choice<BothOver>("match.both_over");
  match.exact_tie = choice<ExactTie>("match.exact_tie");
  match.first_dealer = choice<FirstDealer>("deal.first_dealer");
  match.all_pass_dealer = choice<AllPassDealer>("deal.all_pass_dealer");
  match.win_without_trick = flag("match.win_without_trick");
  enum class Shuffle : std::uint8_t { every_deal, cut_only };
  match.shuffle_every_deal = choice<Shuffle>("deal.shuffle") == Shuffle::every_deal;
}

}  // namespace qanun
