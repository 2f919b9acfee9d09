// The table of messages, how a fault is shown, and what "did you mean" finds.
#include "qanun/diagnostic.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <stdexcept>

#include "reader/messages.hpp"

using namespace qanun;

namespace {

Diagnostic one(std::string_view code, Place place, std::vector<Argument> arguments = {}, std::string suggestion = {}) {
  Diagnostics diagnostics;
  diagnostics.report(code, std::move(place), std::move(arguments), std::move(suggestion));
  return diagnostics.all().front();
}

// The highest {N} in a text; -1 for none.
int highest_argument(std::string_view text) {
  int highest = -1;
  for (std::size_t i = 0; i + 2 < text.size(); ++i)
    if (text[i] == '{' && text[i + 2] == '}' && text[i + 1] >= '0' && text[i + 1] <= '9')
      highest = std::max(highest, text[i + 1] - '0');
  return highest;
}

}  // namespace

TEST_CASE("every message has a code of its own and speaks both languages") {
  std::set<std::string_view> codes;
  for (const Message& message : messages()) {
    INFO(message.code);
    CHECK(codes.insert(message.code).second);
    CHECK(message.code.size() == 4);
    CHECK((message.code.front() == 'W') == (message.severity == Severity::warning));
    CHECK_FALSE(message.says.en.empty());
    CHECK_FALSE(message.says.ar.empty());
    CHECK(message.remedy.en.empty() == message.remedy.ar.empty());
    CHECK(highest_argument(message.says.en) == highest_argument(message.says.ar));
    CHECK(highest_argument(message.remedy.en) == highest_argument(message.remedy.ar));
    CHECK(find_message(message.code) == &message);
  }
  CHECK(find_message("E000") == nullptr);
}

TEST_CASE("every message can be shown in both languages") {
  for (const Message& message : messages()) {
    INFO(message.code);
    const Diagnostic shown = one(message.code, {.file = "f", .line = 1, .column = 1}, {"a", "b", "c", "d"});
    CHECK(render(shown, Language::english).find(message.code) != std::string::npos);
    CHECK(render(shown, Language::arabic).find(message.code) != std::string::npos);
  }
}

TEST_CASE("a code that is not in the table is a mistake of the program") {
  Diagnostics diagnostics;
  CHECK_THROWS_AS(diagnostics.report("E000", {}), std::logic_error);
}

TEST_CASE("a fault is shown as compilers show it") {
  const Place place{.file = "olaya.yaml", .line = 9, .column = 3, .length = 11, .source_line = "  sun_roundin: keep5"};
  const Diagnostic fault = one("E104", place, {"score.sun_roundin"}, "score.sun_rounding");
  CHECK(render(fault, Language::english) ==
        "olaya.yaml:9:3: error[E104]: unknown option 'score.sun_roundin'; did you mean 'score.sun_rounding'?\n"
        "    9 |   sun_roundin: keep5\n"
        "      |   ^~~~~~~~~~~\n");
  CHECK(render(fault, Language::arabic) ==
        "olaya.yaml:9:3: خطأ[E104]: خيار غير معروف «score.sun_roundin»؛ هل تقصد «score.sun_rounding»؟\n"
        "    9 |   sun_roundin: keep5\n"
        "      |   ^~~~~~~~~~~\n");
}

TEST_CASE("an argument may have a text of its own in each language") {
  const Diagnostic fault = one("E130", {}, {"name", Text{"a name", "اسمًا"}, Text{"a list", "قائمة"}});
  CHECK(sentence(fault, Language::english) == "'name' must be a name; this is a list");
  CHECK(sentence(fault, Language::arabic) == "«name» يجب أن يكون اسمًا، والمكتوب قائمة");
}

TEST_CASE("the mark stands under the place: characters count, tabs are kept, the line's end is the limit") {
  const Place arabic{.file = "f", .line = 1, .column = 9, .length = 3, .source_line = "العنوان خطأ"};
  CHECK(render(one("E106", arabic), Language::english).find("\n      |         ^~~\n") != std::string::npos);
  const Place tab{.file = "f", .line = 1, .column = 3, .length = 1, .source_line = "\ta: 1"};
  CHECK(render(one("E106", tab), Language::english).find("\n      | \t ^\n") != std::string::npos);
  const Place beyond{.file = "f", .line = 1, .column = 4, .length = 99, .source_line = "a: 12"};
  CHECK(render(one("E106", beyond), Language::english).find("\n      |    ^~\n") != std::string::npos);
}

TEST_CASE("what a file holds cannot steer the terminal, nor fill it") {
  const std::string shown =
      render(one("E104", {.file = "a\x1b[2J"}, {"\x1b[31m\xff" + std::string(9999, 'x')}), Language::english);
  CHECK(shown.find('\x1b') == std::string::npos);
  CHECK(shown.find("\\x1b[31m\\xff") != std::string::npos);
  CHECK(shown.size() < 1000);
}

TEST_CASE("braces in what is quoted are only braces") {
  CHECK(sentence(one("E104", {}, {"{0} {9} {"}), Language::english) == "unknown option '{0} {9} {'");
}

TEST_CASE("faults are told in the order of their places, file by file") {
  Diagnostics diagnostics;
  diagnostics.report("E106", {.file = "b", .line = 2, .column = 1});
  diagnostics.report("E106", {.file = "a", .line = 1, .column = 1});
  diagnostics.report("E106", {.file = "b", .line = 1, .column = 9});
  diagnostics.sort_by_place();
  CHECK(diagnostics.all()[0].place.line == 1);
  CHECK(diagnostics.all()[1].place.line == 2);
  CHECK(diagnostics.all()[2].place.file == "a");
}

TEST_CASE("the nearest word is found, and a far one is not") {
  const std::vector<std::string> known{"keep5", "half_up", "fifth_nearest", "redeal", "K", "Q"};
  CHECK(nearest("kepp5", known) == "keep5");
  CHECK(nearest("half-up", known) == "half_up");
  CHECK(nearest("Redeal", known) == "redeal");
  CHECK(nearest("erdeal", known) == "redeal");
  CHECK(nearest("fifht_nearest", known) == "fifth_nearest");
  CHECK(nearest("q", known) == "Q");
  CHECK(nearest("X", known).empty());
  CHECK(nearest("sideways", known).empty());
  CHECK(nearest("", known).empty());
  CHECK(nearest(std::string(1000, 'a'), known).empty());
}
