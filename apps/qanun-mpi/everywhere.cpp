#include "everywhere.hpp"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "parts/part_set.hpp"

namespace {

using namespace program;  // NOLINT(google-build-using-namespace)
using qanun::Language;

constexpr std::chrono::milliseconds kListenEvery{50};

// What one rank tells the first one of a step.
struct Told {
  int exit_code = kFine;
  std::string said{};  // on its standard error
  std::string what{};  // what the step came to
};

std::string packed(const Told& told) {
  const Json json{{"code", told.exit_code}, {"said", told.said}, {"what", told.what}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Told unpacked(const std::string& text) {
  const Json json = Json::parse(text);
  return {json.at("code").get<int>(), json.at("said").get<std::string>(), json.at("what").get<std::string>()};
}

// Does one step of this rank. What it throws is said like any other fault, so that nobody waits for it in vain.
std::string told_of(Language language, const std::function<int(std::string&)>& step) {
  Told told;
  try {
    told.exit_code = step(told.what);
  } catch (const std::exception& fault) {
    const std::string why = printable(fault.what());
    complain(language, fmt::format("the run ended early: {}", why), fmt::format("توقف التشغيل: {}", why));
    told.exit_code = kUnusable;
  }
  told.said = HeldSpeech::text();
  return packed(told);
}

// The exit code of the first rank that could not do its step, once it has been said; those after it may have the same
// to say.
int fault_of(const std::vector<Told>& all, Language language) {
  for (std::size_t rank = 0; rank < all.size(); ++rank) {
    if (all[rank].exit_code == kFine) continue;
    if (rank > 0) {  // the first one has said it itself
      complain(language, fmt::format("process {} of {} cannot go on:", rank + 1, all.size()),
               fmt::format("العملية {} من {} لا تستطيع المتابعة:", rank + 1, all.size()));
      to_standard_error(all[rank].said);
    }
    return all[rank].exit_code;
  }
  return kFine;
}

// Whoever reads other rules under the same name plays another game.
int strangers(const std::vector<Told>& all, Language language) {
  const Json first = Json::parse(all.front().what);
  for (std::size_t rank = 1; rank < all.size(); ++rank) {
    const std::string what = differences(first, Json::parse(all[rank].what));
    if (what.empty()) continue;
    complain(language, fmt::format("process {} of {} plays another run than the first: {}", rank + 1, all.size(), what),
             fmt::format("العملية {} من {} تلعب غير ما تلعبه الأولى: {}", rank + 1, all.size(), what));
    return kUnusable;
  }
  return kFine;
}

std::vector<Told> gathered(const Ranks& ranks, const std::string& text) {
  std::vector<Told> all;
  for (const std::string& one : ranks.gather(text)) all.push_back(unpacked(one));
  return all;
}

// While the parts are played: whoever is interrupted calls out, and whoever hears it stops too.
class Listener {
 public:
  explicit Listener(Ranks& ranks) : ranks_{ranks}, thread_{[this] { listen(); }} {}
  // Whoever is interrupted is done at once, often before his listener has looked: then it is called out here.
  ~Listener() {
    ended_ = true;
    thread_.join();
    if (!heard_ && Interruption::came()) ranks_.call_stop();
  }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

 private:
  void listen() {
    for (; !ended_; std::this_thread::sleep_for(kListenEvery)) {
      if (!heard_ && Interruption::came()) ranks_.call_stop();
      if (!ranks_.hears_stop()) continue;
      heard_ = true;
      Interruption::come();
    }
  }

  Ranks& ranks_;
  bool heard_ = false;  // of the thread, and of the destructor once that has come home
  std::atomic<bool> ended_{false};
  std::thread thread_;
};

std::string played(PartedCommand& command, Ranks& ranks, Language language) {
  const Listener listener{ranks};
  return told_of(language, [&](std::string& text) {
    text = command.play(static_cast<std::uint64_t>(ranks.own()), static_cast<std::uint64_t>(ranks.count()));
    return kFine;
  });
}

int report(PartedCommand& command, const std::vector<Told>& all, Language language) {
  if (const int fault = fault_of(all, language); fault != kFine) return fault;
  Parts parts;
  bool whole = true;
  for (std::size_t rank = 0; rank < all.size(); ++rank) {
    auto part = part_in(all[rank].what);
    if (!part) throw std::runtime_error{fmt::format("what process {} sent cannot be read", rank + 1)};
    whole = whole && part->whole();
    parts.emplace(part->shard, std::move(*part));
  }
  const int exit_code = command.report(parts);
  return whole ? exit_code : kInterrupted;
}

}  // namespace

int run_everywhere(PartedCommand& command, Ranks& ranks, Language language) {
  const Interruption interruption;
  const auto ready = gathered(ranks, told_of(language, [&](std::string& run) {
                                const int exit_code = command.prepare();
                                if (exit_code == kFine) run = command.run().dump();
                                return exit_code;
                              }));
  int exit_code = kFine;
  if (ranks.is_first()) exit_code = fault_of(ready, language);
  if (ranks.is_first() && exit_code == kFine) exit_code = strangers(ready, language);
  exit_code = ranks.told_by_first(exit_code);
  if (exit_code != kFine) return ranks.is_first() ? exit_code : kFine;

  const auto parts = gathered(ranks, played(command, ranks, language));
  ranks.end_calls();
  return ranks.is_first() ? report(command, parts, language) : kFine;
}
