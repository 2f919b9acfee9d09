// The options of the section `play` that the kernel declares because several implementations share them.
#include "options/core_options.hpp"

namespace qanun {

void declare_play_options(std::vector<OptionDecl>& out) {
  out.push_back({.key = "play.first_lead",
                 .type = OptionType::choice,
                 .title = {"First lead", "من يفتح أول أكلة"},
                 .meaning = {"Who leads the first trick.", "من يبدأ الأكلة الأولى."},
                 .rules = {"PLAY-01"},
                 .choices = {{"dealer_right", {"The player at the dealer's right.", "من على يمين الموزّع."}},
                             {"buyer", {"The buyer.", "المشتري."}}},
                 .standard = number(0)});
  out.push_back({.key = "play.must_trump",
                 .type = OptionType::flag,
                 .title = {"Must ruff", "الدق واجب"},
                 .meaning = {"Whether a player who cannot follow suit must ruff if he has a trump.",
                             "هل يجب على من ليس عنده من النوع أن يدق بالحكم إذا كان معه."},
                 .rules = {"PLAY-04", "PLAY-03", "FR-04"},
                 .standard = flag(true)});
  out.push_back(
      {.key = "play.partner_exempt",
       .type = OptionType::choice,
       .title = {"Ruffing the partner's trick", "الدق على أكلة الخوي"},
       .meaning = {"When a player who cannot follow suit is free because his partner is winning.",
                   "متى يُعفى من ليس عنده من النوع من الدق لأن الأكلة لخويه."},
       .rules = {"PLAY-05", "FR-04"},
       .choices = {{"by_position",
                    {"The fourth hand is free; the third hand only when his partner led the winning ace, or is excused "
                     "by an announcement while his partner holds the trick.",
                     "الرابع معفي، والثالث معفي فقط إذا فتح خويه بإكة رابحة، أو أعفاه إعلان والأكلة ما زالت لخويه."}},
                   {"whenever_winning", {"Free whenever his partner holds the trick.", "معفي كلما كانت الأكلة لخويه."}},
                   {"never",
                    {"Never free; his partner's trick and his partner's ruff are treated like an opponent's.",
                     "غير معفي أبدًا، وأكلة خويه ودقّته تُعاملان كأنهما للخصم."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is("play.must_trump", {"true"})},
                         .reason = {"nobody is bound to ruff", "الدق ليس واجبًا على أحد"}}}});
  out.push_back({.key = "play.must_overtrump",
                 .type = OptionType::flag,
                 .title = {"Must overruff", "التعلية واجبة"},
                 .meaning = {"Whether a player bound to ruff must beat an opponent's ruff if he can.",
                             "هل يجب على من لزمه الدق أن يعلو على دقّة الخصم إذا قدر."},
                 .rules = {"PLAY-06", "FR-04"},
                 .standard = flag(true),
                 .inert_unless = {{.conditions = {is("play.must_trump", {"true"})},
                                   .reason = {"nobody is bound to ruff", "الدق ليس واجبًا على أحد"}}}});
  out.push_back({.key = "play.undertrump",
                 .type = OptionType::choice,
                 .title = {"Unable to overruff", "إذا ما قدر يعلي"},
                 .meaning = {"What a player bound to ruff must do when his trumps cannot beat the opponent's.",
                             "ماذا يلعب من لزمه الدق وحكمه كله أصغر من دقّة الخصم."},
                 .rules = {"PLAY-07", "FR-04", "COIN-09"},
                 .choices = {{"free", {"He may play any card.", "يلعب ما شاء."}},
                             {"forced", {"He must still play a trump.", "يلزمه أن يلعب حكمًا ولو أصغر."}}},
                 .standard = number(0),
                 .inert_unless = {{.conditions = {is("play.must_trump", {"true"}), is("play.must_overtrump", {"true"})},
                                   .reason = {"there is no duty to overruff", "التعلية ليست واجبة"}}}});
  out.push_back(
      {.key = "play.trump_led_rise",
       .type = OptionType::choice,
       .title = {"Rising when trumps are led", "التعلية إذا فُتح بالحكم"},
       .meaning = {"Whether a player following a trump lead must beat the best trump on the table; with all suits "
                   "trump it holds in every suit.",
                   "إذا فُتحت الأكلة بحكم، هل يلزم أن تعلو على أكبر حكم نزل؛ وإذا كانت الأنواع كلها حكمًا شمل كل نوع."},
       .rules = {"PLAY-08", "FR-04", "VAR-01"},
       .choices = {{"over_opponents",
                    {"He must beat the best trump while an opponent holds the trick.", "يعلو إذا كانت الأكلة للخصم."}},
                   {"always", {"He must beat it even when his partner holds the trick.", "يعلو حتى على خويه."}},
                   {"never", {"Any trump will do.", "أي حكم يكفي."}}},
       .standard = number(0)});
  out.push_back({.key = "play.plain_led_rise",
                 .type = OptionType::flag,
                 .title = {"Rising in plain suits", "التعلية في غير الحكم"},
                 .meaning = {"Whether a player following a plain suit must beat the best card of it if he can; known "
                             "from the Bitola game only.",
                             "هل يلزم من يتبع النوع في غير الحكم أن يعلو إذا قدر، وهذا معروف في لعبة بيتولا وحدها."},
                 .rules = {"PLAY-02"},
                 .standard = flag(false)});
}

}  // namespace qanun
