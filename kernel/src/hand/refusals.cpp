#include "hand/refusals.hpp"

namespace qanun {

namespace {

using Why = Refusal::Why;

// In the order of Refusal::Why.
constexpr std::array<Refusal, 11> kRefusals{{
    {Why::hand_over, "hand_over", "", {"the hand is over", "اليد انتهت"}},
    {Why::not_on_turn, "not_on_turn", "BID-02", {"it is another player's turn", "الدور للاعب آخر"}},
    {Why::no_card_due, "no_card_due", "", {"no card is due now", "ليس الآن وقت لعب ورقة"}},
    {Why::not_held, "not_held", "", {"the player does not hold this card", "هذه الورقة ليست في يده"}},
    {Why::must_follow, "must_follow", "PLAY-02", {"the suit led must be followed", "يلزمه أن يتبع النوع"}},
    {Why::must_rise,
     "must_rise",
     "PLAY-08",
     {"the best card on the table must be beaten", "يلزمه أن يعلو على أكبر ورقة نزلت"}},
    {Why::must_ruff,
     "must_ruff",
     "PLAY-04",
     {"a player who cannot follow must ruff", "من ليس عنده من النوع يلزمه الدق"}},
    {Why::must_overruff, "must_overruff", "PLAY-06", {"the ruff must be beaten", "يلزمه أن يعلو على الدقّة"}},
    {Why::feature_forbids,
     "feature_forbids",
     "",
     {"a rule of this table forbids the card", "قاعدة من قواعد هذه الطاولة تمنع الورقة"}},
    {Why::flag_not_allowed,
     "flag_not_allowed",
     "",
     {"this may not be said with the card", "لا يجوز قول ذلك مع الورقة"}},
    {Why::word_not_allowed, "word_not_allowed", "", {"this may not be said now", "لا يجوز قول ذلك الآن"}},
}};

}  // namespace

const Refusal& refusal(Why why) { return kRefusals[static_cast<std::size_t>(why)]; }

}  // namespace qanun
