#include "reader/taken_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace qanun {

namespace {

constexpr Text kSameWord{"another call of these rules is called so", "في هذه القواعد كلمة أخرى بهذا الاسم"};
constexpr Text kSameTitle{"another call of these rules has the same title", "في هذه القواعد كلمة أخرى بهذا العنوان"};
constexpr Text kReserved{"cases and conditions need this word for something else",
                         "ملفات الحالات والشروط تستعمل هذه الكلمة لغير ذلك"};

// "card" stands for a card played, "none" for a hand that nobody raised.
constexpr std::array<std::string_view, 2> kReservedWords{"card", "none"};

struct Known {
  std::string_view key;
  std::string_view en;
  std::string_view ar;
};

class TakenWords {
 public:
  TakenWords(const Registry& registry, const Resolved& rules) : rules_(rules) {
    add_phase(registry.deal(rules.phases[0]));
    add_phase(registry.bid(rules.phases[1]));
    add_phase(registry.declare(rules.phases[2]));
    add_phase(registry.play(rules.phases[3]));
    add_phase(registry.score(rules.phases[4]));
    for (const std::string& id : rules.features)
      if (const FeatureDecl* feature = registry.feature(id)) {
        add(*feature);
        features_.push_back(feature);
      }
  }

  std::vector<TakenWord> find() {
    for (const FeatureDecl* feature : features_)
      for (const RowWords& words : feature->row_words) check(words);
    return std::move(found_);
  }

 private:
  template <class Declaration>
  void add(const Declaration& declaration) {
    for (const WordDecl& word : declaration.words) known_.push_back({word.key, word.title.en, word.title.ar});
    for (const FlagDecl& flag : declaration.flags) known_.push_back({flag.key, flag.title.en, flag.title.ar});
  }
  template <class Declaration>
  void add_phase(const Declaration* declaration) {
    if (declaration != nullptr) add(*declaration);
  }

  void check(const RowWords& words) {
    const auto setting = rules_.options.find(words.option);
    if (setting == rules_.options.end()) return;
    for (const Row& row : setting->second.value.rows) {
      Known one{row.name, row.title_en, row.title_ar};
      for (const WordDecl& titled : words.titled)
        if (one.en.empty() && titled.key == row.name) one = {row.name, titled.title.en, titled.title.ar};
      if (const Text* reason = why_not(one)) found_.push_back({std::string{words.option}, row.name, *reason});
      known_.push_back(one);
    }
  }

  [[nodiscard]] const Text* why_not(const Known& one) const {
    const auto any = [&](auto same) { return std::any_of(known_.begin(), known_.end(), same); };
    if (std::find(kReservedWords.begin(), kReservedWords.end(), one.key) != kReservedWords.end()) return &kReserved;
    if (any([&](const Known& other) { return other.key == one.key; })) return &kSameWord;
    const auto same_title = [&](const Known& other) {
      return (!one.en.empty() && other.en == one.en) || (!one.ar.empty() && other.ar == one.ar);
    };
    return any(same_title) ? &kSameTitle : nullptr;
  }

  const Resolved& rules_;
  std::vector<Known> known_{};
  std::vector<const FeatureDecl*> features_{};
  std::vector<TakenWord> found_{};
};

}  // namespace

std::vector<TakenWord> find_taken_words(const Registry& registry, const Resolved& rules) {
  return TakenWords{registry, rules}.find();
}

}  // namespace qanun
