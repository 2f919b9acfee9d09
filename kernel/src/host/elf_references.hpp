// The numbers by which the loader goes from one table of a library to another. It trusts them: one that leads outside
// makes it read or write what happens to lie there, which differs from process to process, so that a probe may live
// where its host dies.
#pragma once

#include <optional>

#include "host/elf_symbols.hpp"
#include "host/refusal.hpp"

namespace qanun::host {

// Names and versions of symbols, and the symbols and places of relocations, lie within their tables and segments. Only
// what the table of sections tells of is looked at.
[[nodiscard]] std::optional<Refusal> check_references(const ByteSource& bytes, const ElfTables& tables,
                                                      const ElfSymbols& symbols);

}  // namespace qanun::host
