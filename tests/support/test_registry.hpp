// A registry with everything a rule file can trip over, so that the expected texts do not depend on real plugins: the
// kernel's own options, the implementations `majlis` (all phases) and `club` (bid, score), and the features `ladder`
// and `extra`.
#pragma once

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "qanun/registry.hpp"

namespace qanun::test {

namespace registry_parts {

inline constexpr Text kNothing{"for the tests", "للاختبار"};

inline bool rising(const Value& value) {
  return std::is_sorted(value.items.begin(), value.items.end(), std::less_equal<>{});
}

// Declared by two owners, like many options of real plugins.
inline OptionDecl shared_option() {
  return {.key = "score.tie",
          .type = OptionType::choice,
          .title = kNothing,
          .meaning = kNothing,
          .choices = {{"buyer_makes", kNothing}, {"buyer_fails", kNothing}, {"redeal", kNothing}},
          .was = {"score.tie_undoubled"}};
}

inline std::vector<OptionDecl> majlis_score_options() {
  return {{.key = "score.sun_rounding",
           .type = OptionType::choice,
           .title = kNothing,
           .meaning = kNothing,
           .choices = {{"keep5", kNothing}, {"half_up", kNothing}, {"fifth_nearest", kNothing}},
           .inert_unless = {{.conditions = {is("bid.allow_sun", {"true"})},
                             .reason = {"sun cannot be bought", "الصن غير مسموح"}}}},
          {.key = "score.held",
           .type = OptionType::flag,
           .title = kNothing,
           .meaning = kNothing,
           .requires_ = {{.conditions = {is("use", {"ladder"})},
                          .reason = {"only a raised hand holds points", "لا تُعلَّق النقاط إلا في يد مدبّلة"},
                          .if_value = is("score.held", {"true"})}}},
          shared_option()};
}

inline std::vector<OptionDecl> club_bid_options() {
  return {{.key = "bid.values",
           .type = OptionType::list,
           .title = kNothing,
           .meaning = kNothing,
           .range = {1, 1000},
           .domain = Domain::numbers,
           .holds = {"rising", "تصاعدية"},
           .valid = rising,
           .standard = items({80, 90, 100})}};
}

inline std::vector<OptionDecl> ladder_options() {
  const Row twofold{"double", {2, 0, 1}, {}, {}};
  return {{.key = "ladder.levels",
           .type = OptionType::table,
           .title = kNothing,
           .meaning = kNothing,
           .domain = Domain::keys,
           .fields = {{.name = "factor", .range = {1, 16}},
                      {.name = "by", .choices = {{"opponents", kNothing}, {"buyer", kNothing}}, .standard = 0},
                      {.name = "lead", .choices = {{"open", kNothing}, {"closed", kNothing}}, .standard = 0}},
           .titled_rows = true,
           .open_rows = true,
           .standard = table({twofold})},
          {.key = "ladder.order",
           .type = OptionType::list,
           .title = kNothing,
           .meaning = kNothing,
           .domain = Domain::keys,
           .keys_of = "ladder.levels",
           .holds = {"at most eight levels", "ثماني درجات على الأكثر"},
           .valid = [](const Value& value) { return value.rows.size() <= 8; },
           .standard = keys({"double"})},
          {.key = "ladder.faults",
           .type = OptionType::set,
           .title = kNothing,
           .meaning = kNothing,
           .domain = Domain::words,
           .elements = {{"revoke", kNothing}, {"no_ruff", kNothing}, {"closed_lead", kNothing}},
           .standard = items({0, 1})},
          {.key = "ladder.ends",
           .type = OptionType::integer,
           .title = kNothing,
           .meaning = kNothing,
           .range = {0, 8},
           .conflicts = {{.conditions = {is("match.both_over", {"more_in_hand"})},
                          .reason = {"both cannot end the match", "لا ينهي الصكّة إلا واحد منهما"},
                          .if_value = at_least("ladder.ends", 1)}}}};
}

template <class Interface>
Implementation<Interface> named(std::string_view id, std::vector<OptionDecl> options = {}) {
  Implementation<Interface> one;
  one.id = id;
  one.options = std::move(options);
  return one;
}

inline FeatureDecl ladder() {
  FeatureDecl one;
  one.id = "ladder";
  one.options = ladder_options();
  one.words = {{.key = "open", .title = {"open", "مفتوح"}}};
  one.row_words = {{.option = "ladder.levels", .titled = {{.key = "double", .title = {"double", "دبل"}}}}};
  one.sections = {{.key = "ladder", .title = kNothing, .set_by_when = "contract"}};
  one.conditions = {{.key = "height",
                     .title = kNothing,
                     .meaning = kNothing,
                     .choices = {{"none", kNothing}},
                     .rows_of = "ladder.levels",
                     .known = Moment::play,
                     .ask = [](const Situation& now) {
                       return now.in_play ? static_cast<std::int64_t>(now.contract.stake.level) : kNotKnown;
                     }}};
  one.requires_ = {{.conditions = {is("phase.bid", {"majlis"})},
                    .reason = {"the others raise when the auction is over", "التدبيل بعد انتهاء الشراء"}}};
  one.inert_unless = {{.conditions = {at_least("match.target", 10)},
                       .reason = {"the match is over before anybody raises", "الصكّة تنتهي قبل أن يدبّل أحد"}}};
  return one;
}

inline Registry build() {
  Staging staging;
  staging.deals = {named<Deal>("majlis")};
  staging.bids = {named<Bid>("majlis"), named<Bid>("club", club_bid_options())};
  staging.bids.front().words = {{.key = "sun", .title = {"sun", "صن"}}};
  staging.bids.front().kinds = {{.key = "hokum", .title = kNothing, .suits_only = true},
                                {.key = "ashkal", .title = kNothing, .mode = Mode::no_trump}};
  staging.bids.back().ignores = {{"bid.rounds", {"a rising auction has no rounds", "المزايدة المتصاعدة بلا دورات"}}};
  staging.declares = {named<Declare>("majlis")};
  staging.plays = {named<Play>("majlis")};
  staging.scores = {named<Score>("majlis", majlis_score_options()), named<Score>("club", {shared_option()})};
  FeatureDecl extra;
  extra.id = "extra";
  staging.features = {ladder(), std::move(extra)};
  Registry registry;
  std::string detail;
  if (registry.adopt(std::move(staging), Provider{.plugin = "test"}, detail)) throw std::logic_error{detail};
  return registry;
}

}  // namespace registry_parts

inline const Registry& test_registry() {
  static const Registry registry = registry_parts::build();
  return registry;
}

}  // namespace qanun::test
