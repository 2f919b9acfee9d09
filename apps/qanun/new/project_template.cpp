#include "new/project_template.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>

namespace program {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kId = "plugin_id";
constexpr std::string_view kCapitals = "PLUGIN_ID";

std::string in_capitals(std::string_view id) {
  std::string out{id};
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return out;
}

void replace_all(std::string& text, std::string_view word, std::string_view by) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + by.size()))
    text.replace(at, word.size(), by);
}

std::string filled(std::string text, std::string_view id) {
  replace_all(text, kCapitals, in_capitals(id));
  replace_all(text, kId, id);
  return text;
}

std::error_code last_error() { return {errno, std::generic_category()}; }

// A file that did not exist before.
bool write_new(const fs::path& file, std::string_view text, std::error_code& error) {
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) {
    error = last_error();
    return false;
  }
  while (!error && !text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written >= 0)
      text.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EINTR)
      error = last_error();
  }
  if (::close(descriptor) != 0 && !error) error = last_error();
  return !error;
}

// What this run made, so that it can be taken away again and nothing else with it.
class Written {
 public:
  // False where it exists, whoever made it.
  bool folder(const fs::path& path, std::error_code& error) {
    if (std::find(made_.begin(), made_.end(), path) != made_.end()) return true;
    if (::mkdir(path.c_str(), 0777) != 0) {
      error = last_error();
      return false;
    }
    made_.push_back(path);
    return true;
  }
  bool file(const fs::path& path, std::string_view text, std::error_code& error) {
    const bool whole = write_new(path, text, error);
    if (whole || error != std::errc::file_exists) made_.push_back(path);
    return whole;
  }
  void take_away() {
    std::error_code passed_over;
    for (; !made_.empty(); made_.pop_back()) fs::remove(made_.back(), passed_over);
  }

 private:
  std::vector<fs::path> made_{};
};

// The folder itself, those below it, then the file.
bool write_one(const fs::path& folder, const ProjectFile& file, Written& written, fs::path& at,
               std::error_code& error) {
  at = folder;
  if (!written.folder(at, error)) return false;
  for (const fs::path& part : file.name.parent_path()) {
    at /= part;
    if (!written.folder(at, error)) return false;
  }
  at = folder / file.name;
  return written.file(at, file.text, error);
}

}  // namespace

std::vector<ProjectFile> read_template(const fs::path& folder, std::string_view id, std::error_code& error) {
  std::vector<ProjectFile> files;
  for (fs::recursive_directory_iterator at{folder, error}, end; !error && at != end; at.increment(error)) {
    if (!at->is_regular_file(error)) continue;
    std::ifstream in{at->path(), std::ios::binary};
    std::string text{std::istreambuf_iterator<char>{in}, {}};
    if (!in.is_open() || in.bad()) error = std::make_error_code(std::errc::io_error);
    files.push_back({filled(at->path().lexically_relative(folder).string(), id), filled(std::move(text), id)});
  }
  if (!error && files.empty()) error = std::make_error_code(std::errc::no_such_file_or_directory);
  std::sort(files.begin(), files.end(), [](const ProjectFile& a, const ProjectFile& b) { return a.name < b.name; });
  return files;
}

fs::path write_project(const fs::path& folder, const std::vector<ProjectFile>& files, std::error_code& error) {
  Written written;
  fs::path at;
  for (const ProjectFile& file : files)
    if (!write_one(folder, file, written, at, error)) {
      written.take_away();
      return at;
    }
  return {};
}

}  // namespace program
