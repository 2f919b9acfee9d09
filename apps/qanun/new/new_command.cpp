// `qanun new plugin NAME`: starts a plugin in a folder of its own.
#include <fmt/format.h>

#include <algorithm>

#include "command_line/commands.hpp"
#include "command_line/exit_codes.hpp"
#include "command_line/saying.hpp"
#include "command_line/session.hpp"
#include "new/new_plugin_name.hpp"
#include "new/project_template.hpp"
#include "qanun/plugin_host.hpp"
#include "streams/json_text.hpp"
#include "streams/output.hpp"

namespace program {

namespace fs = std::filesystem;

namespace {

using qanun::Language;

// What this program was installed into.
fs::path prefix() { return qanun::library_folder().parent_path(); }

bool can_be_built_against(const fs::path& installation) {
  std::error_code error;
  return fs::exists(qanun::library_folder() / "cmake" / "qanun" / "qanunConfig.cmake", error) &&
         fs::exists(installation / "include" / "qanun" / "plugin.hpp", error);
}

// CMake looks by itself where a Debian package and `make install` put things.
bool is_found_by_itself(const fs::path& installation) { return installation == "/usr" || installation == "/usr/local"; }

// For a shell.
std::string quoted(const std::string& text) {
  const auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view{"/._-+=:,@"}.find(c) != std::string_view::npos;
  };
  if (!text.empty() && std::all_of(text.begin(), text.end(), plain)) return text;
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string{"'\\''"} : std::string{c};
  return out + "'";
}

std::vector<std::string> next_steps(const fs::path& folder, const std::string& id) {
  std::string where;
  if (can_be_built_against(prefix()) && !is_found_by_itself(prefix()))
    where = " -DCMAKE_PREFIX_PATH=" + quoted(prefix().string());
  return {"cd " + quoted(folder.string()), "cmake -B build" + where + " && cmake --build build",
          "ctest --test-dir build --output-on-failure",
          "QANUN_PLUGIN_PATH=build/plugins QANUN_RULES_PATH=rules qanun simulate " + id};
}

std::string text_of(const fs::path& folder, const std::vector<ProjectFile>& files,
                    const std::vector<std::string>& steps, Language language) {
  const bool arabic = language == Language::arabic;
  const std::string shown = printable(folder.string());
  std::string out =
      arabic ? fmt::format("كُتبت إضافة في {}:\n", shown) : fmt::format("a plugin was written into {}:\n", shown);
  for (const ProjectFile& file : files) out += "  " + file.name.string() + '\n';
  out += arabic ? "بعد هذا، البناء ثم الاختبار ثم الاستعمال:\n" : "next: build it, test it, use it\n";
  for (const std::string& step : steps) out += "  " + printable(step) + '\n';
  return out;
}

Json json_of(const fs::path& folder, const std::string& id, const std::vector<ProjectFile>& files,
             const std::vector<std::string>& steps) {
  Json names = Json::array();
  for (const ProjectFile& file : files) names.push_back(file.name.string());
  return {{"id", id}, {"folder", folder.string()}, {"files", std::move(names)}, {"next", steps}};
}

int complain_of_template(const NewArguments& arguments, const fs::path& folder, const std::error_code& error) {
  const std::string shown = printable(folder.string());
  complain(arguments.language,
           fmt::format("the template in '{}' cannot be read: {}; install Qanun again", shown, error.message()),
           fmt::format("تعذّرت قراءة القالب في «{}»: {}؛ أعد تثبيت قانون", shown, error.message()));
  return kUnusable;
}

int complain_of_writing(const NewArguments& arguments, const fs::path& folder, const fs::path& at,
                        const std::error_code& error) {
  const std::string shown = printable(at.string());
  if (at == folder && error == std::errc::file_exists) {
    complain(arguments.language,
             fmt::format("'{}' exists already and is left as it is; name another folder with --dir", shown),
             fmt::format("«{}» موجود ولن يُمسّ؛ سمِّ مجلدًا آخر بـ --dir", shown));
    return kUnusable;
  }
  complain(arguments.language, fmt::format("'{}' cannot be written: {}", shown, error.message()),
           fmt::format("تعذّرت الكتابة في «{}»: {}", shown, error.message()));
  return kUnwritable;
}

}  // namespace

int run_new(const NewArguments& arguments) {
  const Session session{arguments.language};
  if (const auto fault = fault_of_name(session, arguments.name)) {
    complain(arguments.language, fault->english, fault->arabic);
    return kUnusable;
  }
  const fs::path source = prefix() / "share" / "qanun" / "templates" / "plugin";
  std::error_code error;
  const auto files = read_template(source, arguments.name, error);
  if (error) return complain_of_template(arguments, source, error);
  // Without the slash at its end, which would make it another path for the same folder.
  fs::path folder = arguments.folder.empty() ? arguments.name : arguments.folder;
  if (!folder.has_filename()) folder = folder.parent_path();
  const fs::path at = write_project(folder, files, error);
  if (error) return complain_of_writing(arguments, folder, at, error);

  const auto steps = next_steps(folder, arguments.name);
  Output output{"", arguments.language};
  output.write(arguments.format == Format::json ? json_text(json_of(folder, arguments.name, files, steps))
                                                : text_of(folder, files, steps, arguments.language));
  if (!can_be_built_against(prefix()))
    complain(arguments.language,
             "the headers and CMake files are not installed beside this program; they come with qanun-dev",
             "الترويسات وملفات CMake غير مثبّتة مع هذا البرنامج؛ تأتي مع الحزمة qanun-dev");
  return output.finish();
}

}  // namespace program
