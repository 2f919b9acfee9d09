#include "simulate/statistics_report.hpp"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

namespace program {

namespace {

using qanun::Language;
using qanun::Text;

constexpr std::size_t kLabelWidth = 26;
constexpr std::size_t kNumberWidth = 16;

// 1234567 as "1,234,567".
std::string grouped(std::uint64_t number) {
  const std::string digits = std::to_string(number);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

double share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

double mean(std::int64_t sum, std::uint64_t count) {
  return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

// English in columns; Arabic, which terminals order in ways of their own, one phrase a line (docs/records.md).
class Report {
 public:
  explicit Report(Language language) : arabic_(language == Language::arabic), language_(language) {}

  void heading(Text text) { out_ += fmt::format("\n{}\n", text.in(language_)); }
  void phrase(const std::string& en, const std::string& ar) { out_ += (arabic_ ? ar : en) + '\n'; }
  void count(Text label, std::uint64_t number) { row(label.in(language_), grouped(number), ""); }
  void count(Text label, std::uint64_t number, std::uint64_t whole) {
    row(label.in(language_), grouped(number), fmt::format("{:.2f}%", share(number, whole)));
  }
  void figure(Text label, double number) { row(label.in(language_), fmt::format("{:.2f}", number), ""); }
  void row(std::string_view label, const std::string& number, const std::string& beside) {
    if (arabic_)
      out_ += fmt::format("  {}: {}{}\n", label, number, beside.empty() ? "" : " (" + beside + ")");
    else
      out_ += fmt::format("  {:<{}}{:>{}}{}\n", label, kLabelWidth, number, kNumberWidth,
                          beside.empty() ? "" : fmt::format("{:>10}", beside));
  }
  [[nodiscard]] Language language() const { return language_; }
  [[nodiscard]] bool arabic() const { return arabic_; }
  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  bool arabic_;
  Language language_;
  std::string out_{};
};

std::string_view title_of(Text title, std::string_view key, Language language) {
  return title.in(language).empty() ? key : title.in(language);
}

std::uint64_t sum(const std::array<std::uint64_t, kOutcomes>& outcomes) {
  std::uint64_t all = 0;
  for (const std::uint64_t one : outcomes) all += one;
  return all;
}

void add_head(Report& report, const RunSummary& run) {
  const std::string what_en = run.matches ? "matches" : "hands";
  const std::string what_ar = run.matches ? "صكة" : "يد";
  const std::uint64_t done = run.result->done;
  report.phrase(fmt::format("{}: {} {}, seed {}", run.rules->name(), grouped(done), what_en, run.seed),
                fmt::format("{}: {} {}، البذرة {}", run.rules->name(), grouped(done), what_ar, run.seed));
  if (run.shards > 1)
    report.phrase(fmt::format("shard {} of {}", run.shard + 1, run.shards),
                  fmt::format("الجزء {} من {}", run.shard + 1, run.shards));
  if (run.interrupted)
    report.phrase(fmt::format("interrupted: {} of {} {} are done", grouped(done), grouped(run.wanted), what_en),
                  fmt::format("توقف قبل النهاية: اكتمل {} من {} {}", grouped(done), grouped(run.wanted), what_ar));
}

void add_contracts(Report& report, const RunSummary& run) {
  const Statistics& s = run.result->statistics;
  if (report.arabic())
    report.heading({"", "العقود"});
  else
    report.phrase(fmt::format("\n{:<{}}{:>{}}{:>10}{:>10}{:>10}{:>10}", "contracts", kLabelWidth + 2, "hands",
                              kNumberWidth, "share", "made", "lost", "tied"),
                  "");
  for (std::size_t kind = 1; kind < s.kinds.size(); ++kind) {
    const std::uint64_t hands = sum(s.kinds[kind]);
    const std::string_view title =
        title_of(run.rules->kinds()[kind].title, run.rules->kinds()[kind].key, report.language());
    if (report.arabic()) {
      report.row(
          title, grouped(hands),
          fmt::format("{:.2f}%، نجح {:.2f}%، خسر {:.2f}%، تعادل {:.2f}%", share(hands, s.hands),
                      share(s.kinds[kind][0], hands), share(s.kinds[kind][1], hands), share(s.kinds[kind][2], hands)));
      continue;
    }
    report.row(
        title, grouped(hands),
        fmt::format("{:>9.2f}%{:>9.2f}%{:>9.2f}%{:>9.2f}%", share(hands, s.hands), share(s.kinds[kind][0], hands),
                    share(s.kinds[kind][1], hands), share(s.kinds[kind][2], hands)));
  }
}

void add_results(Report& report, const RunSummary& run) {
  const Statistics& s = run.result->statistics;
  report.heading({"results", "النتائج"});
  report.count({"hands won by side 0", "أيادي كسبها الفريق ٠"}, s.hands_won[0], s.hands);
  report.count({"hands won by side 1", "أيادي كسبها الفريق ١"}, s.hands_won[1], s.hands);
  if (s.hands_won[2] > 0) report.count({"hands that nobody won", "أيادي لم يكسبها أحد"}, s.hands_won[2], s.hands);
  for (std::size_t label = 1; label < s.labels.size(); ++label) {
    const qanun::LabelDecl& declared = run.rules->labels()[label];
    report.row(title_of(declared.title, declared.key, report.language()), grouped(s.labels[label]),
               fmt::format("{:.2f}%", share(s.labels[label], s.hands)));
  }
  for (std::size_t level = 1; level < s.levels.size(); ++level)
    if (s.levels[level] > 0) {
      const qanun::WordDecl& word = run.rules->words()[run.rules->find_word(run.rules->levels()[level - 1].word)];
      const std::string en = fmt::format("raised to {}", word.title.en);
      const std::string ar = fmt::format("وصلت {}", word.title.ar);
      report.count({en, ar}, s.levels[level], s.hands);
    }
  report.count({"deals thrown in", "توزيعات أعيدت"}, s.void_deals);
  report.heading({"points", "النقاط"});
  report.figure({"side 0, a hand", "الفريق ٠ في اليد"}, mean(s.points[0], s.hands));
  report.figure({"side 1, a hand", "الفريق ١ في اليد"}, mean(s.points[1], s.hands));
  report.figure({"the buyer's side, a hand", "فريق المشتري في اليد"}, mean(s.role_points[0], s.hands));
  report.figure({"the other side, a hand", "الفريق الآخر في اليد"}, mean(s.role_points[1], s.hands));
  if (s.hands > 0)
    report.row(
        report.arabic() ? "أعلى ما سجله فريق في يد" : "most in one hand", std::to_string(s.highest),
        fmt::format("{} {}",
                    report.arabic() ? (run.matches ? "الصكة رقم" : "اليد رقم") : (run.matches ? "  match" : "  hand"),
                    s.highest_index));
}

void add_melds(Report& report, const RunSummary& run) {
  const Statistics& s = run.result->statistics;
  report.heading({"melds on the sheet", "المشاريع في الورقة"});
  for (std::size_t name = 1; name < s.melds.size(); ++name) {
    const qanun::MeldNameDecl& declared = run.rules->meld_names()[name];
    report.count({title_of(declared.title, declared.key, Language::english),
                  title_of(declared.title, declared.key, Language::arabic)},
                 s.melds[name], s.hands);
  }
  report.count({"baloot", "بلوت"}, s.baloots, s.hands);
}

void add_faults(Report& report, const RunSummary& run) {
  const Statistics& s = run.result->statistics;
  report.heading({"faults", "المخالفات"});
  report.count({"made", "وقعت"}, s.remarks[0]);
  report.count({"claimed", "قُيّدت"}, s.remarks[1], s.hands);
  report.count({"claimed falsely", "قُيّدت خطأً"}, s.remarks[2], s.hands);
}

void add_matches(Report& report, const RunSummary& run) {
  const Statistics& s = run.result->statistics;
  report.heading({"matches", "الصكات"});
  report.count({"hands", "الأيادي"}, s.hands);
  report.figure({"hands a match", "أيادي الصكة"}, mean(static_cast<std::int64_t>(s.hands), s.matches));
  report.count({"hands of the longest", "أيادي الأطول"}, s.longest_match);
  report.count({"won by side 0", "كسبها الفريق ٠"}, s.matches_won[0], s.matches);
  report.count({"won by side 1", "كسبها الفريق ١"}, s.matches_won[1], s.matches);
  if (s.matches_won[2] > 0) report.count({"drawn", "تعادل"}, s.matches_won[2], s.matches);
}

}  // namespace

std::string report_text(const RunSummary& run, Language language) {
  Report report{language};
  add_head(report, run);
  add_contracts(report, run);
  add_results(report, run);
  add_melds(report, run);
  if (run.faults.per_million > 0) add_faults(report, run);
  if (run.matches) add_matches(report, run);
  const SimulationResult& result = *run.result;
  const double rate = result.seconds > 0 ? static_cast<double>(result.statistics.hands) / result.seconds : 0;
  report.phrase(
      fmt::format("\n{:.2f} s, {} hands a second on {} {}", result.seconds, grouped(static_cast<std::uint64_t>(rate)),
                  run.threads, run.threads == 1 ? "thread" : "threads"),
      fmt::format("\n{:.2f} ثانية، {} يد في الثانية، المسارات: {}", result.seconds,
                  grouped(static_cast<std::uint64_t>(rate)), run.threads));
  report.phrase(fmt::format("digest {:016x}", result.statistics.digest),
                fmt::format("بصمة النتائج {:016x}", result.statistics.digest));
  return report.take();
}

}  // namespace program
