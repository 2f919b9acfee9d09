#include "reader/yaml_builder.hpp"

#include <algorithm>
#include <utility>

#include "reader/utf8.hpp"

namespace qanun::yaml {

namespace {

Spot spot_of(const Node& node) { return {node.offset, node.line, node.column, node.length}; }

}  // namespace

Spot Builder::spot(std::size_t offset, int length) {
  Spot spot = positions_.at(offset);
  spot.length = length;
  return spot;
}

void Builder::report(std::string_view code, const Spot& spot, std::vector<Argument> arguments) {
  diagnostics_.report(code, place_in(file_, source_, spot), std::move(arguments));
}

std::size_t Builder::open_bracket() const {
  const auto found = std::find_if(frames_.rbegin(), frames_.rend(), [](const Frame& frame) { return frame.bracket; });
  return found == frames_.rend() ? std::string_view::npos : found->node.offset;
}

void Builder::OnDocumentStart(const YAML::Mark& mark) {
  if (++documents_ == 1) return;
  const auto offset = static_cast<std::size_t>(mark.pos);
  const bool marked = source_.substr(offset).starts_with("---");
  report(marked ? "E112" : "E113", spot(offset, marked ? 3 : 1));
  throw Stop{};
}

Node Builder::start(const YAML::Mark& mark, Node::Kind kind) {
  const Spot place = spot(static_cast<std::size_t>(std::max(mark.pos, 0)));
  Node node;
  node.kind = kind;
  node.line = place.line;
  node.column = place.column;
  node.offset = place.offset;
  last_offset_ = std::max(last_offset_, place.offset);
  if (++nodes_ > limits_.nodes) {
    report("E115", place, {std::to_string(limits_.nodes)});
    throw Stop{};
  }
  return node;
}

void Builder::refuse_properties(const Node& node, const std::string& tag, YAML::anchor_t anchor) {
  if (anchor != 0) report("E109", spot_of(node));
  const bool written = node.offset < source_.size() && source_[node.offset] == '!';
  const bool named = !tag.empty() && tag != "?" && tag != "!";
  if (named || (tag == "!" && written)) report("E110", spot_of(node));
}

void Builder::OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) {
  // yaml-cpp gives no dependable place for a value that is missing: it is shown at its key.
  Node node;
  if (!frames_.empty() && frames_.back().key) {
    const Node& key = *frames_.back().key;
    node.line = key.line;
    node.column = key.column;
    node.length = key.length;
    node.offset = key.offset;
    if (++nodes_ > limits_.nodes) node = start(mark, Node::Kind::null);
  } else {
    node = start(mark, Node::Kind::null);
  }
  if (anchor != 0) report("E109", spot_of(node));
  add(std::move(node));
}

void Builder::OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) {
  Node node = start(mark, Node::Kind::null);
  const std::size_t end = source_.find_first_of(" \n\t,]}", node.offset);
  node.length = utf8::characters(source_.substr(node.offset, std::min(end, source_.size()) - node.offset));
  node.faulty = true;
  report("E109", spot_of(node));
  add(std::move(node));
}

// The length of a quoted scalar is that of what was written.
void Builder::measure_quote(Node& node) {
  const char opening = node.offset < source_.size() ? source_[node.offset] : '\0';
  if (opening != '"' && opening != '\'') return;
  last_quote_ = {node.offset, after_quote(source_, node.offset)};
  if (last_quote_.end == std::string_view::npos) {
    report("E107", spot_of(node), {std::string(1, opening)});
    throw Stop{};
  }
  const std::string_view written = source_.substr(node.offset, last_quote_.end - node.offset);
  node.length = utf8::characters(written.substr(0, written.find('\n')));
}

void Builder::OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       const std::string& value) {
  Node node = start(mark, Node::Kind::scalar);
  node.text = value;
  node.quoted = tag == "!";
  if (node.quoted)
    measure_quote(node);
  else if (source_.compare(node.offset, value.size(), value) == 0)
    node.length = std::max(utf8::characters(value), 1);
  refuse_properties(node, tag, anchor);
  add(std::move(node));
}

void Builder::OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                              YAML::EmitterStyle::value style) {
  Node node = start(mark, Node::Kind::list);
  refuse_properties(node, tag, anchor);
  open(std::move(node), style == YAML::EmitterStyle::Flow);
}

void Builder::OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) {
  Node node = start(mark, Node::Kind::map);
  refuse_properties(node, tag, anchor);
  open(std::move(node), style == YAML::EmitterStyle::Flow);
}

void Builder::open(Node node, bool bracket) {
  if (static_cast<int>(frames_.size()) >= limits_.depth) {
    report("E114", spot_of(node), {std::to_string(limits_.depth)});
    throw Stop{};
  }
  frames_.push_back(Frame{.node = std::move(node), .bracket = bracket});
}

void Builder::close() {
  Node node = std::move(frames_.back().node);
  frames_.pop_back();
  add(std::move(node));
}

void Builder::take_key(Frame& map, Node key) {
  if (!key.faulty && key.kind != Node::Kind::scalar) {
    report("E116", spot_of(key));
    key.faulty = true;
  } else if (!key.faulty && key.text == "<<" && !key.quoted) {
    report("E111", spot_of(key));
    key.faulty = true;
  } else if (!key.faulty) {
    const auto [first, fresh] = map.lines.emplace(key.text, key.line);
    if (!fresh) report("E108", spot_of(key), {key.text, std::to_string(first->second)});
    key.faulty = !fresh;
  }
  map.key = std::move(key);
}

void Builder::add(Node node) {
  if (frames_.empty()) {
    root_ = std::move(node);
    return;
  }
  Frame& frame = frames_.back();
  if (frame.node.kind == Node::Kind::list) {
    frame.node.items.push_back(std::move(node));
  } else if (!frame.key) {
    take_key(frame, std::move(node));
  } else {
    if (!frame.key->faulty) frame.node.members.push_back({std::move(*frame.key), std::move(node)});
    frame.key.reset();
  }
}

}  // namespace qanun::yaml
