// The look at the bytes of a file, for any bytes.
#include <elf.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <cstring>
#include <random>
#include <span>

#include "host/elf_file.hpp"
#include "plugin_folder.hpp"

using namespace qanun;
using namespace qanun::host;
using qanun::test::library_bytes;

namespace {

std::optional<Refusal> look(std::string_view bytes) {
  const MemoryBytes source{std::as_bytes(std::span{bytes})};
  if (auto refusal = check_headers(source)) return refusal;
  return check_symbols(source);
}

template <class T>
T get(const std::string& bytes, std::size_t offset) {
  T object{};
  std::memcpy(&object, bytes.data() + offset, sizeof object);
  return object;
}

template <class T>
void put(std::string& bytes, std::size_t offset, const T& object) {
  std::memcpy(bytes.data() + offset, &object, sizeof object);
}

// Where the first program header of this type lies.
std::size_t segment(const std::string& bytes, unsigned type, int which = 0) {
  const auto header = get<Elf64_Ehdr>(bytes, 0);
  for (std::size_t i = 0; i < header.e_phnum; ++i) {
    const std::size_t at = header.e_phoff + i * sizeof(Elf64_Phdr);
    if (get<Elf64_Phdr>(bytes, at).p_type == type && which-- == 0) return at;
  }
  throw std::out_of_range{"no such segment"};
}

// The first section of this type.
Elf64_Shdr section(const std::string& bytes, unsigned type) {
  const auto header = get<Elf64_Ehdr>(bytes, 0);
  for (std::size_t i = 0; i < header.e_shnum; ++i) {
    const auto one = get<Elf64_Shdr>(bytes, header.e_shoff + i * sizeof(Elf64_Shdr));
    if (one.sh_type == type) return one;
  }
  throw std::out_of_range{"no such section"};
}

}  // namespace

TEST_CASE("a good library passes, and so does the kernel itself but for the manifest") {
  CHECK(!look(library_bytes("good")));
  const std::string kernel = test::read_bytes(library_folder() / "libqanun.so");
  const auto refusal = look(kernel);
  REQUIRE(refusal);
  CHECK(refusal->code == "P111");
}

TEST_CASE("a library that is cut anywhere is refused") {
  const std::string whole = library_bytes("good");
  const std::size_t step = std::max<std::size_t>(whole.size() / 500, 1);
  for (std::size_t size = 0; size < whole.size(); size += size < 200 ? 1 : step) {
    INFO(size);
    CHECK(look(std::string_view{whole}.substr(0, size)));
  }
}

TEST_CASE("segments that lie over one another or outside are refused") {
  std::string bytes = library_bytes("good");
  SECTION("a segment to load that lies before its forerunner") {
    const std::size_t at = segment(bytes, PT_LOAD, 1);
    auto second = get<Elf64_Phdr>(bytes, at);
    second.p_vaddr = 0;
    put(bytes, at, second);
  }
  SECTION("a segment to load that is larger in the file than in memory") {
    const std::size_t at = segment(bytes, PT_LOAD);
    auto first = get<Elf64_Phdr>(bytes, at);
    first.p_memsz = first.p_filesz - 1;
    put(bytes, at, first);
  }
  SECTION("a table of dynamic entries far away") {
    const std::size_t at = segment(bytes, PT_DYNAMIC);
    auto dynamic = get<Elf64_Phdr>(bytes, at);
    dynamic.p_vaddr = 0x7F0000000000;
    put(bytes, at, dynamic);
  }
  SECTION("memory to protect whose end overflows") {
    const std::size_t at = segment(bytes, PT_GNU_RELRO);
    auto relro = get<Elf64_Phdr>(bytes, at);
    relro.p_memsz = ~std::uint64_t{0};
    put(bytes, at, relro);
  }
  const auto refusal = look(bytes);
  REQUIRE(refusal);
  CHECK(refusal->code == "P110");
}

