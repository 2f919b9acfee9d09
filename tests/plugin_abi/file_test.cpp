// Files that are no libraries of this machine.
#include <elf.h>
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>

#include "plugin_folder.hpp"

namespace fs = std::filesystem;
using namespace qanun;
using namespace qanun::test;

namespace {

// A copy of the good library with one byte of its header changed.
std::string patched(std::size_t offset, unsigned value) {
  std::string bytes = library_bytes("good");
  bytes.at(offset) = static_cast<char>(value);
  return bytes;
}

}  // namespace

TEST_CASE("a folder with one good plugin loads it and refuses nothing") {
  const PluginFolder folder;
  const LoadResult result = folder.load();
  CHECK(result.good_is_loaded());
  CHECK(result.host.refused().empty());
  REQUIRE(result.host.loaded().size() == 1);
  const LoadedPlugin& good = result.host.loaded().front();
  CHECK(good.file == fs::canonical(folder.file("good.so")));
  CHECK(good.licence == "MIT");
  CHECK(good.kernel_version == kVersion);
  CHECK(good.compiler == __VERSION__);
}

TEST_CASE("a text with the name of a library is refused with the bytes that it begins with") {
  const PluginFolder folder;
  folder.write("text.so", "This is no library.");
  check_one_refusal(folder.load(), "P101", {"54 68 69 73", "7F 45 4C 46"});
}

TEST_CASE("a file that is shorter than the mark of a library is refused") {
  const PluginFolder folder;
  folder.write("short.so",
               "\x7F"
               "E");
  check_one_refusal(folder.load(), "P101", {"7F 45", "7F 45 4C 46"});
}

TEST_CASE("an empty file is refused") {
  const PluginFolder folder;
  folder.write("empty.so", "");
  check_one_refusal(folder.load(), "P102", {std::to_string(sizeof(Elf64_Ehdr))});
}

TEST_CASE("a library that is cut short is refused with both sizes") {
  const std::string whole = library_bytes("good");
  const std::size_t size = GENERATE_REF(std::size_t{4}, std::size_t{17}, std::size_t{63}, std::size_t{64},
                                        std::size_t{4096}, whole.size() / 2, whole.size() - 1);
  INFO(size);
  const PluginFolder folder;
  folder.write("cut.so", std::string_view{whole}.substr(0, size));
  check_one_refusal(folder.load(), "P105", {std::to_string(size)});
}

TEST_CASE("a library of another word size is refused with both sizes") {
  const PluginFolder folder;
  folder.write("narrow.so", patched(EI_CLASS, ELFCLASS32));
  check_one_refusal(folder.load(), "P106", {"32", "64"});
}

TEST_CASE("a library with another byte order is refused with both orders") {
  const PluginFolder folder;
  folder.write("order.so", patched(EI_DATA, ELFDATA2MSB));
  check_one_refusal(folder.load(), "P107", {"big-endian", "little-endian"});
}

TEST_CASE("a library for another machine is refused with both machines") {
  const PluginFolder folder;
  folder.write("machine.so", patched(offsetof(Elf64_Ehdr, e_machine), EM_S390));
  check_one_refusal(folder.load(), "P108", {"s390"});
}

TEST_CASE("an ELF file that is no shared library is refused with both types") {
  const PluginFolder folder;
  folder.write("program.so", patched(offsetof(Elf64_Ehdr, e_type), ET_EXEC));
  check_one_refusal(folder.load(), "P109", {"2", "3"});
}

TEST_CASE("a library whose headers make no sense is refused with both values") {
  const PluginFolder folder;
  folder.write("headers.so", patched(offsetof(Elf64_Ehdr, e_phentsize), 57));
  check_one_refusal(folder.load(), "P110", {"e_phentsize", "57", "56"});
}

TEST_CASE("a folder with the name of a library is refused") {
  const PluginFolder folder;
  fs::create_directory(folder.file("folder.so"));
  check_one_refusal(folder.load(), "P103", {});
}

TEST_CASE("a pipe with the name of a library is refused and nobody waits for it") {
  const PluginFolder folder;
  REQUIRE(::mkfifo(folder.file("pipe.so").c_str(), 0600) == 0);
  check_one_refusal(folder.load(), "P103", {});
}

TEST_CASE("a link that leads nowhere is refused") {
  const PluginFolder folder;
  fs::create_symlink("nothing", folder.file("link.so"));
  check_one_refusal(folder.load(), "P103", {});
}

TEST_CASE("links that lead to one another are refused") {
  const PluginFolder folder;
  fs::create_symlink("loop_b", folder.file("loop_a.so"));
  fs::create_symlink("loop_a.so", folder.file("loop_b"));
  check_one_refusal(folder.load(), "P104", {});
}

TEST_CASE("a library that may not be read is refused") {
  if (::geteuid() == 0) {
    WARN("not tried: this user may read everything");
    return;
  }
  const PluginFolder folder;
  fs::permissions(folder.write("secret.so", library_bytes("good")), fs::perms::none);
  check_one_refusal(folder.load(), "P104", {});
}

TEST_CASE("a folder of plugins that is not there is named and the others are read") {
  const PluginFolder folder;
  PluginHost::Settings settings = folder.settings();
  settings.folders.insert(settings.folders.begin(), folder.path() / "missing");
  const LoadResult result = folder.load(settings);
  check_one_refusal(result, "P150", {});
  CHECK(result.host.refused().front().file == folder.path() / "missing");
}

TEST_CASE("a library that is reached twice counts once") {
  const PluginFolder folder;
  fs::create_symlink("good.so", folder.file("again.so"));
  PluginHost::Settings settings = folder.settings();
  settings.folders.push_back(folder.path() / "." / "..");
  settings.folders.back() /= "plugins";
  const LoadResult result = folder.load(settings);
  CHECK(result.good_is_loaded());
  CHECK(result.host.loaded().size() == 1);
  CHECK(result.host.refused().empty());
}

TEST_CASE("files that are not called *.so are left alone") {
  const PluginFolder folder;
  folder.write("good.so.backup", "no library");
  folder.write("README", "no library");
  folder.write(".so", "no library");
  const LoadResult result = folder.load();
  CHECK(result.good_is_loaded());
  CHECK(result.host.refused().empty());
}
