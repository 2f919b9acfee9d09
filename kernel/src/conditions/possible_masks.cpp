#include "conditions/possible_masks.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "conditions/core_conditions.hpp"
#include "conditions/test_reader.hpp"

namespace qanun {

namespace {

constexpr std::size_t kMostCombinations = 40'000;
constexpr std::string_view kTrump = "trump";
constexpr std::array<std::string_view, 3> kScores{"own_score", "other_score", "highest_score"};

// Answers that come together, by condition.
using Answers = std::map<std::string_view, std::int64_t>;

class Combinations {
 public:
  Combinations(const Registry& registry, const Resolved& rules) : registry_{registry}, rules_{rules} {
    for (const WhenEntry& entry : rules.when.entries)
      for (const WhenTest& test : entry.tests) {
        asked_.push_back(&test);
        for (const ConditionEntry& condition : registry.conditions())
          if (condition.decl.key == test.condition) used_.emplace(condition.decl.key, &condition.decl);
      }
  }

  std::optional<std::set<std::uint64_t>> masks() {
    std::set<std::uint64_t> out{0};
    for (int moment = 0; moment < kMoments; ++moment) {
      std::set<std::vector<bool>> met{std::vector<bool>(asked_.size(), false)};
      for (const std::vector<Answers>& group : groups(static_cast<Moment>(moment))) {
        met = combined(met, patterns(group));
        if (met.size() > kMostCombinations) return std::nullopt;
      }
      for (const std::vector<bool>& tests : met) out.insert(mask_of(tests));
    }
    return out;
  }

 private:
  [[nodiscard]] bool known(std::string_view condition, Moment moment) const {
    const auto found = used_.find(condition);
    return found != used_.end() && found->second->known <= moment;
  }

  [[nodiscard]] std::vector<std::vector<Answers>> groups(Moment moment) const {
    std::vector<std::vector<Answers>> out;
    if (known(kContractCondition, moment) || known(kTrump, moment)) out.push_back(contracts());
    if (std::any_of(kScores.begin(), kScores.end(), [&](auto key) { return known(key, moment); }))
      out.push_back(scores(moment));
    for (const auto& [key, condition] : used_) {
      const bool together =
          key == kContractCondition || key == kTrump || std::find(kScores.begin(), kScores.end(), key) != kScores.end();
      if (!together && known(key, moment)) out.push_back(single(*condition));
    }
    return out;
  }

  [[nodiscard]] std::vector<Answers> contracts() const {
    std::vector<Answers> out;
    for (const ContractAnswer& one : contract_answers(registry_, rules_)) {
      Answers answers{{kContractCondition, one.answer}};
      if (one.mode != Mode::unnamed) answers.emplace(kTrump, static_cast<std::int64_t>(one.mode));
      out.push_back(std::move(answers));
    }
    return out;
  }

  // Where a test of one of these conditions can change its mind.
  [[nodiscard]] std::vector<std::int64_t> steps(const std::vector<std::string_view>& keys, Range range) const {
    std::set<std::int64_t> out{range.lowest};
    for (const WhenTest* test : asked_) {
      if (std::find(keys.begin(), keys.end(), test->condition) == keys.end()) continue;
      for (const Range& holds : test->holds)
        for (const std::int64_t at : {holds.lowest, holds.highest + 1})
          if (at >= range.lowest && at <= range.highest) out.insert(at);
    }
    return {out.begin(), out.end()};
  }

  [[nodiscard]] std::vector<Answers> scores(Moment moment) const {
    const std::vector<std::int64_t> at = steps({kScores.begin(), kScores.end()}, {0, 10'000});
    std::vector<Answers> out;
    for (const std::int64_t own : at)
      for (const std::int64_t other : at) {
        Answers answers{{kScores[2], std::max(own, other)}};
        if (moment >= Moment::deal) {
          answers.emplace(kScores[0], own);
          answers.emplace(kScores[1], other);
        }
        out.push_back(std::move(answers));
      }
    return out;
  }

  [[nodiscard]] std::vector<Answers> single(const ConditionDecl& condition) const {
    std::vector<Answers> out;
    switch (condition.type) {
      case OptionType::integer:
        for (const std::int64_t at : steps({condition.key}, condition.range)) out.push_back({{condition.key, at}});
        break;
      case OptionType::flag:
        out = {{{condition.key, 0}}, {{condition.key, 1}}};
        break;
      default:
        for (const ConditionWord& word : words_of(registry_, rules_, condition))
          for (const Range& range : word.holds) out.push_back({{condition.key, range.lowest}});
    }
    return out;
  }

  // Which tests each of the answers meets; alike ones are one.
  [[nodiscard]] std::set<std::vector<bool>> patterns(const std::vector<Answers>& group) const {
    std::set<std::vector<bool>> out;
    for (const Answers& answers : group) {
      std::vector<bool> met(asked_.size(), false);
      for (std::size_t i = 0; i < asked_.size(); ++i)
        if (const auto answer = answers.find(asked_[i]->condition); answer != answers.end())
          met[i] = asked_[i]->met(answer->second);
      out.insert(std::move(met));
    }
    return out;
  }

  [[nodiscard]] static std::set<std::vector<bool>> combined(const std::set<std::vector<bool>>& a,
                                                            const std::set<std::vector<bool>>& b) {
    std::set<std::vector<bool>> out;
    for (const std::vector<bool>& x : a)
      for (const std::vector<bool>& y : b) {
        std::vector<bool> both = x;
        for (std::size_t i = 0; i < both.size(); ++i) both[i] = both[i] || y[i];
        out.insert(std::move(both));
        if (out.size() > kMostCombinations) return out;
      }
    return out;
  }

  [[nodiscard]] std::uint64_t mask_of(const std::vector<bool>& met) const {
    std::uint64_t mask = 0;
    std::size_t test = 0;
    for (std::size_t entry = 0; entry < rules_.when.entries.size(); ++entry) {
      bool holds = true;
      for (std::size_t i = 0; i < rules_.when.entries[entry].tests.size(); ++i) holds = met[test++] && holds;
      if (holds) mask |= std::uint64_t{1} << entry;
    }
    return mask;
  }

  const Registry& registry_;
  const Resolved& rules_;
  std::vector<const WhenTest*> asked_{};
  std::map<std::string_view, const ConditionDecl*> used_{};
};

}  // namespace

std::optional<std::set<std::uint64_t>> possible_masks(const Registry& registry, const Resolved& rules) {
  return Combinations{registry, rules}.masks();
}

}  // namespace qanun
