// Columns of text.
#include <catch2/catch.hpp>

#include "streams/columns.hpp"

using program::display_width;
using program::lines_of;
using program::side_by_side;
using program::wrapped;

TEST_CASE("The width of a text is what a terminal needs for it") {
  CHECK(display_width("") == 0);
  CHECK(display_width("kaboot") == 6);
  CHECK(display_width("كبوت") == 4);
  CHECK(display_width("صكّة") == 3);  // the doubling mark sits on its letter
  CHECK(display_width("a ≠ b") == 5);
}

TEST_CASE("Lines are broken between words, and go on further in") {
  CHECK(wrapped("  one two three", 9, 2) == std::vector<std::string>{"  one two", "    three"});
  CHECK(wrapped("short", 20, 4) == std::vector<std::string>{"short"});
  CHECK(wrapped("incomprehensibilities here", 10, 2) == std::vector<std::string>{"incomprehensibilities", "  here"});
  CHECK(wrapped("side 0   +10  cards", 40, 4) == std::vector<std::string>{"side 0   +10  cards"});
  CHECK(wrapped("", 10, 2) == std::vector<std::string>{""});
}

TEST_CASE("Two texts stand side by side, what both have in one row") {
  const std::string text = side_by_side({"a", "same", "end"}, {"same", "new", "end"});
  CHECK(text == "a" + std::string(47, ' ') + " ≠\n" +              //
                    "same" + std::string(44, ' ') + " | same\n" +  //
                    std::string(48, ' ') + " ≠ new\n" +            //
                    "end" + std::string(45, ' ') + " | end\n");
}

TEST_CASE("Lines that differ stand beside each other") {
  const auto lines = lines_of(side_by_side({"head", "10 points", "end"}, {"head", "12 points", "end"}));
  REQUIRE(lines.size() == 3);
  CHECK(lines[1] == "10 points" + std::string(39, ' ') + " ≠ 12 points");
}

TEST_CASE("Where one text has a line more, what says the same of other amounts still stands together") {
  const auto lines = lines_of(side_by_side({"head", "side 0 +2 baloot", "points 18 - 0"}, {"head", "points 16 - 0"}));
  REQUIRE(lines.size() == 3);
  CHECK(lines[1] == "side 0 +2 baloot" + std::string(32, ' ') + " ≠");
  CHECK(lines[2] == "points 18 - 0" + std::string(35, ' ') + " ≠ points 16 - 0");
}

TEST_CASE("No row is wider than the page, and every line of both texts is there") {
  const std::string word(30, 'x');
  const std::string arabic = "الفريق الأول يكتب نقاط الورق مع المشروع والبلوت في هذه اليد كلها ثم ينتهي الكلام هنا";
  const std::string text = side_by_side({word + ' ' + word + ' ' + word, "b"}, {arabic, "c"});
  for (const std::string& line : lines_of(text)) CHECK(display_width(line) <= program::kPageWidth);
  CHECK(text.find('b') != std::string::npos);
  CHECK(text.find("الكلام هنا") != std::string::npos);
}
