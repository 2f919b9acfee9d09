// All declarations: those of the kernel and those of the plugins that were loaded.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "qanun/plugin.hpp"
#include "qanun/resolved.hpp"

namespace qanun {

// An option with everyone who declares it: `core`, `match`, `table`, `NAME.PHASE` or a feature.
struct OptionEntry {
  OptionDecl decl;
  std::vector<std::string> owners{};
};

// A condition of `when:` with everyone who declares it.
struct ConditionEntry {
  ConditionDecl decl;
  std::vector<std::string> owners{};
};

// Which plugin a declaration came from.
struct Provider {
  std::string plugin{};  // empty: the kernel
  std::uint32_t rules_revision = 0;
};

// What one plugin registered, kept apart until it has proved whole.
class Staging final : public Registrar {
 public:
  void section(SectionDecl section) override { sections.push_back(std::move(section)); }
  void deal(Implementation<Deal> one) override { deals.push_back(std::move(one)); }
  void bid(Implementation<Bid> one) override { bids.push_back(std::move(one)); }
  void declare(Implementation<Declare> one) override { declares.push_back(std::move(one)); }
  void play(Implementation<Play> one) override { plays.push_back(std::move(one)); }
  void score(Implementation<Score> one) override { scores.push_back(std::move(one)); }
  void feature(FeatureDecl one) override { features.push_back(std::move(one)); }

  std::vector<SectionDecl> sections{};
  std::vector<Implementation<Deal>> deals{};
  std::vector<Implementation<Bid>> bids{};
  std::vector<Implementation<Declare>> declares{};
  std::vector<Implementation<Play>> plays{};
  std::vector<Implementation<Score>> scores{};
  std::vector<FeatureDecl> features{};
};

class Registry {
 public:
  // Holds the kernel's own options: core, match and table.
  Registry();

  // Takes over what a plugin registered, all or nothing. An id that is taken, or an option declared differently by
  // another owner, gives the sentence that says so, naming both; nothing is taken then.
  [[nodiscard]] std::optional<Text> adopt(Staging&& staging, const Provider& provider, std::string& detail);

  [[nodiscard]] const OptionEntry* option(std::string_view key) const;
  // In the canonical order: by section, then as declared.
  [[nodiscard]] const std::vector<const OptionEntry*>& options() const { return in_order_; }
  [[nodiscard]] const std::deque<ConditionEntry>& conditions() const { return conditions_; }
  [[nodiscard]] const std::deque<SectionDecl>& sections() const { return sections_; }
  [[nodiscard]] const SectionDecl* section(std::string_view key) const;

  [[nodiscard]] const Implementation<Deal>* deal(std::string_view id) const;
  [[nodiscard]] const Implementation<Bid>* bid(std::string_view id) const;
  [[nodiscard]] const Implementation<Declare>* declare(std::string_view id) const;
  [[nodiscard]] const Implementation<Play>* play(std::string_view id) const;
  [[nodiscard]] const Implementation<Score>* score(std::string_view id) const;
  [[nodiscard]] const FeatureDecl* feature(std::string_view id) const;

  // Ids of the implementations of phase 0..4 of kPhaseNames, and of the features.
  [[nodiscard]] std::vector<std::string> implementations(std::size_t phase) const;
  [[nodiscard]] std::vector<std::string> features() const;
  // What an implementation says of itself, and the core options it ignores.
  [[nodiscard]] const std::vector<Ignored>& ignored(std::size_t phase, std::string_view id) const;
  [[nodiscard]] const Provider& provider(std::size_t phase, std::string_view id) const;
  [[nodiscard]] const Provider& provider_of_feature(std::string_view id) const;

  // Whether one of the owners is in use.
  [[nodiscard]] static bool in_use(const std::vector<std::string>& owners, const std::array<std::string, 5>& phases,
                                   const std::vector<std::string>& features);

 private:
  template <class Declaration>
  struct Kept {
    Declaration decl;
    Provider provider;
  };

  void add_option(const OptionDecl& decl, const std::string& owner);
  void order_options();
  void add_condition(const ConditionDecl& decl, const std::string& owner);

  std::deque<SectionDecl> sections_;
  std::deque<OptionEntry> options_;
  std::deque<ConditionEntry> conditions_;
  std::vector<const OptionEntry*> in_order_{};
  std::map<std::string, Kept<Implementation<Deal>>, std::less<>> deals_;
  std::map<std::string, Kept<Implementation<Bid>>, std::less<>> bids_;
  std::map<std::string, Kept<Implementation<Declare>>, std::less<>> declares_;
  std::map<std::string, Kept<Implementation<Play>>, std::less<>> plays_;
  std::map<std::string, Kept<Implementation<Score>>, std::less<>> scores_;
  std::map<std::string, Kept<FeatureDecl>, std::less<>> features_;
  std::vector<std::string> feature_order_{};
};

}  // namespace qanun
