// The options of raising.
#include "options.hpp"

#include "qanun/contract.hpp"

namespace doubling {

namespace {

constexpr Text kAtMostEight{"at most eight levels", "ثماني درجات على الأكثر"};

bool at_most_eight(const Value& value) { return value.rows.size() <= kMostRaises; }

Row level(std::string_view name, std::int64_t factor, std::int64_t by, std::int64_t lead) {
  return Row{.name = std::string{name}, .numbers = {factor, by, lead}, .title_en = {}, .title_ar = {}};
}

std::vector<Field> ladder_fields() {
  return {{.name = "factor", .range = {1, 16}},
          {.name = "by",
           .choices = {{"opponents", {"either opponent of the buyer", "أي من خصمي المشتري"}},
                       {"buyer", {"the buyer", "المشتري"}},
                       {"doubler", {"whoever doubled", "صاحب الدبل"}},
                       {"buyer_side", {"the buyer or his partner", "المشتري أو خويه"}}}},
          {.name = "lead",
           .choices = {{"open", {"trumps may be led", "يجوز فتح الأكلة بحكم"}},
                       {"closed", {"trumps may not be led", "لا يجوز فتح الأكلة بحكم"}},
                       {"open_by_default", {"open, unless closed is chosen", "مفتوح إلا إذا اختير المقفل"}},
                       {"closed_by_default", {"closed, unless open is chosen", "مقفل إلا إذا اختير المفتوح"}}}}};
}

Value standard_ladder() {
  enum By : std::int64_t { kOpponents, kBuyer, kDoubler };
  enum Lead : std::int64_t { kOpen, kClosedByDefault = 3 };
  return table({level("double", 2, kOpponents, kClosedByDefault), level("triple", 3, kBuyer, kOpen),
                level("four", 4, kDoubler, kClosedByDefault), level("gahwa", 8, kBuyer, kOpen)});
}

OptionDecl levels_list(std::string_view key, const Text& title, const Text& meaning, Value standard) {
  return {.key = key,
          .type = OptionType::list,
          .title = title,
          .meaning = meaning,
          .rules = {"DBL-01"},
          .domain = Domain::keys,
          .keys_of = "doubling.ladder",
          .of = "levels of doubling.ladder, in the order in which they answer each other",
          .holds = kAtMostEight,
          .valid = at_most_eight,
          .standard = std::move(standard)};
}

}  // namespace

void declare_raising_options(std::vector<OptionDecl>& out) {
  out.push_back(
      {.key = "doubling.ladder",
       .type = OptionType::table,
       .title = {"Ladder of doubling", "سلّم التدبيل"},
       .meaning = {"For each level: what it multiplies by, who may say it, and whether trumps may be led; the two "
                   "by_default words leave the choice to doubling.chooser. New levels may be added, with a title in "
                   "both languages; a level may not be called like another call of the rule set.",
                   "لكل درجة: بكم تضاعف، ومن يقولها، وهل يجوز فتح الأكلة بحكم؛ والقيمتان المنتهيتان بـ by_default "
                   "تتركان الاختيار لصاحبه. ويجوز إضافة درجات باسم في اللغتين لا يشبه كلمة أخرى من كلمات الشراء."},
       .rules = {"DBL-01", "DBL-02", "DBL-04", "DBL-07", "COIN-02", "VAR-01"},
       .domain = Domain::keys,
       .fields = ladder_fields(),
       .titled_rows = true,
       .open_rows = true,
       .of = "level to {factor: 1 to 16, by: opponents | buyer | doubler | buyer_side, lead: open | closed | "
             "open_by_default | closed_by_default, title: {en, ar}}",
       .standard = standard_ladder()});
  out.push_back(
      levels_list("doubling.levels_hokum", {"Levels in hokum", "درجات الحكم"},
                  {"The levels that may be said over a contract with trumps; an empty list forbids doubling it.",
                   "الدرجات الجائزة في الحكم، والقائمة الفارغة تمنع التدبيل فيه."},
                  keys({"double", "triple", "four", "gahwa"})));
  OptionDecl in_sun =
      levels_list("doubling.levels_sun", {"Levels in sun", "درجات الصن"},
                  {"The levels that may be said over a contract without trumps; an empty list forbids doubling it.",
                   "الدرجات الجائزة في الصن، والقائمة الفارغة تمنع التدبيل فيه."},
                  keys({"double"}));
  in_sun.samples = {keys({}), keys({"double", "triple"})};
  in_sun.inert_unless = {
      {.conditions = {is("bid.allow_sun", {"true"})}, .reason = {"sun cannot be bought", "الصن غير مسموح"}}};
  out.push_back(std::move(in_sun));
  out.push_back(
      {.key = "doubling.window",
       .type = OptionType::choice,
       .title = {"When to double", "وقت الدبل"},
       .meaning = {"When the hand may be raised.", "متى يجوز التدبيل."},
       .rules = {"DBL-03", "DBL-06", "COIN-02"},
       .choices = {{"after_deal",
                    {"After the deal is complete and before the first card.", "بعد اكتمال التوزيع وقبل أول ورقة."}},
                   {"from_purchase",
                    {"From the purchase on, even before the second suit is named, until the first card; an opponent "
                     "may double in place of his answer to the hokum, which ends the buying.",
                     "من لحظة الشراء ولو قبل تسمية الحكم الثاني، إلى أول ورقة؛ وللخصم أن يدبّل بدل جوابه على الحكم "
                     "فينتهي الشراء."}},
                   {"in_auction",
                    {"During the auction, as a call over the standing bid.", "أثناء المزايدة، كردّ على الطلب القائم."}}},
       .standard = number(0),
       .requires_ = {{.conditions = {is("phase.bid", {"coinche", "bulgarian"})},
                      .reason = {"only an auction of rising bids has room for it", "لا يتّسع لذلك إلا مزايدة تتصاعد"},
                      .if_value = is("doubling.window", {"in_auction"})}}});
  out.push_back({.key = "doubling.turn",
                 .type = OptionType::choice,
                 .title = {"Doubling in turn", "الدبل بالدور"},
                 .meaning = {"Whether a double waits for one's turn.", "هل ينتظر الدبل دور صاحبه."},
                 .rules = {"DBL-02", "DIG-04", "COIN-02"},
                 .choices = {{"seat_order",
                              {"Opponents are asked in turn; the first to accept owns the double.",
                               "يُسأل الخصمان بالدور، وأول من يقول دبل هو صاحبه."}},
                             {"any_time",
                              {"Either opponent may speak at any moment; the first to arrive owns it.",
                               "لأي من الخصمين أن يتكلّم في أي لحظة، والأسبق هو صاحبه."}}},
                 .standard = number(0)});
  out.push_back(
      {.key = "doubling.early_blocks_sun",
       .type = OptionType::flag,
       .title = {"Early double keeps it hokum", "الدبل المبكر يثبّت الحكم"},
       .meaning = {"Whether a double said before the second suit is named takes away the buyer's right to turn to sun.",
                   "إذا قيل الدبل قبل تسمية الحكم الثاني، هل يسقط حقّ المشتري في القلب إلى صن."},
       .rules = {"DBL-05", "DBL-06"},
       .standard = flag(true),
       .inert_unless = {{.conditions = {is("doubling.window", {"from_purchase"}), is("bid.turn_to_sun", {"true"})},
                         .reason = {"a double cannot come that early, or there is no such right",
                                    "الدبل لا يأتي مبكرًا هكذا، أو لا يوجد حقّ القلب"}},
                        {.conditions = {is("bid.second_round_suit_named", {"on_confirm"}), is("bid.rounds", {"2"})},
                         .reason = {"no suit is ever left unnamed", "لا يبقى نوع بلا تسمية"}}}});
  out.push_back({.key = "doubling.chooser",
                 .type = OptionType::choice,
                 .title = {"Who opens or closes", "من يفتح ويقفل"},
                 .meaning = {"Who chooses between open and closed at a level that leaves the choice.",
                             "من يختار المفتوح أو المقفل في الدرجة التي تترك الاختيار."},
                 .rules = {"DBL-07"},
                 .choices = {{"caller_of_level", {"Whoever says the level.", "من يقول الدرجة."}},
                             {"doubler_once",
                              {"The doubler, once, at the double; it holds to the end.",
                               "صاحب الدبل مرة واحدة، ويبقى اختياره إلى آخر السلّم."}},
                             {"buyer", {"The buyer, when the raising is over.", "المشتري بعد انتهاء التدبيل."}}},
                 .standard = number(0),
                 .inert_unless = {{.conditions = {is_not("doubling.levels_hokum", {"[]"})},
                                   .reason = {"a hokum cannot be doubled, and a sun has no trumps to close",
                                              "الحكم لا يُدبَّل، والصن ما فيه حكم يُقفل"}}}});
  out.push_back(
      {.key = "doubling.closed_scope",
       .type = OptionType::choice,
       .title = {"How far closed reaches", "مدى المقفل"},
       .meaning = {"In which tricks a closed hand forbids leading trumps to whoever holds anything else; ruffing stays "
                   "allowed.",
                   "في أي الأكلات يُمنع فتح الأكلة بحكم على من معه غيره في اليد المقفلة، أما الدق فيبقى مسموحًا."},
       .rules = {"PLAY-09", "PLAY-10", "DBL-08"},
       .choices = {{"every_lead", {"In every trick.", "في كل أكلة."}},
                   {"first_lead", {"In the first trick only.", "في الأكلة الأولى فقط."}}},
       .standard = number(0),
       .inert_unless = {
           {.conditions = {is_not("doubling.levels_hokum", {"[]"})},
            .reason = {"a hokum cannot be doubled, so no hand is ever closed", "الحكم لا يُدبَّل فلا توجد يد مقفلة"}}}});
  out.push_back({.key = "doubling.sun_gate",
                 .type = OptionType::choice,
                 .title = {"Gate on doubling sun", "شرط دبل الصن"},
                 .meaning = {"Which scores allow a sun to be doubled.", "أي نتيجة تسمح بدبل الصن."},
                 .rules = {"DBL-09", "DBL-01"},
                 .choices = {{"below_against_reached",
                              {"The doubling side stands below the line, the other on it or above.",
                               "المدبّل تحت الحدّ والفريق الآخر عنده أو فوقه."}},
                             {"upto_against_above",
                              {"The doubling side stands below the line or on it, the other above.",
                               "المدبّل عند الحدّ أو تحته والفريق الآخر فوقه."}},
                             {"below_against_above",
                              {"The doubling side stands below the line, the other above it.",
                               "المدبّل تحت الحدّ والفريق الآخر فوقه."}},
                             {"once_one_side_above", {"Either side stands above the line.", "أحد الفريقين فوق الحدّ."}},
                             {"none", {"No condition.", "بلا شرط."}}},
                 .standard = number(0),
                 .inert_unless = {{.conditions = {is_not("doubling.levels_sun", {"[]"}), is("bid.allow_sun", {"true"})},
                                   .reason = {"sun cannot be doubled", "الصن لا يُدبَّل"}}}});
  out.push_back(
      {.key = "doubling.sun_gate_score",
       .type = OptionType::integer,
       .title = {"Line of the gate", "حدّ دبل الصن"},
       .meaning = {"The match score that the gate on doubling sun speaks of.", "النتيجة التي يقوم عليها شرط دبل الصن."},
       .rules = {"DBL-09"},
       .range = {0, 10000},
       .standard = number(100),
       .inert_unless = {{.conditions = {is_not("doubling.sun_gate", {"none"}), is_not("doubling.levels_sun", {"[]"}),
                                        is("bid.allow_sun", {"true"})},
                         .reason = {"there is no gate", "لا يوجد شرط"}}}});
}

}  // namespace doubling
