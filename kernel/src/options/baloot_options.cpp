// The options of the section `baloot` that the kernel declares because several implementations share them.
#include "options/core_options.hpp"

namespace qanun {

void declare_baloot_options(std::vector<OptionDecl>& out) {
  out.push_back({.key = "baloot.cards",
                 .type = OptionType::set,
                 .title = {"Cards of baloot", "ورقتا البلوت"},
                 .meaning = {"The two trumps that make baloot in one hand.",
                             "الورقتان من الحكم اللتان تصنعان البلوت في يد واحدة."},
                 .rules = {"MELD-17", "FR-06"},
                 .domain = Domain::ranks,
                 .of = "ranks",
                 .holds = {"exactly two", "اثنتان لا أكثر ولا أقل"},
                 .valid = exactly_two,
                 .standard = ranks("QK")});
  out.push_back({.key = "baloot.value",
                 .type = OptionType::integer,
                 .title = {"Worth of baloot", "قيمة البلوت"},
                 .meaning = {"Abnat for baloot; sheets that count in tenths write 2.",
                             "أبناط البلوت، وتُكتب نقطتين حيث يُقسم الحساب على عشرة."},
                 .rules = {"MELD-18", "MELD-07", "FR-06"},
                 .range = {0, 100},
                 .standard = number(20)});
  out.push_back({.key = "baloot.team",
                 .type = OptionType::choice,
                 .title = {"Who may have baloot", "لمن يُحسب البلوت"},
                 .meaning = {"Which side's pair counts.", "أي الفريقين يُحسب له البلوت."},
                 .rules = {"MELD-17"},
                 .choices = {{"either", {"Either side.", "أي من الفريقين."}},
                             {"buyer", {"The buyer's side only.", "فريق المشتري فقط."}}},
                 .standard = number(0)});
  out.push_back(
      {.key = "baloot.claim",
       .type = OptionType::choice,
       .title = {"Saying baloot", "قول البلوت"},
       .meaning = {"Whether the holder must speak for the pair to count.", "هل يلزم صاحبه أن يقوله حتى يُحسب."},
       .rules = {"MELD-19", "FR-06"},
       .choices =
           {{"automatic",
             {"It counts by itself when the second card is played.", "يُحتسب وحده عند لعب الورقة الثانية."}},
            {"call_on_first", {"It must be said with the first of the two cards.", "يُقال مع أولى الورقتين."}},
            {"call_on_second",
             {"It must be said with the second; unsaid it counts only if both cards lie in a sequence already shown.",
              "يُقال مع الورقة الثانية، ومن دون قول لا يُحسب إلا إذا كانت الورقتان ضمن متسلسل مفروش."}},
            {"call_on_both",
             {"It must be said with the first and again with the second.", "يُقال مع الأولى ثم مع الثانية."}}},
       .standard = number(0)});
  out.push_back(
      {.key = "baloot.absorbed_by",
       .type = OptionType::choice,
       .title = {"Baloot inside a hundred", "البلوت داخل المية"},
       .meaning = {"Which scored project of the same player swallows the baloot; one that was beaten never does.",
                   "أي مشروع محتسب لنفس اللاعب يبتلع البلوت، أما المية المضروبة فلا تُسقطه."},
       .rules = {"MELD-20"},
       .choices = {{"shown_hundred",
                    {"Any hundred of its holder that scores and holds one of the pair: a sequence of five with both, "
                     "or four of either rank.",
                     "أي مية محتسبة لصاحبه فيها ورقه: متسلسل من خمس فيه الورقتان، أو أربع متشابهة من إحدى الرتبتين."}},
                   {"four_of_a_kind",
                    {"Only four of a kind of either rank.", "الأربع المتشابهة من إحدى الرتبتين فقط."}},
                   {"nothing", {"Nothing: it always counts.", "لا شيء، فهو يُحسب دائمًا."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is("meld.enabled", {"true"})},
                         .reason = {"the game is played without projects", "اللعب بدون مشاريع"}}}});
  out.push_back({.key = "baloot.on_fail",
                 .type = OptionType::choice,
                 .title = {"Baloot of a failed buyer", "بلوت المشتري الخاسر"},
                 .meaning = {"Where the buyer's baloot goes when he fails; in a doubled hand, the loser's.",
                             "إلى أين يذهب بلوت المشتري إذا خسر، وفي اليد المدبّلة بلوت الخاسر."},
                 .rules = {"MELD-22", "FR-06", "FR-09"},
                 .choices = {{"winner", {"It goes to the side that wins the hand.", "يذهب إلى الفريق الفائز باليد."}},
                             {"holder", {"Its holder keeps it.", "يبقى لصاحبه."}},
                             {"void", {"It is lost.", "يسقط."}}},
                 .standard = number(0)});
  out.push_back({.key = "baloot.counts_for_contract",
                 .type = OptionType::flag,
                 .title = {"Baloot helps the contract", "البلوت يساعد في النجاح"},
                 .meaning = {"Whether baloot counts when the two sides are compared or the bid is measured, or is only "
                             "added to the sheet.",
                             "هل يدخل البلوت في المقارنة أو في بلوغ الرقم المطلوب، أم يُضاف إلى القيد فقط."},
                 .rules = {"SCORE-06", "FR-06", "COIN-08"},
                 .standard = flag(true)});
}

}  // namespace qanun
