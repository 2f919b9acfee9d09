// Finds plugins, proves them harmless in a child process, compares their manifests and lets them register. A broken or
// hostile library never takes the program down: each refusal is one line with both values.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "qanun/registry.hpp"
#include "qanun/text.hpp"

namespace qanun {

struct LoadedPlugin {
  std::filesystem::path file;
  std::string id, version, licence, compiler, kernel_version;
  std::uint32_t rules_revision = 0;
  std::vector<std::string> provides;  // "bid: NAME", "feature: NAME"
};

struct RefusedPlugin {
  std::filesystem::path file;  // or a plugin folder that cannot be read
  std::string code;            // "P115"
  std::string reason_en;       // one line, safe to print
  std::string reason_ar;
};

class PluginHost {
 public:
  struct Settings {
    std::vector<std::filesystem::path> folders;
    std::filesystem::path probe;    // the probe executable
    std::filesystem::path cache;    // file that remembers verdicts; empty: none
    int probe_milliseconds = 3000;  // how long a library may take to load and register
  };

  // The plugin folders of this installation or build tree and QANUN_PLUGIN_PATH; the probe beside them; the user's
  // cache.
  [[nodiscard]] static Settings standard_settings();

  // Loads every plugin found into `registry`, files in the order of their names; `loaded` and `refused` tell of this
  // call alone. Never throws for a fault of a file.
  void load_all(const Settings& settings, Registry& registry);

  [[nodiscard]] const std::vector<LoadedPlugin>& loaded() const { return loaded_; }
  [[nodiscard]] const std::vector<RefusedPlugin>& refused() const { return refused_; }

 private:
  std::vector<LoadedPlugin> loaded_;
  std::vector<RefusedPlugin> refused_;
};

// Where this library lies: everything that is installed with it is found from here.
[[nodiscard]] std::filesystem::path library_folder();

}  // namespace qanun
