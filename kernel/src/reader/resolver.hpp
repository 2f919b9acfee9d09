// What layers come to when they lie on one another.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "conditions/when_reader.hpp"
#include "reader/layer.hpp"

namespace qanun {

class Resolver {
 public:
  Resolver(const Registry& registry, Diagnostics& diagnostics) : registry_(registry), diagnostics_(diagnostics) {}

  // Lays one layer on those before; the root comes first. `own`: the file that was asked for, or overrides: what it
  // drops is remembered.
  void apply(const Layer& layer, bool own);

  // Something below is missing: owners and phases cannot be judged.
  void incomplete() { sure_ = false; }

  // Every option in use gets a value.
  [[nodiscard]] Resolved finish();

  // Whether relations can be judged at all, and with this option in them.
  [[nodiscard]] bool sure() const { return sure_; }
  [[nodiscard]] bool doubtful(const std::string& key) const { return doubtful_.contains(key); }

 private:
  void phases(const Layer& layer);
  void require_phases(const Layer& layer);
  void drop_features(const Layer& layer);
  void add_features(const Layer& layer);
  [[nodiscard]] bool known_feature(const yaml::Node& node, const Layer& layer);
  void options(const Layer& layer);
  void option(const Layer& layer, const Written& written);
  // As the layers so far leave it; the declared default where they are silent.
  [[nodiscard]] const Value& value_of(const OptionDecl& decl) const;
  // The rows that a list may name: those of the table so far, and those that were written with faults of their own.
  // Nothing where the table may have been meant by an unknown name.
  [[nodiscard]] std::optional<Value> rows_of(std::string_view table) const;
  void drop_options(bool own);
  void report(std::string_view code, const Layer& layer, const yaml::Node& node, std::vector<Argument> arguments,
              std::string suggestion = {});

  const Registry& registry_;
  Diagnostics& diagnostics_;
  Resolved rules_{};
  std::set<std::string> doubtful_{};
  WhenEntries when_{};
  std::map<std::string, std::vector<std::string>, std::less<>> faulty_rows_{};  // by table
  bool first_ = true;
  bool sure_ = true;
};

}  // namespace qanun
