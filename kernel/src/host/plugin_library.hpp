// A library in this process: loading it, its manifest and its entry point. The probe and the host do the same steps.
#pragma once

#include <boost/dll/shared_library.hpp>
#include <filesystem>
#include <optional>
#include <string_view>
#include <variant>

#include "host/refusal.hpp"
#include "qanun/plugin.hpp"

namespace qanun::host {

// Loads the library with every symbol bound, none of them shown to others; or says what is missing.
[[nodiscard]] std::variant<boost::dll::shared_library, Refusal> open_library(const std::filesystem::path& file);

// The manifest, when it is there and matches.
[[nodiscard]] std::variant<const Manifest*, Refusal> read_manifest(const boost::dll::shared_library& library);

// Calls the entry point; whatever it throws becomes a refusal.
[[nodiscard]] std::optional<Refusal> register_library(const boost::dll::shared_library& library, Registrar& registrar);

// The refusal for what the dynamic loader said of `file`: only the part that helps.
[[nodiscard]] Refusal loader_refusal(std::string_view words, const std::filesystem::path& file);

}  // namespace qanun::host
