// Rule files written into a folder by a test, and read from it with the registry of the tests.
#pragma once

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include "qanun/rule_reader.hpp"
#include "support/test_registry.hpp"

namespace qanun::test {

namespace fs = std::filesystem;

// A folder of its own for each test, gone afterwards.
class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "qanun_reader_XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string write(const fs::path& name, const std::string& text) const {
    const fs::path file = path_ / name;
    fs::create_directories(file.parent_path());
    std::ofstream{file} << text;
    return file.string();
  }
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

inline constexpr const char* kRoot =
    "qanun: 1\nname: root\ntitle: {en: Root, ar: الأصل}\n"
    "phases: {deal: majlis, bid: majlis, declare: majlis, play: majlis, score: majlis}\n"
    "use: [ladder]\nladder: {ends: 3, levels: {triple: {factor: 3, title: {en: three}}}}\nbid: {rounds: 1}\n";

inline std::string said(const Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& one : diagnostics.all()) out += render(one, Language::english);
  return out;
}

inline std::string codes(const Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& one : diagnostics.all()) out += std::string{one.message->code} + " ";
  return out;
}

inline Resolved read(const RuleReader& reader, const std::string& rules, const Overrides* overrides = nullptr) {
  Diagnostics diagnostics;
  auto resolved = reader.read(rules, diagnostics, overrides);
  INFO(said(diagnostics));
  REQUIRE(resolved);
  return std::move(*resolved);
}

inline std::string faults(const RuleReader& reader, const std::string& rules, const Overrides* overrides = nullptr) {
  Diagnostics diagnostics;
  CHECK_FALSE(reader.read(rules, diagnostics, overrides));
  return codes(diagnostics);
}

inline std::string value(const Resolved& rules, std::string_view key) {
  const auto setting = rules.options.find(key);
  return setting == rules.options.end() ? "none" : to_text(test_registry().option(key)->decl, setting->second.value);
}

}  // namespace qanun::test
