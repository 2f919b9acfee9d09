// The loop of the commands that answer line by line.
#pragma once

#include "streams/line_reader.hpp"
#include "streams/output.hpp"

namespace program {

// Hands line after line to `take(got, line)` until the input ends, cannot be read or is interrupted, `take` returns
// false, or the output is gone. Whoever waits at the other end gets his answer as soon as no further line is there.
// Gives what came last.
template <class Take>
LineReader::Got for_each_line(LineReader& lines, Output& out, Take&& take) {
  using Got = LineReader::Got;
  Got got = Got::line;
  while (out.usable()) {
    std::string_view line;
    got = lines.next(line);
    if (got == Got::end || got == Got::unreadable || got == Got::interrupted) break;
    const bool go_on = take(got, line);
    if (!lines.has_line()) static_cast<void>(out.finish());
    if (!go_on) break;
  }
  return got;
}

}  // namespace program
