#include "qanun/plugin_host.hpp"

#include <algorithm>
#include <cerrno>
#include <deque>
#include <mutex>
#include <utility>
#include <variant>

#include "host/elf_file.hpp"
#include "host/places.hpp"
#include "host/plugin_files.hpp"
#include "host/plugin_library.hpp"
#include "host/probe_run.hpp"
#include "host/verdict_cache.hpp"

namespace qanun {

namespace fs = std::filesystem;

namespace {

using namespace host;

// Never unloaded: objects, exceptions and views of strings outlive any owner of the library. Lives behind a pointer
// that is never freed, so that the end of the process does not unload it either.
const boost::dll::shared_library& keep_for_good(boost::dll::shared_library library) {
  static std::mutex guard;
  static auto& kept = *new std::deque<boost::dll::shared_library>;
  const std::lock_guard lock{guard};
  return kept.emplace_back(std::move(library));
}

// Looks at the file, and runs it in a process of its own where no verdict on it is known.
std::optional<Refusal> prove(const fs::path& file, const PluginHost::Settings& settings, VerdictCache& cache) {
  const FileBytes bytes{file};
  if (bytes.error() != 0) return refuse("P104", {system_words(bytes.error())});
  if (auto refusal = check_headers(bytes)) return refusal;
  const auto stamp = file_stamp(file);
  if (!stamp) return refuse("P104", {system_words(ENOENT)});
  if (const ProbeVerdict* known = cache.find(file, *stamp)) return *known;

  ProbeVerdict verdict = check_symbols(bytes);
  if (!verdict) verdict = try_library(settings.probe, file, settings.probe_milliseconds);
  cache.remember(file, *stamp, verdict);
  return verdict;
}

template <class Interface>
void list(const std::vector<Implementation<Interface>>& implementations, std::size_t phase,
          std::vector<std::string>& out) {
  for (const auto& one : implementations) out.push_back(std::string{kPhaseNames[phase]} + ": " + std::string{one.id});
}

std::vector<std::string> provisions(const Staging& staging) {
  std::vector<std::string> out;
  list(staging.deals, 0, out);
  list(staging.bids, 1, out);
  list(staging.declares, 2, out);
  list(staging.plays, 3, out);
  list(staging.scores, 4, out);
  for (const FeatureDecl& feature : staging.features) out.push_back("feature: " + std::string{feature.id});
  return out;
}

std::variant<LoadedPlugin, Refusal> take_over(const fs::path& file, const std::vector<LoadedPlugin>& loaded,
                                              Registry& registry) {
  auto opened = open_library(file);
  if (auto* refusal = std::get_if<Refusal>(&opened)) return std::move(*refusal);
  const auto& library = keep_for_good(std::move(std::get<boost::dll::shared_library>(opened)));
  const auto read = read_manifest(library);
  if (const auto* refusal = std::get_if<Refusal>(&read)) return *refusal;
  const Manifest& manifest = *std::get<const Manifest*>(read);

  const auto same = std::find_if(loaded.begin(), loaded.end(), [&](const auto& one) { return one.id == manifest.id; });
  if (same != loaded.end()) return refuse("P140", {manifest.id, file.string(), same->file.string()});

  Staging staging;
  if (auto refusal = register_library(library, staging)) return std::move(*refusal);
  LoadedPlugin plugin{file,
                      manifest.id,
                      manifest.version,
                      manifest.licence,
                      manifest.compiler,
                      manifest.kernel_version,
                      manifest.rules_revision,
                      provisions(staging)};
  std::string detail;
  if (const auto clash = registry.adopt(std::move(staging), Provider{plugin.id, plugin.rules_revision}, detail))
    return refuse("P141", {Said{std::string{clash->en}, std::string{clash->ar}}, detail});
  return plugin;
}

}  // namespace

void PluginHost::load_all(const Settings& settings, Registry& registry) {
  loaded_.clear();
  refused_.clear();
  VerdictCache cache{settings.cache, library_file()};
  for (PluginFile& one : find_plugin_files(settings.folders)) {
    std::optional<Refusal> refusal = std::move(one.refusal);
    if (!refusal) refusal = prove(one.file, settings, cache);
    if (!refusal) {
      auto taken = take_over(one.file, loaded_, registry);
      if (auto* plugin = std::get_if<LoadedPlugin>(&taken)) loaded_.push_back(std::move(*plugin));
      if (auto* reason = std::get_if<Refusal>(&taken)) refusal = std::move(*reason);
    }
    if (refusal)
      refused_.push_back({one.file, std::move(refusal->code), std::move(refusal->en), std::move(refusal->ar)});
  }
  cache.save();
}

}  // namespace qanun
