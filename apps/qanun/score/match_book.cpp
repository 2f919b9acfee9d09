#include "score/match_book.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "command_line/saying.hpp"
#include "qanun/step.hpp"

namespace program {

namespace {

constexpr std::int32_t kHighest = 100'000'000;  // a tie may be played on for ever

}  // namespace

bool MatchBook::set_scores(std::string_view text, qanun::Problem& problem) {
  const auto scores = read_pair("--scores", text, problem);
  if (!scores) return false;
  match_.scores = {qanun::Points{(*scores)[0]}, qanun::Points{(*scores)[1]}};
  return true;
}

bool MatchBook::set_fact(std::string_view text, qanun::Problem& problem) {
  const std::string_view key = text.substr(0, text.find('='));
  const std::string_view value = text.substr(std::min(key.size() + 1, text.size()));
  const bool dealer = key == "dealer";
  if (!dealer && key != "held") {
    const std::string given = printable(text);
    problem = {fmt::format("before a match only dealer=SEAT and held=POINTS can be given, not '{}'", given),
               fmt::format("قبل الصكّة لا يُذكر إلا dealer=SEAT وheld=POINTS، وليس «{}»", given)};
    return false;
  }
  // A pair with a second number that is always right: one reader of numbers is enough.
  const auto number = read_pair(key, fmt::format("{},0", value), problem);
  if (!number || (dealer && (*number)[0] >= qanun::kSeats)) {
    problem = {fmt::format("{} takes a whole number{}, not '{}'", key, dealer ? " from 0 to 3" : "", printable(value)),
               fmt::format("{} يأخذ عددًا صحيحًا{}، وليس «{}»", key, dealer ? " من 0 إلى 3" : "", printable(value))};
    return false;
  }
  if (dealer) {
    match_.dealer = static_cast<qanun::Seat>((*number)[0]);
    dealer_known_ = true;
  } else {
    match_.held = qanun::Points{(*number)[0]};
  }
  return true;
}

std::optional<WrittenHand> MatchBook::write(SaidHand said, qanun::Problem& problem) {
  if (match_.over) {
    problem = {"the match was over before this hand", "انتهت الصكّة قبل هذه اليد"};
    return std::nullopt;
  }
  if (std::max(match_.scores[0].value, match_.scores[1].value) > kHighest) {
    problem = {fmt::format("the scores are beyond {}", kHighest), fmt::format("النتيجة تجاوزت {}", kHighest)};
    return std::nullopt;
  }
  WrittenHand written;
  switch (said.what) {
    case SaidHand::What::nothing:
      break;
    case SaidHand::What::void_deal:
      advance_void(*rules_, match_);
      break;
    case SaidHand::What::points: {
      qanun::ScoreSheet sheet;
      sheet.points = said.points;
      sheet.held = match_.held;
      qanun::Tally tally;
      tally.tricks_by_seat = {2, 2, 2, 2};  // nothing is known of the tricks: nobody took all
      advance(*rules_, match_, qanun::Contract{}, sheet, tally);
      break;
    }
    case SaidHand::What::totals:
      if (said.totals.dealer != qanun::kNoSeat) {
        match_.dealer = said.totals.dealer;
        dealer_known_ = true;
      }
      if (dealer_known_) said.totals.dealer = match_.dealer;
      written.contract = said.totals.contract;
      written.sheet = score_into(*rules_, said.totals, match_);
      break;
  }
  return written;
}

}  // namespace program
