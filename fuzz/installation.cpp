#include "installation.hpp"

#include <filesystem>

#include "promise.hpp"
#include "qanun/plugin_host.hpp"

namespace fuzz {

namespace fs = std::filesystem;

namespace {

struct Installation {
  qanun::Registry registry{};
  qanun::PluginHost host{};
  std::unique_ptr<qanun::RuleReader> reader{};

  Installation() {
    const fs::path library = qanun::library_folder();
    qanun::PluginHost::Settings settings = qanun::PluginHost::standard_settings();
    settings.folders = {library / "qanun" / "plugins"};
    settings.cache = fs::path{FUZZ_SCRATCH} / "verdicts";
    settings.probe_milliseconds = 60'000;  // what is slow here is the machine
    host.load_all(settings, registry);
    for (const qanun::RefusedPlugin& one : host.refused()) broken(one.file.string() + ": " + one.reason_en);
    keep(!host.loaded().empty(), "no plugin was found beside " + library.string());
    reader = std::make_unique<qanun::RuleReader>(
        registry, std::vector<fs::path>{library.parent_path() / "share" / "qanun" / "variants"});
  }
};

}  // namespace

const qanun::RuleReader& reader() {
  // Never freed: the end of the process has nothing to say about the code under test.
  static const auto& one = *new Installation;
  return *one.reader;
}

}  // namespace fuzz
