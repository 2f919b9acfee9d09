// The bytes choose a rule set, options of it, a deal, and every action of a hand. In this order: the rule set; how many
// options stand at another sample than its own, and which (the last are dropped until no relation forbids the others);
// dealer, scores, number of the hand; the pack; then a byte or two an action.
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "bytes.hpp"
#include "installation.hpp"
#include "promise.hpp"
#include "proof/invariants.hpp"
#include "proof/rule_space.hpp"
#include "qanun/notation.hpp"

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

constexpr std::uint32_t kMostPicks = 8;
constexpr std::size_t kRulesKept = 500;     // compiling takes ten times as long as a hand
constexpr std::uint32_t kTryOneIn = 8;      // so often something that was not offered is tried
constexpr std::uint32_t kRecordOneIn = 32;  // so often the hand is written as a record: that compiles them once more

// The shipped rule sets, in the order of their names.
const std::vector<proof::RuleSpace>& spaces() {
  static const auto& all = *[] {
    auto* const made = new std::vector<proof::RuleSpace>;
    for (const Listed& one : fuzz::reader().list()) {
      Diagnostics diagnostics;
      auto own = fuzz::reader().read(one.name, diagnostics);
      if (!own) fuzz::broken(fuzz::said(diagnostics));
      made->emplace_back(fuzz::reader().registry(), std::move(*own));
    }
    fuzz::keep(!made->empty(), "no rule set was found");
    return made;
  }();
  return all;
}

proof::Picks picks_from(fuzz::Bytes& bytes, const proof::RuleSpace& space) {
  proof::Picks picks;
  for (std::uint32_t left = bytes.below(kMostPicks + 1); left > 0; --left) {
    const auto option = static_cast<std::uint16_t>(bytes.below(static_cast<std::uint32_t>(space.options().size())));
    const auto samples = static_cast<std::uint32_t>(space.options()[option].samples.size());
    const auto sample = static_cast<std::uint16_t>(bytes.below(samples));
    const bool chosen = std::any_of(picks.begin(), picks.end(), [&](proof::Pick one) { return one.option == option; });
    if (sample != 0 && !chosen) picks.push_back({option, sample});
  }
  std::sort(picks.begin(), picks.end());
  return picks;
}

// Nothing where a relation forbids the picks.
std::shared_ptr<const RuleSet> rules_of(std::uint32_t number, const proof::Picks& picks) {
  static std::map<std::pair<std::uint32_t, proof::Picks>, std::shared_ptr<const RuleSet>> known;
  if (const auto found = known.find({number, picks}); found != known.end()) return found->second;
  const proof::Applied applied = spaces()[number].apply(picks);
  fuzz::keep(applied.forbidden || applied.rules != nullptr, "F118: no relation is broken: " + applied.refused);
  if (known.size() >= kRulesKept) known.clear();
  return known[{number, picks}] = applied.rules;
}

std::shared_ptr<const RuleSet> rules_from(fuzz::Bytes& bytes) {
  const std::uint32_t number = bytes.below(static_cast<std::uint32_t>(spaces().size()));
  proof::Picks picks = picks_from(bytes, spaces()[number]);
  auto rules = rules_of(number, picks);
  for (; rules == nullptr && !picks.empty(); rules = rules_of(number, picks)) picks.pop_back();
  fuzz::keep(rules != nullptr, "a shipped rule set breaks its own relations");
  return rules;
}

Hand begun_from(fuzz::Bytes& bytes, const RuleSet& rules) {
  const auto dealer = static_cast<Seat>(bytes.below(kSeats));
  std::array<std::int32_t, kTeams> scores{};
  for (std::int32_t& score : scores)
    score = static_cast<std::int32_t>(bytes.below(static_cast<std::uint32_t>(rules.match().target)));
  const auto number = static_cast<std::uint16_t>(1 + bytes.below(20));
  std::array<std::uint8_t, kCards> deck{};
  std::iota(deck.begin(), deck.end(), std::uint8_t{0});
  for (std::uint32_t n = kCards; n > 1; --n) std::swap(deck[n - 1], deck[bytes.below(n)]);
  Hand hand;
  begin(rules, hand, dealer, deck, scores, number);
  return hand;
}

// Everything about a hand that can be told from outside. Hands have no holes that count.
bool is_same(const Hand& a, const Hand& b) {
  return a.held == b.held && a.dealt == b.dealt && a.deck == b.deck && a.played == b.played && a.phase == b.phase &&
         a.turn == b.turn && a.parts == b.parts && a.cards_played == b.cards_played && a.asker == b.asker &&
         a.slots == b.slots && a.takers == b.takers && a.tally.abnat == b.tally.abnat &&
         a.auction.turn == b.auction.turn && a.auction.contract == b.auction.contract && a.resumed == b.resumed;
}

