#include "fuzz/fuzz_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

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
  option("--time", time_, "S",
         {"Seconds for all of them together; 60 where neither this nor -n is given",
          "ثواني البحث كله؛ المعتاد 60 إن لم يُذكر هو ولا -n"});
  option("-n", combinations_, "N",
         {"End after so many combinations of each rule set", "توقّف بعد هذا العدد من التركيبات لكل قواعد"});
  option("--seed", seed_, "S",
         {"The same seed searches in the same order; 1 unless told", "البذرة نفسها تبحث بالترتيب نفسه؛ المعتاد 1"});
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
  option("--shard", shard_, "I/N",
         {"Search only part I of N, for `qanun merge`; with -n and --format json",
          "ابحث في الجزء I من N فقط، ليجمعها qanun merge؛ مع -n و--format json"});
}

FuzzArguments FuzzLine::arguments(const ArgumentReader& read, const Common& common) const {
  FuzzArguments arguments;
  static_cast<Common&>(arguments) = common;
  arguments.rules = rules_;
  if (!time_.empty()) arguments.seconds = read.number("--time", time_, 1, kMostSeconds);
  if (!combinations_.empty()) arguments.combinations = read.number("-n", combinations_, 1, UINT64_MAX);
  if (!seed_.empty()) arguments.seed = read.number("--seed", seed_, 0, UINT64_MAX);
  if (!vary_.empty()) arguments.sections = parts_of(vary_);
  if (!jobs_.empty()) arguments.jobs = static_cast<unsigned>(read.number("--jobs", jobs_, 0, kMostJobs));
  if (arguments.jobs == 0) arguments.jobs = std::clamp(std::thread::hardware_concurrency(), 1U, kMostJobs);
  if (!faults_.empty()) arguments.faults.per_million = read.rate("--faults", faults_);
  if (!folder_.empty()) arguments.folder = folder_;
  if (!shard_.empty()) {
    arguments.shard = read.shard("--shard", shard_);
    read.needs_json("--shard", common.format);
    check_countable(read, "--shard", arguments);
    if (!folder_.empty())
      read.refuse("--shard writes no findings: give --out to `qanun merge`",
                  "--shard لا يكتب ما يُعثر عليه: أعط --out للأمر qanun merge");
  }
  return arguments;
}

void check_countable(const ArgumentReader& read, const std::string& who, const FuzzArguments& arguments) {
  if (arguments.seconds)
    read.refuse(
        fmt::format("--time does not go with {}: parts add up by combinations, not by the clock; give -n N", who),
        fmt::format("--time لا يكون مع {}: الأجزاء تُجمع بعدد التركيبات لا بالوقت؛ استعمل -n N", who));
  if (!arguments.combinations)
    read.refuse(fmt::format("{} needs -n N, how many combinations all parts come to together", who),
                fmt::format("{} يحتاج -n N، عدد التركيبات في كل الأجزاء معًا", who));
}

}  // namespace program
