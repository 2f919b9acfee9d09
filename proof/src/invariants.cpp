#include "proof/invariants.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "proof/moved_hand.hpp"
#include "proof/watched_match.hpp"
#include "qanun/notation.hpp"
#include "qanun/step.hpp"
#include "qanun/view.hpp"
#include "step_faults.hpp"

namespace proof {

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

constexpr std::string_view kRecordDiffers = "F114";
constexpr std::string_view kCourseDiffers = "F108";
constexpr std::uint32_t kLookOneIn = 8;  // so often a seat looks at the hand

// What happened in a hand, and what it came to.
struct Course {
  const RuleSet& rules;
  const PlayedHand& played;
  const std::vector<Action>& actions;
};

bool errs(const HandChoice& choice) { return choice.erring.per_million != 0; }

bool are_equal(const PlayedHand& a, const PlayedHand& b) {
  return digest_of(a.hand, a.sheet, a.void_deals) == digest_of(b.hand, b.sheet, b.void_deals) &&
         a.hand.played == b.hand.played && a.hand.dealt == b.hand.dealt && a.hand.takers == b.hand.takers &&
         a.hand.tally.abnat == b.hand.tally.abnat && a.sheet.lines.size() == b.sheet.lines.size();
}

// --- Played again ----------------------------------------------------------------------------------------------------

// What the conditions of a rule set are asked about, worked out here once more so that the two can be compared.
Situation situation_at(const Hand& hand) {
  Situation now;
  now.contract = hand.contract();
  now.dealer = hand.dealer();
  now.up_card = hand.auction.up_card;
  now.scored = true;
  now.scores = hand.scores;
  now.concerned = team_of(hand.auction.status == AuctionStatus::bought ? hand.contract().buyer : hand.auction.turn);
  now.number = hand.number;
  now.in_play = hand.play_begun();
  return now;
}

std::optional<Fault> alternative_at_fault(const RuleSet& rules, const Hand& hand) {
  if (!rules.has_alternatives()) return std::nullopt;
  const int due = rules.alternative_at(situation_at(hand));
  if (due == hand.alternative) return std::nullopt;
  return fault_of("F120", fmt::format("the hand goes by alternative {} where {} is due", hand.alternative, due),
                  fmt::format("اليد تسير بالحالة {} والواجب {}", hand.alternative, due));
}

// The exchange of two cards that the seat cannot see, and other contents of what it may not see of the slots.
std::optional<Fault> view_at_fault(const RuleSet& rules, const Hand& hand, Random& random) {
  const auto seat = static_cast<Seat>(random.below(kSeats));
  const View view = view_of(rules, hand, seat);
  const CardSet unseen = unseen_by(rules, hand, seat);
  if (unseen.size() < 2) return std::nullopt;
  const std::vector<Card> cards(unseen.begin(), unseen.end());
  const Card a = cards[random.below(static_cast<std::uint32_t>(cards.size()))];
  const Card b = cards[random.below(static_cast<std::uint32_t>(cards.size()))];
  Hand other = with_exchanged(hand, a, b);
  for (const SlotUse& use : rules.slots())
    for (std::size_t i = 0; use.sight == Sight::nobody && i < use.bytes; ++i)
      other.slots[use.offset + i] ^= std::byte{0x5A};
  if (look_alike(view, view_of(rules, other, seat))) return std::nullopt;
  return fault_of(
      "F115",
      fmt::format("seat {} sees whether {} and {} change places", seat, to_string(CardSet{}.add(a)),
                  to_string(CardSet{}.add(b))),
      fmt::format("المقعد {} يرى تبادل {} و{}", seat, to_string(CardSet{}.add(a)), to_string(CardSet{}.add(b))));
}

std::optional<Fault> refused(const RuleSet& rules, const Action& action, const Refusal& refusal) {
  const std::string text = to_string(rules, action);
  return fault_of("F104", fmt::format("'{}' was done and is refused: {}", text, refusal.text.en),
                  fmt::format("«{}» وقع ثم رُفض: {}", text, refusal.text.ar));
}

std::optional<Fault> replay_at_fault(const Course& course, Random& random) {
  const RuleSet& rules = course.rules;
  Hand hand = begun_like(rules, course.played.hand);
  for (const Action& action : course.actions) {
    if (random.below(kLookOneIn) == 0)
      if (auto fault = view_at_fault(rules, hand, random)) return fault;
    if (!hand.over()) {
      if (auto fault = alternative_at_fault(rules, hand)) return fault;
      if (auto fault = decision_at_fault(hand, decide(rules, hand))) return fault;
    }
    if (const auto refusal = apply(rules, hand, action)) return refused(rules, action, *refusal);
    if (auto fault = cards_at_fault(hand)) return fault;
  }
  if (hand.phase != Phase::ended)
    return fault_of("F111", "played again the hand does not end", "إذا لُعبت ثانية لا تنتهي اليد");
  const std::string first = sheet_json(rules, course.played.sheet);
  const std::string again = sheet_json(rules, score(rules, hand, {}, rules.match().most_hands == 1));
  if (first == again) return std::nullopt;
  return fault_of("F111", fmt::format("the sheet was {} and played again it is {}", first, again),
                  fmt::format("كانت النشرة {} وصارت {}", first, again));
}

// --- What it came to -------------------------------------------------------------------------------------------------

std::optional<Fault> lines_at_fault(const ScoreSheet& sheet) {
  std::array<Points, kTeams> sums{};
  for (const Line& line : sheet.lines) sums[line.team] += line.points;
  if (sums == sheet.points && std::min({sums[0], sums[1], sheet.held}).value >= 0) return std::nullopt;
  return fault_of("F112",
                  fmt::format("the lines add up to {} and {}, the points are {} and {}, {} are held", sums[0].value,
                              sums[1].value, sheet.points[0].value, sheet.points[1].value, sheet.held.value),
                  fmt::format("مجموع السطور {} و{}، والنقاط {} و{}، والمعلّق {}", sums[0].value, sums[1].value,
                              sheet.points[0].value, sheet.points[1].value, sheet.held.value));
}

// With points held over from earlier hands, and where no other hand can follow.
std::optional<Fault> sheets_at_fault(const Course& course, Random& random) {
  if (auto fault = lines_at_fault(course.played.sheet)) return fault;
  const Points held{static_cast<std::int32_t>(random.below(200))};
  return lines_at_fault(score(course.rules, course.played.hand, held, random.below(2) == 1));
}

std::optional<Fault> totals_at_fault(const Course& course) {
  const Hand& hand = course.played.hand;
  if (hand.cards_played < kCards) return std::nullopt;
  const RuleSet& now = course.rules.in_force(hand);
  std::int32_t whole = now.last_trick(hand.mode());
  for (const Card card : CardSet::all()) whole += now.table(hand.mode()).worth[card.index()];
  const std::int32_t counted = hand.tally.abnat[0].value + hand.tally.abnat[1].value;
  const int tricks = hand.tally.tricks(0) + hand.tally.tricks(1);
  // What is made inside a trick comes on top of the cards.
  const bool right = course.rules.has(Hook::trick_done) ? counted >= whole : counted == whole;
  if (right && tricks == kRanks) return std::nullopt;
  return fault_of("F113", fmt::format("{} abnat in {} tricks where {} are in play", counted, tricks, whole),
                  fmt::format("{} بنط في {} أكلات والمجموع {}", counted, tricks, whole));
}

// --- The same hand elsewhere -----------------------------------------------------------------------------------------

std::optional<Fault> turned_at_fault(const Course& course) {
  const auto moved = played_moved(course.rules, course.played.hand, course.actions, 1, kSameSuits);
  if (moved.refused)
    return fault_of("F116", fmt::format("one seat further '{}' is refused", to_string(course.rules, *moved.refused)),
                    fmt::format("بعد تدوير الطاولة رُفض «{}»", to_string(course.rules, *moved.refused)));
  const auto& points = course.played.sheet.points;
  if (moved.sheet.points[1] == points[0] && moved.sheet.points[0] == points[1]) return std::nullopt;
  return fault_of("F116",
                  fmt::format("{} and {} points, one seat further {} and {}", points[0].value, points[1].value,
                              moved.sheet.points[1].value, moved.sheet.points[0].value),
                  fmt::format("النقاط {} و{}، وبعد تدوير الطاولة {} و{}", points[0].value, points[1].value,
                              moved.sheet.points[1].value, moved.sheet.points[0].value));
}

std::optional<Fault> suits_at_fault(const Course& course, Random& random) {
  std::array<Suit, kSuits> suits = kSameSuits;
  for (std::uint32_t n = kSuits; n > 1; --n) std::swap(suits[n - 1], suits[random.below(n)]);
  const auto moved = played_moved(course.rules, course.played.hand, course.actions, 0, suits);
  // An order of contracts may forbid the exchanged call: such a hand says nothing.
  if (moved.refused && !moved.in_play) return std::nullopt;
  if (!moved.refused && moved.sheet.points == course.played.sheet.points) return std::nullopt;
  std::string exchange;
  for (const Suit suit : suits) exchange += kSuitLetters[static_cast<std::size_t>(suit)];
  return fault_of("F117", fmt::format("with the suits SHDC exchanged for {} the hand comes out differently", exchange),
                  fmt::format("إذا بُدّلت الأنواع SHDC إلى {} اختلفت النتيجة", exchange));
}

}  // namespace

