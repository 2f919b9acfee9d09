#include "host/plugin_library.hpp"

#include <dlfcn.h>

#include <boost/core/demangle.hpp>
#include <exception>
#include <string>
#include <system_error>

#include "host/manifest_check.hpp"
#include "host/stage.hpp"

namespace qanun::host {

namespace {

// Calls it; whatever it throws becomes a refusal.
template <class Call>
std::optional<Refusal> guarded(Stage stage, Call call) {
  try {
    call();
    return std::nullopt;
  } catch (const std::exception& error) {
    const char* what = error.what();
    return refuse("P133", {stage_name(stage), what == nullptr ? "" : what});
  } catch (...) { return refuse("P134", {stage_name(stage)}); }
}

}  // namespace

Refusal loader_refusal(std::string_view words, const std::filesystem::path& file) {
  const std::string own = file.string() + ": ";
  if (words.starts_with(own)) words.remove_prefix(own.size());

  constexpr std::string_view kSymbol = "undefined symbol: ";
  if (const auto at = words.find(kSymbol); at != std::string_view::npos) {
    const std::string_view symbol = words.substr(at + kSymbol.size());
    const std::string name{symbol.substr(0, symbol.find_first_of(" ,\t("))};
    return refuse("P120", {boost::core::demangle(name.c_str())});
  }
  constexpr std::string_view kLibrary = ": cannot open shared object file";
  if (const auto at = words.find(kLibrary); at != std::string_view::npos) return refuse("P121", {words.substr(0, at)});
  return refuse("P122", {words});
}

std::variant<boost::dll::shared_library, Refusal> open_library(const std::filesystem::path& file) {
  boost::dll::shared_library library;
  std::error_code error;
  // What an initialiser throws may come out of the loader, or end the process.
  auto thrown = guarded(Stage::loading, [&] {
    library.load(file, error, boost::dll::load_mode::rtld_now | boost::dll::load_mode::rtld_local);
  });
  if (thrown) return std::move(*thrown);
  if (!error) return library;
  // The words of Boost.DLL for its code mislead ("Bad file descriptor"); those of the loader do not.
  const char* words = ::dlerror();
  return loader_refusal(words == nullptr ? error.message() : words, file);
}

std::variant<const Manifest*, Refusal> read_manifest(const boost::dll::shared_library& library) {
  if (!library.has(kManifestSymbol)) return refuse("P111", {kManifestSymbol});
  const Manifest& theirs = library.get<const Manifest>(kManifestSymbol);
  if (auto refusal = compare_manifest(theirs)) return *refusal;
  return &theirs;
}

std::optional<Refusal> register_library(const boost::dll::shared_library& library, Registrar& registrar) {
  if (!library.has(kRegisterSymbol)) return refuse("P112", {kRegisterSymbol});
  auto& entry = library.get<void(Registrar&)>(kRegisterSymbol);
  return guarded(Stage::registering, [&] { entry(registrar); });
}

}  // namespace qanun::host
