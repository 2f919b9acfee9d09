#include "fuzz/fuzz_line.hpp"

#include <algorithm>
#include <thread>

#include "command_line/commands.hpp"

namespace program {

namespace {

constexpr std::uint64_t kMostSeconds = 1'000'000;
constexpr unsigned kMostJobs = 256;

// "bid,score" taken apart.
std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

}  // namespace

void FuzzLine::add_to(CLI::App& command, qanun::Language language) {
  const auto say = [&](const qanun::Text& text) { return std::string{text.in(language)}; };
  command
      .add_option("RULES", rules_,
                  say({"Names of rule sets, or paths of YAML files", "أسماء قواعد، أو مسارات ملفات YAML"}))
      ->type_name("")
      ->required();
  const auto option = [&](const char* name, std::string& value, const char* type, const qanun::Text& description) {
    command.add_option(name, value, say(description))->type_name(type);
  };
  option("--time", time_, "S", {"Seconds for all of them together; 60 unless told", "ثواني البحث كله؛ المعتاد 60"});
  option("-n", combinations_, "N",
         {"End after so many combinations of each rule set", "توقّف بعد هذا العدد من التركيبات لكل قواعد"});
  option("--seed", seed_, "S",
         {"The same seed and one thread search in the same order; 1 unless told",
          "البذرة نفسها مع خيط واحد تبحث بالترتيب نفسه؛ المعتاد 1"});
  option("--vary", vary_, "SECTION,...",
         {"Vary only the options of these sections, such as bid,doubling",
          "غيّر خيارات هذه الأقسام فقط، مثل bid,doubling"});
  option("--jobs", jobs_, "N", {"How many threads; 0 is one a processor", "كم خيطًا؛ 0 لكل معالج خيط"});
  option("--faults", faults_, "RATE",
         {"How often players break the rules in every fourth hand, from 0 to 1; 0.05 unless told",
          "كم يخالف اللاعبون في كل رابع يد، من 0 إلى 1؛ المعتاد 0.05"});
  option("--out", folder_, "DIR",
         {"Where findings are written, and what was searched; findings unless told",
          "أين يُكتب ما يُعثر عليه وما فُتّش؛ المعتاد findings"});
}

int FuzzLine::run(const ArgumentReader& read, const Common& common) const {
  FuzzArguments given = arguments(read);
  static_cast<Common&>(given) = common;
  return run_fuzz(given);
}

FuzzArguments FuzzLine::arguments(const ArgumentReader& read) const {
  FuzzArguments arguments;
  arguments.rules = rules_;
  if (!time_.empty()) arguments.seconds = read.number("--time", time_, 1, kMostSeconds);
  if (!combinations_.empty()) arguments.combinations = read.number("-n", combinations_, 1, UINT64_MAX);
  if (!seed_.empty()) arguments.seed = read.number("--seed", seed_, 0, UINT64_MAX);
  if (!vary_.empty()) arguments.sections = parts_of(vary_);
  if (!jobs_.empty()) arguments.jobs = static_cast<unsigned>(read.number("--jobs", jobs_, 0, kMostJobs));
  if (arguments.jobs == 0) arguments.jobs = std::clamp(std::thread::hardware_concurrency(), 1U, kMostJobs);
  if (!faults_.empty()) arguments.faults.per_million = read.rate("--faults", faults_);
  if (!folder_.empty()) arguments.folder = folder_;
  return arguments;
}

}  // namespace program
