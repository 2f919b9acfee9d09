#include "fuzz/finding_folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

#include "command_line/saying.hpp"
#include "proof/watched_match.hpp"

namespace program {

namespace fs = std::filesystem;

namespace {

std::string contents(const fs::path& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
  return text;
}

}  // namespace

FindingFolder::FindingFolder(const Session& session, const proof::RuleSpace& space, std::string folder)
    : session_{session}, space_{space}, folder_{std::move(folder)} {
  std::error_code error;
  fs::create_directories(folder_ / "corpus", error);
  if (error) fail(folder_, error.message());
}

bool FindingFolder::fail(const fs::path& file, const std::string& why) {
  const std::string name = printable(file.string());
  problem_ = {fmt::format("cannot write '{}': {}", name, why), fmt::format("تعذّرت الكتابة في «{}»: {}", name, why)};
  return false;
}

// Whole or not at all: a run may be ended at any moment.
bool FindingFolder::put(const fs::path& file, const std::string& text) {
  const fs::path part = file.string() + ".part";
  errno = 0;
  std::ofstream out{part, std::ios::binary | std::ios::trunc};
  out << text;
  out.close();
  if (!out) {
    const std::string why = std::generic_category().message(errno == 0 ? EIO : errno);
    std::error_code ignored;
    fs::remove(part, ignored);
    return fail(file, why);
  }
  std::error_code error;
  fs::rename(part, file, error);
  return error ? fail(file, error.message()) : true;
}

fs::path FindingFolder::corpus_file(std::uint64_t signature) const {
  return folder_ / "corpus" / fmt::format("{}-{:016x}", space_.own().name, signature);
}

std::string FindingFolder::read_corpus(std::uint64_t signature) const { return contents(corpus_file(signature)); }

bool FindingFolder::write_corpus(std::uint64_t signature, const std::string& text) {
  return put(corpus_file(signature), text);
}

std::string FindingFolder::free_name(const std::string& code) const {
  std::error_code ignored;
  for (int n = 1;; ++n) {
    std::string name = fmt::format("{}_{}_{}", space_.own().name, lower(code), n);
    if (!fs::exists(folder_ / (name + ".yaml"), ignored)) return name;
  }
}

std::string FindingFolder::rule_text(const proof::Found& found, const std::string& name) const {
  std::string text = fmt::format("# {}: {}\n", found.fault.code, printable(found.fault.en));
  if (found.hand) {
    const auto& hand = *found.hand;
    const char* const what = found.fault.code == proof::kMatchAtFault ? "Match" : "Hand";
    text += fmt::format("# {} {} of seed {}{}{}.\n", what, hand.index, hand.seed,
                        hand.aimed ? ", players aim at a contract" : "",
                        hand.erring.per_million > 0 ? ", players break rules" : "");
  }
  const fs::path own = space_.own().file;
  return text + space_.rule_file(found.picks, name, own.empty() ? space_.own().name : own.stem().string());
}

bool FindingFolder::bring(const fs::path& file) {
  const fs::path there = folder_ / file.filename();
  std::error_code ignored;
  if (fs::equivalent(file, there, ignored)) return true;
  const std::string text = contents(file);
  if (!fs::exists(there, ignored)) return put(there, text);
  return contents(there) == text ? true : fail(there, "another file of that name is there");
}

bool FindingFolder::bring_parents() {
  const fs::path own = space_.own().file;
  const auto listed = session_.reader().list();
  const auto known = [&](const fs::path& file) {
    return std::any_of(listed.begin(), listed.end(), [&](const qanun::Listed& one) {
      std::error_code ignored;
      return one.name == file.stem() && fs::equivalent(one.file, file, ignored);
    });
  };
  if (own.empty() || known(own)) return true;
  if (!bring(own)) return false;
  const fs::path beside = own.has_parent_path() ? own.parent_path() : fs::path{"."};
  for (const std::string& parent : space_.own().ancestry) {
    const fs::path file = beside / (parent + ".yaml");
    std::error_code ignored;
    if (fs::is_regular_file(file, ignored) && !known(file) && !bring(file)) return false;
  }
  return true;
}

bool FindingFolder::write_record(const proof::Found& found, const fs::path& file) {
  const proof::Applied applied = space_.apply(found.picks);
  proof::Examiner examiner{*applied.rules};
  static_cast<void>(examiner.examine_for(found.fault.code, *found.hand, session_.reader()));
  const qanun::PlayedHand& played = examiner.played();
  const bool ended = played.hand.phase == qanun::Phase::ended && !played.sheet.verdict.dealt_again;
  std::string line;
  const qanun::RecordWriter writer{session_.registry(), *applied.rules};
  writer.append(line, played.hand, qanun::Points{}, examiner.actions(), ended ? &played.sheet : nullptr);
  return put(file, line);
}

std::optional<FindingFiles> FindingFolder::write(const proof::Found& found) {
  if (!usable() || !bring_parents()) return std::nullopt;
  const std::string name = free_name(found.fault.code);
  FindingFiles files{.rules = (folder_ / (name + ".yaml")).string(), .record = {}, .doubt = {}};
  if (!put(files.rules, rule_text(found, name))) return std::nullopt;
  if (found.hand) {
    files.record = (folder_ / (name + ".jsonl")).string();
    if (!write_record(found, files.record)) return std::nullopt;
  }
  qanun::Diagnostics diagnostics;
  const auto read = session_.load(files.rules, diagnostics);
  const proof::Applied applied = space_.apply(found.picks);
  if (read == nullptr && applied.rules != nullptr)
    for (const qanun::Diagnostic& one : diagnostics.all()) files.doubt += qanun::render(one, session_.language());
  else if (read != nullptr && applied.rules != nullptr && read->fingerprint() != applied.rules->fingerprint())
    files.doubt = "the rule file comes to other rules";
  return files;
}

}  // namespace program
