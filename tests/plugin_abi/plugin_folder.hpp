// A plugin folder of one test: libraries of the build tree are copied into it, and the host loads it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "qanun/plugin_host.hpp"

namespace qanun::test {

// What a load came to.
struct LoadResult {
  PluginHost host;
  Registry registry;

  [[nodiscard]] bool good_is_loaded() const;
};

class PluginFolder {
 public:
  // Holds `good.so` already. A folder stays until the program ends: a library that is loaded is known by its place on
  // the disk, and no other may come to lie there.
  PluginFolder();

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::filesystem::path file(std::string_view name) const { return path_ / name; }

  // Copies a library that was built for these tests, under another name where one is given.
  std::filesystem::path add(const std::string& library, const std::string& as = {}) const;
  std::filesystem::path write(const std::string& name, std::string_view bytes) const;

  // A file outside the folder of plugins.
  [[nodiscard]] std::filesystem::path cache() const { return cache_; }

  [[nodiscard]] PluginHost::Settings settings() const;
  [[nodiscard]] LoadResult load() const;
  [[nodiscard]] LoadResult load(const PluginHost::Settings& settings) const;

 private:
  std::filesystem::path path_;
  std::filesystem::path cache_;
};

[[nodiscard]] std::string read_bytes(const std::filesystem::path& file);

// The bytes of a library that was built for these tests.
[[nodiscard]] std::string library_bytes(const std::string& library);

// Exactly one file was refused, with this code, and the line says all of `values` in both languages; the good plugin
// was loaded.
void check_one_refusal(const LoadResult& result, std::string_view code, std::initializer_list<std::string_view> values);

}  // namespace qanun::test
