#include "host/elf_file.hpp"

#include <fcntl.h>
#include <link.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "host/elf_references.hpp"
#include "host/elf_symbols.hpp"
#include "host/manifest_check.hpp"

// The header of the binary that this code is linked into, given by the linker: what a library must be to join it.
extern "C" const ElfW(Ehdr) __ehdr_start __attribute__((visibility("hidden")));

namespace qanun::host {

bool MemoryBytes::read(std::uint64_t offset, std::span<std::byte> out) const {
  if (offset > bytes_.size() || out.size() > bytes_.size() - offset) return false;
  std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(offset), out.size(), out.begin());
  return true;
}

FileBytes::FileBytes(const std::filesystem::path& file) {
  file_ = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat status {};
  if (file_ < 0 || ::fstat(file_, &status) != 0) {
    error_ = errno;
    return;
  }
  size_ = static_cast<std::uint64_t>(status.st_size);
}

FileBytes::~FileBytes() {
  if (file_ >= 0) ::close(file_);
}

bool FileBytes::read(std::uint64_t offset, std::span<std::byte> out) const {
  while (!out.empty()) {
    if (offset > static_cast<std::uint64_t>(std::numeric_limits<off_t>::max())) return false;
    const ssize_t got = ::pread(file_, out.data(), out.size(), static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    out = out.subspan(static_cast<std::size_t>(got));
    offset += static_cast<std::uint64_t>(got);
  }
  return true;
}

namespace {

std::string machine_name(unsigned machine) {
  switch (machine) {
    case EM_386:
      return "i386";
    case EM_ARM:
      return "arm";
    case EM_X86_64:
      return "x86-64";
    case EM_AARCH64:
      return "aarch64";
    case EM_PPC64:
      return "ppc64";
    case EM_S390:
      return "s390";
    case EM_RISCV:
      return "riscv";
    default:
      return "ELF " + std::to_string(machine);
  }
}

std::string byte_order_name(unsigned data) {
  return data == ELFDATA2LSB ? "little-endian" : data == ELFDATA2MSB ? "big-endian" : std::to_string(data);
}

std::string word_size_name(unsigned word_class) {
  return word_class == ELFCLASS32 ? "32" : word_class == ELFCLASS64 ? "64" : "ELFCLASS " + std::to_string(word_class);
}

// The mark and the bytes that say how all others are laid out.
std::optional<Refusal> check_ident(const ByteSource& bytes) {
  if (bytes.size() == 0) return refuse("P102", {std::uint64_t{sizeof(ElfW(Ehdr))}});
  std::array<char, EI_NIDENT> ident{};
  const auto there = std::min<std::uint64_t>(bytes.size(), ident.size());
  if (!bytes.read(0, std::as_writable_bytes(std::span{ident}).first(there)))
    return refuse("P105", {bytes.size(), std::uint64_t{sizeof(ElfW(Ehdr))}});
  const std::string_view mark{ident.data(), std::min<std::size_t>(SELFMAG, there)};
  if (mark != std::string_view{ELFMAG, SELFMAG}) return refuse("P101", {hex_bytes(mark), hex_bytes({ELFMAG, SELFMAG})});
  if (bytes.size() < ident.size()) return refuse("P105", {bytes.size(), std::uint64_t{sizeof(ElfW(Ehdr))}});

  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(ident[i]); };
  const auto& ours = __ehdr_start.e_ident;
  if (at(EI_CLASS) != ours[EI_CLASS])
    return refuse("P106", {word_size_name(at(EI_CLASS)), word_size_name(ours[EI_CLASS])});
  if (at(EI_DATA) != ours[EI_DATA])
    return refuse("P107", {byte_order_name(at(EI_DATA)), byte_order_name(ours[EI_DATA])});
  return std::nullopt;
}

// offset + length, or the largest number where that overflows.
std::uint64_t end_of(std::uint64_t offset, std::uint64_t length) {
  const std::uint64_t end = offset + length;
  return end < offset ? std::numeric_limits<std::uint64_t>::max() : end;
}

// How long the file must be for everything that its tables point at.
std::uint64_t needed_size(const ElfTables& tables) {
  std::uint64_t needed = 0;
  for (const auto& segment : tables.segments)
    if (segment.p_type == PT_LOAD) needed = std::max(needed, end_of(segment.p_offset, segment.p_filesz));
  for (const auto& section : tables.sections)
    if (section.sh_type != SHT_NOBITS && section.sh_type != SHT_NULL)
      needed = std::max(needed, end_of(section.sh_offset, section.sh_size));
  return needed;
}

Refusal damaged(const std::string& field, std::uint64_t theirs, const std::string& right) {
  return refuse("P110", {field, theirs, right});
}

// Segments whose place the loader believes and reads, writes or protects.
bool is_used_by_loader(unsigned type) {
  return type == PT_DYNAMIC || type == PT_TLS || type == PT_PHDR || type == PT_GNU_RELRO || type == PT_GNU_PROPERTY;
}

// The loader maps segments where they say, also over what is mapped there already, and the probe's memory is laid out
// otherwise than ours: segments must follow one another, and all else must lie within them.
std::optional<Refusal> check_segments(const std::vector<ElfW(Phdr)>& segments) {
  std::uint64_t first = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t end = 0;
  for (const auto& one : segments) {
    if (one.p_type != PT_LOAD) continue;
    if (one.p_vaddr < end) return damaged("p_vaddr", one.p_vaddr, ">= " + std::to_string(end));
    if (one.p_filesz > one.p_memsz) return damaged("p_filesz", one.p_filesz, "<= " + std::to_string(one.p_memsz));
    first = std::min<std::uint64_t>(first, one.p_vaddr);
    end = end_of(one.p_vaddr, one.p_memsz);
  }
  constexpr std::uint64_t kLargestPage = 0x10000;  // what is protected may reach to the end of its page
  end = end_of(end, kLargestPage);
  for (const auto& one : segments) {
    if (!is_used_by_loader(one.p_type)) continue;
    // The zeros of thread-local data take no room among the segments.
    const std::uint64_t size = one.p_type == PT_TLS ? one.p_filesz : one.p_memsz;
    if (size == 0) continue;
    if (one.p_vaddr < first) return damaged("p_vaddr", one.p_vaddr, ">= " + std::to_string(first));
    if (end_of(one.p_vaddr, size) > end)
      return damaged("p_vaddr + p_memsz", end_of(one.p_vaddr, size), "<= " + std::to_string(end));
  }
  return std::nullopt;
}

// The fields of the header that say how its tables are laid out.
std::optional<Refusal> check_header(const ElfW(Ehdr) & header) {
  const auto must_be = [](const char* field, std::uint64_t theirs, std::uint64_t right) -> std::optional<Refusal> {
    if (theirs == right) return std::nullopt;
    return damaged(field, theirs, std::to_string(right));
  };
  if (header.e_machine != __ehdr_start.e_machine)
    return refuse("P108", {machine_name(header.e_machine), machine_name(__ehdr_start.e_machine)});
  if (header.e_type != ET_DYN) return refuse("P109", {std::uint64_t{header.e_type}, std::uint64_t{ET_DYN}});
  if (auto refusal = must_be("e_version", header.e_version, EV_CURRENT)) return refusal;
  if (auto refusal = must_be("e_phentsize", header.e_phentsize, sizeof(ElfW(Phdr)))) return refusal;
  return header.e_shnum == 0 ? std::nullopt : must_be("e_shentsize", header.e_shentsize, sizeof(ElfW(Shdr)));
}

}  // namespace

