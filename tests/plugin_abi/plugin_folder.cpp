#include "plugin_folder.hpp"

#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <vector>

namespace qanun::test {

namespace fs = std::filesystem;

namespace {

// Removes what a run left behind when it ends.
class Scratch {
 public:
  Scratch() : path_{fs::path{QANUN_ABI_SCRATCH} / std::to_string(::getpid())} { fs::create_directories(path_); }
  ~Scratch() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  fs::path next() { return path_ / std::to_string(++count_); }

 private:
  fs::path path_;
  std::atomic<int> count_ = 0;
};

Scratch& scratch() {
  static Scratch one;
  return one;
}

}  // namespace

bool LoadResult::good_is_loaded() const {
  for (const LoadedPlugin& one : host.loaded())
    if (one.id == "good" && one.version == "1.2" && one.rules_revision == 3 &&
        one.provides == std::vector<std::string>{"feature: good_feature"})
      return registry.feature("good_feature") != nullptr;
  return false;
}

PluginFolder::PluginFolder() {
  const fs::path home = scratch().next();
  path_ = home / "plugins";
  cache_ = home / "cache" / "verdicts";
  fs::create_directories(path_);
  add("good");
}

fs::path PluginFolder::add(const std::string& library, const std::string& as) const {
  const fs::path target = file((as.empty() ? library : as) + ".so");
  fs::copy_file(fs::path{QANUN_ABI_LIBRARIES} / (library + ".so"), target);
  return target;
}

fs::path PluginFolder::write(const std::string& name, std::string_view bytes) const {
  const fs::path target = file(name);
  std::ofstream{target, std::ios::binary} << bytes;
  return target;
}

PluginHost::Settings PluginFolder::settings() const {
  PluginHost::Settings settings = PluginHost::standard_settings();
  settings.folders = {path_};
  settings.cache.clear();
  settings.probe_milliseconds = 30000;  // for a machine that is busy
  return settings;
}

LoadResult PluginFolder::load() const { return load(settings()); }

LoadResult PluginFolder::load(const PluginHost::Settings& settings) const {
  LoadResult result;
  result.host.load_all(settings, result.registry);
  return result;
}

std::string read_bytes(const fs::path& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

std::string library_bytes(const std::string& library) {
  return read_bytes(fs::path{QANUN_ABI_LIBRARIES} / (library + ".so"));
}

void check_one_refusal(const LoadResult& result, std::string_view code,
                       std::initializer_list<std::string_view> values) {
  CHECK(result.good_is_loaded());
  REQUIRE(result.host.refused().size() == 1);
  const RefusedPlugin& refused = result.host.refused().front();
  INFO(refused.reason_en << "\n" << refused.reason_ar);
  CHECK(refused.code == code);
  CHECK(refused.reason_en != refused.reason_ar);
  CHECK(refused.reason_en.find('\n') == std::string::npos);
  for (const std::string_view value : values) {
    INFO(value);
    CHECK(refused.reason_en.find(value) != std::string::npos);
    CHECK(refused.reason_ar.find(value) != std::string::npos);
  }
}

}  // namespace qanun::test
