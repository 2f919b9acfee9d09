// A rule file and all it extends, read and laid on one another.
#pragma once

#include <deque>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "reader/layer.hpp"
#include "reader/rule_finder.hpp"

namespace qanun {

class Chain {
 public:
  Chain(const Registry& registry, const RuleFinder& finder, Diagnostics& diagnostics)
      : registry_(registry), finder_(finder), diagnostics_(diagnostics) {}

  // Reads the file and follows `extends` to its end. False when the file itself could not be read.
  bool read(const std::filesystem::path& file);

  // The file first, then its parents, nearest first.
  [[nodiscard]] const std::deque<Layer>& layers() const { return layers_; }
  // The file itself.
  [[nodiscard]] std::shared_ptr<const yaml::Document> document() const { return documents_.front(); }
  // False when a parent could not be found or read.
  [[nodiscard]] bool complete() const { return complete_; }

 private:
  bool add(const std::filesystem::path& file, Diagnostics& diagnostics);
  void follow();
  // The file that the last layer extends; nothing, with a report, where there is none that may be read.
  [[nodiscard]] std::optional<std::filesystem::path> parent() const;
  [[nodiscard]] std::optional<std::filesystem::path> parent_by_path(const std::string& text) const;
  [[nodiscard]] std::optional<std::filesystem::path> parent_by_name(const std::string& text) const;
  [[nodiscard]] bool is_circle(const std::filesystem::path& next) const;
  void refuse(std::string_view code, std::vector<Argument> arguments, std::string suggestion = {}) const;

  const Registry& registry_;
  const RuleFinder& finder_;
  Diagnostics& diagnostics_;
  std::vector<std::filesystem::path> files_{};
  std::vector<std::shared_ptr<const yaml::Document>> documents_{};  // layers point into them
  std::deque<Layer> layers_{};
  bool complete_ = true;
};

}  // namespace qanun
