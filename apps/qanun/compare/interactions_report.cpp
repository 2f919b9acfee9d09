#include "compare/interactions_report.hpp"

#include <fmt/format.h>

#include "command_line/saying.hpp"
#include "streams/columns.hpp"

namespace program {

namespace {

using proof::Interplay;
using proof::OptionPair;
using qanun::Language;

constexpr std::size_t kMostShown = 30;
constexpr std::array<std::string_view, 4> kInterplayWords{"none", "points", "choices", "deal"};
constexpr std::array<std::string_view, proof::kFour> kFourWords{"none", "first", "second", "both"};

std::string_view say(Language language, std::string_view english, std::string_view arabic) {
  return language == Language::arabic ? arabic : english;
}

double average(const OptionPair& pair) {
  return pair.points == 0 ? 0 : static_cast<double>(pair.surplus) / static_cast<double>(pair.points);
}

class InteractionsText {
 public:
  InteractionsText(const InteractionsRun& run, Language language) : run_{run}, language_{language} {}

  std::string take() {
    head();
    const auto pairs = strongest(run_.found);
    for (std::size_t i = 0; i < pairs.size() && i < kMostShown; ++i) add(*pairs[i]);
    if (pairs.size() > kMostShown)
      line(fmt::format(fmt::runtime(say(language_, "{} more pairs interact: --format json, csv or html has them all",
                                        "و{} أزواج أخرى تتفاعل: تجدها كلها مع --format json أو csv أو html")),
                       pairs.size() - kMostShown));
    bound();
    return std::move(out_);
  }

 private:
  void line(const std::string& text) {
    for (const std::string& one : wrapped(text, kPageWidth, 4)) out_ += one + '\n';
  }

  void head() {
    const PairCounts counts = count_pairs(run_.found);
    line(fmt::format(fmt::runtime(say(language_, "{}: {} pairs of options, {} hands each (seed {})",
                                      "{}: {} زوج من الخيارات، ولكل زوج {} يد (البذرة {})")),
                     run_.space.own().name, run_.found.pairs.size(), run_.hands, run_.seed));
    if (run_.found.pairs.size() < run_.found.wanted)
      line(fmt::format(
          fmt::runtime(say(language_, "interrupted: {} of {} pairs are done", "توقف قبل النهاية: اكتمل {} من {} زوج")),
          run_.found.pairs.size(), run_.found.wanted));
    line(fmt::format(fmt::runtime(say(language_, "{} interact, {} cannot be changed together, {} show nothing",
                                      "{} تتفاعل، {} لا تجتمع، {} لا يظهر بينها شيء")),
                     counts.interacting, counts.forbidden, counts.silent));
    out_ += '\n';
  }

  void add(const OptionPair& pair) {
    line(fmt::format("{:>7}  {} × {}", share_text(pair), printable(run_.text(pair.picks[0])),
                     printable(run_.text(pair.picks[1]))));
    const std::string indent(9, ' ');
    line(fmt::format("{}{} × {}", indent, run_.option(pair.first).title.in(language_),
                     run_.option(pair.second).title.in(language_)));
    line(indent + numbers_text(pair, language_));
    line(indent + example_text(pair, language_));
    out_ += fmt::format("{}{}\n\n", indent, run_.command(pair, pair.example->index));
  }

  // Options that cannot be changed by themselves.
  void bound() {
    bool first = true;
    for (std::size_t i = 0; i < run_.found.changes.size(); ++i) {
      const proof::Change& change = run_.found.changes[i];
      if (change.pick) continue;
      if (first)
        out_ += fmt::format(
            "{}\n", say(language_, "Options that cannot be changed by themselves here", "خيارات لا تتغيّر هنا وحدها"));
      first = false;
      line(fmt::format("  {}: {}", run_.option(i).key, hindrance_text(change.hindrance, language_)));
    }
  }

  const InteractionsRun& run_;
  Language language_;
  std::string out_{};
};

Json hindrance_json(const proof::Hindrance& hindrance) {
  Json json{
      {"text", in_both(hindrance_text(hindrance, Language::english), hindrance_text(hindrance, Language::arabic))},
      {"condition", nullptr}};
  if (hindrance.relation) json["condition"] = hindrance.relation->condition;
  return json;
}

Json pair_json(const InteractionsRun& run, const OptionPair& pair) {
  Json json{{"first", run.option(pair.first).key},
            {"second", run.option(pair.second).key},
            {"first_change", run.text(pair.picks[0])},
            {"second_change", run.text(pair.picks[1])},
            {"forbidden", nullptr},
            {"compared", pair.compared},
            {"points", pair.points},
            {"choices", pair.choices},
            {"share", pair.share()},
            {"points_average", average(pair)},
            {"example", nullptr}};
  if (!pair.tried) json["forbidden"] = hindrance_json(pair.hindrance);
  if (!pair.example) return json;
  Json example{{"hand", pair.example->index},
               {"seed", run.seed},
               {"kind", kInterplayWords[static_cast<std::size_t>(pair.example->interplay)]},
               {"points", nullptr},
               {"command", run.command(pair, pair.example->index)}};
  if (pair.example->interplay == Interplay::points)
    for (std::size_t i = 0; i < proof::kFour; ++i)
      example["points"][std::string{kFourWords[i]}] = pair.example->points[i];
  json["example"] = std::move(example);
  return json;
}

std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string{"\"\""} : std::string{c};
  return out + "\"";
}

std::string csv_line(const InteractionsRun& run, const OptionPair& pair) {
  const std::string state = !pair.tried ? "forbidden" : pair.interplays() > 0 ? "interacts" : "none";
  std::string line =
      fmt::format("{},{},{},{},{},{},{},{},{:.6f},{:.3f}", run.option(pair.first).key, run.option(pair.second).key,
                  csv_field(run.text(pair.picks[0])), csv_field(run.text(pair.picks[1])), state, pair.compared,
                  pair.points, pair.choices, pair.share(), average(pair));
  line += pair.example ? fmt::format(",{}", pair.example->index) : ",";
  for (std::size_t i = 0; i < proof::kFour; ++i)
    for (std::size_t team = 0; team < qanun::kTeams; ++team)
      line += pair.example && pair.example->interplay == Interplay::points
                  ? fmt::format(",{}", pair.example->points[i][team])
                  : ",";
  line += ',' + csv_field(pair.tried ? "" : hindrance_text(pair.hindrance, Language::english));
  return line + '\n';
}

}  // namespace

