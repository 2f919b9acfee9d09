// What the command line may say: every command with what it takes. Everything that concerns CLI11 stands here, in the
// lines of single commands (fuzz_line.hpp, new_line.hpp) and in program.cpp, which alone includes this.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "command_line/argument_values.hpp"
#include "command_line/asked_values.hpp"
#include "command_line/help_texts.hpp"
#include "command_line/program.hpp"
#include "fuzz/fuzz_line.hpp"
#include "new/new_line.hpp"
#include "qanun/version.hpp"

namespace program {

class CommandList {
 public:
  CommandList(qanun::Language language, const Program& program)
      : program_{program}, language_{language}, read_{language} {
    app_.name(program.name);
    app_.description(say({"Rules of Baloot and Belote: rule sets from files and plugins.",
                          "قوانين البلوت والبيلوت: قواعد من ملفات وإضافات."}));
    app_.require_subcommand(0, 1);  // once a command is found, the names of commands are words like any other
    app_.get_formatter()->column_width(34);
    label_groups();
    add_common(app_);
    app_.set_version_flag("--version", fmt::format("{} {}", program.name, qanun::kVersion),
                          say({"Print the version", "رقم الإصدار"}));
    const std::string example = program.call + (program.parted_only ? " simulate saudi -n 1000000" : " show saudi");
    app_.footer(say(fmt::format("Example: {}\n`{} COMMAND --help` explains a command.", example, program.name),
                    fmt::format("مثال: {}\nوالأمر {} COMMAND --help يشرح أي أمر.", example, program.name)));
    if (!program.parted_only) add_reading_commands();
    add_simulate();
    if (!program.parted_only) add_record_commands();
    if (!program.parted_only) add_diff();
    add_interactions();
    if (!program.parted_only) add_score();
    if (!program.parted_only) add_new();
    add_fuzz();
  }

  CommandList(const CommandList&) = delete;
  CommandList& operator=(const CommandList&) = delete;

  [[nodiscard]] CLI::App& app() { return app_; }
  [[nodiscard]] const CLI::App& app() const { return app_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return commands_; }

  // Once the line has been taken apart: whether there was a command, what is said of its work, and the work. Throws
  // WrongArgument.
  [[nodiscard]] bool has_chosen() const { return chosen_ != nullptr; }
  [[nodiscard]] int verbosity() const { return static_cast<int>(verbosity_); }
  // What every command takes.
  void read_common() {
    if (!raw_.language.empty())
      common_.language = read_.word("--lang", raw_.language, {"en", "ar"}) == 0 ? Language::english : Language::arabic;
    if (!raw_.format.empty()) common_.format = static_cast<Format>(read_.word("--format", raw_.format, formats()));
  }

  int run() const { return chosen_(); }

 private:
  using Language = qanun::Language;
  using Text = qanun::Text;

  static constexpr Text kOptionsGroup{"Options", "الخيارات"};
  static constexpr Text kCommandsGroup{"Commands", "الأوامر"};

  [[nodiscard]] std::string say(const Text& text) const { return std::string{text.in(language_)}; }
  [[nodiscard]] std::string say(const std::string& english, const std::string& arabic) const {
    return language_ == Language::arabic ? arabic : english;
  }

  // --- What there is -------------------------------------------------------------------------------------------------

  void label_groups() {
    app_.option_defaults()->group(say(kOptionsGroup));
    app_.set_help_flag("-h,--help", say({"Print this help", "هذا الشرح"}));
    const auto formatter = app_.get_formatter();
    formatter->label("SUBCOMMAND", "COMMAND");
    if (language_ == Language::english) return;
    formatter->label("Usage", "الاستعمال");
    formatter->label("Positionals", "المعطيات");
    formatter->label("REQUIRED", "(لازم)");
  }

  void add_common(CLI::App& command) {
    command.add_option("--lang", raw_.language, say({"Language of the answers: en or ar", "لغة الرد: en أو ar"}))
        ->type_name("en|ar");
    command
        .add_option("--format", raw_.format, say({"text for people, json for programs", "text للناس، json للبرامج"}))
        ->type_name("text|json");
    command.add_flag(
        "-v,--verbose", verbosity_,
        say({"Say on standard error what is done; -vv says more", "قل ما يجري على خرج الأخطاء؛ -vv أكثر"}));
  }

