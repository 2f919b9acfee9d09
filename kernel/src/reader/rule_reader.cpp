#include "qanun/rule_reader.hpp"

#include <cstdlib>
#include <system_error>
#include <utility>

#include "qanun/alternatives.hpp"
#include "qanun/plugin_host.hpp"
#include "reader/chain.hpp"
#include "reader/relation_report.hpp"
#include "reader/resolver.hpp"
#include "reader/rule_finder.hpp"

namespace qanun {

namespace fs = std::filesystem;

namespace {

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string{} : std::string{value};
}

void add_user_folder(std::vector<fs::path>& folders) {
  const fs::path config = variable("XDG_CONFIG_HOME");
  const fs::path home = variable("HOME");
  if (config.is_absolute())
    folders.push_back(config / "qanun" / "rules");
  else if (home.is_absolute())
    folders.push_back(home / ".config" / "qanun" / "rules");
}

// PREFIX/share, from PREFIX/lib or PREFIX/lib/ARCHITECTURE.
void add_installed_folder(std::vector<fs::path>& folders) {
  const fs::path library = library_folder();
  for (const char* const up : {"..", "../.."}) {
    const fs::path folder = (library / up / "share" / "qanun" / "variants").lexically_normal();
    std::error_code error;
    if (!fs::is_directory(folder, error)) continue;
    folders.push_back(folder);
    return;
  }
}

void name_it(Resolved& rules, const std::deque<Layer>& layers, const std::string& file) {
  const Layer& own = layers.front();
  rules.name = own.name;
  rules.file = file == "-" ? std::string{} : file;
  rules.title_en = own.title.en.empty() ? own.name : own.title.en;
  rules.title_ar = own.title.ar.empty() ? own.name : own.title.ar;
  rules.summary_en = own.summary.en;
  rules.summary_ar = own.summary.ar;
  for (std::size_t i = 1; i < layers.size(); ++i) rules.ancestry.push_back(layers[i].name);
}

}  // namespace

RuleReader::RuleReader(const Registry& registry, std::vector<fs::path> folders)
    : registry_(&registry), folders_(std::move(folders)) {}

std::vector<fs::path> RuleReader::standard_folders() {
  std::vector<fs::path> folders;
  std::string list = variable("QANUN_RULES_PATH");
  for (std::size_t begin = 0; begin < list.size();) {
    const std::size_t end = std::min(list.find(':', begin), list.size());
    if (end > begin) folders.emplace_back(list.substr(begin, end - begin));
    begin = end + 1;
  }
  add_user_folder(folders);
  add_installed_folder(folders);
  return folders;
}

std::vector<Listed> RuleReader::list() const { return RuleFinder{folders_}.list(); }

std::optional<Resolved> RuleReader::read(const std::string& rules, Diagnostics& diagnostics,
                                         const Overrides* overrides) const {
  const RuleFinder finder{folders_};
  std::optional<fs::path> file;
  if (is_path(rules)) file = rules;
  if (!file && is_identifier(rules, /*hyphens=*/true)) file = finder.in_folders(rules);
  if (!file) {
    std::vector<std::string> names;
    for (const Listed& one : finder.list()) names.push_back(one.name);
    diagnostics.report("E004", Place{}, {rules}, nearest(rules, names));
    return std::nullopt;
  }

  Diagnostics found;  // the caller's may hold errors of other files
  Chain chain{*registry_, finder, found};
  if (!chain.read(*file)) {
    diagnostics.append(found);
    return std::nullopt;
  }
  Resolver resolver{*registry_, found};
  if (!chain.complete()) resolver.incomplete();
  const auto& layers = chain.layers();
  for (std::size_t i = layers.size(); i-- > 0;) resolver.apply(layers[i], /*own=*/i == 0);
  std::vector<const Layer*> own{&layers.front()};
  Layer top;
  if (overrides != nullptr && overrides->document != nullptr) {
    top = read_overrides(*registry_, *overrides, found);
    resolver.apply(top, /*own=*/true);
    own.push_back(&top);
  }
  Resolved resolved = resolver.finish();
  name_it(resolved, layers, file->string());
  if (chain.document()->root.find("examples") != nullptr) resolved.document = chain.document();
  if (resolver.sure()) report_relations(*registry_, resolved, resolver, own, found);
  if (!found.has_errors()) find_alternatives(*registry_, resolved, found);
  found.sort_by_place();
  diagnostics.append(found);
  if (found.has_errors()) return std::nullopt;
  return resolved;
}

}  // namespace qanun