std::string InteractionsRun::command(const proof::OptionPair& pair, std::uint64_t index) const {
  return fmt::format("qanun interactions {} --set {} --set {} --hand {} --seed {}", shell_word(asked),
                     shell_word(text(pair.picks[0])), shell_word(text(pair.picks[1])), index, seed);
}

PairCounts count_pairs(const proof::Interactions& found) {
  PairCounts counts;
  for (const OptionPair& pair : found.pairs)
    ++(!pair.tried ? counts.forbidden : pair.interplays() > 0 ? counts.interacting : counts.silent);
  return counts;
}

std::string share_text(const OptionPair& pair) { return fmt::format("{:.2f}%", 100 * pair.share()); }

std::string numbers_text(const OptionPair& pair, Language language) {
  return fmt::format(fmt::runtime(say(language, "points in {} of {} hands, by {:.1f} on average; choices in {}",
                                      "النقاط في {} من {} يد، بمتوسط {:.1f}؛ وما يجوز في {}")),
                     pair.points, pair.compared, average(pair), pair.choices);
}

std::string example_text(const OptionPair& pair, Language language) {
  if (!pair.example) return {};
  const proof::PairExample& example = *pair.example;
  const std::string head = fmt::format(fmt::runtime(say(language, "hand {}: ", "اليد {}: ")), example.index);
  if (example.interplay == Interplay::choices)
    return head + std::string{say(language, "together they change what is allowed otherwise than each by itself",
                                  "اجتماعهما يغيّر ما يجوز بغير ما يغيّره كل منهما وحده")};
  if (example.interplay == Interplay::deal)
    return head + std::string{say(language, "together they deal otherwise than each by itself",
                                  "اجتماعهما يغيّر التوزيع بغير ما يغيّره كل منهما وحده")};
  const auto& p = example.points;
  return head + fmt::format(fmt::runtime(say(language,
                                             "as it is {} - {}; the first change {} - {}; the second {} - {}; both "
                                             "{} - {}",
                                             "كما هي {} - {}؛ بالتغيير الأول {} - {}؛ بالثاني {} - {}؛ بهما {} - {}")),
                            p[0][0], p[0][1], p[1][0], p[1][1], p[2][0], p[2][1], p[3][0], p[3][1]);
}

std::string hindrance_text(const proof::Hindrance& hindrance, Language language) {
  if (hindrance.relation)
    return fmt::format("{}: {} ({})", hindrance.relation->subject, hindrance.relation->reason.in(language),
                       hindrance.relation->condition);
  if (hindrance.nothing_counts)
    return std::string{say(language, "no hand is ever counted by these rules", "لا تُحسب أي يد بهذه القواعد")};
  if (!hindrance.refused.empty()) return printable(hindrance.refused);
  return std::string{say(language, "it has no other value to try", "لا قيمة أخرى له تُجرَّب")};
}

std::string interactions_text(const InteractionsRun& run, Language language) {
  return InteractionsText{run, language}.take();
}

Json interactions_json(const InteractionsRun& run) {
  const PairCounts counts = count_pairs(run.found);
  Json json{{"rules", run.space.own().name},
            {"fingerprint", fmt::format("{:016x}", run.found.rules->fingerprint())},
            {"seed", run.seed},
            {"hands", run.hands},
            {"pairs_wanted", run.found.wanted},
            {"pairs_done", run.found.pairs.size()},
            {"interacting", counts.interacting},
            {"forbidden", counts.forbidden},
            {"silent", counts.silent},
            {"options", Json::array()},
            {"pairs", Json::array()}};
  for (std::size_t i = 0; i < run.found.changes.size(); ++i) {
    const proof::Change& change = run.found.changes[i];
    const qanun::OptionDecl& option = run.option(i);
    Json one{{"key", option.key},
             {"title", in_both(option.title.en, option.title.ar)},
             {"own", to_text(option, run.space.value({change.option, 0}))},
             {"change", nullptr},
             {"changed_hands", change.hands},
             {"bound", nullptr}};
    if (change.pick)
      one["change"] = to_text(option, run.space.value(*change.pick));
    else
      one["bound"] = hindrance_json(change.hindrance);
    json["options"].push_back(std::move(one));
  }
  for (const OptionPair* pair : strongest(run.found)) json["pairs"].push_back(pair_json(run, *pair));
  for (const OptionPair& pair : run.found.pairs)
    if (!pair.tried) json["pairs"].push_back(pair_json(run, pair));
  return json;
}

std::string interactions_csv(const InteractionsRun& run) {
  std::string out =
      "first,second,first_change,second_change,state,compared,points,choices,share,points_average,hand,none_0,none_1,"
      "first_0,first_1,second_0,second_1,both_0,both_1,reason\n";
  for (const OptionPair& pair : run.found.pairs) out += csv_line(run, pair);
  return out;
}

}  // namespace program
