#include "qanun/diagnostic.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <stdexcept>
#include <tuple>

#include "reader/utf8.hpp"

namespace qanun {

namespace {

constexpr int kLongestArgument = 200;  // characters

std::string filled(std::string_view pattern, const Diagnostic& diagnostic, Language language) {
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const Argument& argument : diagnostic.arguments)
    store.push_back(utf8::printable(argument.in(language), kLongestArgument));
  return fmt::vformat(fmt::string_view{pattern.data(), pattern.size()}, store);
}

std::string where(const Place& place) {
  if (place.file.empty()) return {};
  std::string out = utf8::printable(place.file, kLongestArgument);
  if (place.line > 0) out += fmt::format(":{}", place.line);
  if (place.line > 0 && place.column > 0) out += fmt::format(":{}", place.column);
  return out + ": ";
}

// The source line and what marks the place under it. Tabs are repeated, so that the mark stands where the eye sees it.
std::string excerpt(const Place& place) {
  if (place.line == 0 || place.source_line.empty()) return {};
  std::string out = fmt::format("{:5} | {}\n", place.line, place.source_line);
  const int column = place.caret > 0 ? place.caret : place.column;
  if (column == 0) return out;
  out += "      | ";
  std::string_view rest = place.source_line;
  for (int i = 1; i < column; ++i) {
    out += !rest.empty() && rest.front() == '\t' ? '\t' : ' ';
    rest.remove_prefix(std::min(rest.size(), std::max<std::size_t>(utf8::first_length(rest), 1)));
  }
  const int room = std::max(utf8::characters(rest), 1);
  out += '^' + std::string(static_cast<std::size_t>(std::clamp(place.length, 1, room) - 1), '~');
  return out + '\n';
}

}  // namespace

void Diagnostics::report(std::string_view code, Place place, std::vector<Argument> arguments, std::string suggestion) {
  const Message* message = find_message(code);
  if (message == nullptr) throw std::logic_error{fmt::format("no message has the code {}", code)};
  all_.push_back(Diagnostic{message, std::move(place), std::move(arguments), std::move(suggestion)});
}

void Diagnostics::append(const Diagnostics& others) { all_.insert(all_.end(), others.all_.begin(), others.all_.end()); }

void Diagnostics::sort_by_place() {
  std::map<std::string, std::size_t> ranks;
  for (const Diagnostic& diagnostic : all_) ranks.emplace(diagnostic.place.file, ranks.size());
  const auto key = [&](const Diagnostic& diagnostic) {
    const Place& place = diagnostic.place;
    return std::tuple{ranks.find(place.file)->second, place.line, place.column};
  };
  std::stable_sort(all_.begin(), all_.end(), [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
}

bool Diagnostics::has_errors() const {
  return std::any_of(all_.begin(), all_.end(),
                     [](const Diagnostic& diagnostic) { return diagnostic.message->severity == Severity::error; });
}

std::string sentence(const Diagnostic& diagnostic, Language language) {
  std::string out = filled(diagnostic.message->says.in(language), diagnostic, language);
  if (diagnostic.suggestion.empty()) return out;
  const std::string suggestion = utf8::printable(diagnostic.suggestion, kLongestArgument);
  return out + (language == Language::arabic ? fmt::format("؛ هل تقصد «{}»؟", suggestion)
                                             : fmt::format("; did you mean '{}'?", suggestion));
}

std::string remedy(const Diagnostic& diagnostic, Language language) {
  return filled(diagnostic.message->remedy.in(language), diagnostic, language);
}

std::string render(const Diagnostic& diagnostic, Language language) {
  const bool error = diagnostic.message->severity == Severity::error;
  const std::string_view kind =
      language == Language::arabic ? (error ? "خطأ" : "تنبيه") : (error ? "error" : "warning");
  std::string out = fmt::format("{}{}[{}]: {}\n", where(diagnostic.place), kind, diagnostic.message->code,
                                sentence(diagnostic, language));
  out += excerpt(diagnostic.place);
  const std::string advice = diagnostic.suggestion.empty() ? remedy(diagnostic, language) : std::string{};
  return advice.empty() ? out : out + "      = " + advice + '\n';
}

}  // namespace qanun
