#include "workshop.hpp"

#include <cstdlib>
#include <fstream>
#include <system_error>

#include "qanun/plugin_host.hpp"

namespace bench {

namespace fs = std::filesystem;

namespace {

// Of this build: not where programs look for plugins.
fs::path idle_plugins() { return qanun::library_folder() / "bench_plugins"; }

}  // namespace

Scratch::Scratch() {
  std::string name = (fs::temp_directory_path() / "qanun_bench_XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw Unmeasurable{"no folder for temporary files can be made"};
  folder_ = name;
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

fs::path Scratch::write(const std::string& name, const std::string& text) const {
  fs::path file = folder_ / name;
  std::ofstream out{file};
  out << text;
  if (!out.flush()) throw Unmeasurable{"a temporary file cannot be written"};
  return file;
}

Workshop::Workshop(Extent extent) : extent_{extent}, installed_{idle_plugins()}, names_{installed_.names()} {
  for (const std::string& name : names_) shipped_[name] = &load(name, {});
  if (shipped_.count(kWhole) == 0) throw Unmeasurable{std::string{"there is no rule set "} + kWhole};
}

const Loaded& Workshop::load(const std::string& rules, const std::string& changes) {
  std::string why;
  auto loaded = installed_.load(rules, changes, why);
  if (loaded == nullptr) throw Unmeasurable{"rules that are to be measured do not load\n" + why};
  return keep(std::move(loaded));
}

fs::path program_folder() { return fs::read_symlink("/proc/self/exe").parent_path(); }

}  // namespace bench
