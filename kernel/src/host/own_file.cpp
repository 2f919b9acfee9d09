#include "host/own_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>

namespace qanun::host {

namespace fs = std::filesystem;

namespace {

bool is_own(const struct stat& status) {
  return status.st_uid == ::geteuid() && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

bool is_own_folder(const fs::path& folder) {
  struct stat status {};
  return ::stat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && is_own(status);
}

// A folder is made only inside one's own: a program that runs as somebody else leaves nothing behind there.
bool make_own_folder(const fs::path& folder) {
  std::error_code error;
  if (fs::exists(folder, error)) return is_own_folder(folder);
  const fs::path above = folder.parent_path();
  if (above.empty() || above == folder || !make_own_folder(above)) return false;
  return ::mkdir(folder.c_str(), S_IRWXU) == 0 || is_own_folder(folder);
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = ::write(file, text.data(), text.size());
    if (put <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(put));
  }
  return true;
}

}  // namespace

std::optional<std::string> read_own_file(const fs::path& file, std::size_t largest) {
  const int number = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (number < 0) return std::nullopt;
  struct stat status {};
  std::optional<std::string> text;
  if (::fstat(number, &status) == 0 && S_ISREG(status.st_mode) && is_own(status) &&
      static_cast<std::size_t>(status.st_size) <= largest) {
    text.emplace(static_cast<std::size_t>(status.st_size), '\0');
    const ssize_t got = ::read(number, text->data(), text->size());
    text->resize(got < 0 ? 0 : static_cast<std::size_t>(got));
  }
  ::close(number);
  return text;
}

bool write_own_file(const fs::path& file, std::string_view text) {
  if (!make_own_folder(file.parent_path())) return false;
  std::string temporary = file.string() + ".XXXXXX";
  const int number = ::mkostemp(temporary.data(), O_CLOEXEC);
  if (number < 0) return false;
  const bool whole = write_all(number, text);
  const bool closed = ::close(number) == 0;
  if (whole && closed && ::rename(temporary.c_str(), file.c_str()) == 0) return true;
  ::unlink(temporary.c_str());
  return false;
}

}  // namespace qanun::host
