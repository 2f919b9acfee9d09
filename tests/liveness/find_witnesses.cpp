// find_witnesses [--effort N] [--with OPTIONS] [PART OF A KEY]...
//
// Looks at every witness that is kept, leaves those that still hold and searches for those that are missing; with parts
// of keys only those of such options. N times as many hands and combinations are tried; OPTIONS, as a case writes them,
// are set in every shipped rule set, which is tried first. Ends with what was not found.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

#include "searching.hpp"
#include "support/recorded.hpp"

namespace {

using namespace liveness;  // NOLINT(google-build-using-namespace)

bool is_asked_for(const std::string_view key, const std::vector<std::string>& parts) {
  return parts.empty() || std::any_of(parts.begin(), parts.end(), [&](const std::string& part) {
           return key.find(part) != std::string_view::npos;
         });
}

// What threads share.
class Work {
 public:
  Work(const std::vector<std::string>& parts, Effort effort) : effort_{std::move(effort)}, known_{read_witnesses()} {
    for (Wanted& one : all_wanted(support::installation().registry()))
      if (is_asked_for(one.option->key, parts))
        wanted_.push_back(std::move(one));
      else
        keep(one);
  }

  void run() {
    Searching searching{effort_};
    for (std::size_t i = next_++; i < wanted_.size(); i = next_++) {
      const Wanted& one = wanted_[i];
      auto found = known(one);
      if (!found) found = searching.find(one);
      const std::lock_guard lock{mutex_};
      if (found) {
        kept_[key_of(*found)] = *found;
        write_witnesses(kept_);
      } else {
        ++missing_;
        fmt::print("nothing for {}: {} against {}\n", one.option->key, one.sample, one.against);
        std::fflush(stdout);
      }
    }
  }

  [[nodiscard]] int missing() const { return missing_; }
  [[nodiscard]] std::size_t size() const { return wanted_.size(); }

 private:
  // Without looking whether it holds.
  void keep(const Wanted& one) {
    for (const PairKey& key :
         {PairKey{one.option->key, one.sample, one.against}, PairKey{one.option->key, one.against, one.sample}})
      if (const auto found = known_.find(key); found != known_.end()) kept_.insert(*found);
  }

  // The one that is kept, where it holds.
  [[nodiscard]] std::optional<Witness> known(const Wanted& one) {
    for (const PairKey& key :
         {PairKey{one.option->key, one.sample, one.against}, PairKey{one.option->key, one.against, one.sample}}) {
      const auto found = known_.find(key);
      if (found == known_.end()) continue;
      const std::lock_guard lock{cases_mutex_};  // files of cases are read once and shared
      const auto shown = difference_of(found->second, one.option->effect);
      if (shown && shown->text == found->second.differs) return found->second;
    }
    return std::nullopt;
  }

  Effort effort_;
  Witnesses known_;
  Witnesses kept_{};
  std::vector<Wanted> wanted_{};
  std::atomic<std::size_t> next_{0};
  std::mutex mutex_{};
  std::mutex cases_mutex_{};
  int missing_ = 0;
};

int find(const std::vector<std::string>& arguments) {
  std::vector<std::string> parts;
  Effort effort;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--with" && i + 1 < arguments.size()) {
      effort.with = arguments[++i];
    } else if (arguments[i] == "--effort" && i + 1 < arguments.size()) {
      const auto times = static_cast<std::uint32_t>(std::stoul(arguments[++i]));
      effort.hands *= times;
      effort.matches *= times;
      effort.combinations *= times;
    } else {
      parts.push_back(arguments[i]);
    }
  }
  Work work{parts, effort};
  for (const std::string& name : support::rule_set_names()) (void)support::rules(name);  // before threads share them
  std::vector<std::thread> threads;
  for (int i = 0; i < 2; ++i) threads.emplace_back([&] { work.run(); });
  for (std::thread& thread : threads) thread.join();
  fmt::print("{} pairs of samples, {} without a witness\n", work.size(), work.missing());
  return work.missing() == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return find({argv + 1, argv + argc});
  } catch (const std::exception& thrown) {
    std::fputs(thrown.what(), stderr);
    return 2;
  }
}
