// qanun-probe SECRET LIBRARY: loads one plugin as the host would and answers on descriptor 3. If the plugin ends this
// process, no program that uses plugins has ended.
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "host/fields.hpp"
#include "host/plugin_library.hpp"
#include "host/probe_run.hpp"
#include "qanun/registry.hpp"

#if defined(__SANITIZE_ADDRESS__)
// A plugin is not asked to free what it keeps for good, and a crash shows as the signal that it is.
extern "C" const char* __asan_default_options() {
  return "detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_sigill=0";
}
#endif

namespace qanun::host {
namespace {

class Answers {
 public:
  explicit Answers(std::string secret) : secret_{std::move(secret)} {}

  // False where nobody listens.
  bool say(std::vector<std::string> fields) const {
    fields.insert(fields.begin(), secret_);
    // A line end first: the library may have written half a line of its own.
    const std::string line = '\n' + join_fields(fields) + '\n';
    return ::write(kAnswerDescriptor, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  }

  int refuse(const Refusal& refusal) const {
    return say({std::string{kRefused}, refusal.code, refusal.en, refusal.ar}) ? EXIT_SUCCESS : EXIT_FAILURE;
  }

 private:
  std::string secret_;
};

int probe(const Answers& answers, const std::filesystem::path& file) {
  auto opened = open_library(file);
  if (const auto* refusal = std::get_if<Refusal>(&opened)) return answers.refuse(*refusal);
  answers.say({std::string{kLoaded}});

  // Never unloaded, as in the host; the end of the process runs what the library does there.
  static const auto& library = *new boost::dll::shared_library{std::get<boost::dll::shared_library>(std::move(opened))};
  const auto manifest = read_manifest(library);
  if (const auto* refusal = std::get_if<Refusal>(&manifest)) return answers.refuse(*refusal);

  Staging staging;
  if (const auto refusal = register_library(library, staging)) return answers.refuse(*refusal);
  // Walks over everything declared, so that a string that is none is found here. Whether it fits with other plugins is
  // for the host to say.
  Registry registry;
  std::string detail;
  static_cast<void>(registry.adopt(std::move(staging), Provider{std::get<const Manifest*>(manifest)->id, 0}, detail));
  answers.say({std::string{kRegistered}});
  return EXIT_SUCCESS;
}

}  // namespace
}  // namespace qanun::host

int main(int argc, char** argv) {
  const qanun::host::Answers answers{argc == 3 ? argv[1] : ""};
  // The program that asks may be killed while it waits.
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  const struct rlimit no_core {};
  ::setrlimit(RLIMIT_CORE, &no_core);
  if (argc != 3 || !answers.say({std::string{qanun::host::kStarted}})) {
    static constexpr char kUsage[] = "qanun-probe is started by programs that load plugins\n";
    return ::write(STDERR_FILENO, kUsage, sizeof kUsage - 1) < 0 ? EXIT_FAILURE : 2;
  }
  return qanun::host::probe(answers, argv[2]);
}