  // `example`: without the name of the program.
  CLI::App& add_command(const std::string& name, const Text& description, const std::string& example,
                        std::function<int()> run) {
    CLI::App& command = *app_.add_subcommand(name, say(description));
    command.group(say(kCommandsGroup));
    add_common(command);
    command.get_help_ptr()->group(say(kOptionsGroup));
    command.footer(say({"Example: ", "مثال: "}) + program_.call + ' ' + example);
    command.final_callback([this, run = std::move(run)] { chosen_ = run; });
    commands_.push_back(name);
    return command;
  }

  void add_rules(CLI::App& command, std::string& rules) {
    command
        .add_option("RULES", rules, say({"Name of a rule set, or path of a YAML file", "اسم قواعد، أو مسار ملف YAML"}))
        ->type_name("")
        ->required();
  }

  // An option with a value.
  template <class Value>
  CLI::Option& add_value(CLI::App& command, const char* name, Value& value, const char* type, const Text& description) {
    return *command.add_option(name, value, say(description))->type_name(type);
  }

  void add_files(CLI::App& command, std::vector<std::string>& files, const Text& description) {
    command.add_option("FILE", files, say(description))->type_name("")->required();
  }

  void add_reading_commands() {
    add_command("list", {"The rule sets, each with one line", "القواعد، كل واحدة بسطر"}, "list --lang ar",
                [this] { return run_list(with_common(list_)); });
    CLI::App& show =
        add_command("show", {"A rule set with the origin of every value", "قواعد كاملة، ومن أين جاءت كل قيمة"},
                    "show saudi --format json", [this] { return run_show(with_common(show_)); });
    add_rules(show, show_.rules);
    CLI::App& check =
        add_command("check",
                    {"Find every fault of rule files, run their examples, then play some hands by them",
                     "ابحث عن كل خطأ في ملفات القواعد، وشغّل أمثلتها، ثم العب بها أيدي"},
                    "check diwaniya.yaml --format json", [this] { return run_check(with_common(check_)); });
    add_files(check, check_.files, {"Names of rule sets, or paths of YAML files", "أسماء قواعد، أو مسارات ملفات YAML"});
    CLI::App& test = add_command("test", {"Run case files", "شغّل ملفات الحالات"}, "test cases/saudi-play.yaml",
                                 [this] { return run_test(with_common(test_)); });
    add_files(test, test_.files, {"Case files; - is standard input", "ملفات حالات؛ و- للدخل القياسي"});
    test.add_option("--only", test_.only,
                    say({"Run only the cases whose id contains TEXT", "الحالات التي في اسمها TEXT فقط"}))
        ->type_name("TEXT");
    add_command("plugins",
                {"What plugins provide, and which were refused and why", "ما تقدّمه الإضافات، وما رُفض منها ولماذا"},
                "plugins", [this] { return run_plugins(with_common(plugins_)); });
  }

  void add_simulate() {
    CLI::App& simulate =
        add_command("simulate", {"Play random hands or matches and count", "العب أيدي أو صكات عشوائية واحسب"},
                    "simulate saudi -n 1000000 --threads 0", [this] { return start(simulate_, program_.simulate); });
    add_rules(simulate, simulate_.rules);
    add_hands(simulate, "-n", {"How many hands or matches; 100000 unless told", "كم يدًا أو صكة؛ المعتاد 100000"});
    add_value(simulate, "--what", raw_.what, "hands|matches",
              {"What is played: hands unless told", "ماذا يُلعب؛ المعتاد hands"});
    add_value(simulate, "--shard", raw_.shard, "I/N",
              {"Play only part I of N equal parts", "العب الجزء I من N أجزاء متساوية"});
    add_value(simulate, "--faults", raw_.faults, "RATE",
              {"How often players break the rules where that is taken, from 0 to 1; never unless told",
               "كم يخالف اللاعبون حيث تُقبل المخالفة، من 0 إلى 1؛ والمعتاد ألا يخالفوا"});
    add_value(simulate, "--records", simulate_.records, "FILE",
              {"Write a record of each hand; - is standard output", "اكتب سجلًا لكل يد؛ و- للخرج القياسي"});
  }

