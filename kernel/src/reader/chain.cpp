#include "reader/chain.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace qanun {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMostFiles = 8;

bool could_not_be_opened(const Diagnostics& diagnostics) {
  return !diagnostics.empty() && diagnostics.all().front().message->code.starts_with("E0");
}

}  // namespace

bool Chain::read(const fs::path& file) {
  if (!add(file, diagnostics_)) return false;
  follow();
  return true;
}

bool Chain::add(const fs::path& file, Diagnostics& diagnostics) {
  auto document = yaml::load(file.string(), yaml::Limits{}, diagnostics);
  if (!document) return false;
  files_.push_back(file);
  documents_.push_back(std::make_shared<const yaml::Document>(std::move(*document)));
  layers_.push_back(read_layer(registry_, *documents_.back(), file.stem().string(), diagnostics));
  return true;
}

void Chain::follow() {
  while (layers_.back().extends != nullptr) {
    const auto next = parent();
    complete_ = next.has_value();
    if (!next) return;
    Diagnostics found;
    const bool added = add(*next, found);
    if (!added && could_not_be_opened(found))
      refuse("E140", {next->string()});
    else
      diagnostics_.append(found);
    complete_ = added;
    if (!added) return;
  }
}

void Chain::refuse(std::string_view code, std::vector<Argument> arguments, std::string suggestion) const {
  const Layer& layer = layers_.back();
  diagnostics_.report(code, layer.document->place_of(*layer.extends), std::move(arguments), std::move(suggestion));
}

std::optional<fs::path> Chain::parent() const {
  const std::string& text = layers_.back().extends->text;
  auto next = is_path(text) && text != "-" ? parent_by_path(text) : parent_by_name(text);
  if (!next) return std::nullopt;
  if (is_circle(*next)) {
    std::vector<std::string> names;
    for (const fs::path& file : files_) names.push_back(file.stem().string());
    names.push_back(next->stem().string());
    std::string circle;
    for (const std::string& name : names) circle += (circle.empty() ? "" : " > ") + name;
    refuse("E138", {circle});
    return std::nullopt;
  }
  if (files_.size() < kMostFiles) return next;
  refuse("E139", {std::to_string(kMostFiles)});
  return std::nullopt;
}

std::optional<fs::path> Chain::parent_by_path(const std::string& text) const {
  const fs::path relative{text};
  if (!text.ends_with(".yaml") || text.find('\0') != std::string::npos) {
    refuse("E137", {text});
    return std::nullopt;
  }
  const fs::path own_folder = folder_of(files_.back());
  fs::path path = (own_folder / relative).lexically_normal();
  if (relative.is_absolute() || !finder_.reachable(path, own_folder)) {
    refuse("E136", {text});
    return std::nullopt;
  }
  std::error_code error;
  if (fs::is_regular_file(path, error)) return path;
  const bool missing = fs::status(path, error).type() == fs::file_type::not_found;
  refuse(missing ? "E135" : "E140", {text});
  return std::nullopt;
}

std::optional<fs::path> Chain::parent_by_name(const std::string& text) const {
  if (!is_identifier(text, /*hyphens=*/true)) {
    refuse("E137", {text});
    return std::nullopt;
  }
  const fs::path own_folder = folder_of(files_.back());
  if (auto path = finder_.beside(text, own_folder, files_.back())) {
    // A link in one of the rule folders is the user's own doing; one beside an untrusted file may lead anywhere.
    if (finder_.reachable(*path, own_folder) || finder_.in_folders(text, files_.back()) == path)
      return path->lexically_normal();
    refuse("E136", {text});
    return std::nullopt;
  }
  if (files_.back().stem() == text) return files_.back();  // it found none but itself
  refuse("E135", {text}, nearest(text, finder_.names_beside(own_folder)));
  return std::nullopt;
}

bool Chain::is_circle(const fs::path& next) const {
  return std::any_of(files_.begin(), files_.end(), [&](const fs::path& file) {
    std::error_code error;
    return file == next || (fs::equivalent(file, next, error) && !error);
  });
}

}  // namespace qanun
