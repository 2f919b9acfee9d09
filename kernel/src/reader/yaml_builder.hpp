// Builds the tree of nodes from yaml-cpp's events and reports on the way what a rule file must not hold.
#pragma once

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/mark.h>

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "reader/yaml_text.hpp"

namespace qanun::yaml {

// Thrown when there is no sense in reading on; the reason has been reported.
struct Stop {};

class Builder final : public YAML::EventHandler {
 public:
  Builder(const std::string& file, std::string_view source, const Limits& limits, Diagnostics& diagnostics)
      : file_(file), source_(source), limits_(limits), diagnostics_(diagnostics), positions_(source) {}

  void OnDocumentStart(const YAML::Mark& mark) override;
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override;
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value style) override;
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value style) override;
  void OnMapEnd() override { close(); }

  [[nodiscard]] std::optional<Node>& root() { return root_; }

  // For the report of a fault that ends the reading: what was read last.
  struct Quote {
    std::size_t open = std::string_view::npos;
    std::size_t end = 0;
  };
  [[nodiscard]] const Quote& last_quote() const { return last_quote_; }
  // Where the last node that was read begins.
  [[nodiscard]] std::size_t last_offset() const { return last_offset_; }
  // The innermost bracket that is open, or npos.
  [[nodiscard]] std::size_t open_bracket() const;

  void report(std::string_view code, const Spot& spot, std::vector<Argument> arguments = {});
  [[nodiscard]] Spot spot(std::size_t offset, int length = 1);

 private:
  struct Frame {
    Node node;
    bool bracket = false;
    std::optional<Node> key{};
    std::unordered_map<std::string, int> lines{};  // of the keys so far
  };

  [[nodiscard]] Node start(const YAML::Mark& mark, Node::Kind kind);
  void refuse_properties(const Node& node, const std::string& tag, YAML::anchor_t anchor);
  void measure_quote(Node& node);
  void open(Node node, bool bracket);
  void close();
  void add(Node node);
  void take_key(Frame& map, Node key);

  const std::string& file_;
  std::string_view source_;
  const Limits& limits_;
  Diagnostics& diagnostics_;
  Positions positions_;
  std::vector<Frame> frames_{};
  std::optional<Node> root_{};
  std::size_t nodes_ = 0;
  int documents_ = 0;
  Quote last_quote_{};
  std::size_t last_offset_ = 0;
};

}  // namespace qanun::yaml
