// Libraries that cannot be loaded, or that misbehave when they are.
#include <catch2/catch.hpp>
#include <chrono>

#include "plugin_folder.hpp"

namespace fs = std::filesystem;
using namespace qanun;
using namespace qanun::test;

namespace {

// Loads the folder with a short limit for what is new in it: the good plugin was tried before.
LoadResult load_in_a_second(const PluginFolder& folder, const std::string& library) {
  PluginHost::Settings settings = folder.settings();
  settings.cache = folder.cache();
  REQUIRE(folder.load(settings).good_is_loaded());
  folder.add(library);
  settings.probe_milliseconds = 1000;
  const auto start = std::chrono::steady_clock::now();
  LoadResult result = folder.load(settings);
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds{20});
  return result;
}

}  // namespace

TEST_CASE("a plugin that needs a function of another version is refused with its name") {
  const PluginFolder folder;
  folder.add("missing_symbol");
  check_one_refusal(folder.load(), "P120", {"qanun::function_of_another_version(int)"});
}

TEST_CASE("a plugin that needs a library is refused with its name until the library is there") {
  const PluginFolder folder;
  PluginHost::Settings settings = folder.settings();
  settings.cache = folder.cache();
  folder.add("needs_library");
  check_one_refusal(folder.load(settings), "P121", {"libabi_needed.so"});

  fs::copy_file(fs::path{QANUN_ABI_LIBRARIES} / "libabi_needed.so", folder.file("libabi_needed.so"));
  const LoadResult mended = folder.load(settings);
  CHECK(mended.host.loaded().size() == 2);
  check_one_refusal(mended, "P111", {"qanun_manifest"});  // the needed library itself is no plugin
}

TEST_CASE("an initialiser that throws is refused and does not end the host") {
  const PluginFolder folder;
  folder.add("load_throws");
  const LoadResult result = folder.load();
  // Whether an exception comes through the loader or ends the process there is for the system to say.
  REQUIRE(result.host.refused().size() == 1);
  if (result.host.refused().front().code == "P130")
    check_one_refusal(result, "P130", {"SIGABRT"});
  else
    check_one_refusal(result, "P133", {"initialiser"});
  CHECK(result.host.refused().front().reason_en.find("while it was loaded") != std::string::npos);
}

TEST_CASE("an initialiser that ends the process is refused even with status 0") {
  const PluginFolder folder;
  folder.add("load_exits");
  const LoadResult result = folder.load();
  check_one_refusal(result, "P131", {"0"});
  CHECK(result.host.refused().front().reason_en.find("while it was loaded") != std::string::npos);
}

TEST_CASE("an initialiser that hangs is ended when its time is over") {
  const PluginFolder folder;
  const LoadResult result = load_in_a_second(folder, "load_hangs");
  check_one_refusal(result, "P132", {"1000"});
  CHECK(result.host.refused().front().reason_en.find("while it was loaded") != std::string::npos);
}

TEST_CASE("what registering throws is told on one line") {
  const PluginFolder folder;
  folder.add("throws");
  check_one_refusal(folder.load(), "P133", {"no luck today"});
}

TEST_CASE("registering may throw what is no exception") {
  const PluginFolder folder;
  folder.add("throws_number");
  check_one_refusal(folder.load(), "P134", {});
}

TEST_CASE("registering that ends the process is refused with the status") {
  const PluginFolder folder;
  const auto [library, status] = GENERATE(table<const char*, const char*>({{"exits", "0"}, {"exits_status", "7"}}));
  folder.add(library);
  const LoadResult result = folder.load();
  check_one_refusal(result, "P131", {status});
  CHECK(result.host.refused().front().reason_en.find("while it registered") != std::string::npos);
}

TEST_CASE("registering that crashes is refused with the signal") {
  const PluginFolder folder;
  const auto [library, signal] =
      GENERATE(table<const char*, const char*>({{"aborts", "SIGABRT"}, {"crashes", "SIGSEGV"}}));
  folder.add(library);
  const LoadResult result = folder.load();
  check_one_refusal(result, "P130", {signal});
  CHECK(result.host.refused().front().reason_en.find("while it registered") != std::string::npos);
}

TEST_CASE("a child that the library leaves behind is not waited for") {
  const PluginFolder folder;
  folder.add("aborts_with_child");
  const auto start = std::chrono::steady_clock::now();
  check_one_refusal(folder.load(), "P130", {"SIGABRT"});
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds{20});
}

TEST_CASE("a declaration whose words lie nowhere is found by the probe") {
  const PluginFolder folder;
  folder.add("bad_string");
  check_one_refusal(folder.load(), "P130", {"SIG"});
}

TEST_CASE("registering that hangs is ended when its time is over, also from another process group") {
  const PluginFolder folder;
  const LoadResult result = load_in_a_second(folder, GENERATE("hangs", "leaves_group"));
  check_one_refusal(result, "P132", {"1000"});
  CHECK(result.host.refused().front().reason_en.find("while it registered") != std::string::npos);
}

TEST_CASE("a library that breaks the end of the process is refused") {
  const PluginFolder folder;
  folder.add("aborts_at_exit");
  const LoadResult result = folder.load();
  check_one_refusal(result, "P130", {"SIGABRT"});
  CHECK(result.host.refused().front().reason_en.find("when the process ended") != std::string::npos);
}

TEST_CASE("a library that prints, also between the answers of the probe, is heard by nobody and loads") {
  const PluginFolder folder;
  folder.add("noise");
  const LoadResult result = folder.load();
  CHECK(result.good_is_loaded());
  CHECK(result.host.loaded().size() == 2);
  CHECK(result.host.refused().empty());
}

TEST_CASE("a probe that is not there refuses the plugins and names itself") {
  const PluginFolder folder;
  PluginHost::Settings settings = folder.settings();
  settings.probe = "/nonexistent/probe";
  const LoadResult result = folder.load(settings);
  CHECK(result.host.loaded().empty());
  REQUIRE(result.host.refused().size() == 1);
  CHECK(result.host.refused().front().code == "P135");
  CHECK(result.host.refused().front().reason_en.find("/nonexistent/probe") != std::string::npos);
}

TEST_CASE("a probe that says nothing proves nothing") {
  const PluginFolder folder;
  PluginHost::Settings settings = folder.settings();
  settings.probe = "/bin/true";
  const LoadResult result = folder.load(settings);
  CHECK(result.host.loaded().empty());
  REQUIRE(result.host.refused().size() == 1);
  CHECK(result.host.refused().front().code == "P135");
}

TEST_CASE("plugins are loaded in the order of the names of their files, whatever the order of the folders") {
  const PluginFolder first;
  const PluginFolder other;
  fs::rename(first.file("good.so"), first.file("m.so"));
  fs::remove(other.file("good.so"));
  other.add("second", "a");
  PluginHost::Settings settings = first.settings();
  settings.folders = {first.path(), other.path()};
  const LoadResult result = first.load(settings);
  REQUIRE(result.host.loaded().size() == 1);
  CHECK(result.host.loaded().front().version == "2.0");
}
