// What comes out of the pipe of a probe, line by line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "host/refusal.hpp"
#include "host/stage.hpp"

namespace qanun::host {

class ProbeAnswer {
 public:
  explicit ProbeAnswer(std::string secret) : secret_{std::move(secret)} {}

  // Takes bytes as they come; lines without the secret are noise.
  void take(std::string_view bytes);

  [[nodiscard]] Stage stage() const { return stage_; }
  [[nodiscard]] const std::optional<Refusal>& refusal() const { return refusal_; }

 private:
  void take_line(std::string_view line);

  std::string secret_;
  std::string line_;
  Stage stage_ = Stage::starting;
  std::optional<Refusal> refusal_;
};

}  // namespace qanun::host
