#include "host/refusal.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "host/fields.hpp"
#include "qanun/text.hpp"

namespace qanun::host {

namespace {

struct Row {
  std::string_view code;
  Keep keep;
  Text says;  // with {0}, {1} ... for the arguments
};

constexpr std::array kTable{
    // The file
    Row{"P101",
        Keep::always,
        {"not a library: it begins with the bytes {0}, a library begins with {1}",
         "ليس مكتبة: أوّله البايتات {0}، والمكتبة أوّلها {1}"}},
    Row{"P102",
        Keep::always,
        {"not a library: the file is empty, a library has at least {0} bytes",
         "ليس مكتبة: الملف فارغ، وأصغر مكتبة {0} بايت"}},
    Row{"P103", Keep::never, {"not a file but {0}", "ليس ملفًا بل {0}"}},
    Row{"P104", Keep::never, {"cannot be read: {0}", "لا تمكن قراءته: {0}"}},
    Row{"P105",
        Keep::always,
        {"the file is cut short: it has {0} bytes, its headers speak of {1}",
         "الملف مقطوع: فيه {0} بايت، وترويسته تقول {1}"}},
    Row{"P106", Keep::always, {"a library of {0} bits; this program has {1}", "مكتبة {0} بت، وهذا البرنامج {1} بت"}},
    Row{"P107",
        Keep::always,
        {"a library with byte order {0}; this program has {1}", "ترتيب البايتات في المكتبة {0}، وفي هذا البرنامج {1}"}},
    Row{"P108",
        Keep::always,
        {"a library for the machine {0}; this program runs on {1}", "مكتبة لمعالج {0}، وهذا البرنامج على {1}"}},
    Row{"P109",
        Keep::always,
        {"an ELF file of type {0}; a shared library is of type {1}", "ملف ELF نوعه {0}، ونوع المكتبة {1}"}},
    Row{"P110",
        Keep::always,
        {"damaged headers: {0} is {1}, it must be {2}", "ترويسة تالفة: {0} قيمته {1}، والصحيح {2}"}},
    // The manifest
    Row{"P111",
        Keep::always,
        {"a library, but no plugin: it has no manifest ({0})", "مكتبة، لكنها ليست إضافة لقانون: لا بيان فيها ({0})"}},
    Row{"P112",
        Keep::always,
        {"it has a manifest but no entry point ({0})", "فيها البيان وليس فيها مدخل التسجيل ({0})"}},
    Row{"P113",
        Keep::always,
        {"its manifest begins with {0}; one of this program begins with {1}", "بيانها يبدأ بـ {0}، والمطلوب {1}"}},
    Row{"P114",
        Keep::always,
        {"its manifest has {0} bytes; this program has {1}", "بيانها {0} بايت، وبيان هذا البرنامج {1}"}},
    Row{"P115",
        Keep::always,
        {"built for binary interface {0}; this program has {1}: build the plugin again",
         "مبنية على الواجهة الثنائية {0}، وهذا البرنامج على {1}: أعد بناءها"}},
    Row{"P116",
        Keep::always,
        {"built with C++11 ABI {0}; this program with {1} (_GLIBCXX_USE_CXX11_ABI)",
         "مبنية بواجهة C++11 قيمتها {0}، وهذا البرنامج {1} (_GLIBCXX_USE_CXX11_ABI)"}},
    Row{"P117",
        Keep::always,
        {"built with library debug mode {0}; this program with {1} (_GLIBCXX_DEBUG)",
         "مبنية ووضع التنقيح {0}، وهذا البرنامج {1} (_GLIBCXX_DEBUG)"}},
    Row{"P118",
        Keep::always,
        {"built with sanitizer {0}; this program with {1}", "مبنية مع فاحص الذاكرة {0}، وهذا البرنامج {1}"}},
    Row{"P119", Keep::always, {"{0} in its manifest is '{1}'; it must be {2}", "{0} في بيانها هو '{1}'، والمطلوب {2}"}},
    // Loading it
    Row{"P120", Keep::never, {"missing symbol: {0}", "ينقصها الرمز: {0}"}},
    Row{"P121", Keep::never, {"missing library: {0}", "تنقصها المكتبة: {0}"}},
    Row{"P122", Keep::never, {"cannot be loaded: {0}", "لا يمكن تحميلها: {0}"}},
    // Trying it in a process of its own
    Row{"P130", Keep::a_while, {"it crashed with {0} {1}", "انهارت بالإشارة {0} {1}"}},
    Row{"P131", Keep::a_while, {"it ended the process with status {0} {1}", "أنهت العملية بالرمز {0} {1}"}},
    Row{"P132",
        Keep::a_while,
        {"it did not come to an end within {0} ms {1}", "لم تنته خلال {0} جزء من ألف من الثانية {1}"}},
    Row{"P133", Keep::a_while, {"it threw {0}: {1}", "رمت خطأً {0} يقول: {1}"}},
    Row{"P134",
        Keep::a_while,
        {"it threw something that is no std::exception {0}", "رمت {0} شيئًا ليس من std::exception"}},
    Row{"P135",
        Keep::never,
        {"the program that tries plugins ({0}) cannot be used: {1}", "برنامج تجربة الإضافات ({0}) لا يعمل: {1}"}},
    Row{"P136", Keep::never, {"it was not seen to the end {0}", "لم تُعرف نهايتها {0}"}},
    // Taking it over
    Row{"P140", Keep::never, {"the id '{0}' of {1} is taken by {2}", "المعرّف '{0}' في {1} مأخوذ، سبق إليه {2}"}},
    Row{"P141", Keep::never, {"{0}: {1}", "{0}: {1}"}},
    // The folder
    Row{"P150", Keep::never, {"the plugin folder cannot be read: {0}", "مجلد الإضافات لا تمكن قراءته: {0}"}},
};

const Row* find_row(std::string_view code) {
  const auto* row = std::find_if(kTable.begin(), kTable.end(), [&](const Row& one) { return one.code == code; });
  return row == kTable.end() ? nullptr : row;
}

std::string fill(std::string_view pattern, std::initializer_list<Said> arguments, std::string Said::*language) {
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{' || i + 2 >= pattern.size() || pattern[i + 2] != '}') {
      out += pattern[i];
      continue;
    }
    const auto which = static_cast<std::size_t>(pattern[i + 1] - '0');
    if (which >= arguments.size()) throw std::logic_error{"a message lacks an argument: " + std::string{pattern}};
    out += arguments.begin()[which].*language;
    i += 2;
  }
  return out;
}

