// Where the plugin host looks, what it makes of a probe's answers, and that strange words stay on their line.
#include "qanun/plugin_host.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <optional>
#include <string>

#include "host/fields.hpp"
#include "host/probe_answer.hpp"
#include "host/refusal.hpp"

namespace fs = std::filesystem;
using namespace qanun;
using namespace qanun::host;

namespace {

// Sets a variable of the environment for the time of a test.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_{name} {
    if (const char* old = std::getenv(name)) old_ = old;
    value == nullptr ? ::unsetenv(name) : ::setenv(name, value, 1);
  }
  ~Variable() { old_ ? ::setenv(name_, old_->c_str(), 1) : ::unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> old_;
};

}  // namespace

TEST_CASE("the plugin folder and the probe lie beside the library") {
  const Variable path{"QANUN_PLUGIN_PATH", nullptr};
  CHECK(fs::exists(library_folder() / "libqanun.so"));
  const auto settings = PluginHost::standard_settings();
  CHECK(settings.folders == std::vector<fs::path>{library_folder() / "qanun" / "plugins"});
  CHECK(settings.probe == library_folder() / "qanun" / "qanun-probe");
}

TEST_CASE("the folders of QANUN_PLUGIN_PATH come first and empty parts of it are no folder") {
  const Variable path{"QANUN_PLUGIN_PATH", ":/one::/two:"};
  const auto folders = PluginHost::standard_settings().folders;
  CHECK(folders == std::vector<fs::path>{"/one", "/two", library_folder() / "qanun" / "plugins"});
}

TEST_CASE("the verdicts lie in the user's cache, and nowhere when there is none") {
  SECTION("XDG_CACHE_HOME") {
    const Variable cache{"XDG_CACHE_HOME", "/somewhere"};
    CHECK(PluginHost::standard_settings().cache == "/somewhere/qanun/verdicts");
  }
  SECTION("a relative XDG_CACHE_HOME is passed over") {
    const Variable cache{"XDG_CACHE_HOME", "here"};
    const Variable home{"HOME", "/nowhere/player"};
    CHECK(PluginHost::standard_settings().cache == "/nowhere/player/.cache/qanun/verdicts");
  }
  SECTION("neither") {
    const Variable cache{"XDG_CACHE_HOME", nullptr};
    const Variable home{"HOME", nullptr};
    CHECK(PluginHost::standard_settings().cache.empty());
  }
}

TEST_CASE("fields come back as they were, whatever is in them") {
  const std::vector<std::string> fields{"", "a\tb", "line\nend", "\\", "\\n", "عربي", "\x01\xFF"};
  const std::string line = join_fields(fields);
  CHECK(line.find('\n') == std::string::npos);
  CHECK(split_fields(line) == fields);
  CHECK(!split_fields("broken\\"));
  CHECK(!split_fields("broken\\x"));
}

TEST_CASE("words of others stay on one line and are cut where they are long") {
  CHECK(one_line("two\nlines\tand more") == "two lines and more");
  CHECK(one_line("\x1b[31mred").find('\x1b') == std::string::npos);
  CHECK(one_line("\xFF").find('\xFF') == std::string::npos);
  CHECK(one_line(std::string(10000, 'x')).size() < 500);
  const Refusal refusal = refuse("P133", {Said{"while it registered", "أثناء تسجيلها"}, "first\nsecond {0}"});
  CHECK(refusal.en == "it threw while it registered: first second {0}");
}

TEST_CASE("a refusal that is in no table, or lacks an argument, is a fault of the program") {
  CHECK_THROWS_AS(refuse("P999", {}), std::logic_error);
  CHECK_THROWS_AS(refuse("P115", {std::uint64_t{1}}), std::logic_error);
}

TEST_CASE("only answers behind the secret word count, also when they come in pieces or among noise") {
  ProbeAnswer answer{"secret"};
  answer.take("registered\nother\tregistered\n\tregistered\nsecret\tstar");
  CHECK(answer.stage() == Stage::starting);
  answer.take("ted\nnoise without an end");
  CHECK(answer.stage() == Stage::loading);
  answer.take(std::string(100000, 'x') + "\nsecret\tloaded\n");
  CHECK(answer.stage() == Stage::registering);
  answer.take("\nsecret\trefused\tP999\ta\tb\nsecret\trefused\tP120\n");
  CHECK(!answer.refusal());
  answer.take("\nsecret\trefused\tP120\tmissing\tناقص\n");
  CHECK(answer.refusal() == Refusal{"P120", "missing", "ناقص"});
  CHECK(answer.stage() == Stage::registering);
  answer.take("\nsecret\tregistered\n");
  CHECK(answer.stage() == Stage::ending);
}