Examiner::Examiner(const RuleSet& rules)
    : rules_{rules}, aims_{aims_of(rules)}, suits_are_alike_{suits_are_alike(rules)} {}

std::optional<Fault> Examiner::play(const HandChoice& choice) {
  const Aim* const aim = choice.aimed && !aims_.empty() ? &aims_[choice.index % aims_.size()] : nullptr;
  if (aim != nullptr) return watch_aimed_hand(rules_, choice.seed, choice.index, *aim, played_, log_);
  if (auto fault = watch_hand(rules_, choice.seed, choice.index, played_, log_)) return fault;
  PlayedHand steps;
  ActionLog steps_log;
  step_random_hand(rules_, choice.seed, choice.index, steps, &steps_log, choice.erring);
  if (errs(choice)) {
    played_ = steps;
    log_ = steps_log;
  }
  bool equal = are_equal(played_, steps) && log_.actions == steps_log.actions;
  play_random_hand(rules_, choice.seed, choice.index, steps, &steps_log, choice.erring);
  equal = equal && are_equal(played_, steps) && log_.actions == steps_log.actions;
  if (equal) return std::nullopt;
  return fault_of("F108", "played step by step the hand comes out differently",
                  "اليد تختلف نتيجتها إذا لُعبت خطوة خطوة");
}

