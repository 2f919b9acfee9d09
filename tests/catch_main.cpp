// The main function of every Catch2 program, built once: the header's implementation takes twelve seconds to compile.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#include <cstdlib>
#include <string>

namespace {

void set(const char* name, const std::string& value) { ::setenv(name, value.c_str(), 1); }

}  // namespace

int main(int argc, char** argv) {
  // Neither reads nor writes what belongs to the user, also when a test program is started by hand.
  const std::string home = QANUN_TEST_HOME;
  set("XDG_CACHE_HOME", home + "/cache");
  set("XDG_CONFIG_HOME", home + "/config");
  set("XDG_DATA_HOME", home + "/data");
  set("LC_ALL", "C.UTF-8");
  ::unsetenv("QANUN_PLUGIN_PATH");
  ::unsetenv("QANUN_RULES_PATH");
  return Catch::Session().run(argc, argv);
}
