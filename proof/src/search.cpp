#include "proof/search.hpp"

#include <algorithm>

namespace proof {

namespace {

using qanun::mix;

constexpr int kMostInVain = 1000;  // combinations in a row that come to none
constexpr std::string_view kMagic = "qanun corpus 1\n";

void append(std::string& out, std::uint64_t word) {
  for (int byte = 0; byte < 8; ++byte) out += static_cast<char>(word >> (8 * byte) & 0xFF);
}

void append(std::string& out, const Groups::State& state) {
  append(out, state.reached);
  append(out, state.forbidden);
  append(out, state.bits.size());
  for (const std::uint64_t word : state.bits) append(out, word);
}

void append(std::string& out, const Found& found) {
  append(out, found.fault.code.size());
  out += found.fault.code;
  append(out, found.picks.size());
  for (const Pick pick : found.picks) append(out, std::uint64_t{pick.option} << 16U | pick.sample);
  append(out, found.hand ? 1 : 0);
  const HandChoice hand = found.hand.value_or(HandChoice{});
  for (const std::uint64_t word : {hand.seed, hand.index, std::uint64_t{hand.erring.per_million}}) append(out, word);
  append(out, hand.aimed ? 1 : 0);
}

// Reads words as they were appended; `sound` once one is missing.
struct Words {
  std::string_view rest;
  bool sound = true;

