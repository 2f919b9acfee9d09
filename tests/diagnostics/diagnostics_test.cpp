// Every NAME.yaml in this folder is a rule file with something wrong; NAME.expected is all that is said about it, in
// English, to the byte, and NAME.expected.ar the same in Arabic where there is one. QANUN_APPROVE=1 writes what is said
// into the files (and fails): read the difference before committing it.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "qanun/rule_reader.hpp"
#include "support/test_registry.hpp"

namespace fs = std::filesystem;
using namespace qanun;

namespace {

const fs::path kFolder = fs::path{QANUN_SOURCE_DIR} / "tests" / "diagnostics";

std::optional<std::string> contents(const fs::path& file) {
  std::ifstream in{file, std::ios::binary};
  if (!in) return std::nullopt;
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Line by line: what was expected (-) and what came (+).
std::string difference(const std::string& expected, const std::string& actual) {
  const auto wanted = lines_of(expected);
  const auto got = lines_of(actual);
  std::string out;
  for (std::size_t i = 0; i < std::max(wanted.size(), got.size()); ++i) {
    const bool both = i < wanted.size() && i < got.size() && wanted[i] == got[i];
    if (both) out += "  " + wanted[i] + '\n';
    if (!both && i < wanted.size()) out += "- " + wanted[i] + '\n';
    if (!both && i < got.size()) out += "+ " + got[i] + '\n';
  }
  return out;
}

std::string said(const Diagnostics& diagnostics, Language language) {
  std::string out;
  for (const Diagnostic& diagnostic : diagnostics.all()) out += render(diagnostic, language);
  return out;
}

bool approving() { return std::getenv("QANUN_APPROVE") != nullptr; }

void compare(const fs::path& file, const std::string& actual) {
  INFO(file);
  if (approving()) {
    std::ofstream{file, std::ios::binary} << actual;
    FAIL_CHECK("written, not compared");
    return;
  }
  const auto expected = contents(file);
  if (!expected)
    FAIL_CHECK("there is no such file");
  else if (*expected != actual)
    FAIL_CHECK(difference(*expected, actual));
}

// Paths in messages are those that were asked for: the tests run in the folder itself.
class Inside {
 public:
  explicit Inside(const fs::path& folder) : before_{fs::current_path()} { fs::current_path(folder); }
  ~Inside() { fs::current_path(before_); }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

 private:
  fs::path before_;
};

// The names of the files with this extension that lie directly in the folder.
std::set<std::string> stems(const std::string& extension) {
  std::set<std::string> found;
  for (const fs::directory_entry& entry : fs::directory_iterator{kFolder}) {
    const std::string name = entry.path().filename().string();
    if (name.size() > extension.size() && name.ends_with(extension))
      found.insert(name.substr(0, name.size() - extension.size()));
  }
  return found;
}

}  // namespace

TEST_CASE("every bad rule file is answered as expected") {
  const Inside inside{kFolder};
  const RuleReader reader{test::test_registry(), {"rules"}};
  const auto arabic = stems(".expected.ar");
  const auto files = stems(".yaml");
  REQUIRE(files.size() >= 45);
  for (const std::string& name : files) {
    DYNAMIC_SECTION(name) {
      Diagnostics diagnostics;
      const auto rules = reader.read("./" + name + ".yaml", diagnostics);
      CHECK(rules.has_value() == !diagnostics.has_errors());
      CHECK_FALSE(diagnostics.empty());
      compare(name + ".expected", said(diagnostics, Language::english));
      if (arabic.contains(name)) compare(name + ".expected.ar", said(diagnostics, Language::arabic));
    }
  }
}

TEST_CASE("every expected text belongs to a rule file") {
  const auto files = stems(".yaml");
  for (const std::string& name : stems(".expected")) CHECK(files.contains(name));
  for (const std::string& name : stems(".expected.ar")) CHECK(files.contains(name));
  CHECK(stems(".expected.ar").size() >= 5);
}
