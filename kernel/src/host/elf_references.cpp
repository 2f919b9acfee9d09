#include "host/elf_references.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace qanun::host {

namespace {

using Section = ElfW(Shdr);

std::optional<Refusal> outside(const Said& what, std::uint64_t theirs, std::uint64_t limit) {
  return refuse("P110", {what, theirs, "< " + std::to_string(limit)});
}

const Section* find(const ElfTables& tables, unsigned type) {
  const auto at = std::find_if(tables.sections.begin(), tables.sections.end(),
                               [&](const Section& section) { return section.sh_type == type; });
  return at == tables.sections.end() ? nullptr : &*at;
}

std::vector<char> section_text(const ByteSource& bytes, const Section& section) {
  return read_array<char>(bytes, section.sh_offset, section.sh_size).value_or(std::vector<char>{});
}

// One more than the largest version that the library defines; 0 and 1 stand for no version.
unsigned defined_versions(const std::vector<char>& table) {
  unsigned known = 2;
  const MemoryBytes bytes{std::as_bytes(std::span{table})};
  std::uint64_t at = 0;
  // Entries take room: there are no more of them than fit, however they are chained.
  for (auto left = table.size() / sizeof(ElfW(Verdef)); left > 0; --left) {
    const auto entry = read_object<ElfW(Verdef)>(bytes, at);
    if (!entry) break;
    known = std::max(known, (entry->vd_ndx & 0x7FFFU) + 1U);
    if (entry->vd_next == 0) break;
    at += entry->vd_next;
  }
  return known;
}

// The same for the versions that it needs of other libraries.
unsigned needed_versions(const std::vector<char>& table) {
  unsigned known = 2;
  const MemoryBytes bytes{std::as_bytes(std::span{table})};
  std::uint64_t at = 0;
  auto left = table.size() / sizeof(ElfW(Vernaux));
  while (left > 0) {
    const auto entry = read_object<ElfW(Verneed)>(bytes, at);
    if (!entry) break;
    --left;
    std::uint64_t part_at = at + entry->vn_aux;
    for (unsigned i = 0; i < entry->vn_cnt && left > 0; ++i, --left) {
      const auto part = read_object<ElfW(Vernaux)>(bytes, part_at);
      if (!part) return known;
      known = std::max(known, (part->vna_other & 0x7FFFU) + 1U);
      part_at += part->vna_next;
    }
    if (entry->vn_next == 0) break;
    at += entry->vn_next;
  }
  return known;
}

std::optional<Refusal> check_versions(const ByteSource& bytes, const ElfTables& tables) {
  const Section* versions = find(tables, SHT_GNU_versym);
  if (versions == nullptr) return std::nullopt;
  const Section* defined = find(tables, SHT_GNU_verdef);
  const Section* needed = find(tables, SHT_GNU_verneed);
  const auto limit = std::max(defined == nullptr ? 2U : defined_versions(section_text(bytes, *defined)),
                              needed == nullptr ? 2U : needed_versions(section_text(bytes, *needed)));
  const auto numbers = read_array<ElfW(Versym)>(bytes, versions->sh_offset, versions->sh_size / sizeof(ElfW(Versym)));
  if (!numbers) return std::nullopt;
  for (const ElfW(Versym) number : *numbers)
    if ((number & 0x7FFFU) >= limit) return outside(Said{"version of a symbol", "إصدار رمز"}, number & 0x7FFFU, limit);
  return std::nullopt;
}

std::optional<Refusal> check_names(const ElfSymbols& symbols) {
  for (const auto& symbol : symbols.symbols)
    if (symbol.st_name >= symbols.names.size())
      return outside(Said{"name of a symbol", "اسم رمز"}, symbol.st_name, symbols.names.size());
  return std::nullopt;
}

// The segments that are loaded, in the order of their addresses: a strange file may have thousands, and be asked as
// many times.
class LoadedSegments {
 public:
  explicit LoadedSegments(const ElfTables& tables) {
    for (const auto& segment : tables.segments)
      if (segment.p_type == PT_LOAD) segments_.push_back({segment.p_vaddr, segment.p_memsz});
    std::sort(segments_.begin(), segments_.end());
  }

  [[nodiscard]] bool hold(std::uint64_t address) const {
    const auto behind = std::upper_bound(segments_.begin(), segments_.end(), Segment{address, UINT64_MAX});
    return behind != segments_.begin() && address - (behind - 1)->first < (behind - 1)->second;
  }

 private:
  using Segment = std::pair<std::uint64_t, std::uint64_t>;  // address and size
  std::vector<Segment> segments_{};
};

// Rel and Rela begin alike.
template <class Relocation>
std::optional<Refusal> check_relocations(const ByteSource& bytes, const LoadedSegments& segments,
                                         const Section& section, std::uint64_t symbols) {
  const auto relocations = read_array<Relocation>(bytes, section.sh_offset, section.sh_size / sizeof(Relocation));
  if (!relocations) return std::nullopt;
  for (const Relocation& one : *relocations) {
    const std::uint64_t symbol = sizeof(void*) == 8 ? ELF64_R_SYM(std::uint64_t{one.r_info}) : ELF32_R_SYM(one.r_info);
    if (symbol >= symbols) return outside(Said{"symbol of a relocation", "رمز إعادة التوضيع"}, symbol, symbols);
    if (!segments.hold(one.r_offset))
      return refuse("P110", {Said{"place of a relocation", "مكان إعادة التوضيع"}, std::uint64_t{one.r_offset},
                             Said{"within a segment that is loaded", "داخل جزء محمّل"}});
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> check_references(const ByteSource& bytes, const ElfTables& tables, const ElfSymbols& symbols) {
  if (auto refusal = check_names(symbols)) return refusal;
  if (auto refusal = check_versions(bytes, tables)) return refusal;
  const std::uint64_t count = symbols.symbols.size();
  const LoadedSegments segments{tables};
  std::uint64_t together = 0;
  for (const Section& section : tables.sections) {
    if ((section.sh_flags & SHF_ALLOC) == 0 || (section.sh_type != SHT_RELA && section.sh_type != SHT_REL)) continue;
    // Tables that lie over one another would be read as often as the file has sections.
    together += std::min<std::uint64_t>(section.sh_size, bytes.size());
    if (together >= bytes.size())
      return outside(Said{"size of all relocations", "حجم جداول إعادة التوضيع"}, together, bytes.size());
    auto refusal = section.sh_type == SHT_RELA ? check_relocations<ElfW(Rela)>(bytes, segments, section, count)
                                               : check_relocations<ElfW(Rel)>(bytes, segments, section, count);
    if (refusal) return refusal;
  }
  return std::nullopt;
}

}  // namespace qanun::host
