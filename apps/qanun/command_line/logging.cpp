#include "command_line/logging.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <cstdlib>
#include <memory>

namespace program {

namespace {

spdlog::level::level_enum level(int verbosity) {
  if (verbosity >= 2) return spdlog::level::debug;
  if (verbosity == 1) return spdlog::level::info;
  const char* const wanted = std::getenv("QANUN_LOG");
  if (wanted == nullptr) return spdlog::level::warn;
  const auto known = spdlog::level::from_str(wanted);  // `off` for any other word
  return known == spdlog::level::off && std::string{wanted} != "off" ? spdlog::level::warn : known;
}

}  // namespace

void start_logging(int verbosity) {
  auto logger = std::make_shared<spdlog::logger>("qanun", std::make_shared<spdlog::sinks::stderr_sink_mt>());
  logger->set_pattern("%n: %l: %v");
  logger->set_level(level(verbosity));
  spdlog::set_default_logger(std::move(logger));
}

}  // namespace program