class Chosen final : public proof::Players {
 public:
  Chosen(fuzz::Bytes& bytes, const RuleSet& rules) : bytes_{bytes}, rules_{rules} {}

  // Seldom where nothing else is said: at most tables nobody speaks out of turn.
  std::optional<Action> interject(const Hand&, const InterjectionList& open) override {
    const std::uint32_t byte = bytes_.next();
    if (byte < 128 || interjected_ == kMostInterjections) return std::nullopt;
    ++interjected_;
    const Interjection& one = open[byte % open.size()];
    return Action::say(one.seat, one.call);
  }

  // What is allowed, and behind it what is accepted though it breaks a rule.
  Action decide(const Hand& hand, const Decision& decision) override {
    if (bytes_.below(kTryOneIn) == kTryOneIn - 1) try_anything(hand, decision);
    const CardSet wrong = decision.accepted - decision.cards;
    const auto legal = decision.size();
    const std::uint32_t i = bytes_.below(legal + static_cast<std::uint32_t>(wrong.size()));
    if (i < legal) return decision.choice(i);
    return Action::play(decision.seat, *std::next(wrong.begin(), static_cast<std::ptrdiff_t>(i - legal)));
  }

 private:
  static constexpr std::uint32_t kMostInterjections = 200;  // some may be said again and again

  // Any card or word of anybody: it is taken or refused with a reason, and a refusal changes nothing.
  void try_anything(const Hand& hand, const Decision& decision) {
    Action action;
    action.seat = static_cast<Seat>(bytes_.below(kSeats + 2));
    const std::uint8_t what = bytes_.next();
    if (what < 128) {
      action.card = Card{static_cast<std::uint8_t>(bytes_.below(kCards))};
      action.flags = static_cast<Flags>(what < 100 ? 0 : bytes_.next());
    } else {
      action.call.word = static_cast<WordId>(bytes_.below(static_cast<std::uint32_t>(rules_.words().size())));
      action.call.mode = static_cast<Mode>(bytes_.below(8));
      action.call.number = static_cast<std::int16_t>(bytes_.below(300) - 20U);
      const std::uint32_t cards = bytes_.below(5);
      for (std::uint32_t n = 0; n < cards; ++n)
        action.call.cards.add(Card{static_cast<std::uint8_t>(bytes_.below(kCards))});
    }
    Hand other = hand;
    const auto refusal = apply(rules_, other, action);
    const bool card = action.call.word == kPlayCard;
    if (!refusal) {
      const bool on_turn = action.seat == decision.seat;
      fuzz::keep(action.seat < kSeats, "somebody who is not at the table was heard");
      fuzz::keep(!card || (on_turn && decision.accepted.has(action.card)), "a card was taken that is not accepted");
      return;
    }
    fuzz::keep(is_same(hand, other), "a refusal changed the hand");
    fuzz::keep(!refusal->text.en.empty() && !refusal->text.ar.empty() && !refusal->name.empty(),
               "a refusal says nothing");
    if (card && action.flags == 0 && action.seat == decision.seat)
      fuzz::keep(!decision.accepted.has(action.card), "a card was refused that is accepted");
  }

  fuzz::Bytes& bytes_;
  const RuleSet& rules_;
  std::uint32_t interjected_ = 0;
};

void keep_held(const std::optional<proof::Fault>& fault, const RuleSet& rules, const ActionLog& log) {
  if (!fault) return;
  std::string text = fault->code + ": " + fault->en + "\nof " + std::string{rules.name()};
  for (const Action& action : log.actions) text += "\n  " + to_string(rules, action);
  fuzz::broken(text);
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  static_cast<void>(spaces());
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes{{data, size}};
  const auto rules = rules_from(bytes);
  Hand hand = begun_from(bytes, *rules);
  Chosen players{bytes, *rules};
  ActionLog log;
  keep_held(proof::watch_deal(*rules, players, hand, log), *rules, log);
  if (hand.phase != Phase::ended || score(*rules, hand).verdict.dealt_again) return 0;
  proof::Examiner examiner{*rules};
  keep_held(examiner.examine(hand, log.actions, bytes.next()), *rules, log);
  if (bytes.below(kRecordOneIn) == 0) keep_held(examiner.examine_record(fuzz::reader()), *rules, log);
  return 0;
}
