// Turns resolved rules into a RuleSet: gathers declared words, builds implementations and features, compiles tables.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "qanun/rule_set.hpp"

namespace qanun {

// Ids of the catalogue; 0 is none.
class RuleIds {
 public:
  [[nodiscard]] RuleId intern(std::string_view id);
  [[nodiscard]] const std::vector<std::string>& all() const { return all_; }

 private:
  std::vector<std::string> all_{""};
};

class Compiler final : public Compile {
 public:
  // Ids of the catalogue are interned in `rule_ids`, which alternatives of one rule set share.
  Compiler(const Registry& registry, Resolved resolved, RuleIds& rule_ids, Diagnostics& diagnostics);

  // Nothing when anything was reported as an error.
  [[nodiscard]] std::shared_ptr<RuleSet> run();
  // With what `when:` makes of it.
  [[nodiscard]] std::shared_ptr<RuleSet> run_with_alternatives();

  [[nodiscard]] bool has(std::string_view option) const override;
  [[nodiscard]] const Value& value(std::string_view option) const override;
  [[nodiscard]] bool uses(std::string_view feature) const override;
  [[nodiscard]] WordId word(std::string_view key) const override;
  [[nodiscard]] Flags flag_bit(std::string_view key) const override;
  [[nodiscard]] KindId kind(std::string_view key) const override;
  [[nodiscard]] LabelId label(std::string_view key) const override;
  [[nodiscard]] MeldNameId meld_name(std::string_view key) const override;
  [[nodiscard]] FactId fact(std::string_view key) const override;
  [[nodiscard]] RuleId rule(std::string_view id) override;
  [[nodiscard]] std::uint8_t reserve(std::string_view user, std::size_t bytes, std::size_t align, Sight sight) override;

 private:
  struct Chosen {
    const Implementation<Deal>* deal = nullptr;
    const Implementation<Bid>* bid = nullptr;
    const Implementation<Declare>* declare = nullptr;
    const Implementation<Play>* play = nullptr;
    const Implementation<Score>* score = nullptr;
    std::vector<const FeatureDecl*> features;
  };

  [[nodiscard]] bool choose();
  void gather_words();
  template <class Declaration>
  void gather(const Declaration& declaration, WordOwner owner, std::size_t feature);
  void gather_rows(const RowWords& words, std::size_t feature);
  void build();
  template <class Interface, class Declaration>
  std::unique_ptr<Interface> make(const Declaration& declaration);
  template <class Interface>
  void attach(const Implementation<Interface>& implementation);
  void order_hooks();
  void note_parts();
  void compile_tables();
  void compile_match();
  void compile_melds(Mode mode);
  void check_limits();
  [[nodiscard]] bool same_words(const RuleSet& alternative) const;
  void fault(std::string_view code, std::vector<Argument> arguments);

  const Registry& registry_;
  Diagnostics& diagnostics_;
  std::shared_ptr<RuleSet> rules_;
  Chosen chosen_;
  bool failed_ = false;
  RuleIds& rule_ids_;
  std::size_t slot_bytes_ = 0;
};

}  // namespace qanun
