// The plugin `doubling`: one feature, attached to the raising of the stake, to leading in closed hands and to scoring.
#include "qanun/plugin.hpp"

#include "doubling.hpp"
#include "options.hpp"

namespace doubling {

namespace {

// All tricks have a value of their own, which replaces that of a raised hand; a fault overrides both.
Link link(Hook hook) { return {.hook = hook, .stage = "stake", .before = {"all_tricks", "fault"}}; }

std::vector<WordDecl> buyer_words() {
  return {{.key = "open", .title = {"open", "مفتوح"}}, {.key = "closed", .title = {"closed", "مقفل"}}};
}

RowWords level_words() {
  RowWords words;
  words.option = "doubling.ladder";
  words.params = Params::variant;
  words.variants = {{"open", {"open", "مفتوح"}}, {"closed", {"closed", "مقفل"}}};
  words.titled = {{.key = "double", .title = {"double", "دبل"}},
                  {.key = "triple", .title = {"triple", "ثري"}},
                  {.key = "four", .title = {"four", "فور"}},
                  {.key = "gahwa", .title = {"gahwa", "قهوة"}}};
  return words;
}

std::int64_t level_of(const Contract& contract) { return contract.stake.level; }
std::int64_t is_closed(const Contract& contract) { return contract.stake.trumps_barred; }

std::vector<FactDecl> facts() {
  return {{.key = "level",
           .type = FactType::number,
           .title = {"level of doubling", "درجة التدبيل"},
           .compute = [](const Hand& hand) { return level_of(hand.contract()); },
           .of_contract = level_of},
          {.key = "closed",
           .type = FactType::flag,
           .title = {"the hand is closed", "اليد مقفلة"},
           .compute = [](const Hand& hand) { return is_closed(hand.contract()); },
           .of_contract = is_closed}};
}

// What `when:` may ask once nothing more can be said over the hand.
std::vector<ConditionDecl> conditions() {
  ConditionDecl level;
  level.key = "level";
  level.title = {"Doubling level", "درجة التدبيل"};
  level.meaning = {"How far the hand was raised when play begins.", "الدرجة التي وصلها التدبيل عند بدء اللعب."};
  level.choices = {{"none", {"not doubled", "بلا دبل"}}};
  level.rows_of = "doubling.ladder";
  level.known = Moment::play;
  level.ask = [](const Situation& now) { return now.in_play ? level_of(now.contract) : kNotKnown; };
  ConditionDecl closed;
  closed.key = "closed";
  closed.type = OptionType::flag;
  closed.title = {"Closed", "مقفل"};
  closed.meaning = {"Whether the doubled hand is played closed.", "هل اليد المدبّلة مقفلة."};
  closed.known = Moment::play;
  closed.ask = [](const Situation& now) { return now.in_play ? is_closed(now.contract) : kNotKnown; };
  return {level, closed};
}

FeatureDecl feature() {
  FeatureDecl one;
  one.id = "doubling";
  one.title = {"Doubling", "التدبيل"};
  one.meaning = {"The stake of a hand may be raised, step by step.", "ترتفع قيمة اليد درجة بعد درجة."};
  one.rules = {"DBL-01", "COIN-02"};
  one.sections = {{.key = "doubling", .title = {"Doubling", "التدبيل"}, .set_by_when = "contract"}};
  declare_raising_options(one.options);
  declare_effect_options(one.options);
  one.reads = {"meld.on_fail",   "baloot.on_fail",       "match.target",  "score.hand_hokum",
               "score.hand_sun", "score.hand_all_trump", "score.coinched"};
  one.words = buyer_words();
  one.row_words = {level_words()};
  one.facts = facts();
  one.conditions = conditions();
  one.links = {link(Hook::bid_raise),     link(Hook::play_lead),       link(Hook::hand_end),
               link(Hook::score_verdict), link(Hook::score_value),     link(Hook::score_extras),
               link(Hook::score_award),   link(Hook::match_after_hand)};
  one.make = [](Compile& compile) { return std::make_unique<Doubling>(compile); };
  return one;
}

}  // namespace

}  // namespace doubling

QANUN_PLUGIN("doubling", "0.1.0", 1, "MIT") { registrar.feature(doubling::feature()); }
