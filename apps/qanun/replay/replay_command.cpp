#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <system_error>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "replay/replay_answer.hpp"
#include "streams/line_loop.hpp"
#include "streams/line_reader.hpp"
#include "streams/output.hpp"

namespace program {

namespace {

using Got = LineReader::Got;

// A file of records on its way through, one line at a time.
class Replay {
 public:
  Replay(const ReplayArguments& arguments, const Session& session)
      : arguments_(arguments),
        lines_(arguments.file, qanun::kLongestRecord),
        records_(session.reader()),
        out_("-", arguments.language) {
    place_.file = arguments.file == "-" ? "standard input" : printable(arguments.file);
  }

  int run() {
    const Interruption interruption;
    const Got got = for_each_line(lines_, out_, [&](Got kind, std::string_view line) {
      take(kind, line);
      return true;
    });
    if (got == Got::unreadable) return unreadable();
    close();
    const int written = out_.finish();
    if (written != kFine) return written;
    if (got == Got::interrupted) return kInterrupted;
    return differ_ > 0 && !out_.closed_pipe() ? kFindings : kFine;
  }

 private:
  void take(Got got, std::string_view line) {
    if (got == Got::line && line.find_first_not_of(" \t\r") == std::string_view::npos) return;
    place_.line = lines_.number();
    ++replayed_;
    qanun::Problem problem;
    if (got == Got::too_long) {
      problem = {fmt::format("the line is longer than {} bytes", qanun::kLongestRecord),
                 fmt::format("السطر أطول من {} بايت", qanun::kLongestRecord)};
    } else if (got == Got::cut) {
      problem = {"the last line is cut: it has no newline", "السطر الأخير مقطوع: لا ينتهي بسطر جديد"};
    } else if (const auto record = records_.read(line, problem)) {
      answer(*record);
      return;
    }
    ++differ_;
    out_.write(json() ? error_json(place_, problem, arguments_.language)
                      : error_text(place_, problem, arguments_.language));
  }

  void answer(const qanun::HandRecord& record) {
    const qanun::Replayed replayed = qanun::replay(record);
    const bool bad = replayed.status == qanun::ReplayStatus::differs || replayed.status == qanun::ReplayStatus::refused;
    if (bad) ++differ_;
    out_.write(json() ? answer_json(place_, record, replayed, arguments_.language)
                      : answer_text(place_, record, replayed, arguments_.explain, arguments_.language));
  }

  int unreadable() {
    static_cast<void>(out_.finish());
    const std::string why = std::generic_category().message(lines_.error());
    complain(arguments_.language, fmt::format("cannot read '{}': {}", place_.file, why),
             fmt::format("تعذّرت قراءة «{}»: {}", place_.file, why));
    return kUnusable;
  }

  void close() {
    if (json())
      out_.write(fmt::format("{{\"replayed\":{},\"differ\":{}}}\n", replayed_, differ_));
    else if (arguments_.language == qanun::Language::arabic)
      out_.write(fmt::format("أعيد لعب {}، واختلف {}\n", replayed_, differ_));
    else
      out_.write(fmt::format("{} replayed, {} differ\n", replayed_, differ_));
  }

  [[nodiscard]] bool json() const { return arguments_.format == Format::json; }

  const ReplayArguments& arguments_;
  LineReader lines_;
  qanun::RecordReader records_;
  Output out_;
  RecordPlace place_{};
  std::uint64_t replayed_ = 0;
  std::uint64_t differ_ = 0;
};

}  // namespace

int run_replay(const ReplayArguments& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  const Session session{arguments.language};
  return Replay{arguments, session}.run();
}

}  // namespace program
