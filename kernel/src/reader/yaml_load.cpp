#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "qanun/yaml.hpp"

namespace qanun::yaml {

namespace {

class Descriptor {
 public:
  explicit Descriptor(const std::string& path)
      : owned_(path != "-"), number_(owned_ ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY) : STDIN_FILENO) {}
  ~Descriptor() {
    if (owned_ && number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool folder() const {
    struct stat status {};
    return ::fstat(number_, &status) == 0 && S_ISDIR(status.st_mode);
  }

 private:
  bool owned_;
  int number_;
};

// At most one byte more than `most`, so that an endless device ends too. False when reading fails.
bool read_up_to(int descriptor, std::size_t most, std::string& out) {
  std::array<char, 1U << 14U> chunk{};
  while (out.size() <= most) {
    const ssize_t got = ::read(descriptor, chunk.data(), std::min(chunk.size(), most + 1 - out.size()));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return false;
    if (got == 0) break;
    out.append(chunk.data(), static_cast<std::size_t>(got));
  }
  return true;
}

}  // namespace

std::optional<Document> load(const std::string& path, const Limits& limits, Diagnostics& diagnostics) {
  const auto refuse = [&](std::string_view code) {
    diagnostics.report(code, Place{}, {path});
    return std::nullopt;
  };
  if (path.empty() || path.find('\0') != std::string::npos) return refuse("E001");
  const Descriptor file{path};
  if (file.number() < 0) return refuse(errno == ENOENT || errno == ENOTDIR ? "E001" : "E003");
  if (file.folder()) return refuse("E002");
  std::string source;
  if (!read_up_to(file.number(), limits.bytes, source)) return refuse("E003");
  return parse(path, std::move(source), limits, diagnostics);
}

}  // namespace qanun::yaml