constexpr std::string_view kDigits = "0123456789ABCDEF";

}  // namespace

Said::Said(std::string in_english, std::string in_arabic) : en{one_line(in_english)}, ar{one_line(in_arabic)} {}
Said::Said(std::string_view alike) : en{one_line(alike)}, ar{en} {}
Said::Said(std::uint64_t number) : en{std::to_string(number)}, ar{en} {}

Refusal refuse(std::string_view code, std::initializer_list<Said> arguments) {
  const Row* row = find_row(code);
  if (row == nullptr) throw std::logic_error{"unknown refusal " + std::string{code}};
  return {std::string{code}, fill(row->says.en, arguments, &Said::en), fill(row->says.ar, arguments, &Said::ar)};
}

Said system_words(const std::error_code& error) {
  std::string words = error.message();
  if (error == std::errc::no_such_file_or_directory) return {words, "غير موجود"};
  if (error == std::errc::permission_denied) return {words, "غير مسموح"};
  if (error == std::errc::too_many_symbolic_link_levels) return {words, "روابط تدور على نفسها"};
  if (error == std::errc::not_a_directory) return {words, "ليس مجلدًا"};
  return words;
}

Said system_words(int error_number) { return system_words(std::error_code{error_number, std::generic_category()}); }

bool is_refusal_code(std::string_view code) { return find_row(code) != nullptr; }

Keep keep(std::string_view code) {
  const Row* row = find_row(code);
  return row == nullptr ? Keep::never : row->keep;
}

std::string hex_bytes(std::string_view bytes) {
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (!out.empty()) out += ' ';
    out += kDigits[byte >> 4U];
    out += kDigits[byte & 0xFU];
  }
  return out;
}

std::string hex_number(std::uint64_t number) {
  std::string digits;
  for (; number != 0 || digits.size() < 12; number >>= 4U) digits += kDigits[number & 0xFU];
  std::reverse(digits.begin(), digits.end());
  return "0x" + digits;
}

}  // namespace qanun::host
