#include "case_difference.hpp"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "support/rules.hpp"

namespace liveness {

namespace fs = std::filesystem;

using qanun::CaseResult;
using qanun::CaseStatus;
using qanun::Mismatch;
using qanun::yaml::Node;

namespace {

const fs::path kCases = fs::path{QANUN_SOURCE_DIR} / "tests" / "cases";

Node* member(Node& map, std::string_view key) {
  const auto found =
      std::find_if(map.members.begin(), map.members.end(), [&](const auto& one) { return one.key.text == key; });
  return found == map.members.end() ? nullptr : &found->value;
}

// The case with the option at that value whatever it says itself.
void set(Node& one, const Node& with) {
  Node* const own = member(one, "with");
  if (own == nullptr) {
    Node key = with.members.front().key;
    key.text = "with";
    one.members.emplace_back(key, with);
    return;
  }
  const auto& [option, value] = with.members.front();
  if (Node* const there = member(*own, option.text))
    *there = value;
  else
    own->members.emplace_back(option, value);
}

std::string id_of(const Node& one) {
  const Node* const id = one.find("id");
  return id == nullptr ? std::string{} : id->text;
}

bool sets(const Node& one, const std::string& option) {
  const Node* const with = one.find("with");
  return with != nullptr && with->find(option) != nullptr;
}

const Mismatch* about(const CaseResult& result, const std::string& what) {
  const auto found = std::find_if(result.mismatches.begin(), result.mismatches.end(),
                                  [&](const Mismatch& one) { return one.what == what; });
  return found == result.mismatches.end() ? nullptr : &*found;
}

}  // namespace

CaseFile::CaseFile(const std::string& name) {
  qanun::Diagnostics found;
  auto document = qanun::yaml::load((kCases / name).string(), qanun::kCaseFileLimits, found);
  if (!document || found.has_errors())
    throw std::runtime_error{"no case file " + name + "\n" + support::text_of(found)};
  document_ = std::move(*document);
}

std::vector<std::string> CaseFile::names() {
  std::vector<std::string> out;
  for (const auto& entry : fs::directory_iterator{kCases})
    if (entry.path().extension() == ".yaml") out.push_back(entry.path().filename().string());
  std::sort(out.begin(), out.end());
  return out;
}

const Node& CaseFile::cases() const { return *document_.root.find("cases"); }

std::vector<std::string> CaseFile::ids(const std::string& option) const {
  std::vector<std::string> out;
  for (const Node& one : cases().items)
    if (option.empty() || sets(one, option)) out.push_back(id_of(one));
  return out;
}

std::map<std::string, CaseResult> CaseFile::results(const std::vector<std::string>& ids, const std::string& option,
                                                    const std::string& value) const {
  qanun::Diagnostics found;
  const auto with = qanun::yaml::parse("with", option + ": " + value + "\n", {}, found);
  if (!with || found.has_errors()) throw std::runtime_error{option + ": " + value + " is no YAML"};
  qanun::yaml::Document asked = document_;
  auto& items = member(asked.root, "cases")->items;
  items.erase(
      std::remove_if(items.begin(), items.end(),
                     [&](const Node& one) { return std::find(ids.begin(), ids.end(), id_of(one)) == ids.end(); }),
      items.end());
  for (Node& one : items) set(one, with->root);
  std::map<std::string, CaseResult> out;
  qanun::CaseRunner runner{support::installation().reader()};
  (void)runner.run(asked, "", found, [&](const CaseResult& result) {
    if (result.faults.empty() && result.status != CaseStatus::skipped) out.emplace(result.id, result);
  });
  return out;
}

std::optional<std::string> difference_of_answers(const CaseResult& sample, const CaseResult& against) {
  if (sample.status != CaseStatus::passed && against.status != CaseStatus::passed) return std::nullopt;
  const CaseResult& wrong = sample.status == CaseStatus::passed ? against : sample;
  if (wrong.mismatches.empty()) return std::nullopt;
  const Mismatch* clearest = about(wrong, "points");
  if (clearest == nullptr) clearest = &wrong.mismatches.front();
  const bool right = &wrong == &against;
  return clearest->what + " " + (right ? clearest->expected : clearest->came).en + " / " +
         (right ? clearest->came : clearest->expected).en;
}

std::optional<std::string> difference_in_case(const std::string& which, const std::string& option,
                                              const std::string& sample, const std::string& against) {
  static std::map<std::string, CaseFile> files;
  const std::size_t space = which.find(' ');
  const std::string name = which.substr(0, space);
  const std::string id = which.substr(space + 1);
  const CaseFile& file = files.try_emplace(name, name).first->second;
  const auto first = file.results({id}, option, sample);
  const auto second = file.results({id}, option, against);
  if (first.empty() || second.empty()) return std::nullopt;
  return difference_of_answers(first.begin()->second, second.begin()->second);
}

}  // namespace liveness
