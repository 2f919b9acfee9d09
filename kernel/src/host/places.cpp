#include "host/places.hpp"

#include <boost/dll/runtime_symbol_info.hpp>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>

#include "qanun/plugin_host.hpp"

namespace qanun {

namespace fs = std::filesystem;

namespace host {

const fs::path& library_file() {
  // Asked once: a relative name would mean another file after a change of folder.
  static const fs::path file = [] {
    std::error_code error;
    const fs::path location = boost::dll::this_line_location(error);
    if (error) return fs::path{};
    fs::path canonical = fs::canonical(location, error);
    return error ? location : canonical;
  }();
  return file;
}

namespace {

// Nothing where it is unset or empty. A program that runs with rights of another's does not listen to the environment.
std::string_view variable(const char* name) {
  const char* value = ::secure_getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

std::vector<fs::path> folders_of_path(std::string_view list) {
  std::vector<fs::path> folders;
  while (!list.empty()) {
    const auto colon = std::min(list.find(':'), list.size());
    // An empty part is no folder; taking it for the current one would load what lies about there.
    if (colon > 0) folders.emplace_back(list.substr(0, colon));
    list.remove_prefix(std::min(colon + 1, list.size()));
  }
  return folders;
}

fs::path cache_file() {
  // The standard for XDG_CACHE_HOME says that a relative path is to be passed over.
  if (const fs::path cache = variable("XDG_CACHE_HOME"); cache.is_absolute()) return cache / "qanun" / "verdicts";
  if (const fs::path home = variable("HOME"); home.is_absolute()) return home / ".cache" / "qanun" / "verdicts";
  return {};
}

}  // namespace
}  // namespace host

fs::path library_folder() { return host::library_file().parent_path(); }

PluginHost::Settings PluginHost::standard_settings() {
  Settings settings;
  settings.folders = host::folders_of_path(host::variable("QANUN_PLUGIN_PATH"));
  settings.folders.push_back(library_folder() / "qanun" / "plugins");
  settings.probe = library_folder() / "qanun" / "qanun-probe";
  settings.cache = host::cache_file();
  return settings;
}

}  // namespace qanun
