// The file of verdicts: it saves time, and nothing else depends on it.
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <fstream>

#include "plugin_folder.hpp"

namespace fs = std::filesystem;
using namespace qanun;
using namespace qanun::test;

namespace {

// A folder that was loaded once with a file of verdicts.
class Remembered {
 public:
  explicit Remembered(const std::string& bad = {}) {
    if (!bad.empty()) folder_.add(bad);
    CHECK(load().good_is_loaded());
    REQUIRE(fs::exists(folder_.cache()));
  }

  [[nodiscard]] const PluginFolder& folder() const { return folder_; }

  [[nodiscard]] LoadResult load() const { return load_with(PluginHost::standard_settings().probe); }
  // Only what is remembered can be loaded: nothing can be tried.
  [[nodiscard]] LoadResult load_from_memory() const { return load_with("/nonexistent/probe"); }

  // Whether nothing is remembered, which does no harm.
  void check_forgotten() const {
    const LoadResult blind = load_from_memory();
    CHECK(blind.host.loaded().empty());
    REQUIRE(blind.host.refused().size() == 1);
    CHECK(blind.host.refused().front().code == "P135");
    CHECK(load().good_is_loaded());
  }

 private:
  [[nodiscard]] LoadResult load_with(const fs::path& probe) const {
    PluginHost::Settings settings = folder_.settings();
    settings.cache = folder_.cache();
    settings.probe = probe;
    return folder_.load(settings);
  }

  PluginFolder folder_;
};

void overwrite(const fs::path& file, std::string_view bytes) {
  std::ofstream{file, std::ios::binary | std::ios::trunc} << bytes;
}

}  // namespace

TEST_CASE("a plugin that proved harmless is not tried again") {
  const Remembered remembered;
  const LoadResult again = remembered.load_from_memory();
  CHECK(again.good_is_loaded());
  CHECK(again.host.refused().empty());
}

TEST_CASE("a refusal is remembered with its words in both languages") {
  const Remembered remembered{GENERATE("wrong_abi", "throws", "crashes")};
  const LoadResult first = remembered.load();
  const LoadResult again = remembered.load_from_memory();
  CHECK(again.good_is_loaded());
  REQUIRE(first.host.refused().size() == 1);
  REQUIRE(again.host.refused().size() == 1);
  CHECK(again.host.refused().front().code == first.host.refused().front().code);
  CHECK(again.host.refused().front().reason_en == first.host.refused().front().reason_en);
  CHECK(again.host.refused().front().reason_ar == first.host.refused().front().reason_ar);
}

TEST_CASE("a file that was written again is tried again") {
  const Remembered remembered;
  const fs::path good = remembered.folder().file("good.so");
  const auto time = fs::last_write_time(good);
  const std::string bytes = read_bytes(good);
  fs::remove(good);
  overwrite(good, bytes);
  fs::last_write_time(good, time);  // as a copy that keeps times leaves it
  remembered.check_forgotten();
}

TEST_CASE("a file of verdicts that is damaged is passed over") {
  const Remembered remembered;
  const fs::path cache = remembered.folder().cache();
  const std::string whole = read_bytes(cache);
  SECTION("every byte of it changed, one at a time") {
    // Each place is tried with a look from memory alone, which is fast.
    for (std::size_t i = 0; i < whole.size(); i += 7) {
      std::string bytes = whole;
      bytes[i] = static_cast<char>(bytes[i] ^ 0x15);
      overwrite(cache, bytes);
      INFO("byte " << i);
      CHECK(remembered.load_from_memory().host.loaded().empty());
    }
  }
  SECTION("cut short") { overwrite(cache, std::string_view{whole}.substr(0, whole.size() - 1)); }
  SECTION("empty") { overwrite(cache, ""); }
  SECTION("zeros") { overwrite(cache, std::string(5000, '\0')); }
  SECTION("one endless line") { overwrite(cache, std::string(500000, 'x')); }
  SECTION("broken escapes") { overwrite(cache, "qanun verdicts 1\n\\\n\t\\\n\\\t\\x\n"); }
  SECTION("far too large") { overwrite(cache, whole + std::string(2U << 20U, '\n')); }
  remembered.check_forgotten();
  CHECK(remembered.load_from_memory().good_is_loaded());  // and it was written anew
}

TEST_CASE("a file of verdicts that others may write is not believed") {
  const Remembered remembered;
  REQUIRE(::chmod(remembered.folder().cache().c_str(), 0666) == 0);
  remembered.check_forgotten();
}

TEST_CASE("a file of verdicts that is somebody else's is not believed") {
  if (::geteuid() != 0) {
    WARN("not tried: this user cannot give files away");
    return;
  }
  const Remembered remembered;
  REQUIRE(::chown(remembered.folder().cache().c_str(), 12345, 12345) == 0);
  remembered.check_forgotten();
}

TEST_CASE("a link in place of the file of verdicts is not followed") {
  const Remembered remembered;
  const fs::path cache = remembered.folder().cache();
  const fs::path target = cache.parent_path() / "target";
  fs::rename(cache, target);
  fs::create_symlink(target, cache);
  const std::string before = read_bytes(target);
  remembered.check_forgotten();
  CHECK(read_bytes(target) == before);
}

TEST_CASE("a pipe or a folder in place of the file of verdicts does no harm") {
  const Remembered remembered;
  const fs::path cache = remembered.folder().cache();
  fs::remove(cache);
  SECTION("a pipe") { REQUIRE(::mkfifo(cache.c_str(), 0600) == 0); }
  SECTION("a folder") { fs::create_directories(cache / "inside"); }
  remembered.check_forgotten();
}

TEST_CASE("no file is left in a folder of verdicts that others may write") {
  const PluginFolder folder;
  const fs::path place = folder.cache().parent_path();
  fs::create_directories(place);
  REQUIRE(::chmod(place.c_str(), 0777) == 0);
  PluginHost::Settings settings = folder.settings();
  settings.cache = folder.cache();
  CHECK(folder.load(settings).good_is_loaded());
  CHECK(fs::is_empty(place));
}

TEST_CASE("nothing but the file of verdicts is left where it lies") {
  const Remembered remembered;
  const fs::path place = remembered.folder().cache().parent_path();
  CHECK(std::distance(fs::directory_iterator{place}, fs::directory_iterator{}) == 1);
}

TEST_CASE("loading from memory is fast") {
  const Remembered remembered;
  double best = 1e9;
  for (int i = 0; i < 5; ++i) {
    const auto start = std::chrono::steady_clock::now();
    CHECK(remembered.load_from_memory().good_is_loaded());
    best = std::min(best, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  CHECK(best < 50);  // a millisecond where nothing else runs; a process would cost more than this under a sanitizer
}
