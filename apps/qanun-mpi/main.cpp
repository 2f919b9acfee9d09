// mpirun -n K qanun-mpi simulate|fuzz|interactions ...: the same commands with the same options, cut into K parts that
// are played at the same time.
#include <fcntl.h>
#include <unistd.h>

#include <optional>

#include "command_line/argument_values.hpp"
#include "command_line/program.hpp"
#include "command_line/saying.hpp"
#include "everywhere.hpp"
#include "fuzz/fuzz_line.hpp"

namespace {

using namespace program;  // NOLINT(google-build-using-namespace)

Ranks* ranks = nullptr;  // for the functions that the command line calls

template <class Arguments>
int run(const Arguments& arguments) {
  return run_everywhere(*parted(arguments), *ranks, arguments.language);
}

void refuse_shard(const ArgumentReader& read) {
  read.refuse("--shard does not go with qanun-mpi, which cuts the run by itself; `qanun` plays one part alone",
              "--shard لا يكون مع qanun-mpi فهو يقسم التشغيل بنفسه؛ والأمر qanun يلعب جزءًا وحده");
}

int simulate(const SimulateArguments& arguments) {
  const ArgumentReader read{arguments.language};
  if (arguments.shards > 1) refuse_shard(read);
  if (!arguments.records.empty())
    read.refuse(
        "--records does not go with qanun-mpi: let `qanun simulate --shard I/N --records FILE` write each part, "
        "and put the files one after the other",
        "--records لا يكون مع qanun-mpi: اكتب كل جزء بالأمر qanun simulate --shard I/N --records FILE ثم ضع "
        "الملفات بعضها بعد بعض");
  return run(arguments);
}

int interactions(const InteractionsArguments& arguments) {
  const ArgumentReader read{arguments.language};
  if (arguments.shard) refuse_shard(read);
  if (arguments.hand || !arguments.changes.empty())
    read.refuse("--hand does not go with qanun-mpi: one hand has no parts; use `qanun interactions`",
                "--hand لا يكون مع qanun-mpi: اليد الواحدة لا أجزاء لها؛ استعمل qanun interactions");
  return run(arguments);
}

int fuzz(const FuzzArguments& arguments) {
  const ArgumentReader read{arguments.language};
  if (arguments.shard) refuse_shard(read);
  check_countable(read, "qanun-mpi", arguments);
  return run(arguments);
}

// Everything is said once, by the first rank.
void be_silent() {
  const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere >= 0) ::dup2(nowhere, STDOUT_FILENO);
}

}  // namespace

int main(int count, char** arguments) {
  Ranks all;
  ranks = &all;
  std::optional<HeldSpeech> held;
  if (!all.is_first()) {
    held.emplace();
    be_silent();
  }
  return run_program({.name = "qanun-mpi",
                      .call = "mpirun -n 4 qanun-mpi",
                      .parted_only = true,
                      .simulate = simulate,
                      .interactions = interactions,
                      .fuzz = fuzz},
                     count, arguments);
}