std::optional<Refusal> check_headers(const ByteSource& bytes) {
  if (auto refusal = check_ident(bytes)) return refusal;
  const auto header = read_object<ElfW(Ehdr)>(bytes, 0);
  if (!header) return refuse("P105", {bytes.size(), std::uint64_t{sizeof(ElfW(Ehdr))}});
  if (auto refusal = check_header(*header)) return refusal;

  const std::uint64_t tables_end =
      std::max(end_of(header->e_phoff, std::uint64_t{header->e_phnum} * sizeof(ElfW(Phdr))),
               header->e_shnum == 0 ? 0 : end_of(header->e_shoff, std::uint64_t{header->e_shnum} * sizeof(ElfW(Shdr))));
  if (tables_end > bytes.size()) return refuse("P105", {bytes.size(), tables_end});
  const auto tables = read_tables(bytes, *header);
  if (!tables) return refuse("P105", {bytes.size(), tables_end});
  if (const std::uint64_t needed = needed_size(*tables); needed > bytes.size())
    return refuse("P105", {bytes.size(), needed});
  return check_segments(tables->segments);
}

std::optional<Refusal> check_symbols(const ByteSource& bytes) {
  const auto header = read_object<ElfW(Ehdr)>(bytes, 0);
  const auto tables = header ? read_tables(bytes, *header) : std::nullopt;
  const auto symbols = tables ? read_symbols(bytes, *tables) : std::nullopt;
  if (!symbols) return std::nullopt;
  if (auto refusal = check_references(bytes, *tables, *symbols)) return refusal;

  const auto manifest_at = symbols->export_of(kManifestSymbol);
  if (!manifest_at) return refuse("P111", {kManifestSymbol});
  const auto offset = file_offset(*tables, *manifest_at, sizeof(std::uint64_t) + sizeof(std::uint32_t));
  if (offset) {
    // What another version laid out differently is behind the size, and only read when that matches.
    ManifestNumbers numbers{};
    const auto raw = std::as_writable_bytes(std::span{&numbers, 1});
    const std::size_t head = offsetof(ManifestNumbers, abi);
    if (!bytes.read(*offset, raw.first(head))) return std::nullopt;
    const bool alike = numbers.magic == kManifestMagic && numbers.size == sizeof(Manifest);
    if (alike && !bytes.read(*offset, raw.first(offsetof(ManifestNumbers, sanitizer) + sizeof(numbers.sanitizer))))
      return std::nullopt;
    if (auto refusal = compare_numbers(numbers)) return refusal;
  }
  if (!symbols->export_of(kRegisterSymbol)) return refuse("P112", {kRegisterSymbol});
  return std::nullopt;
}

}  // namespace qanun::host