TEST_CASE("numbers that lead out of the tables of the library are refused") {
  std::string bytes = library_bytes("good");
  SECTION("the version of a symbol") {
    put(bytes, section(bytes, SHT_GNU_versym).sh_offset + 2, std::uint16_t{0x7000});
  }
  SECTION("the name of a symbol") {
    const std::size_t at = section(bytes, SHT_DYNSYM).sh_offset + sizeof(Elf64_Sym);
    auto symbol = get<Elf64_Sym>(bytes, at);
    symbol.st_name = 0x7FFFFFFF;
    put(bytes, at, symbol);
  }
  SECTION("the symbol of a relocation") {
    const std::size_t at = section(bytes, SHT_RELA).sh_offset;
    auto relocation = get<Elf64_Rela>(bytes, at);
    relocation.r_info = ELF64_R_INFO(std::uint64_t{0xFFFFFF}, R_X86_64_64);
    put(bytes, at, relocation);
  }
  SECTION("the place of a relocation") {
    const std::size_t at = section(bytes, SHT_RELA).sh_offset;
    auto relocation = get<Elf64_Rela>(bytes, at);
    relocation.r_offset = 0x7F0000000000;
    put(bytes, at, relocation);
  }
  const auto refusal = look(bytes);
  REQUIRE(refusal);
  CHECK(refusal->code == "P110");
}

TEST_CASE("tables of relocations that lie over one another are refused before they are read again and again") {
  std::string bytes = library_bytes("good");
  auto header = get<Elf64_Ehdr>(bytes, 0);
  auto relocations = section(bytes, SHT_RELA);
  const std::string sections = bytes.substr(header.e_shoff, header.e_shnum * sizeof(Elf64_Shdr));
  // Sixty thousand sections tell of one table, a megabyte of relocations that say nothing.
  constexpr unsigned kSections = 60'000;
  const Elf64_Rela none = get<Elf64_Rela>(bytes, relocations.sh_offset);
  relocations.sh_offset = bytes.size();
  relocations.sh_size = 40'000 * sizeof none;
  for (int i = 0; i < 40'000; ++i) bytes.append(reinterpret_cast<const char*>(&none), sizeof none);
  header.e_shoff = bytes.size();
  bytes += sections;
  for (unsigned i = header.e_shnum; i < kSections; ++i)
    bytes.append(reinterpret_cast<const char*>(&relocations), sizeof relocations);
  header.e_shnum = kSections;
  put(bytes, 0, header);
  const auto began = std::chrono::steady_clock::now();
  const auto refusal = look(bytes);
  CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds{10});
  REQUIRE(refusal);
  CHECK(refusal->code == "P110");
}

TEST_CASE("a library with any bytes changed is judged without harm") {
  const std::string whole = library_bytes("good");
  const auto header = get<Elf64_Ehdr>(whole, 0);
  std::mt19937 random{7};
  int refused = 0;
  for (int round = 0; round < 3000; ++round) {
    std::string bytes = whole;
    // Where it hurts: the header, the segments and the table of sections.
    const std::size_t tables[3][2] = {{0, sizeof header},
                                      {header.e_phoff, header.e_phnum * sizeof(Elf64_Phdr)},
                                      {header.e_shoff, header.e_shnum * sizeof(Elf64_Shdr)}};
    if (round % 2 == 1) bytes[random() % bytes.size()] = static_cast<char>(random());
    for (int change = 0; change < 4; ++change) {
      const auto& [offset, size] = tables[random() % 3];
      bytes[offset + random() % size] = static_cast<char>(random());
    }
    refused += look(bytes) ? 1 : 0;
  }
  CHECK(refused > 1500);
  CHECK(refused < 3000);
}

TEST_CASE("files that are not there give the error of the system") {
  const FileBytes missing{"/nonexistent/file.so"};
  CHECK(missing.error() == ENOENT);
  std::byte one{};
  CHECK(!missing.read(0, std::span{&one, 1}));
}
