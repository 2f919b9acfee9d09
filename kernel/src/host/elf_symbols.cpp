#include "host/elf_symbols.hpp"

#include <algorithm>

namespace qanun::host {

namespace {

bool shown(const ElfW(Sym) & symbol) {
  const unsigned binding = ELF64_ST_BIND(symbol.st_info);  // alike in both word sizes
  return symbol.st_shndx != SHN_UNDEF && (binding == STB_GLOBAL || binding == STB_WEAK) &&
         ELF64_ST_VISIBILITY(symbol.st_other) == STV_DEFAULT;
}

}  // namespace

std::optional<std::uint64_t> ElfSymbols::export_of(std::string_view name) const {
  for (const auto& symbol : symbols) {
    if (!shown(symbol) || symbol.st_name >= names.size()) continue;
    const std::string_view rest = std::string_view{names}.substr(symbol.st_name);
    if (rest.starts_with(name) && rest.size() > name.size() && rest[name.size()] == '\0') return symbol.st_value;
  }
  return std::nullopt;
}

std::optional<ElfTables> read_tables(const ByteSource& bytes, const ElfW(Ehdr) & header) {
  auto segments = read_array<ElfW(Phdr)>(bytes, header.e_phoff, header.e_phnum);
  auto sections = read_array<ElfW(Shdr)>(bytes, header.e_shnum == 0 ? 0 : header.e_shoff, header.e_shnum);
  if (!segments || !sections) return std::nullopt;
  return ElfTables{std::move(*segments), std::move(*sections)};
}

std::optional<ElfSymbols> read_symbols(const ByteSource& bytes, const ElfTables& tables) {
  const auto table = std::find_if(tables.sections.begin(), tables.sections.end(),
                                  [](const auto& section) { return section.sh_type == SHT_DYNSYM; });
  if (table == tables.sections.end() || table->sh_entsize != sizeof(ElfW(Sym)) ||
      table->sh_link >= tables.sections.size())
    return std::nullopt;
  const auto& strings = tables.sections[table->sh_link];
  if (strings.sh_type != SHT_STRTAB) return std::nullopt;

  auto symbols = read_array<ElfW(Sym)>(bytes, table->sh_offset, table->sh_size / sizeof(ElfW(Sym)));
  const auto names = read_array<char>(bytes, strings.sh_offset, strings.sh_size);
  if (!symbols || !names) return std::nullopt;
  return ElfSymbols{std::move(*symbols), std::string{names->begin(), names->end()}};
}

std::optional<std::uint64_t> file_offset(const ElfTables& tables, std::uint64_t address, std::uint64_t length) {
  for (const auto& segment : tables.segments) {
    if (segment.p_type != PT_LOAD || address < segment.p_vaddr) continue;
    const std::uint64_t within = address - segment.p_vaddr;
    if (within <= segment.p_filesz && length <= segment.p_filesz - within) return segment.p_offset + within;
  }
  return std::nullopt;
}

}  // namespace qanun::host
