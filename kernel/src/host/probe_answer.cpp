#include "host/probe_answer.hpp"

#include "host/fields.hpp"
#include "host/probe_run.hpp"

namespace qanun::host {

namespace {

// A refusal is two sentences; what is longer is noise.
constexpr std::size_t kLongestLine = 8192;

}  // namespace

void ProbeAnswer::take(std::string_view bytes) {
  for (const char c : bytes) {
    if (c == '\n') {
      take_line(line_);
      line_.clear();
    } else if (line_.size() < kLongestLine) {
      line_ += c;
    }
  }
}

void ProbeAnswer::take_line(std::string_view line) {
  const auto fields = split_fields(line);
  if (!fields || fields->size() < 2 || fields->front() != secret_) return;
  const std::string& word = (*fields)[1];
  if (word == kStarted) stage_ = Stage::loading;
  if (word == kLoaded) stage_ = Stage::registering;
  if (word == kRegistered) stage_ = Stage::ending;
  if (word == kRefused && fields->size() == 5 && is_refusal_code((*fields)[2]))
    refusal_ =
        Refusal{(*fields)[2], one_line((*fields)[3], kLongestSentence), one_line((*fields)[4], kLongestSentence)};
}

}  // namespace qanun::host
