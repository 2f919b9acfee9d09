// Libraries whose manifest is missing or was made for another program.
#include <elf.h>

#include <catch2/catch.hpp>
#include <cstring>

#include "plugin_folder.hpp"

namespace fs = std::filesystem;
using namespace qanun;
using namespace qanun::test;

namespace {

struct Odd {
  const char* library;
  const char* code;
  std::string theirs;
  std::string ours;
};

std::vector<Odd> odd_ones() {
  return {{"wrong_magic", "P113", "0x000000001234", "0x004E554E4151"},
          {"wrong_size", "P114", "80", std::to_string(sizeof(Manifest))},
          {"wrong_abi", "P115", "999", std::to_string(kAbi)},
          {"wrong_cxx11", "P116", "0", std::to_string(_GLIBCXX_USE_CXX11_ABI)},
          {"wrong_debug", "P117", "7", std::to_string(kDebugMode)},
          {"wrong_sanitizer", "P118", "5", ""},
          {"wrong_id", "P119", "../Evil", "a-z 0-9"},
          {"null_licence", "P119", "licence", ""}};
}

// Without a table of sections nothing can be told from the file, and the probe has to compare.
std::string without_sections(std::string bytes) {
  Elf64_Ehdr header{};
  std::memcpy(&header, bytes.data(), sizeof header);
  header.e_shoff = 0;
  header.e_shnum = 0;
  header.e_shstrndx = SHN_UNDEF;
  std::memcpy(bytes.data(), &header, sizeof header);
  return bytes;
}

}  // namespace

TEST_CASE("a manifest that differs is refused with both values") {
  const auto odds = odd_ones();
  const Odd& odd = odds.at(GENERATE(range(std::size_t{0}, std::size_t{8})));
  INFO(odd.library);
  const PluginFolder folder;
  folder.add(odd.library);
  check_one_refusal(folder.load(), odd.code, {odd.theirs, odd.ours});
}

TEST_CASE("the probe compares manifests too where the file does not show them") {
  const auto odds = odd_ones();
  const Odd& odd = odds.at(GENERATE(range(std::size_t{0}, std::size_t{8})));
  INFO(odd.library);
  const PluginFolder folder;
  folder.write("stripped.so", without_sections(library_bytes(odd.library)));
  check_one_refusal(folder.load(), odd.code, {odd.theirs, odd.ours});
}

TEST_CASE("a good plugin without a table of sections is loaded") {
  const PluginFolder folder;
  fs::remove(folder.file("good.so"));
  folder.write("stripped.so", without_sections(library_bytes("good")));
  const LoadResult result = folder.load();
  CHECK(result.good_is_loaded());
  CHECK(result.host.refused().empty());
}

TEST_CASE("a manifest that differs is seen before any code of the library runs") {
  // Without the program that tries libraries nothing could have been run.
  const PluginFolder folder;
  PluginHost::Settings settings = folder.settings();
  settings.probe = "/nonexistent/probe";
  fs::remove(folder.file("good.so"));
  folder.add("wrong_abi");
  const LoadResult result = folder.load(settings);
  REQUIRE(result.host.refused().size() == 1);
  CHECK(result.host.refused().front().code == "P115");
}

TEST_CASE("a library without a manifest is no plugin") {
  const PluginFolder folder;
  folder.add("no_manifest");
  check_one_refusal(folder.load(), "P111", {"qanun_manifest"});
}

TEST_CASE("the probe finds no manifest where there is none") {
  const PluginFolder folder;
  folder.write("stripped.so", without_sections(library_bytes("no_manifest")));
  check_one_refusal(folder.load(), "P111", {"qanun_manifest"});
}

TEST_CASE("a plugin without an entry point is refused with the name that is missing") {
  const PluginFolder folder;
  folder.add("no_entry");
  check_one_refusal(folder.load(), "P112", {"qanun_register"});
}

TEST_CASE("a plugin that is really built with a sanitizer is refused with both ways of building") {
  if (!fs::exists(fs::path{QANUN_ABI_LIBRARIES} / "with_address_sanitizer.so")) return;
  const PluginFolder folder;
  folder.add("with_address_sanitizer");
  const LoadResult result = folder.load();
  check_one_refusal(result, "P118", {"address"});
  CHECK(result.host.refused().front().reason_en.find("none") != std::string::npos);
}

TEST_CASE("a plugin whose id is taken is refused and both files are named") {
  const PluginFolder folder;
  const fs::path second = folder.add("second");
  check_one_refusal(folder.load(), "P140", {"good", second.string(), folder.file("good.so").string()});
}

TEST_CASE("a plugin that declares an option of the kernel differently is refused") {
  const PluginFolder folder;
  folder.add("other_option");
  const LoadResult result = folder.load();
  check_one_refusal(result, "P141", {"match.target", "other_option"});
  CHECK(result.registry.feature("other_option") == nullptr);
}
