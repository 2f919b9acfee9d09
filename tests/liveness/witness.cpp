#include "witness.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <stdexcept>

#include "qanun/yaml.hpp"
#include "support/rules.hpp"

namespace liveness {

namespace fs = std::filesystem;

namespace {

using qanun::yaml::Node;

constexpr qanun::yaml::Limits kLimits{.bytes = 1U << 20U, .nodes = 100'000, .depth = 8};

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

// Whether YAML takes it as it stands.
bool is_plain(const std::string& text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
  });
}

std::string written(const std::string& text) { return is_plain(text) ? text : quoted(text); }

void append(std::string& out, std::string_view key, const std::string& text) {
  if (!text.empty()) out += "  " + std::string{key} + ": " + written(text) + '\n';
}

std::string text_of(const Witness& one) {
  std::string out = "- option: " + written(one.option) + '\n';
  append(out, "sample", one.sample);
  append(out, "against", one.against);
  append(out, "together", one.together);
  append(out, "rules", one.in.rules);
  append(out, "use", one.in.use);
  append(out, "without", one.in.without);
  append(out, "with", one.in.with);
  append(out, kMeans.at(static_cast<std::size_t>(one.means)), one.which);
  append(out, "differs", one.differs);
  return out;
}

// Takes a key for one of the means; false where it is none.
bool take_means(const Node& key, const Node& value, Witness& out) {
  const auto known = std::find(kMeans.begin(), kMeans.end(), key.text);
  if (known == kMeans.end()) return false;
  out.means = static_cast<Means>(known - kMeans.begin());
  out.which = value.text;
  return true;
}

Witness witness_of(const std::string& file, const Node& node) {
  Witness out;
  const std::array<std::pair<std::string_view, std::string*>, 9> fields{{{"option", &out.option},
                                                                         {"sample", &out.sample},
                                                                         {"against", &out.against},
                                                                         {"together", &out.together},
                                                                         {"rules", &out.in.rules},
                                                                         {"use", &out.in.use},
                                                                         {"without", &out.in.without},
                                                                         {"with", &out.in.with},
                                                                         {"differs", &out.differs}}};
  for (const auto& [key, value] : node.members) {
    bool taken = take_means(key, value, out);
    for (const auto& [name, field] : fields) {
      if (name != key.text) continue;
      *field = value.text;
      taken = true;
    }
    if (!taken)
      throw std::runtime_error{file + ":" + std::to_string(key.line) + ": a witness has no '" + key.text + "'"};
  }
  if (out.option.empty() || out.sample.empty() || out.against.empty() || out.which.empty() || out.differs.empty())
    throw std::runtime_error{file + ":" + std::to_string(node.line) + ": something is missing in this witness"};
  return out;
}

std::string section_of(const std::string& option) { return option.substr(0, option.find('.')); }

}  // namespace

fs::path folder_of_witnesses() { return fs::path{QANUN_SOURCE_DIR} / "tests" / "liveness" / "witnesses"; }

Witnesses read_witnesses() {
  Witnesses out;
  for (const auto& entry : fs::directory_iterator{folder_of_witnesses()}) {
    const std::string file = entry.path().filename().string();
    qanun::Diagnostics found;
    const auto document = qanun::yaml::load(entry.path().string(), kLimits, found);
    const Node* const list = document ? document->root.find("witnesses") : nullptr;
    if (found.has_errors() || list == nullptr)
      throw std::runtime_error{file + " cannot be read\n" + support::text_of(found)};
    for (const Node& node : list->items) {
      Witness one = witness_of(file, node);
      if (section_of(one.option) + ".yaml" != file)
        throw std::runtime_error{file + ":" + std::to_string(node.line) + ": the option is of another section"};
      if (!out.emplace(key_of(one), one).second)
        throw std::runtime_error{file + ":" + std::to_string(node.line) + ": a second witness of the same"};
    }
  }
  return out;
}

void write_witnesses(const Witnesses& witnesses) {
  std::map<std::string, std::string> files;
  for (const auto& [key, one] : witnesses) files[section_of(one.option)] += text_of(one);
  for (const auto& entry : fs::directory_iterator{folder_of_witnesses()})
    if (!files.contains(entry.path().stem().string())) fs::remove(entry.path());
  for (const auto& [section, text] : files)
    std::ofstream{folder_of_witnesses() / (section + ".yaml")}
        << "# Written by find_witnesses: see ../README.md.\nwitnesses:\n"
        << text;
}

}  // namespace liveness
