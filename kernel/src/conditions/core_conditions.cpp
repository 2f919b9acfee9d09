#include "conditions/core_conditions.hpp"

#include <algorithm>

namespace qanun {

namespace {

constexpr Range kScores{0, 10'000};

std::int64_t contract(const Situation& now) {
  return now.contract.stands() ? contract_answer(now.contract.kind, now.contract.mode) : kNotKnown;
}

std::int64_t trump(const Situation& now) {
  const bool named = now.contract.stands() && now.contract.mode != Mode::unnamed;
  return named ? static_cast<std::int64_t>(now.contract.mode) : kNotKnown;
}

std::int64_t buyer_position(const Situation& now) {
  if (!now.contract.stands() || now.dealer == kNoSeat) return kNotKnown;
  return position_of(now.contract.buyer, now.dealer);
}

std::int64_t round(const Situation& now) {
  return now.contract.stands() && now.contract.round > 0 ? now.contract.round : kNotKnown;
}

std::int64_t up_card_rank(const Situation& now) {
  return now.up_card.exists() ? static_cast<std::int64_t>(now.up_card.rank()) : kNotKnown;
}

std::int64_t up_card_suit(const Situation& now) {
  return now.up_card.exists() ? static_cast<std::int64_t>(now.up_card.suit()) : kNotKnown;
}

std::int64_t own_score(const Situation& now) {
  return now.scored && now.concerned != kNoTeam ? now.scores[now.concerned] : kNotKnown;
}

std::int64_t other_score(const Situation& now) {
  return now.scored && now.concerned != kNoTeam ? now.scores[other_team(now.concerned)] : kNotKnown;
}

std::int64_t highest_score(const Situation& now) {
  return now.scored ? std::max(now.scores[0], now.scores[1]) : kNotKnown;
}

std::int64_t hand_number(const Situation& now) { return now.number > 0 ? now.number : kNotKnown; }

ConditionDecl choice(std::string_view key, Moment known, const Text& title, const Text& meaning,
                     std::vector<Choice> choices, std::int64_t (*ask)(const Situation&)) {
  return {.key = key,
          .type = OptionType::choice,
          .title = title,
          .meaning = meaning,
          .choices = std::move(choices),
          .known = known,
          .ask = ask};
}

ConditionDecl number(std::string_view key, Moment known, const Text& title, const Text& meaning, Range range,
                     std::int64_t (*ask)(const Situation&)) {
  return {.key = key,
          .type = OptionType::integer,
          .title = title,
          .meaning = meaning,
          .range = range,
          .known = known,
          .ask = ask};
}

std::vector<ConditionDecl> of_the_contract() {
  return {
      choice(kContractCondition, Moment::contract, {"Contract", "نوع اللعب"},
             {"The kind of contract, as in case files. hokum, sun and all_trump hold for every kind with a trump suit, "
              "without trumps and with all trumps: an ashkal is a sun, a take in hearts a hokum.",
              "نوع العقد كما في ملفات الأمثلة. «حكم» و«صن» و«الكل حكم» تصدق على كل عقد بنوع حكم أو بلا حكم أو كل "
              "أنواعه حكم: فالأشكل صن، والأخذ بالهاص حكم."},
             {{"hokum", {"with a trump suit", "بنوع حكم"}},
              {"sun", {"without trumps", "بلا حكم"}},
              {"all_trump", {"with all trumps", "الأنواع كلها حكم"}}},
             &contract),
      choice("trump", Moment::contract, {"Trump", "نوع الحكم"},
             {"The trump suit, NT without trumps, AT when every suit is trump.",
              "نوع الحكم، أو NT بلا حكم، أو AT إذا كانت الأنواع كلها حكمًا."},
             {{"S", {"spades", "سبيت"}},
              {"H", {"hearts", "هاص"}},
              {"D", {"diamonds", "ديمن"}},
              {"C", {"clubs", "شريا"}},
              {"NT", {"no trump", "بلا حكم"}},
              {"AT", {"all trumps", "الكل حكم"}}},
             &trump),
      choice("buyer_position", Moment::contract, {"Buyer's seat", "مكان المشتري"},
             {"Where the buyer sits, seen from the dealer.", "مكان المشتري بالنسبة إلى الموزّع."},
             {{"dealer_right", {"at the dealer's right", "يمين الموزّع"}},
              {"dealer_partner", {"opposite the dealer", "خوي الموزّع"}},
              {"dealer_left", {"at the dealer's left", "يسار الموزّع"}},
              {"dealer", {"the dealer", "الموزّع"}}},
             &buyer_position),
      number("round", Moment::contract, {"Round of purchase", "دورة الشراء"},
             {"The round of the auction in which the contract was bought.", "الدورة التي تمّ فيها الشراء."}, {1, 2},
             &round),
  };
}

std::vector<ConditionDecl> of_the_up_card() {
  std::vector<ConditionDecl> out{
      choice("upcard_rank", Moment::deal, {"Up-card's rank", "رتبة المكشوفة"},
             {"The rank of the card shown before the auction.", "رتبة الورقة التي تُرى قبل الشراء."},
             {{"7", {"seven", "سبعة"}},
              {"8", {"eight", "ثمانية"}},
              {"9", {"nine", "تسعة"}},
              {"T", {"ten", "عشرة"}},
              {"J", {"jack", "ولد"}},
              {"Q", {"queen", "بنت"}},
              {"K", {"king", "شايب"}},
              {"A", {"ace", "إكة"}}},
             &up_card_rank),
      choice(
          "upcard_suit", Moment::deal, {"Up-card's suit", "نوع المكشوفة"},
          {"The suit of the card shown before the auction.", "نوع الورقة التي تُرى قبل الشراء."},
          {{"S", {"spades", "سبيت"}}, {"H", {"hearts", "هاص"}}, {"D", {"diamonds", "ديمن"}}, {"C", {"clubs", "شريا"}}},
          &up_card_suit),
  };
  for (ConditionDecl& one : out) one.cannot_set = {"deal"};
  return out;
}

std::vector<ConditionDecl> of_the_match() {
  std::vector<ConditionDecl> out{
      number("own_score", Moment::deal, {"Own score", "نقاطنا"},
             {"The match score of the side concerned: in the auction the side of the seat that speaks, once the "
              "contract stands the buyer's side.",
              "نقاط الفريق المعني في الصكّة: أثناء الشراء فريق المتكلّم، وبعد ثبات العقد فريق المشتري."},
             kScores, &own_score),
      number("other_score", Moment::deal, {"Their score", "نقاطهم"},
             {"The match score of the side opposed to that of own_score.", "نقاط الفريق المقابل للفريق المعني."},
             kScores, &other_score),
  };
  for (ConditionDecl& one : out) one.cannot_set = {"deal"};
  out.push_back(number("highest_score", Moment::shuffle, {"Higher score", "أعلى نتيجة"},
                       {"The larger of the two match scores before the hand.", "أكبر النتيجتين قبل اليد."}, kScores,
                       &highest_score));
  out.push_back(number("hand_number", Moment::shuffle, {"Hand number", "رقم اليد"},
                       {"Which hand of the match it is, from 1; deals that nobody bought are not counted.",
                        "رقم اليد في الصكّة ابتداءً من واحد، ولا تُعدّ التوزيعة التي لم يشترها أحد."},
                       {1, 10'000}, &hand_number));
  return out;
}

}  // namespace

std::vector<ConditionDecl> core_conditions() {
  std::vector<ConditionDecl> all = of_the_contract();
  for (auto& more : {of_the_up_card(), of_the_match()}) all.insert(all.end(), more.begin(), more.end());
  return all;
}

}  // namespace qanun
