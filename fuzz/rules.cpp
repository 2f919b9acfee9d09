// The bytes are a rule file. Beside the reader: relations, `when`, the compiler, the examples, and hands by rules that
// nobody thought of.
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "case_results.hpp"
#include "installation.hpp"
#include "promise.hpp"
#include "qanun/random.hpp"
#include "qanun/relations.hpp"
#include "rule_sets.hpp"

namespace {

namespace fs = std::filesystem;
using namespace qanun;  // NOLINT(google-build-using-namespace)

// The reader takes a path. A folder for each process: several may run at once.
class OneFile {
 public:
  OneFile() : folder_{fs::path{FUZZ_SCRATCH} / std::to_string(::getpid())} { fs::create_directories(folder_); }
  ~OneFile() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  OneFile(const OneFile&) = delete;
  OneFile& operator=(const OneFile&) = delete;

  std::string write(std::string_view text) const {
    const fs::path file = folder_ / "rules.yaml";
    std::ofstream{file, std::ios::binary} << text;
    return file.string();
  }

 private:
  fs::path folder_;
};

std::uint64_t seed_of(std::string_view text) {
  std::uint64_t seed = 1;
  for (const char c : text.substr(0, 4096)) seed = mix(seed ^ static_cast<unsigned char>(c));
  return seed;
}

struct Read {
  Diagnostics diagnostics;
  std::shared_ptr<const RuleSet> rules;
};

Read read(const std::string& file) {
  Read out;
  auto resolved = fuzz::reader().read(file, out.diagnostics);
  fuzz::keep(resolved.has_value() == !out.diagnostics.has_errors(),
             "rules and errors, or neither: " + fuzz::said(out.diagnostics));
  if (!resolved) return out;
  const Registry& registry = fuzz::reader().registry();
  out.rules = RuleSet::compile(registry, std::move(*resolved), out.diagnostics);
  fuzz::keep((out.rules != nullptr) == !out.diagnostics.has_errors(),
             "rules and errors, or neither: " + fuzz::said(out.diagnostics));
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  static_cast<void>(fuzz::reader());
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const OneFile one;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const std::string file = one.write(text);
  const Read first = read(file);
  fuzz::keep_well_said(first.diagnostics);

  const Read again = read(file);
  fuzz::keep(fuzz::said(first.diagnostics) == fuzz::said(again.diagnostics), "read twice, something else is said");
  fuzz::keep((first.rules == nullptr) == (again.rules == nullptr), "rules once and not twice");
  if (first.rules == nullptr) return 0;
  fuzz::keep(first.rules->fingerprint() == again.rules->fingerprint(), "read twice, the rules are others");

  static_cast<void>(run_examples(fuzz::reader(), first.rules, fuzz::keep_result));
  fuzz::keep_playable(first.rules, seed_of(text));
  return 0;
}
