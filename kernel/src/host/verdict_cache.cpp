#include "host/verdict_cache.hpp"

#include <sys/stat.h>

#include <charconv>
#include <ctime>
#include <vector>

#include "host/fields.hpp"
#include "host/own_file.hpp"
#include "qanun/version.hpp"

namespace qanun::host {

namespace {

constexpr std::string_view kFirstLine = "qanun verdicts 1";
constexpr std::size_t kMostEntries = 500;
constexpr std::size_t kLargestFile = std::size_t{1} << 20U;
constexpr std::int64_t kAWhile = 600;  // seconds

// FNV-1a: finds damage by chance, which is all that can happen to a file that only the user writes.
std::string checksum(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  return hex_number(hash);
}

std::int64_t now() { return static_cast<std::int64_t>(std::time(nullptr)); }

bool holds_still(std::int64_t until) { return until == 0 || (until > now() && until <= now() + kAWhile); }

std::string nanoseconds(const timespec& time) {
  return std::to_string(time.tv_sec) + "." + std::to_string(time.tv_nsec);
}

}  // namespace

std::optional<std::string> file_stamp(const std::filesystem::path& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  // The time of change too: it cannot be set back, as the time of writing is by tools that copy it.
  return std::to_string(status.st_size) + ":" + nanoseconds(status.st_mtim) + ":" + nanoseconds(status.st_ctim);
}

VerdictCache::VerdictCache(std::filesystem::path file, const std::filesystem::path& kernel)
    : file_{std::move(file)},
      kernel_{kernel.string()},
      kernel_stamp_{std::to_string(kAbi) + ":" + file_stamp(kernel).value_or("")} {
  if (!file_.empty()) read();
}

void VerdictCache::read() {
  const auto text = read_own_file(file_, kLargestFile);
  if (!text) return;
  std::string_view rest = *text;
  bool first = true;
  while (!rest.empty()) {
    const auto end = rest.find('\n');
    if (end == std::string_view::npos) return;  // cut short
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    if (first && line != kFirstLine) return;
    if (!first) take_line(line);
    first = false;
  }
}

void VerdictCache::take_line(std::string_view line) {
  const auto tab = line.find('\t');
  if (tab == std::string_view::npos || line.substr(0, tab) != checksum(line.substr(tab + 1))) return;
  const auto fields = split_fields(line.substr(tab + 1));
  if (!fields || fields->size() != 8 || entries_.size() >= kMostEntries) return;
  const auto& f = *fields;

  Entry entry{f[1], f[3], 0, std::nullopt};
  const auto read_until = std::from_chars(f[4].data(), f[4].data() + f[4].size(), entry.until);
  if (read_until.ec != std::errc{} || read_until.ptr != f[4].data() + f[4].size()) return;
  if (!holds_still(entry.until)) return;
  if (!f[5].empty()) {
    if (keep(f[5]) == Keep::never || (keep(f[5]) == Keep::a_while) != (entry.until != 0)) return;
    entry.verdict = Refusal{f[5], one_line(f[6], kLongestSentence), one_line(f[7], kLongestSentence)};
  }
  entries_.insert_or_assign({f[0], f[2]}, std::move(entry));
}

const ProbeVerdict* VerdictCache::find(const std::filesystem::path& plugin, const std::string& stamp) const {
  const auto found = entries_.find({kernel_, plugin.string()});
  if (found == entries_.end()) return nullptr;
  const Entry& entry = found->second;
  return entry.kernel_stamp == kernel_stamp_ && entry.plugin_stamp == stamp ? &entry.verdict : nullptr;
}

void VerdictCache::remember(const std::filesystem::path& plugin, const std::string& stamp,
                            const ProbeVerdict& verdict) {
  const Keep how_long = verdict ? keep(verdict->code) : Keep::always;
  if (how_long == Keep::never) return;
  // A full file starts anew with what is in use.
  if (entries_.size() >= kMostEntries) entries_.clear();
  const std::int64_t until = how_long == Keep::a_while ? now() + kAWhile : 0;
  entries_.insert_or_assign({kernel_, plugin.string()}, Entry{kernel_stamp_, stamp, until, verdict});
  changed_ = true;
}

void VerdictCache::save() const {
  if (file_.empty() || !changed_) return;
  std::string text{kFirstLine};
  text += '\n';
  for (const auto& [key, entry] : entries_) {
    const Refusal refusal = entry.verdict.value_or(Refusal{});
    const std::string line = join_fields({key.first, entry.kernel_stamp, key.second, entry.plugin_stamp,
                                          std::to_string(entry.until), refusal.code, refusal.en, refusal.ar});
    text += checksum(line) + '\t' + line + '\n';
  }
  write_own_file(file_, text);
}

}  // namespace qanun::host
