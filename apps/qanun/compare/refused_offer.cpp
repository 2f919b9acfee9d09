#include "compare/refused_offer.hpp"

#include <fmt/format.h>

namespace program {

namespace {

RefusedOffer unknown(bool card) {
  return card ? RefusedOffer{.why = "unknown_word", .rule = {}, .en = "it has no such mark", .ar = "لا علامة كهذه فيها"}
              : RefusedOffer{.why = "unknown_word", .rule = {}, .en = "it has no such word", .ar = "لا قول كهذا فيها"};
}

RefusedOffer said_by(const qanun::Refusal& refusal) {
  return {.why = std::string{refusal.name},
          .rule = std::string{refusal.rule},
          .en = std::string{refusal.text.en},
          .ar = std::string{refusal.text.ar}};
}

}  // namespace

std::string RefusedOffer::text(qanun::Language language) const {
  const std::string& said = language == qanun::Language::arabic ? ar : en;
  return rule.empty() ? said : fmt::format("{} [{}]", said, rule);
}

Json RefusedOffer::json() const { return {{"why", why}, {"rule", rule}, {"text", in_both(en, ar)}}; }

RefusedOffer refused_offer(const proof::Pair& pair, const proof::Offer& offer) {
  const bool card = offer.action.call.word == qanun::kPlayCard;
  const auto action = pair.from(offer.side).action(offer.action);
  if (!action) return unknown(card);
  const qanun::RuleSet& rules = pair.rules(1 - offer.side);
  const qanun::Hand& hand = offer.hands[1 - offer.side];
  if (card && action->flags == 0)
    if (const auto refusal = why_not(rules, hand, action->card)) return said_by(*refusal);
  qanun::Hand tried = hand;
  if (const auto refusal = qanun::apply(rules, tried, *action)) return said_by(*refusal);
  return {.why = "tolerated",
          .rule = {},
          .en = "it is not allowed, though it is not stopped",
          .ar = "لا يجوز، وإن لم يُمنع"};
}

}  // namespace program
