// A look at the bytes of a library before anything loads it: dlopen trusts headers, and dies on a file that lies.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "host/refusal.hpp"

namespace qanun::host {

// Bytes that are read in pieces.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  [[nodiscard]] virtual std::uint64_t size() const = 0;
  // Fills the whole of `out` from `offset`, or says false.
  [[nodiscard]] virtual bool read(std::uint64_t offset, std::span<std::byte> out) const = 0;
};

class MemoryBytes final : public ByteSource {
 public:
  explicit MemoryBytes(std::span<const std::byte> bytes) : bytes_{bytes} {}
  [[nodiscard]] std::uint64_t size() const override { return bytes_.size(); }
  [[nodiscard]] bool read(std::uint64_t offset, std::span<std::byte> out) const override;

 private:
  std::span<const std::byte> bytes_;
};

// A file that is read with pread, never mapped: a file that shrinks meanwhile gives a short read and no signal.
class FileBytes final : public ByteSource {
 public:
  explicit FileBytes(const std::filesystem::path& file);
  ~FileBytes() override;
  FileBytes(const FileBytes&) = delete;
  FileBytes& operator=(const FileBytes&) = delete;

  // 0, or the errno that opening it gave.
  [[nodiscard]] int error() const { return error_; }
  [[nodiscard]] std::uint64_t size() const override { return size_; }
  [[nodiscard]] bool read(std::uint64_t offset, std::span<std::byte> out) const override;

 private:
  int file_ = -1;
  int error_ = 0;
  std::uint64_t size_ = 0;
};

// Whether the bytes are a whole shared library for this machine: the mark, word size, byte order, machine, type, and
// headers that stay within the file. Safe for any bytes.
[[nodiscard]] std::optional<Refusal> check_headers(const ByteSource& bytes);

// Whether its tables refer to one another soundly, whether the library exports both symbols of a plugin, and whether
// the numbers of its manifest are those of this program, all without loading it. What cannot be told from the file is
// left to the probe. Safe for any bytes.
[[nodiscard]] std::optional<Refusal> check_symbols(const ByteSource& bytes);

}  // namespace qanun::host
