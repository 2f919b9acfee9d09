// `qanun merge FILE...`: the parts of one run, put together to what one process would have reported.
#include <fmt/format.h>

#include <csignal>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/interruption.hpp"
#include "command_line/saying.hpp"
#include "parts/part_set.hpp"
#include "parts/parted_command.hpp"

namespace program {

namespace {

int object(const MergeArguments& arguments, const Objection& objection) {
  complain(arguments.language, objection.says.en, objection.says.ar);
  return objection.exit_code;
}

// All parts by number, or what is wrong with them.
std::optional<Objection> collect(const std::vector<std::string>& files, Parts& parts) {
  for (const std::string& file : files) {
    Sentence problem;
    auto part = read_part(file, problem);
    if (!part) return Objection{std::move(problem)};
    if (auto objection = add_part(parts, std::move(*part))) return objection;
  }
  return missing_part(parts);
}

// Only a map of options goes into other formats than the two that everything is written in.
bool can_be_written(PartOf part_of, Format format) {
  return part_of == PartOf::interactions || format == Format::text || format == Format::json;
}

Sentence unwritten(PartOf part_of) {
  return {fmt::format("parts of {} are merged to text or json: the other formats are for interactions",
                      command_of(part_of)),
          fmt::format("أجزاء {} تُجمع إلى text أو json: بقية الصيغ لأجزاء interactions", command_of(part_of))};
}

Objection other_rules(const Part& part, const Json& here) {
  const std::string theirs = value_text(part.run.at("fingerprint"));
  const std::string ours = value_text(here.at("fingerprint"));
  return {
      {fmt::format("the shards were played by other rules (fingerprint {}) than those here ({}); name the right ones "
                   "by --rules",
                   theirs, ours),
       fmt::format("لُعبت الأجزاء بقواعد غير التي هنا (البصمة {} وهنا {})؛ سمّ القواعد الصحيحة بـ --rules", theirs,
                   ours)}};
}

int merge(const MergeArguments& arguments, const Parts& parts) {
  const Part& first = parts.begin()->second;
  if (!can_be_written(first.part_of, arguments.format)) return object(arguments, {unwritten(first.part_of)});
  const auto command = parted(first, arguments);
  if (const int fault = command->prepare(); fault != kFine) return fault;
  if (const Json here = command->run(); here.at("fingerprint") != first.run.at("fingerprint"))
    return object(arguments, other_rules(first, here));
  const Interruption interruption;
  const int exit_code = command->report(parts);
  return Interruption::came() ? kInterrupted : exit_code;
}

}  // namespace

int run_merge(const MergeArguments& arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  Parts parts;
  try {
    if (const auto objection = collect(arguments.files, parts)) return object(arguments, *objection);
    return merge(arguments, parts);
  } catch (const nlohmann::json::exception&) {
    return object(arguments, {of_another_version()});
  } catch (const std::exception& fault) {
    return object(arguments, {{fmt::format("the merge ended early: {}", printable(fault.what())),
                               fmt::format("توقف الجمع: {}", printable(fault.what()))}});
  }
}

}  // namespace program
