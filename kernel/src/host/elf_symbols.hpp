// The tables of an ELF file of this machine's kind, and its symbols.
#pragma once

#include <link.h>

#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "host/elf_file.hpp"

namespace qanun::host {

struct ElfTables {
  std::vector<ElfW(Phdr)> segments;
  std::vector<ElfW(Shdr)> sections;
};

// The dynamic symbols, those that the library defines and those that it needs.
struct ElfSymbols {
  std::vector<ElfW(Sym)> symbols;
  std::string names;

  // The address of a symbol that the library defines and shows.
  [[nodiscard]] std::optional<std::uint64_t> export_of(std::string_view name) const;
};

template <class T>
[[nodiscard]] std::optional<T> read_object(const ByteSource& bytes, std::uint64_t offset) {
  T object{};
  if (!bytes.read(offset, std::as_writable_bytes(std::span{&object, 1}))) return std::nullopt;
  return object;
}

// No table of a library is larger; it bounds the memory that a strange file can ask for.
inline constexpr std::uint64_t kLargestTable = std::uint64_t{256} << 20U;

// Nothing where the array does not lie within the file.
template <class T>
[[nodiscard]] std::optional<std::vector<T>> read_array(const ByteSource& bytes, std::uint64_t offset,
                                                       std::uint64_t count) {
  if (count > bytes.size() / sizeof(T) || count * sizeof(T) > kLargestTable) return std::nullopt;
  std::vector<T> array(count);
  if (!bytes.read(offset, std::as_writable_bytes(std::span{array}))) return std::nullopt;
  return array;
}

// Nothing where a table does not lie within the file.
[[nodiscard]] std::optional<ElfTables> read_tables(const ByteSource& bytes, const ElfW(Ehdr) & header);

// Nothing where the file has no table of sections, or one that makes no sense.
[[nodiscard]] std::optional<ElfSymbols> read_symbols(const ByteSource& bytes, const ElfTables& tables);

// Where in the file the bytes lie that are loaded at `address`; nothing where they come from no file.
[[nodiscard]] std::optional<std::uint64_t> file_offset(const ElfTables& tables, std::uint64_t address,
                                                       std::uint64_t length);

}  // namespace qanun::host