  std::uint64_t next() {
    if (rest.size() < 8) sound = false;
    if (!sound) return 0;
    std::uint64_t word = 0;
    for (std::size_t byte = 0; byte < 8; ++byte)
      word |= static_cast<std::uint64_t>(static_cast<unsigned char>(rest[byte])) << (8 * byte);
    rest.remove_prefix(8);
    return word;
  }
  Groups::State groups() {
    Groups::State state;
    state.reached = next();
    state.forbidden = next();
    const std::uint64_t size = next();
    if (size > rest.size() / 8) sound = false;
    for (std::uint64_t i = 0; sound && i < size; ++i) state.bits.push_back(next());
    return state;
  }
  std::string text() {
    const std::uint64_t size = next();
    if (size > rest.size()) sound = false;
    if (!sound) return {};
    std::string out{rest.substr(0, size)};
    rest.remove_prefix(size);
    return out;
  }
  Found found(const RuleSpace& space) {
    Found found;
    found.fault.code = text();
    for (std::uint64_t left = next(); sound && left > 0; --left) {
      const std::uint64_t word = next();
      const Pick pick{static_cast<std::uint16_t>(word >> 16U), static_cast<std::uint16_t>(word & 0xFFFF)};
      sound =
          sound && word >> 16U < space.options().size() && pick.sample < space.options()[pick.option].samples.size();
      found.picks.push_back(pick);
    }
    const bool has_hand = next() == 1;
    HandChoice hand;
    hand.seed = next();
    hand.index = next();
    hand.erring.per_million = static_cast<std::uint32_t>(next());
    hand.aimed = next() == 1;
    if (has_hand) found.hand = hand;
    return found;
  }
};

std::uint64_t hash_of(std::string_view text, std::uint64_t hash) {
  for (const char c : text) hash = mix(hash ^ static_cast<unsigned char>(c));
  return hash;
}

}  // namespace

Search::Search(const RuleSpace& space, const SearchPlan& plan)
    : space_{space},
      plan_{plan},
      constraints_{space},
      pairs_{space, constraints_, 2},
      triples_{space, constraints_, 3} {}

std::optional<Combination> Search::next(qanun::Random& random) {
  if (progress_.stage == Stage::pairs) {
    if (auto combination = pairs_.next(random)) return combination;
    progress_.stage = Stage::triples;
  }
  if (progress_.stage == Stage::triples) {
    if (auto combination = triples_.next(random)) return combination;
    progress_.stage = Stage::chance;
  }
  return random_combination(constraints_, random);
}

// A relation that only the whole rule set shows is learned, and the combination passed over.
bool Search::is_forbidden(const Combination& combination) {
  const auto finding = space_.forbidden(picks_of(combination));
  if (!finding) return false;
  ++progress_.forbidden;
  if (constraints_.learn(*finding, combination)) {
    pairs_.note_clauses();
    triples_.note_clauses();
  } else {  // not to be sought again
    pairs_.reach(combination);
    triples_.reach(combination);
  }
  return true;
}

// The rule set itself comes first.
std::optional<Task> Search::plan_next() {
  for (int vain = 0; planned_ < plan_.combinations && vain < kMostInVain; ++vain) {
    Task task{.number = next_};
    if (task.number > 0 && space_.options().empty()) break;
    qanun::Random random{plan_.seed, next_++};
    auto combination = task.number == 0 ? Combination(space_.options().size(), 0) : next(random);
    if (!combination || is_forbidden(*combination)) continue;
    task.combination = std::move(*combination);
    pairs_.reach(task.combination);
    triples_.reach(task.combination);
    ++planned_;
    return task;
  }
  return std::nullopt;
}

std::optional<Task> Search::take() {
  for (;;) {
    const bool ours = planned_ % plan_.shards == plan_.shard;
    auto task = plan_next();
    if (!task) return std::nullopt;
    if (!ours) continue;
    if (known_ == nullptr) known_ = std::make_shared<const std::vector<Found>>(found_);
    task->known = known_;
    task->place = given_++;
    return task;
  }
}

void Search::hand_in(Report report) {
  const std::uint64_t place = report.task.place;
  report.task = {};
  waiting_.emplace(place, std::move(report));
  for (auto next = waiting_.find(settled_); next != waiting_.end(); next = waiting_.find(++settled_)) {
    settle_next(next->second);
    waiting_.erase(next);
  }
}

void Search::settle_next(Report& report) {
  ++progress_.combinations;
  progress_.hands += report.hands;
  if (!report.shown) return;
  switch (settle(found_, std::move(*report.shown))) {
    case Settled::again:
      ++progress_.again;
      break;
    case Settled::doubtful:
      ++progress_.doubtful;
      break;
    case Settled::found:
      known_ = nullptr;
      break;
  }
}

bool is_known(const std::vector<Found>& found, const Found& fault) {
  return std::any_of(found.begin(), found.end(), [&](const Found& one) {
    return one.fault.code == fault.fault.code &&
           std::includes(fault.picks.begin(), fault.picks.end(), one.picks.begin(), one.picks.end());
  });
}

Settled settle(std::vector<Found>& found, Shown shown) {
  if (is_known(found, shown.first)) return Settled::again;
  if (!shown.smallest) return Settled::doubtful;
  found.push_back(std::move(*shown.smallest));
  return Settled::found;
}

Progress Search::progress() const {
  Progress progress = progress_;
  progress.pairs = pairs_.coverage();
  progress.triples = triples_.coverage();
  return progress;
}

std::uint64_t signature_of(const RuleSpace& space, std::uint64_t seed) {
  std::uint64_t hash = seed;
  for (std::size_t i = 0; i < space.options().size(); ++i)
    for (std::size_t sample = 0; sample < space.options()[i].samples.size(); ++sample)
      hash = hash_of(space.text({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(sample)}), hash);
  for (const std::string& phase : space.own().phases) hash = hash_of(phase, hash);
  for (const std::string& feature : space.own().features) hash = hash_of(feature, hash);
  return hash;
}

std::string Search::save() const {
  std::string out{kMagic};
  for (const std::uint64_t word : {signature(), next_, static_cast<std::uint64_t>(progress_.stage)}) append(out, word);
  append(out, pairs_.groups().state());
  append(out, triples_.groups().state());
  append(out, found_.size());
  for (const Found& one : found_) append(out, one);
  return out;
}

bool Search::restore(std::string_view saved) {
  if (!saved.starts_with(kMagic)) return false;
  Words words{.rest = saved.substr(kMagic.size())};
  if (words.next() != signature()) return false;
  const std::uint64_t number = words.next();
  const std::uint64_t stage = words.next();
  const Groups::State pairs = words.groups();
  const Groups::State triples = words.groups();
  std::vector<Found> found;
  for (std::uint64_t left = words.next(); words.sound && left > 0; --left) found.push_back(words.found(space_));
  if (!words.sound || !words.rest.empty() || stage > static_cast<std::uint64_t>(Stage::chance)) return false;
  const Groups::State before = pairs_.groups().state();
  if (!pairs_.groups().restore(pairs)) return false;
  if (!triples_.groups().restore(triples)) {
    static_cast<void>(pairs_.groups().restore(before));
    return false;
  }
  next_ = number;
  progress_.stage = static_cast<Stage>(stage);
  found_ = std::move(found);
  known_ = nullptr;
  return true;
}

void Search::keep_found(const TaskRunner& runner) {
  std::erase_if(found_, [&](const Found& one) { return !runner.is_there(one); });
  known_ = nullptr;
}

}  // namespace proof
