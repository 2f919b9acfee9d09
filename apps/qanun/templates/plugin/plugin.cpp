// The plugin `plugin_id`: a side that wins the last trick with a seven writes points of its own.
//
// PLUGIN_ID-01: the points are added to whatever else the hand comes to, after doubling, kaboot and penalties, and are
// not multiplied. In a hand that was not played to its end there is no last trick.
#include <qanun/plugin.hpp>

namespace {

using namespace qanun;

constexpr Text kName{"last seven", "السبعة الأخيرة"};

// The side that won the last trick with a seven, or kUnknownFact.
std::int64_t side_of_last_seven(const Hand& hand) {
  if (hand.cards_played != kCards) return kUnknownFact;
  constexpr int last = kRanks - 1;  // tricks count from 0 here
  const Seat leader = hand.taker(last - 1);
  const Seat taker = hand.taker(last);
  const int place = (taker - leader + kSeats) % kSeats;  // of his card in the trick
  const Card card{hand.played[static_cast<std::size_t>(last * kSeats + place)]};
  return card.rank() == Rank::seven ? std::int64_t{team_of(taker)} : kUnknownFact;
}

// One object a rule set, shared between threads: options are read once, here, and nothing changes afterwards.
class LastSeven final : public Feature {
 public:
  explicit LastSeven(Compile& compile)
      : points_{static_cast<std::int32_t>(compile.number("plugin_id.points"))},
        who_{compile.choice<Who>("plugin_id.who")},
        side_{compile.fact("plugin_id_side")},
        rule_{compile.rule("PLUGIN_ID-01")} {}

  void award(const ScoreInput& in, ScoreSheet& sheet) const override {
    const std::int64_t side = in.facts.get(side_);  // of a played hand, or given by a case or a scorekeeper
    if (side == kUnknownFact) return;
    const Team team = static_cast<Team>(side);
    if (who_ == Who::buyer && team != team_of(in.contract.buyer)) return;
    sheet.add({.team = team, .rule = rule_, .what = &kName, .points = Points{points_}});
  }

 private:
  enum class Who : std::uint8_t { either, buyer };  // in the order of the option's words

  std::int32_t points_;
  Who who_;
  FactId side_;
  RuleId rule_;
};

std::vector<OptionDecl> options() {
  return {{.key = "plugin_id.points",
           .type = OptionType::integer,
           .title = {"Points of the last seven", "نقاط السبعة الأخيرة"},
           .meaning = {"What a side writes that wins the last trick with a seven.",
                       "ما يسجّله الفريق الذي أخذ الأكلة الأخيرة بسبعة."},
           .rules = {"PLUGIN_ID-01"},
           .range = {1, 100},
           .standard = number(5)},
          {.key = "plugin_id.who",
           .type = OptionType::choice,
           .title = {"Who may write the last seven", "لمن السبعة الأخيرة"},
           .meaning = {"Whether both sides may write it or the buyer's side alone.",
                       "هل يسجّلها أي الفريقين أم فريق المشتري وحده."},
           .rules = {"PLUGIN_ID-01"},
           .choices = {{"either", {"Either side writes it.", "يسجّلها أي الفريقين."}},
                       {"buyer", {"Only the buyer's side writes it.", "يسجّلها فريق المشتري وحده."}}},
           .standard = number(0)}};
}

FeatureDecl feature() {
  FeatureDecl one;
  one.id = "plugin_id";
  one.title = {"Last seven", "السبعة الأخيرة"};
  one.meaning = {"Winning the last trick with a seven is worth points of its own.",
                 "من أخذ الأكلة الأخيرة بسبعة فله نقاط خاصة."};
  one.rules = {"PLUGIN_ID-01"};
  one.sections = {{.key = "plugin_id", .title = {"Last seven", "السبعة الأخيرة"}, .set_by_when = "play"}};
  one.options = options();
  one.facts = {{.key = "plugin_id_side",
                .type = FactType::side,
                .title = {"the side that won the last trick with a seven", "الفريق الذي أخذ الأكلة الأخيرة بسبعة"},
                .compute = &side_of_last_seven}};
  // After the stages of the other features that write lines: two links that nothing orders are an error.
  one.links = {{.hook = Hook::score_award, .stage = "plugin_id", .after = {"stake", "all_tricks", "fault"}}};
  one.make = [](Compile& compile) { return std::make_unique<LastSeven>(compile); };
  return one;
}

}  // namespace

// Id, version, rules revision (raise it whenever results change: records tell by it which rules they were played by),
// licence.
QANUN_PLUGIN("plugin_id", "0.1.0", 1, "MIT") { registrar.feature(feature()); }
