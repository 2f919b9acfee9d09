// Prints the dictionary of the targets that read text: the keys and words that the registry and the readers know. Made
// anew with every build, so that it never lags behind the plugins.
#include <cstdio>
#include <set>
#include <string>
#include <string_view>

#include "cases/case_kinds.hpp"
#include "installation.hpp"

namespace {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class Dictionary {
 public:
  void add(std::string_view word) {
    if (!word.empty() && word.size() <= kLongest) words_.emplace(word);
  }
  void add(const std::vector<Choice>& choices) {
    for (const Choice& one : choices) add(one.word);
  }
  void print() const {
    for (const std::string& word : words_) {
      std::string text;
      for (const char c : word) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
      }
      std::printf("\"%s\"\n", text.c_str());
    }
  }

 private:
  static constexpr std::size_t kLongest = 64;
  std::set<std::string> words_;
};

void add_option(Dictionary& words, const OptionDecl& option) {
  const std::size_t dot = option.key.find('.');
  words.add(option.key);
  words.add(option.key.substr(0, dot));
  words.add(option.key.substr(dot + 1));
  words.add(option.choices);
  words.add(option.elements);
  for (const Field& field : option.fields) {
    words.add(field.name);
    words.add(field.choices);
  }
  words.add(to_text(option, option.standard));
}

void add_cases(Dictionary& words) {
  for (const CaseKind& kind : case_kinds()) {
    words.add(kind.name);
    for (const auto* keys : {&kind.given, &kind.expect})
      for (const CaseKey& key : *keys) {
        words.add(key.name);
        for (const std::string_view word : key.words) words.add(word);
      }
  }
  for (const std::string_view key : kContractKeys) words.add(key);
}

}  // namespace

int main() {
  Dictionary words;
  const Registry& registry = fuzz::reader().registry();
  for (const OptionEntry* entry : registry.options()) add_option(words, entry->decl);
  for (const ConditionEntry& one : registry.conditions()) words.add(one.decl.key);
  for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase) {
    words.add(kPhaseNames[phase]);
    for (const std::string& id : registry.implementations(phase)) words.add(id);
  }
  for (const std::string& id : registry.features()) words.add(id);
  add_cases(words);
  // What the readers themselves know: keys of rule files, case files and records, numbers beyond every range, and what
  // YAML is made of.
  for (const std::string_view key : {"qanun: 1",
                                     "name",
                                     "title",
                                     "summary",
                                     "en",
                                     "ar",
                                     "extends",
                                     "phases",
                                     "use",
                                     "without",
                                     "when",
                                     "if",
                                     "set",
                                     "after",
                                     "any",
                                     "all",
                                     "not",
                                     "at_least",
                                     "at_most",
                                     "above",
                                     "below",
                                     "examples",
                                     "cases",
                                     "qanun_cases",
                                     "id",
                                     "kind",
                                     "given",
                                     "expect",
                                     "rules",
                                     "with",
                                     "needs",
                                     "qanun_record",
                                     "fingerprint",
                                     "features",
                                     "options",
                                     "dealer",
                                     "scores",
                                     "number",
                                     "held",
                                     "deck",
                                     "actions",
                                     "sheet",
                                     "scores_after",
                                     "match_winner",
                                     "verdict",
                                     "winner",
                                     "lines",
                                     "label",
                                     "points",
                                     "raw",
                                     "rule",
                                     "team",
                                     "what",
                                     "meld",
                                     "-1",
                                     "256",
                                     "65536",
                                     "2147483648",
                                     "9223372036854775808",
                                     "true",
                                     "false",
                                     "null",
                                     "---",
                                     "...",
                                     "? ",
                                     ": ",
                                     "- ",
                                     "&a",
                                     "*a",
                                     "<<",
                                     "!!str",
                                     "|",
                                     ">-",
                                     "{}",
                                     "[]",
                                     "'",
                                     "\"",
                                     "#"})
    words.add(key);
  words.print();
  return 0;
}
