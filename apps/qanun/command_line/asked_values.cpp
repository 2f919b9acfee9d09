#include "command_line/asked_values.hpp"

#include <algorithm>
#include <string_view>
#include <thread>

namespace program {

namespace {

using qanun::Language;

constexpr std::uint64_t kMostHands = 1'000'000'000'000;
constexpr std::uint64_t kMostPairHands = 100'000;  // they are kept for every option
constexpr unsigned kMostThreads = 256;

void read_threads(const ArgumentReader& read, const RawValues& raw, unsigned& threads) {
  if (!raw.threads.empty()) threads = static_cast<unsigned>(read.number("--threads", raw.threads, 0, kMostThreads));
  if (threads == 0) threads = std::clamp(std::thread::hardware_concurrency(), 1U, kMostThreads);
}

void read_seed(const ArgumentReader& read, const RawValues& raw, std::uint64_t& seed) {
  if (!raw.seed.empty()) seed = read.number("--seed", raw.seed, 0, UINT64_MAX);
}

}  // namespace

void read_values(const ArgumentReader& read, const RawValues& raw, SimulateArguments& out) {
  if (!raw.hands.empty()) out.hands = read.number("-n", raw.hands, 1, kMostHands);
  if (!raw.what.empty()) out.matches = read.word("--what", raw.what, {"hands", "matches"}) == 1;
  read_seed(read, raw, out.seed);
  read_threads(read, raw, out.threads);
  if (!raw.shard.empty()) {
    const auto shard = read.shard("--shard", raw.shard);
    out.shard = shard.index;
    out.shards = shard.of;
  }
  if (!raw.faults.empty()) out.faults.per_million = read.rate("--faults", raw.faults);
}

void read_values(const ArgumentReader& read, const RawValues& raw, DiffArguments& out) {
  // Whoever says something of hands wants them played.
  out.witness = out.witness || !raw.hands.empty() || !raw.seed.empty() || !raw.threads.empty() || !out.out.empty();
  if (!raw.hands.empty()) out.hands = read.number("--hands", raw.hands, 1, kMostHands);
  read_seed(read, raw, out.seed);
  read_threads(read, raw, out.threads);
}

void read_values(const ArgumentReader& read, const RawValues& raw, InteractionsArguments& out) {
  if (!raw.hands.empty()) out.hands = read.number("--hands", raw.hands, 1, kMostPairHands);
  if (!raw.hand.empty()) out.hand = read.number("--hand", raw.hand, 0, kMostHands);
  if (!raw.sections.empty()) out.sections = read.list("--section", raw.sections);
  read_seed(read, raw, out.seed);
  read_threads(read, raw, out.threads);
  if (raw.shard.empty()) return;
  out.shard = read.shard("--shard", raw.shard);
  read.needs_json("--shard", out.format);
  if (out.hand)
    read.refuse("--shard does not go with --hand: one hand has no parts",
                "--shard لا يكون مع --hand: اليد الواحدة لا أجزاء لها");
  if (!out.out.empty())
    read.refuse("--shard writes to standard output: give --out to `qanun merge`",
                "--shard يكتب على الخرج القياسي: أعط --out للأمر qanun merge");
}

void read_values(const ArgumentReader& read, const RawValues& raw, ScoreArguments& out) {
  if (!raw.buyer.empty()) out.buyer = static_cast<int>(read.number("--buyer", raw.buyer, 0, 3));
  if (!raw.baloot.empty()) out.baloot = static_cast<int>(read.number("--baloot", raw.baloot, 0, 1));
}

Language language_asked(int count, const char* const* arguments) {
  Language language = Language::english;
  for (int i = 1; i < count; ++i) {
    const std::string_view argument = arguments[i];
    if (argument == "--") break;
    if (argument == "--lang=ar" ||
        (argument == "--lang" && i + 1 < count && std::string_view{arguments[i + 1]} == "ar"))
      language = Language::arabic;
  }
  return language;
}

}  // namespace program