  void add_record_commands() {
    CLI::App& merge = add_command("merge", {"Put the shards of one run together", "اجمع أجزاء تشغيل واحد"},
                                  "merge part-*.json", [this] { return run_merge(with_common(merge_)); });
    formats_["merge"] = {"text", "json", "csv", "html"};
    add_files(merge, merge_.files,
              {"What simulate, fuzz or interactions wrote with --shard I/N --format json",
               "ما كتبته simulate أو fuzz أو interactions مع --shard I/N --format json"});
    add_value(merge, "--rules", merge_.rules, "RULES",
              {"The rule set, where the shards were played by a file", "القواعد، إذا لُعبت الأجزاء بملف"});
    add_value(merge, "--out", merge_.out, "PATH",
              {"Folder for the findings of fuzz, or file for the map of interactions",
               "مجلد لما يُعثر عليه في fuzz، أو ملف لخريطة interactions"});

    CLI::App& replay = add_command("replay", {"Play records again and compare", "أعد لعب السجلات وقارن"},
                                   "replay hands.jsonl --explain", [this] { return run_replay(with_common(replay_)); });
    replay.add_option("FILE", replay_.file, say({"Records; - is standard input", "سجلات؛ و- للدخل القياسي"}))
        ->type_name("")
        ->required();
    replay.add_flag("--explain", replay_.explain, say({"Explain every line of the sheet", "اشرح كل سطر في النشرة"}));
  }

  void add_diff() {
    CLI::App& diff = add_command("diff",
                                 {"What two rule sets say differently, and hands on which it matters",
                                  "ما تختلف فيه قواعد وقواعد، وأيدي يظهر فيها الاختلاف"},
                                 "diff saudi federation --witness", [this] { return start(diff_, run_diff); });
    const Text rules{"Name of a rule set, or path of a YAML file", "اسم قواعد، أو مسار ملف YAML"};
    diff.add_option("A", diff_.rules[0], say(rules))->type_name("")->required();
    diff.add_option("B", diff_.rules[1], say(rules))->type_name("")->required();
    diff.add_flag("--witness", diff_.witness,
                  say({"Play hands under both and show where they come to different results",
                       "العب أيدي بالقواعد كلتيهما وأرِ أين تختلف النتيجة"}));
    add_hands(diff, "--hands", {"How many hands; 20000 unless told", "كم يدًا؛ المعتاد 20000"});
    add_value(diff, "--out", diff_.out, "FILE",
              {"Write the records of these hands, for `qanun replay`", "اكتب سجلات هذه الأيدي، ليقرأها qanun replay"});
  }

  void add_interactions() {
    CLI::App& map = add_command(
        "interactions", {"Which options of a rule set depend on each other", "أي خيارات القواعد يتأثر بعضها ببعض"},
        "interactions saudi --section kaboot,doubling --format html --out map.html",
        [this] { return start(interactions_, program_.interactions); });
    formats_["interactions"] = {"text", "json", "csv", "html"};
    map.get_option("--format")->type_name("text|json|csv|html");
    add_rules(map, interactions_.rules);
    add_value(map, "--section", raw_.sections, "S",
              {"Only options of these sections: S,S,...", "خيارات هذه الأقسام فقط: S,S,..."});
    add_hands(map, "--hands", {"How many hands for each pair; 1000 unless told", "كم يدًا لكل زوج؛ المعتاد 1000"});
    add_value(map, "--out", interactions_.out, "FILE",
              {"Write into this file; standard output unless told", "اكتب في هذا الملف؛ والمعتاد الخرج القياسي"});
    add_value(map, "--shard", raw_.shard, "I/N",
              {"Compare only part I of N, for `qanun merge`; with --format json",
               "قارن الجزء I من N فقط، ليجمعها qanun merge؛ مع --format json"});
    add_value(map, "--hand", raw_.hand, "I",
              {"Show one hand under two changes, --set each", "أرِ يدًا واحدة بتغييرين، لكل منهما --set"});
    add_value(map, "--set", interactions_.changes, "CHANGE",
              {"A change of that hand's rules: 'KEY: VALUE'", "تغيير في قواعد هذه اليد: 'KEY: VALUE'"})
        .allow_extra_args(false);
  }

  // Which hands a command plays, and on how many threads.
  void add_hands(CLI::App& command, const char* name, const Text& hands) {
    add_value(command, name, raw_.hands, "N", hands);
    add_value(command, "--seed", raw_.seed, "S",
              {"The same seed gives the same hands; 1 unless told", "البذرة نفسها تعطي الأيدي نفسها؛ المعتاد 1"});
    add_value(command, "--threads", raw_.threads, "T",
              {"How many threads; 0 is one a processor", "كم خيطًا؛ 0 لكل معالج خيط"});
  }

