#include "streams/progress_bar.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "command_line/saying.hpp"

namespace program {

namespace {

constexpr std::size_t kWidth = 24;

std::string clock_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::min(seconds, 359'999.0));
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string rate_text(double rate) {
  if (rate >= 1e6) return fmt::format("{:.2f} M", rate / 1e6);
  if (rate >= 1e3) return fmt::format("{:.1f} k", rate / 1e3);
  return fmt::format("{:.0f}", rate);
}

}  // namespace

ProgressBar::ProgressBar(std::uint64_t total, qanun::Text unit, qanun::Language language)
    : total_(total),
      unit_(unit),
      language_(language),
      terminal_(::isatty(STDERR_FILENO) != 0 && !HeldSpeech::is_on()) {}

ProgressBar::~ProgressBar() {
  if (!shown_) return;
  std::fputs("\r\033[K", stderr);
  std::fflush(stderr);
}

void ProgressBar::show(std::uint64_t done, double seconds) {
  if (!terminal_ || total_ == 0 || done == 0 || seconds <= 0) return;
  const double part = static_cast<double>(done) / static_cast<double>(total_);
  const auto filled = std::min(kWidth, static_cast<std::size_t>(part * kWidth));
  const double rate = static_cast<double>(done) / seconds;
  const double left = static_cast<double>(total_ - std::min(done, total_)) / rate;
  const bool arabic = language_ == qanun::Language::arabic;
  fmt::print(stderr, "\r\033[K[{:#<{}}{:.<{}}] {:3.0f}%  {} {}/{}  {} {}", "", filled, "", kWidth - filled, part * 100,
             rate_text(rate), unit_.in(language_), arabic ? "ث" : "s", clock_text(left), arabic ? "باقي" : "left");
  std::fflush(stderr);
  shown_ = true;
}

}  // namespace program
