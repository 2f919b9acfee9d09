#include "options.hpp"

namespace klaverjas {

namespace {

constexpr std::string_view kTrumpChoice = "bid.trump_choice";

// Nobody but the first player is asked: what speaks of the others must be left alone, not passed over.
Relation nobody_else_is_asked() {
  return {.conditions = {is("bid.rounds", {"2"}), is("bid.dealer_must_buy", {"false"}), is("deal.upcard", {"none"})},
          .reason = {"the first player alone is asked: there are no rounds, no card is shown and no dealer must play",
                     "لا يُسأل إلا اللاعب الأول، فلا دورات ولا ورقة مكشوفة ولا إلزام للموزّع"},
          .if_value = is(kTrumpChoice, {"first_player"})};
}

OptionDecl points(std::string_view key, const Text& title, const Text& meaning, std::string_view rule,
                  std::int64_t standard) {
  return {.key = key,
          .type = OptionType::integer,
          .title = title,
          .meaning = meaning,
          .rules = {rule},
          .range = {0, 1000},
          .standard = number(standard)};
}

}  // namespace

std::vector<OptionDecl> bid_options() {
  return {
      {.key = kTrumpChoice,
       .type = OptionType::choice,
       .title = {"Who makes trumps", "من يختار الحكم"},
       .meaning = {"Whether the player after the dealer must play, or who plays is asked round the table.",
                   "هل يُلزَم من بعد الموزّع باللعب، أم يُسأل اللاعبون بالدور."},
       .rules = {"KLAV-02"},
       .choices = {{"first_player",
                    {"The player after the dealer must play and names any suit.",
                     "من بعد الموزّع مُلزَم باللعب ويختار أي نوع."}},
                   {"going_round",
                    {"Each in turn plays or passes; the first who plays ends it.",
                     "كل لاعب في دوره يلعب أو يمرّر، وأول من يلعب ينهي الدور."}}},
       .standard = number(0),
       .requires_ = {{.conditions = {is("bid.allow_sun", {"false"})},
                      .reason = {"there is always a trump", "لا بدّ من حكم في كل يد"}},
                     {.conditions = {is_not("bid.allow_hokum_suits", {"[]"})},
                      .reason = {"whoever must play needs a suit to name", "من يُلزَم باللعب يحتاج نوعًا يسمّيه"}},
                     nobody_else_is_asked()}},
      {.key = "bid.all_passed",
       .type = OptionType::choice,
       .title = {"All have passed", "إذا مرّر الجميع"},
       .meaning = {"What follows when nobody wants to play.", "ماذا يحصل إذا لم يُرد أحد أن يلعب."},
       .rules = {"KLAV-03"},
       .choices = {{"dealt_again", {"The cards are dealt again.", "يُعاد التوزيع."}},
                   {"first_player_must",
                    {"The player after the dealer must play after all, and names any suit.",
                     "يُلزَم من بعد الموزّع باللعب ويختار أي نوع."}}},
       .standard = number(0),
       .inert_unless = {{.conditions = {is(kTrumpChoice, {"going_round"}), is("bid.dealer_must_buy", {"false"})},
                         .reason = {"somebody must play before all have passed", "يُلزَم لاعب قبل أن يمرّر الجميع"}}}}};
}

std::vector<OptionDecl> play_options() {
  return {{.key = "play.low_ruff",
           .type = OptionType::choice,
           .title = {"Ruffing below", "الدق بحكم أصغر"},
           .meaning = {"Whether a player who cannot follow suit may throw a trump lower than the one that holds the "
                       "trick while he holds other cards.",
                       "هل يجوز لمن ليس عنده من النوع أن يرمي حكمًا أصغر من الحكم الكاسب وفي يده غيره."},
           .rules = {"KLAV-05"},
           .choices = {{"allowed", {"As the duty to ruff leaves it.", "كما يتركه واجب الدق."}},
                       {"avoided",
                        {"Only if he holds nothing but lower trumps.", "لا يجوز إلا إذا لم يبقَ معه إلا حكم أصغر."}}},
           .standard = number(0),
           .conflicts = {
               {.conditions = {is("play.undertrump", {"forced"}), is("play.must_trump", {"true"}),
                               is("play.must_overtrump", {"true"}), is("play.partner_exempt", {"never"})},
                .reason = {"whoever cannot follow must ruff, below too", "من ليس عنده من النوع يلزمه الدق ولو بأصغر"},
                .if_value = is("play.low_ruff", {"avoided"})}}}};
}

std::vector<OptionDecl> roem_options() {
  return {points("roem.run_of_three", {"Run of three", "ثلاث متتالية"},
                 {"What three cards in a row of one suit are worth in a trick.",
                  "قيمة ثلاث ورقات متتالية من نوع واحد في الأكلة."},
                 "KLAV-07", 20),
          points("roem.run_of_four", {"Run of four", "أربع متتالية"},
                 {"What four cards in a row of one suit are worth in a trick.",
                  "قيمة أربع ورقات متتالية من نوع واحد في الأكلة."},
                 "KLAV-07", 50),
          points("roem.fours", {"Four of a kind", "أربع متشابهة"},
                 {"What four cards of one rank are worth in a trick, jacks aside.",
                  "قيمة أربع ورقات من رتبة واحدة في الأكلة، ما عدا الأولاد."},
                 "KLAV-07", 100),
          {.key = "roem.low_fours",
           .type = OptionType::choice,
           .title = {"Four nines, eights or sevens", "أربع تسعات أو ثمانيات أو سبعات"},
           .meaning = {"Whether four low cards of one rank count like the others.",
                       "هل تُحسب أربع ورقات صغيرة من رتبة واحدة مثل غيرها."},
           .rules = {"KLAV-07"},
           .choices = {{"count", {"They count.", "تُحسب."}}, {"nothing", {"They are worth nothing.", "لا قيمة لها."}}},
           .standard = number(0),
           .inert_unless = {{.conditions = {at_least("roem.fours", 1)},
                             .reason = {"no four of a kind is worth anything", "الأربع المتشابهة بلا قيمة"}}}},
          points("roem.four_jacks", {"Four jacks", "أربعة أولاد"},
                 {"What four jacks are worth in a trick; many tables count 200.",
                  "قيمة أربعة أولاد في الأكلة، وكثيرون يحسبونها ٢٠٠."},
                 "KLAV-07", 100),
          points("roem.stuk", {"Stuk", "شايب الحكم وبنته"},
                 {"What king and queen of trumps are worth in one trick, beside a run that holds them.",
                  "قيمة اجتماع شايب الحكم وبنته في أكلة واحدة، مع المتتالية التي تضمّهما."},
                 "KLAV-08", 20),
          {.key = "roem.on_nat",
           .type = OptionType::choice,
           .title = {"Roem of a side that is nat", "روم الفريق الساقط"},
           .meaning = {"Where the roem of the side that played and failed goes.", "أين يذهب روم الفريق الذي لعب وسقط."},
           .rules = {"KLAV-10"},
           .choices = {{"defence", {"To the other side.", "إلى الفريق الآخر."}},
                       {"holder", {"It stays with those who made it.", "يبقى لمن صنعه."}},
                       {"lost", {"It is lost.", "يسقط."}}},
           .standard = number(0)}};
}

std::vector<OptionDecl> score_options() {
  OptionDecl pit =
      points("score.pit", {"Pit", "كل الأكلات"},
             {"The bonus for winning all eight tricks.", "الزيادة لمن أخذ الأكلات الثماني كلها."}, "KLAV-11", 100);
  return {{.key = "score.equal",
           .type = OptionType::choice,
           .title = {"Exactly half", "النصف تمامًا"},
           .meaning = {"What half of all points is for the side that plays.", "ماذا يعني نصف النقاط للفريق الذي لعب."},
           .rules = {"KLAV-09"},
           .choices = {{"nat", {"It is nat: more than half is needed.", "سقوط، فالمطلوب أكثر من النصف."}},
                       {"made", {"The hand is made.", "نجاح."}}},
           .standard = number(0),
           .requires_ = {{.conditions = {is("phase.declare", {"klaverjas"})},
                          .reason = {"the sheet uses the names of roem", "ورقة الحساب تستعمل أسماء الروم"}},
                         {.conditions = {is("meld.enabled", {"false"})},
                          .reason = {"roem lies in tricks: nothing is announced from the hand",
                                     "الروم في الأكلات ولا يُعلن شيء من اليد"}}}},
          std::move(pit),
          {.key = "score.pit_by",
           .type = OptionType::choice,
           .title = {"Who may have pit", "لمن زيادة الأكلات كلها"},
           .meaning = {"Whether the side that did not play has the bonus too.", "هل ينالها أيضًا الفريق الذي لم يلعب."},
           .rules = {"KLAV-11"},
           .choices = {{"either", {"Either side.", "أي الفريقين."}},
                       {"players", {"Only the side that plays.", "الفريق الذي لعب وحده."}}},
           .standard = number(0),
           .inert_unless = {{.conditions = {at_least("score.pit", 1)},
                             .reason = {"all tricks bring no bonus", "لا زيادة للأكلات كلها"}}}}};
}

}  // namespace klaverjas