  void add_score() {
    CLI::App& score = add_command(
        "score",
        {"Score a hand from its totals, or keep the score of a match", "احسب يدًا من مجاميعها، أو سجّل صكة كاملة"},
        "score saudi --contract hokum:S --buyer 0 --raw 90,72 --tricks 5,3",
        [this] { return start(score_, run_score); });
    score.footer(score.get_footer() + say(kMatchLines));
    add_rules(score, score_.rules);
    const auto option = [&](const std::string& name, auto& value, const char* type, const Text& description) {
      score.add_option(name, value, say(description))->type_name(type)->allow_extra_args(false);
    };
    option("--contract", score_.contract, "hokum:S|sun|ashkal", {"The contract", "المشترى"});
    option("--buyer", raw_.buyer, "SEAT", {"The seat that bought, 0 to 3", "مقعد المشتري، من 0 إلى 3"});
    option("--raw", score_.raw, "X,Y", {"Abnat of the two sides", "أبناط الفريقين"});
    option("--tricks", score_.tricks, "A,B", {"Tricks of the two sides", "أكلات الفريقين"});
    option("--meld", score_.melds, "SIDE:NAME", {"A project; may be given again", "مشروع؛ ويُعاد لكل مشروع"});
    option("--baloot", raw_.baloot, "SIDE", {"The side that has baloot, 0 or 1", "الفريق الذي عنده البلوت، 0 أو 1"});
    option("--scores", score_.scores, "M,N", {"Scores before the hand", "النتيجة قبل اليد"});
    option("--fact", score_.facts, "KEY=VALUE",
           {"What else the rules ask; may be given again", "ما تسأل عنه القواعد غير ذلك؛ ويُعاد"});
    option("--match", score_.match, "FILE",
           {"A whole match, one hand a line; - is standard input", "صكة كاملة، يد في كل سطر؛ و- للدخل القياسي"});
  }

  void add_new() {
    CLI::App& command = add_command("new", {"Start a plugin in a folder of its own", "ابدأ إضافة في مجلد خاص بها"},
                                    "new plugin last_seven", [this] { return new_.run(read_, common_); });
    new_.add_to(command, language_);
  }

  void add_fuzz() {
    CLI::App& command =
        add_command("fuzz", {"Search for rules that break something together", "ابحث عن قواعد تُخلّ بشيء إذا اجتمعت"},
                    program_.parted_only ? "fuzz saudi -n 1000 --jobs 2" : "fuzz saudi --time 60 --jobs 2",
                    [this] { return program_.fuzz(fuzz_.arguments(read_, common_)); });
    fuzz_.add_to(command, language_);
  }

  // --- What was given ------------------------------------------------------------------------------------------------

  template <class Arguments>
  const Arguments& with_common(Arguments& arguments) const {
    static_cast<Common&>(arguments) = common_;
    return arguments;
  }

  // What the command that was chosen can write, in the order of Format.
  [[nodiscard]] std::vector<std::string> formats() const {
    const auto parsed = app_.get_subcommands();
    const auto found = parsed.empty() ? formats_.end() : formats_.find(parsed.front()->get_name());
    return found == formats_.end() ? std::vector<std::string>{"text", "json"} : found->second;
  }

  // Reads what was given for the command, and runs it.
  template <class Arguments>
  int start(Arguments& arguments, int (*command)(const Arguments&)) {
    with_common(arguments);
    read_values(read_, raw_, arguments);
    return command(arguments);
  }

  const Program& program_;
  Language language_;
  ArgumentReader read_;
  CLI::App app_{};
  RawValues raw_{};
  std::int64_t verbosity_ = 0;
  std::vector<std::string> commands_{};
  std::map<std::string, std::vector<std::string>> formats_{};  // of commands that write others than text and json
  std::function<int()> chosen_{};
  Common common_{};
  ListArguments list_{};
  ShowArguments show_{};
  CheckArguments check_{};
  TestArguments test_{};
  PluginsArguments plugins_{};
  SimulateArguments simulate_{};
  MergeArguments merge_{};
  ReplayArguments replay_{};
  ScoreArguments score_{};
  DiffArguments diff_{};
  InteractionsArguments interactions_{};
  NewLine new_{};
  FuzzLine fuzz_{};
};

}  // namespace program
