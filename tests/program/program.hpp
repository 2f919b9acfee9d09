// Runs the built program as a shell would.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

struct Ran {
  int code = -1;  // 124 after a minute
  std::string out;
  std::string err;

  [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out); }
};

// A folder of its own for a test, in which its commands run; removed at the end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  // A command of the shell, in which "$Q" is the program.
  [[nodiscard]] Ran shell(const std::string& command) const;
  // The program with these arguments, as the shell takes them apart.
  [[nodiscard]] Ran qanun(const std::string& arguments) const { return shell("\"$Q\" " + arguments); }
  void write(const std::string& name, std::string_view text) const;
  [[nodiscard]] std::string read(const std::string& name) const;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// A command of the shell that interrupts this one as soon as its threads are at work, and says its exit code.
[[nodiscard]] std::string interrupted(const std::string& arguments);

[[nodiscard]] std::size_t lines(std::string_view text);
[[nodiscard]] bool holds(std::string_view text, std::string_view part);

// A rule set that differs from `saudi` in what follows.
[[nodiscard]] std::string child_of_saudi(std::string_view name, std::string_view rest);
