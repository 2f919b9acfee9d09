// The strict reader of YAML: places, what it refuses, and that no input makes it crash, hang or read without end.
#include "qanun/yaml.hpp"

#include <catch2/catch.hpp>
#include <chrono>
#include <random>
#include <string>

using namespace qanun;
using yaml::Node;

namespace {

std::string codes(const Diagnostics& diagnostics) {
  std::string out;
  for (const Diagnostic& one : diagnostics.all()) out += std::string{one.message->code} + " ";
  return out;
}

// The codes of what is wrong with a text.
std::string faults(const std::string& text, const yaml::Limits& limits = {}) {
  Diagnostics diagnostics;
  const auto document = yaml::parse("f.yaml", text, limits, diagnostics);
  CHECK((document.has_value() || diagnostics.has_errors()));
  return codes(diagnostics);
}

yaml::Document read(const std::string& text) {
  Diagnostics diagnostics;
  auto document = yaml::parse("f.yaml", text, {}, diagnostics);
  REQUIRE(diagnostics.empty());
  REQUIRE(document);
  return std::move(*document);
}

std::string repeated(std::string_view text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

}  // namespace

TEST_CASE("every node knows its kind, its text and its place") {
  const auto document = read("a: 1\nlist: [x, 'y z']\nmap:\n  empty:\n");
  const Node& root = document.root;
  REQUIRE(root.kind == Node::Kind::map);
  CHECK(root.members[0].key.text == "a");
  const Node* list = root.find("list");
  REQUIRE(list != nullptr);
  REQUIRE(list->items.size() == 2);
  CHECK(list->items[1].text == "y z");
  CHECK(list->items[1].quoted);
  CHECK(list->items[1].line == 2);
  CHECK(list->items[1].column == 11);
  CHECK(list->items[1].length == 5);
  const Node* empty = root.find("map")->find("empty");
  CHECK(empty->kind == Node::Kind::null);
  CHECK(empty->line == 4);
  CHECK(empty->column == 3);
  CHECK(root.find("none") == nullptr);
}

TEST_CASE("columns count characters, not bytes") {
  const auto document = read("{العنوان: قواعد, b: x}\n");
  const Node* node = document.root.find("b");
  CHECK(node->column == 21);
  CHECK(document.root.members[0].value.column == 11);
  CHECK(document.root.members[0].value.length == 5);
  CHECK(document.place_of(*node).source_line == "{العنوان: قواعد, b: x}");
}

TEST_CASE("line ends of Windows and a byte order mark change nothing") {
  const auto document = read(
      "\xEF\xBB\xBF"
      "a: 1\r\nb: 2\r\n");
  CHECK(document.root.find("b")->text == "2");
  CHECK(document.root.find("b")->line == 2);
  CHECK(document.root.members[0].key.column == 1);
}

TEST_CASE("block text is text") {
  CHECK(read("a: >\n  one\n  two\n").root.find("a")->text == "one two\n");
  CHECK(read("a: |\n  it's \"quoted\n").root.find("a")->text == "it's \"quoted\n");
}

TEST_CASE("a document may begin with --- and end with ...") {
  CHECK(read("---\na: 1\n...\n").root.find("a")->text == "1");
}

TEST_CASE("what rule files must not hold is refused") {
  CHECK(faults("a: &x 1\nb: *x\n") == "E109 E109 ");
  CHECK(faults("a: *x\n") == "E109 ");
  CHECK(faults("a: !t 1\nb: ! 2\nc: !!map {}\n") == "E110 E110 E110 ");
  CHECK(faults("<<: {a: 1}\n") == "E111 ");
  CHECK(faults("'<<': 1\n").empty());
  CHECK(faults("a: 1\n---\nb: 1\n") == "E112 ");
  CHECK(faults("a: 1\n---\n") == "E112 ");
  CHECK(faults("{a: 1} b") == "E113 ");
  CHECK(faults("a: 1\n...\nb\n") == "E113 ");
  CHECK(faults("? {a: 1}\n: 2\n") == "E116 ");
  CHECK(faults("? \n: 2\n") == "E116 E116 ");
}

TEST_CASE("each repeated key is reported with the line of the first") {
  Diagnostics diagnostics;
  const auto document = yaml::parse("f", "a: 1\nb: {a: 1, a: 2}\n'a': 3\na: 4\n", {}, diagnostics);
  REQUIRE(document);
  CHECK(codes(diagnostics) == "E108 E108 E108 ");
  CHECK(diagnostics.all()[1].arguments[1].en == "1");
  CHECK(document->root.find("a")->text == "1");
}

TEST_CASE("quotes that are not closed are found where they open") {
  for (const std::string text : {"a: 1\nb: \"x\n", "a: 1\nb: 'x", "a: 1\nb: \"x\\\"\n", "a: 1\nb: \"x\nc: \"y\"\n",
                                 "a: 1 # it's\nb: \"x # \n", "a: 'it''s'\nb: 'x''\n"}) {
    INFO(text);
    Diagnostics diagnostics;
    CHECK_FALSE(yaml::parse("f", text, {}, diagnostics));
    CHECK(codes(diagnostics) == "E107 ");
    CHECK(diagnostics.all().front().place.line == 2);
    CHECK(diagnostics.all().front().place.column == 4);
  }
}

TEST_CASE("an apostrophe inside a word is no quote") {
  CHECK(read("a: it's fine\nb: [don't, x]\n").root.find("a")->text == "it's fine");
}

TEST_CASE("bytes that are no text are refused with their place") {
  for (const std::string bytes :
       {"\x80", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF5", "\xC3"}) {
    Diagnostics diagnostics;
    CHECK_FALSE(yaml::parse("f", "a: 1\nب: " + bytes, {}, diagnostics));
    CHECK(codes(diagnostics) == "E102 ");
    CHECK(diagnostics.all().front().place.line == 2);
    CHECK(diagnostics.all().front().place.column == 4);
  }
  CHECK(faults(std::string("a: \0", 4)) == "E103 ");
  CHECK(faults("a: \x1b") == "E103 ");
  CHECK(faults("a: \xC2\x9B") == "E103 ");
  CHECK(faults("a\rb: 1") == "E103 ");
  CHECK(faults(std::string(100, '\0')) == "E103 ");
}

TEST_CASE("limits hold to the node, the level and the byte") {
  CHECK(faults("[[[1]]]", {.bytes = 7, .nodes = 4, .depth = 3}).empty());
  CHECK(faults("[[[1]]]", {.bytes = 6, .nodes = 4, .depth = 3}) == "E105 ");
  CHECK(faults("[[[1]]]", {.bytes = 7, .nodes = 3, .depth = 3}) == "E115 ");
  CHECK(faults("[[[1]]]", {.bytes = 7, .nodes = 4, .depth = 2}) == "E114 ");
  CHECK(faults("{a: , b: , c: }", {.bytes = 99, .nodes = 5, .depth = 3}) == "E115 ");
}

TEST_CASE("hostile texts end quickly with a report") {
  const auto begin = std::chrono::steady_clock::now();
  for (const std::string_view part :
       {"[",   "{",     "- ",     "? ", "[a,", "{a: ",  "a,", "a: 1\n", "a:\n ",  "&a ",       "*a ",
        "!a ", "[*a ,", "&a {\n", ":",  "-\n", "---\n", "%",  "[]:",    "\"a\" ", "'",         "\"\n",
        "#\n", " ",     "\t",     "\n", "|\n", ">",     "\\", "`",      "@",      "\xD8\xA7: "})
    faults(repeated(part, static_cast<int>((256U << 10U) / part.size())));
  faults("{" + repeated("a: 1, ", 9'900) + "}");
  faults("[" + repeated("&a 1,", 18'000) + "]");
  faults("{" + repeated("\xD8\xA7: &a 1, ", 9'000) + "}");
  CHECK(faults(std::string(10'000'000, 'a')) == "E105 ");
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds{60});
}

TEST_CASE("texts made of YAML's own signs by chance are read or reported") {
  constexpr std::string_view kSigns = "aab::  \n\n--[]{},,\"'&*!|>%@`#?<~\t01\\";
  std::mt19937_64 random{7};
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    const auto length = random() % 40;
    for (std::uint64_t j = 0; j < length; ++j) text += kSigns[random() % kSigns.size()];
    Diagnostics diagnostics;
    const auto document = yaml::parse("f", text, {}, diagnostics);
    INFO(text);
    if (!document && !diagnostics.has_errors()) FAIL("refused without a word");
    for (const Diagnostic& one : diagnostics.all())
      if (render(one, Language::arabic).empty() || one.place.line < 0) FAIL("not shown");
  }
}

TEST_CASE("a file that cannot be read at all has a code of its own") {
  const auto load = [](const std::string& path) {
    Diagnostics diagnostics;
    CHECK_FALSE(yaml::load(path, {}, diagnostics));
    return codes(diagnostics);
  };
  CHECK(load("/no/such/file") == "E001 ");
  CHECK(load("") == "E001 ");
  CHECK(load(std::string("a\0b", 3)) == "E001 ");
  CHECK(load("/") == "E002 ");
  CHECK(load(std::string(100'000, 'x')) == "E003 ");
  CHECK(load("/proc/self/mem") == "E003 ");
  CHECK(load("/dev/null") == "E101 ");
  CHECK(load("/dev/zero") == "E105 ");
}

TEST_CASE("of a very long line only the part around the place is shown") {
  Diagnostics diagnostics;
  (void)yaml::parse("f", "{" + repeated("ب: 1, ", 5000) + "}", {}, diagnostics);
  const Place& place = diagnostics.all().back().place;
  CHECK(place.column > 20'000);
  CHECK(place.source_line.size() < 500);
  CHECK(place.source_line.starts_with("…"));
  CHECK(place.caret == 62);
}