std::optional<Fault> Examiner::examine_prepared() {
  if (choice_.aimed) return std::nullopt;
  if (!playout_) playout_.emplace(rules_);
  PlayedHand prepared;
  playout_->hand(choice_.seed, choice_.index, prepared, nullptr, choice_.erring);
  if (are_equal(played_, prepared)) return std::nullopt;
  Fault fault = fault_of("F108", "played by a rule set that was prepared the hand comes out differently",
                         "اليد تختلف نتيجتها إذا لُعبت بقواعد مُهيّأة");
  fault.seed = choice_.seed;
  fault.index = choice_.index;
  return fault;
}

std::optional<Fault> Examiner::look_at_course(Random& random) const {
  const Course course{rules_, played_, log_.actions};
  if (log_.actions.size() > kMostActions) return fault_of("F102", "a deal goes on for ever", "توزيعة لا تنتهي");
  if (auto fault = replay_at_fault(course, random)) return fault;
  if (auto fault = sheets_at_fault(course, random)) return fault;
  if (auto fault = totals_at_fault(course)) return fault;
  if (auto fault = turned_at_fault(course)) return fault;
  return suits_are_alike_ ? suits_at_fault(course, random) : std::nullopt;
}

std::optional<Fault> Examiner::examine(const HandChoice& choice) {
  choice_ = choice;
  std::optional<Fault> fault;
  try {
    fault = play(choice);
    Random random{choice.seed ^ 0x5EED, choice.index};
    if (!fault) fault = look_at_course(random);
  } catch (const std::exception& thrown) {
    fault = fault_of("F109", fmt::format("a plugin threw: {}", thrown.what()),
                     fmt::format("إضافة رمت خطأ: {}", thrown.what()));
  }
  if (!fault) return fault;
  fault->seed = choice.seed;
  fault->index = choice.index;
  return fault;
}

std::optional<Fault> Examiner::examine_match(const HandChoice& choice) {
  return watch_match(rules_, choice.seed, choice.index, choice.erring, played_, log_);
}

std::optional<Fault> Examiner::examine_for(std::string_view code, const HandChoice& choice, const RuleReader& reader) {
  std::optional<Fault> fault;
  if (code == kMatchAtFault) {
    fault = examine_match(choice);
  } else {
    fault = examine(choice);
    if (!fault && code == kRecordDiffers) fault = examine_record(reader);
    if (!fault && code == kCourseDiffers) fault = examine_prepared();
  }
  return fault && fault->code == code ? fault : std::nullopt;
}

std::optional<Fault> Examiner::examine(const Hand& hand, const std::vector<Action>& actions, std::uint64_t seed) {
  played_ = {.hand = hand, .sheet = score(rules_, hand, {}, rules_.match().most_hands == 1), .void_deals = 0};
  log_.actions = actions;
  Random random{seed, 0};
  return look_at_course(random);
}

std::optional<Fault> Examiner::examine_record(const RuleReader& reader) const {
  const Points held{static_cast<std::int32_t>(played_.hand.deck[0])};
  const bool last = rules_.match().most_hands > 0 && played_.hand.number >= rules_.match().most_hands;
  const ScoreSheet sheet = score(rules_, played_.hand, held, last);
  if (sheet.verdict.dealt_again) return std::nullopt;
  std::string line;
  RecordWriter{reader.registry(), rules_}.append(line, played_.hand, held, log_.actions, &sheet);
  line.pop_back();
  Problem problem;
  const auto record = RecordReader{reader}.read(line, problem);
  if (!record) return fault_of("F114", "its record cannot be read: " + problem.en, "سجلها لا يُقرأ: " + problem.ar);
  if (record->rules->fingerprint() != rules_.fingerprint())
    return fault_of("F114", "its record is one of other rules", "سجلها سجل قواعد أخرى");
  const Replayed again = replay(*record);
  if (again.status == ReplayStatus::same) return std::nullopt;
  std::string what = again.refusal ? std::string{again.refusal->text.en} : std::string{};
  for (const Difference& one : again.differences)
    what += fmt::format("{}{}: {} and {}", what.empty() ? "" : "; ", one.field, one.recorded, one.computed);
  return fault_of("F114", "its record comes out differently: " + what, "سجلها يعطي نتيجة أخرى: " + what);
}

}  // namespace proof
