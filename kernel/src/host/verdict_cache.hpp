// Remembers what the probe found, so that a start does not pay for it again. The file is advice and nothing more: what
// is damaged, old, too large or not the user's own is passed over.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "host/refusal.hpp"

namespace qanun::host {

// What tells one state of a file from another; nothing where there is no such file.
[[nodiscard]] std::optional<std::string> file_stamp(const std::filesystem::path& file);

// Nothing, when the library proved harmless.
using ProbeVerdict = std::optional<Refusal>;

class VerdictCache {
 public:
  // Reads the file. `kernel` is the file of the library that asks: a verdict holds for one build of it.
  VerdictCache(std::filesystem::path file, const std::filesystem::path& kernel);

  // The verdict on the file in this state, or null.
  [[nodiscard]] const ProbeVerdict* find(const std::filesystem::path& plugin, const std::string& stamp) const;
  // Keeps what may be kept (`Keep`).
  void remember(const std::filesystem::path& plugin, const std::string& stamp, const ProbeVerdict& verdict);
  // Writes the file whole or not at all, where something is new and the folder is the user's own.
  void save() const;

 private:
  using Key = std::pair<std::string, std::string>;  // kernel file, plugin file

  struct Entry {
    std::string kernel_stamp;
    std::string plugin_stamp;
    std::int64_t until = 0;  // seconds since 1970; 0: for good
    ProbeVerdict verdict;
  };

  void read();
  void take_line(std::string_view line);

  std::filesystem::path file_;
  std::string kernel_;
  std::string kernel_stamp_;
  std::map<Key, Entry> entries_;
  bool changed_ = false;
};

}  // namespace qanun::host
