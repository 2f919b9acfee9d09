// The heat map: one page without anything from outside. Rows and columns are the options that interact with some other;
// the darker a square, the more hands show it. Hovering or tapping a square shows its numbers and an example.
#include <fmt/format.h>

#include <algorithm>

#include "command_line/saying.hpp"
#include "compare/interactions_report.hpp"
#include "streams/html_text.hpp"

namespace program {

namespace {

using proof::OptionPair;
using qanun::Language;

constexpr std::size_t kMostListed = 40;

constexpr std::string_view kStyle = R"(
:root { color-scheme: light; font-family: system-ui, "Segoe UI", "Noto Sans", "Noto Naskh Arabic", Tahoma, sans-serif; }
body { margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem; color: #1b1b1b; background: #fff; line-height: 1.45; }
h1 { font-size: 1.5rem; margin: 0 0 .3rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p { margin: .3rem 0; } code { font-size: .85em; background: #f2f2f2; padding: 0 .25em; direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; }
code.line { display: block; padding: .4rem .6rem; white-space: pre-wrap; text-align: left; }
.map { overflow: auto; max-height: 85vh; border: 1px solid #ccc; }
.map table { border-collapse: separate; border-spacing: 1px; }
.map th { font-weight: normal; font-size: .78rem; background: #fff; }
.map thead th { position: sticky; top: 0; z-index: 2; padding: 0 2px; min-width: 1.4rem; text-align: center; }
.map tbody th { position: sticky; inset-inline-start: 0; z-index: 1; text-align: start; white-space: nowrap; padding: 0 .5rem;
  max-width: 19rem; overflow: hidden; text-overflow: ellipsis; }
.map td { width: 1.4rem; height: 1.4rem; min-width: 1.4rem; background: #f6f6f6; }
td.self { background: #fff; } td[data-p] { cursor: pointer; }
td[data-p]:hover, td[data-p]:focus { outline: 2px solid #000; outline-offset: -1px; }
.h1 { background: #fde3c8 !important; } .h2 { background: #fbb779 !important; } .h3 { background: #ee7d34 !important; }
.h4 { background: #b93f11 !important; } .h5 { background: #641c05 !important; }
.no { background: repeating-linear-gradient(45deg, #ddd 0 3px, #fff 3px 6px) !important; }
.legend span { display: inline-block; width: 1.1rem; height: 1.1rem; vertical-align: -.2rem; margin-inline: .9rem .3rem;
  border: 1px solid #bbb; }
#said { min-height: 7rem; border: 1px solid #ccc; border-top: 0; padding: .6rem .8rem; background: #fafafa; }
table.list { border-collapse: collapse; width: 100%; font-size: .9rem; }
table.list td, table.list th { border-bottom: 1px solid #ddd; padding: .35rem .5rem; text-align: start; vertical-align: top; }
table.list td.share { white-space: nowrap; font-variant-numeric: tabular-nums; }
@media print {
  body { max-width: none; margin: 0; font-size: 9pt; } .map { overflow: visible; max-height: none; border: 0; }
  .map thead th, .map tbody th { position: static; } #said { display: none; }
  .map td { width: .8rem; height: .8rem; min-width: .8rem; } .map th { font-size: 6.5pt; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } h2 { break-after: avoid; } tr { break-inside: avoid; }
})";

constexpr std::string_view kScript = R"(
const pairs = JSON.parse(document.getElementById('pairs').textContent);
const said = document.getElementById('said');
function show(cell) {
  const pair = pairs[cell.dataset.p];
  said.replaceChildren();
  for (const [kind, text] of pair) {
    const part = document.createElement(kind === 'command' ? 'code' : 'p');
    if (kind === 'command') part.className = 'line';
    if (kind === 'head') { const strong = document.createElement('strong'); strong.textContent = text; part.append(strong); }
    else part.textContent = text;
    said.append(part);
  }
}
for (const cell of document.querySelectorAll('td[data-p]'))
  for (const event of ['mouseenter', 'focus', 'click']) cell.addEventListener(event, () => show(cell));
)";

// From under one in a thousand hands to more than a fifth of them.
constexpr std::array<double, 4> kSteps{0.001, 0.01, 0.05, 0.2};

std::size_t heat(const OptionPair& pair) {
  return static_cast<std::size_t>(
      1 + std::count_if(kSteps.begin(), kSteps.end(), [&](double step) { return pair.share() >= step; }));
}

class HeatMap {
 public:
  HeatMap(const InteractionsRun& run, Language language) : run_{run}, language_{language} {
    for (const OptionPair& pair : run.found.pairs) {
      if (pair.tried && pair.interplays() == 0) continue;
      shown_.push_back(&pair);
      axis_.push_back(pair.first);
      axis_.push_back(pair.second);
    }
    std::sort(axis_.begin(), axis_.end());
    axis_.erase(std::unique(axis_.begin(), axis_.end()), axis_.end());
  }

  std::string take() {
    head();
    if (axis_.empty())
      paragraph(say("No pair of options interacts on these hands.", "لا يتفاعل أي زوج من الخيارات في هذه الأيدي."));
    else
      map();
    list();
    silent();
    bound();
    data();
    out_ += "</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  [[nodiscard]] bool arabic() const { return language_ == Language::arabic; }
  [[nodiscard]] std::string say(std::string_view english, std::string_view arabic_text) const {
    return std::string{arabic() ? arabic_text : english};
  }
  template <class... Values>
  [[nodiscard]] std::string say_with(std::string_view english, std::string_view arabic_text,
                                     const Values&... values) const {
    return fmt::format(fmt::runtime(arabic() ? arabic_text : english), values...);
  }
  void paragraph(const std::string& text) { out_ += fmt::format("<p>{}</p>\n", html_text(text)); }
  void heading(const std::string& text) { out_ += fmt::format("<h2>{}</h2>\n", html_text(text)); }

  [[nodiscard]] std::string title() const {
    const qanun::Resolved& rules = run_.space.own();
    return say_with("How the options of {} depend on each other", "كيف تتأثر خيارات {} بعضها ببعض",
                    arabic() ? rules.title_ar : rules.title_en);
  }

  void head() {
    const std::string heading = html_text(title());
    out_ += fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
        "<style>{}\n</style>\n</head>\n<body>\n<h1>{}</h1>\n",
        arabic() ? "ar" : "en", arabic() ? "rtl" : "ltr", heading, kStyle, heading);
    paragraph(
        say("Two options interact where changing both does something else than the two changes taken apart, on "
            "the same cards and the same play.",
            "يتفاعل خياران إذا كان تغييرهما معًا غير مجموع التغييرين كلٍّ على حدة، بالورق نفسه واللعب نفسه."));
    const PairCounts counts = count_pairs(run_.found);
    paragraph(say_with("{} pairs, {} hands each, seed {}: {} interact, {} cannot be changed together, {} show nothing.",
                       "{} زوج، ولكل زوج {} يد، البذرة {}: {} تتفاعل، {} لا تجتمع، {} لا يظهر بينها شيء.",
                       run_.found.pairs.size(), run_.hands, run_.seed, counts.interacting, counts.forbidden,
                       counts.silent));
    if (run_.found.pairs.size() < run_.found.wanted)
      paragraph(say_with("Interrupted: {} of {} pairs are done.", "توقف قبل النهاية: اكتمل {} من {} زوج.",
                         run_.found.pairs.size(), run_.found.wanted));
  }

  void legend() {
    out_ += "<p class=\"legend\">" + html_text(say("Hands that show it:", "الأيدي التي يظهر فيها:"));
    const std::array<std::string_view, 5> bounds{"< 0.1%", "0.1%-1%", "1%-5%", "5%-20%", "> 20%"};
    for (std::size_t i = 0; i < bounds.size(); ++i)
      out_ += fmt::format("<span class=\"h{}\"></span><bdi dir=\"ltr\">{}</bdi>", i + 1, html_text(bounds[i]));
    out_ +=
        fmt::format("<span class=\"no\"></span>{}</p>\n", html_text(say("cannot be changed together", "لا يجتمعان")));
  }

  void map() {
    legend();
    out_ += "<div class=\"map\"><table>\n<thead><tr><th></th>";
    for (std::size_t column = 0; column < axis_.size(); ++column)
      out_ += fmt::format("<th scope=\"col\" title=\"{}\">{}</th>", html_text(option_text(axis_[column])), column + 1);
    out_ += "</tr></thead>\n<tbody>\n";
    std::vector<std::size_t> cells(axis_.size() * axis_.size(), shown_.size());
    for (std::size_t i = 0; i < shown_.size(); ++i) {
      const std::size_t row = place(shown_[i]->first);
      const std::size_t column = place(shown_[i]->second);
      cells[row * axis_.size() + column] = cells[column * axis_.size() + row] = i;
    }
    for (std::size_t row = 0; row < axis_.size(); ++row) {
      const std::string text = html_text(option_text(axis_[row]));
      out_ += fmt::format("<tr><th scope=\"row\" title=\"{}\">{}. {}</th>", text, row + 1,
                          html_text(std::string{run_.option(axis_[row]).title.in(language_)}));
      for (std::size_t column = 0; column < axis_.size(); ++column)
        cell(row == column, cells[row * axis_.size() + column]);
      out_ += "</tr>\n";
    }
    out_ += "</tbody></table></div>\n<div id=\"said\" aria-live=\"polite\"><p>";
    out_ += html_text(say("Point at a square, or tap it, to see its numbers and an example.",
                          "أشر إلى مربع أو المسه لترى أرقامه ومثالًا عليه."));
    out_ += "</p></div>\n";
  }

  [[nodiscard]] std::size_t place(std::uint16_t change) const {
    return static_cast<std::size_t>(std::lower_bound(axis_.begin(), axis_.end(), change) - axis_.begin());
  }
  [[nodiscard]] std::string option_text(std::uint16_t change) const {
    const qanun::OptionDecl& option = run_.option(change);
    return fmt::format("{} ({})", option.title.in(language_), option.key);
  }

  void cell(bool self, std::size_t pair) {
    if (self || pair == shown_.size()) {
      out_ += self ? "<td class=\"self\"></td>" : "<td></td>";
      return;
    }
    const OptionPair& one = *shown_[pair];
    const std::string kind = one.tried ? fmt::format("h{}", heat(one)) : "no";
    out_ += fmt::format("<td class=\"{}\" data-p=\"{}\" tabindex=\"0\" title=\"{}\"></td>", kind, pair,
                        html_text(pair_title(one) + ": " + (one.tried ? share_text(one) : reason(one))));
  }

  [[nodiscard]] std::string pair_title(const OptionPair& pair) const {
    return fmt::format("{} × {}", run_.option(pair.first).title.in(language_),
                       run_.option(pair.second).title.in(language_));
  }
  [[nodiscard]] std::string reason(const OptionPair& pair) const { return hindrance_text(pair.hindrance, language_); }

  void list() {
    const auto pairs = strongest(run_.found);
    if (pairs.empty()) return;
    heading(say("The strongest", "الأقوى تفاعلًا"));
    out_ += "<table class=\"list\"><tbody>\n";
    for (std::size_t i = 0; i < pairs.size() && i < kMostListed; ++i) {
      const OptionPair& pair = *pairs[i];
      out_ += fmt::format(
          "<tr><td class=\"share\"><bdi dir=\"ltr\">{}</bdi></td><td><strong>{}</strong><br><code>{}</code> × "
          "<code>{}</code><br>{}<br>{}<code class=\"line\">{}</code></td></tr>\n",
          share_text(pair), html_text(pair_title(pair)), html_text(run_.text(pair.picks[0])),
          html_text(run_.text(pair.picks[1])), html_text(numbers_text(pair, language_)),
          html_text(example_text(pair, language_)), html_text(run_.command(pair, pair.example->index)));
    }
    out_ += "</tbody></table>\n";
  }

  void silent() {
    std::string names;
    for (std::uint16_t i = 0; i < run_.found.changes.size(); ++i)
      if (run_.found.changes[i].pick && !std::binary_search(axis_.begin(), axis_.end(), i))
        names += (names.empty() ? "" : say(", ", "، ")) + option_text(i);
    if (names.empty()) return;
    heading(say("Options that interact with none", "خيارات لا تتفاعل مع غيرها"));
    paragraph(names);
  }

  void bound() {
    bool first = true;
    for (std::uint16_t i = 0; i < run_.found.changes.size(); ++i) {
      const proof::Change& change = run_.found.changes[i];
      if (change.pick) continue;
      if (first) heading(say("Options that cannot be changed by themselves here", "خيارات لا تتغيّر هنا وحدها"));
      first = false;
      paragraph(option_text(i) + ": " + hindrance_text(change.hindrance, language_));
    }
  }

  // What the script shows of each square.
  void data() {
    Json pairs = Json::array();
    for (const OptionPair* pair : shown_) {
      Json one = Json::array({Json::array({"head", pair_title(*pair)}),
                              Json::array({"values", run_.text(pair->picks[0]) + " × " + run_.text(pair->picks[1])})});
      if (pair->tried) {
        one.push_back({"numbers", share_text(*pair) + say(": ", "، ") + numbers_text(*pair, language_)});
        one.push_back({"example", example_text(*pair, language_)});
        one.push_back({"command", run_.command(*pair, pair->example->index)});
      } else {
        one.push_back({"reason", reason(*pair)});
      }
      pairs.push_back(std::move(one));
    }
    out_ += fmt::format("<script type=\"application/json\" id=\"pairs\">{}</script>\n<script>{}</script>\n",
                        json_in_html(pairs), kScript);
  }

  const InteractionsRun& run_;
  Language language_;
  std::vector<const OptionPair*> shown_{};  // what has a square
  std::vector<std::uint16_t> axis_{};       // changes, in the order of rows and columns
  std::string out_{};
};

}  // namespace

std::string interactions_html(const InteractionsRun& run, Language language) { return HeatMap{run, language}.take(); }

}  // namespace program
