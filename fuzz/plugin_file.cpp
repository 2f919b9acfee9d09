// The bytes are a file that calls itself a library: what is looked at before anything loads it.
#include <cstdint>
#include <span>

#include "host/elf_file.hpp"
#include "promise.hpp"

namespace {

using namespace qanun::host;  // NOLINT(google-build-using-namespace)

// Counts what is read: the look must end soon however the tables of the file point at one another.
class CountedBytes final : public ByteSource {
 public:
  explicit CountedBytes(std::span<const std::byte> bytes) : bytes_{bytes}, memory_{bytes} {}
  [[nodiscard]] std::uint64_t size() const override { return memory_.size(); }
  [[nodiscard]] bool read(std::uint64_t offset, std::span<std::byte> out) const override {
    read_ += out.size() + 1;
    constexpr std::uint64_t kTimes = 8;  // headers, symbols, names, versions and relocations, each once or twice
    fuzz::keep(read_ < kTimes * (bytes_.size() + 4096), "more is read than a file of this size can hold");
    return memory_.read(offset, out);
  }

 private:
  std::span<const std::byte> bytes_;
  MemoryBytes memory_;
  mutable std::uint64_t read_ = 0;
};

std::optional<Refusal> look(std::span<const std::byte> bytes) {
  const CountedBytes source{bytes};
  if (auto refusal = check_headers(source)) return refusal;
  return check_symbols(source);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto bytes = std::as_bytes(std::span{data, size});
  const auto refusal = look(bytes);
  fuzz::keep(refusal == look(bytes), "looked at twice, the verdict is another");
  if (!refusal) return 0;
  fuzz::keep(is_refusal_code(refusal->code), "a refusal without a code of the table");
  fuzz::keep(!refusal->en.empty() && !refusal->ar.empty(), "a refusal that says nothing");
  fuzz::keep_printable(refusal->en, false);
  fuzz::keep_printable(refusal->ar, false);
  return 0;
}
