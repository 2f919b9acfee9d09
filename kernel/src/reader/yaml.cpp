#include "qanun/yaml.hpp"

#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

#include "reader/utf8.hpp"
#include "reader/yaml_builder.hpp"
#include "reader/yaml_text.hpp"

namespace qanun::yaml {

namespace {

constexpr std::size_t kNowhere = std::string_view::npos;

// What yaml-cpp says at the beginning of its messages, and which of ours says it.
struct Meaning {
  std::string_view theirs;
  std::string_view code;
};
const auto kMeanings = std::to_array<Meaning>({
    {YAML::ErrorMsg::TAB_IN_INDENTATION, "E120"},
    {YAML::ErrorMsg::MAP_VALUE, "E117"},
    {YAML::ErrorMsg::FLOW_END, "E119"},
    {YAML::ErrorMsg::BLOCK_ENTRY, "E123"},
    {YAML::ErrorMsg::INVALID_ESCAPE, "E121"},
    {YAML::ErrorMsg::UNKNOWN_TOKEN, "E122"},
    {YAML::ErrorMsg::UNKNOWN_ANCHOR, "E109"},
    {YAML::ErrorMsg::ALIAS_NOT_FOUND, "E109"},
    {YAML::ErrorMsg::ANCHOR_NOT_FOUND, "E109"},
    {YAML::ErrorMsg::CHAR_IN_ALIAS, "E109"},
    {YAML::ErrorMsg::CHAR_IN_ANCHOR, "E109"},
    {YAML::ErrorMsg::MULTIPLE_ANCHORS, "E109"},
    {YAML::ErrorMsg::ALIAS_CONTENT, "E109"},
    {YAML::ErrorMsg::MULTIPLE_TAGS, "E110"},
    {YAML::ErrorMsg::CHAR_IN_TAG_HANDLE, "E110"},
    {YAML::ErrorMsg::TAG_WITH_NO_SUFFIX, "E110"},
    {YAML::ErrorMsg::END_OF_VERBATIM_TAG, "E110"},
});

std::string_view code_of(std::string_view theirs) {
  const auto found = std::find_if(kMeanings.begin(), kMeanings.end(),
                                  [&](const Meaning& meaning) { return theirs.starts_with(meaning.theirs); });
  return found == kMeanings.end() ? "E106" : found->code;
}

// Finds out what a syntax error really is. yaml-cpp notices an open quote or bracket only where something else no
// longer fits, often lines later.
class SyntaxError {
 public:
  SyntaxError(std::string_view source, Builder& builder, const YAML::Exception& exception)
      : source_(source),
        builder_(builder),
        theirs_(exception.msg),
        offset_(std::min(static_cast<std::size_t>(std::max(exception.mark.pos, 0)), source.size())) {}

  void report() {
    if (open_quote() || long_quote() || after_last_quote() || open_bracket() || tab()) return;
    const std::string_view code = code_of(theirs_);
    const std::string_view rest = source_.substr(offset_);
    const std::string here{rest.substr(0, utf8::first_length(rest))};
    if (code == "E121")
      builder_.report(code, builder_.spot(offset_), {std::string_view{theirs_}.substr(theirs_.rfind(' ') + 1)});
    else
      builder_.report(code, builder_.spot(offset_), {here});
  }

 private:
  [[nodiscard]] bool ends_early() const {
    return theirs_ == YAML::ErrorMsg::EOF_IN_SCALAR || theirs_ == YAML::ErrorMsg::END_OF_MAP_FLOW ||
           theirs_ == YAML::ErrorMsg::END_OF_SEQ_FLOW;
  }

  void report_quote(std::size_t open) { builder_.report("E107", builder_.spot(open), {std::string(1, source_[open])}); }

  bool open_quote() {
    if (!ends_early()) return false;
    const std::size_t open = unclosed_quote(source_, builder_.last_offset());
    if (open == kNowhere) return false;
    report_quote(open);
    return true;
  }

  // A quoted text that goes over several lines just before the fault: its quote was meant to close earlier.
  bool long_quote() {
    const Builder::Quote& quote = builder_.last_quote();
    if (quote.open == kNowhere || quote.end == kNowhere) return false;
    const std::string_view written = source_.substr(quote.open, quote.end - quote.open);
    if (written.find('\n') == kNowhere || builder_.last_offset() > quote.open) return false;
    report_quote(quote.open);
    return true;
  }

  bool after_last_quote() {
    const Builder::Quote& quote = builder_.last_quote();
    if (quote.open == kNowhere || quote.end == kNowhere) return false;
    const std::size_t next = source_.find_first_not_of(" \t", quote.end);
    if (next == kNowhere || std::string_view{"\n,:]}#"}.find(source_[next]) != kNowhere) return false;
    builder_.report("E106", builder_.spot(next));
    return true;
  }

  bool open_bracket() {
    if (!ends_early()) return false;
    const std::size_t open = builder_.open_bracket();
    if (open == kNowhere) return false;
    const bool list = source_[open] == '[';
    builder_.report("E118", builder_.spot(open), {list ? "[" : "{", list ? "]" : "}"});
    return true;
  }

  bool tab() {
    const std::size_t end = source_.rfind('\n', offset_ > 0 ? offset_ - 1 : 0);
    const std::size_t line = end == kNowhere ? 0 : end + 1;
    const std::size_t text = source_.find_first_not_of(" \t", line);
    const std::size_t found = source_.substr(0, text).find('\t', line);
    if (found == kNowhere) return false;
    builder_.report("E120", builder_.spot(found));
    return true;
  }

  std::string_view source_;
  Builder& builder_;
  std::string theirs_;
  std::size_t offset_;
};

// True when the text was read to its end.
bool build(const Document& document, Builder& builder) {
  try {
    std::istringstream in{document.source};
    YAML::Parser parser{in};
    while (parser.HandleNextDocument(builder)) {}
    return true;
  } catch (const Stop&) {
  } catch (const YAML::Exception& exception) { SyntaxError{document.source, builder, exception}.report(); }
  return false;
}

}  // namespace

const Node* Node::find(std::string_view key) const {
  const auto found =
      std::find_if(members.begin(), members.end(), [&](const auto& member) { return member.key.text == key; });
  return found == members.end() ? nullptr : &found->value;
}

Place Document::place_of(const Node& node) const {
  return place_in(file, source, Spot{node.offset, node.line, node.column, node.length});
}

std::optional<Document> parse(std::string file, std::string source, const Limits& limits, Diagnostics& diagnostics) {
  Document document;
  document.file = std::move(file);
  document.source = std::move(source);
  if (!prepare(document.file, document.source, limits, diagnostics)) return std::nullopt;
  Builder builder{document.file, document.source, limits, diagnostics};
  if (!build(document, builder)) return std::nullopt;
  if (!builder.root() || (builder.root()->kind == Node::Kind::null && !builder.root()->faulty)) {
    diagnostics.report("E101", Place{.file = document.file});
    return std::nullopt;
  }
  document.root = std::move(*builder.root());
  return document;
}

}  // namespace qanun::yaml
