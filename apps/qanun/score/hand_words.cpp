#include "score/hand_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "command_line/saying.hpp"
#include "qanun/diagnostic.hpp"

namespace program {

namespace {

using qanun::kTeams;

constexpr std::int32_t kMostPoints = 100'000;
constexpr int kAllTricks = qanun::kRanks;
constexpr std::size_t kMostOfASide = 2 * qanun::kMostMelds;

[[noreturn]] void fail(std::string english, std::string arabic) {
  throw Misread{{std::move(english), std::move(arabic)}};
}

[[noreturn]] void refuse(std::string_view key, std::string_view english, std::string_view arabic,
                         std::string_view given) {
  const std::string text = printable(given);
  fail(fmt::format("{} takes {}, not '{}'", key, english, text),
       fmt::format("{} يأخذ {}، وليس «{}»", key, arabic, text));
}

// `text` is none of `known`.
[[noreturn]] void unknown(std::string_view text, const qanun::Text& what, const std::vector<std::string>& known) {
  const std::string near = qanun::nearest(text, known);
  const std::string given = printable(text);
  const std::string all = fmt::format("{}", fmt::join(known, ", "));
  if (known.empty())
    fail(fmt::format("'{}' is not {} of these rules: they have none", given, what.en),
         fmt::format("«{}» ليس {} في هذه القواعد: لا شيء من ذلك فيها", given, what.ar));
  if (!near.empty())
    fail(fmt::format("'{}' is not {} of these rules; did you mean '{}'?", given, what.en, near),
         fmt::format("«{}» ليس {} في هذه القواعد؛ هل تقصد «{}»؟", given, what.ar, near));
  fail(fmt::format("'{}' is not {} of these rules; known are: {}", given, what.en, all),
       fmt::format("«{}» ليس {} في هذه القواعد؛ المعروف: {}", given, what.ar, all));
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(at);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<std::int32_t> plain_number(std::string_view text) {
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || text.starts_with('-')) return std::nullopt;
  return number;
}

std::int32_t number_of(std::string_view key, std::string_view text, std::int32_t lowest, std::int32_t highest) {
  const auto number = plain_number(text);
  if (!number || *number < lowest || *number > highest)
    refuse(key, fmt::format("a whole number from {} to {}", lowest, highest),
           fmt::format("عددًا صحيحًا من {} إلى {}", lowest, highest), text);
  return *number;
}

qanun::Seat seat_of(std::string_view key, std::string_view text) {
  return static_cast<qanun::Seat>(number_of(key, text, 0, qanun::kSeats - 1));
}

bool flag_of(std::string_view key, std::string_view text) {
  if (text == "true" || text == "yes" || text == "1") return true;
  if (text == "false" || text == "no" || text == "0") return false;
  refuse(key, "true or false", "true أو false", text);
}

qanun::Card card_of(std::string_view key, std::string_view text) {
  const auto card = qanun::parse_card(text);
  if (!card) refuse(key, "a card such as AS", "ورقة مثل AS", text);
  return *card;
}

template <class Declarations>
std::vector<std::string> keys_of(const Declarations& declared) {
  std::vector<std::string> keys;
  for (const auto& one : declared)
    if (!one.key.empty()) keys.emplace_back(one.key);
  return keys;
}

// Reads the words into the totals, one key at a time.
class Reading {
 public:
  explicit Reading(const qanun::RuleSet& rules) : rules_{rules} {}

  qanun::HandTotals read(const HandWords& words) {
    contract(words.contract);
    for (const auto& [key, value] : words.values) take(key, value);
    if (!given_.contains("buyer"))
      fail("'buyer' is missing: the seat that bought, 0 to 3", "ينقص buyer: مقعد المشتري من 0 إلى 3");
    check();
    return totals_;
  }

 private:
  void contract(std::string_view text) {
    const auto parts = split(text, ':');
    if (text.empty()) fail("the contract is missing: hokum:S, for example", "ينقص العقد، مثل hokum:S");
    totals_.contract.kind = rules_.find_kind(parts.front());
    if (totals_.contract.kind == 0)
      unknown(parts.front(), {"a kind of contract", "نوعًا من العقود"}, keys_of(rules_.kinds()));
    const qanun::KindDecl& kind = rules_.kinds()[totals_.contract.kind];
    totals_.contract.mode = kind.mode;
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const auto mode = qanun::parse_mode(parts[i]);
      if (mode && i + 1 == parts.size())
        trump(kind, *mode, parts[i]);
      else if (i == 1)
        bid(parts[i]);
      else
        refuse("the contract", "KIND, KIND:TRUMP or KIND:BID:TRUMP", "KIND أو KIND:TRUMP أو KIND:BID:TRUMP", text);
    }
    if (totals_.contract.mode == qanun::Mode::unnamed)
      fail(fmt::format("'{}' needs its trump: {}:S, for example", kind.key, kind.key),
           fmt::format("«{}» يحتاج ذكر الحكم، مثل {}:S", kind.key, kind.key));
    if (is_bought_by_number() && totals_.contract.bid == 0 && totals_.contract.target == qanun::Target::none)
      fail(fmt::format("'{}' needs its bid: {}:90:{}, for example", kind.key, kind.key, parts.back()),
           fmt::format("«{}» يحتاج ذكر الرقم، مثل {}:90:{}", kind.key, kind.key, parts.back()));
  }

  [[nodiscard]] bool is_bought_by_number() const {
    return std::any_of(rules_.words().begin(), rules_.words().end(),
                       [](const qanun::WordDecl& word) { return word.params == qanun::Params::number_mode; });
  }

  void trump(const qanun::KindDecl& kind, qanun::Mode mode, std::string_view text) {
    if ((kind.mode != qanun::Mode::unnamed && mode != kind.mode) || (kind.suits_only && !is_suit(mode)))
      fail(fmt::format("'{}' cannot have '{}' as its trump", kind.key, text),
           fmt::format("«{}» لا يكون حكمه «{}»", kind.key, text));
    totals_.contract.mode = mode;
  }

  void bid(std::string_view text) {
    if (read_bid_word(rules_, text, totals_.contract)) return;
    if (const auto number = plain_number(text); number && *number <= INT16_MAX && is_bought_by_number())
      totals_.contract.bid = static_cast<std::int16_t>(*number);
    else
      refuse("the contract", "a trump (S, H, D, C, NT, AT) or a bid after its kind",
             "بعد النوع حكمًا (S أو H أو D أو C أو NT أو AT) أو مزايدة", text);
  }

  void take(const std::string& key, std::string_view value) {
    if (!given_.insert(key).second && key != "meld")
      fail(fmt::format("'{}' is given twice", printable(key)), fmt::format("«{}» مكتوب مرّتين", printable(key)));
    qanun::Contract& contract = totals_.contract;
    if (key == "buyer") {
      contract.buyer = seat_of(key, value);
    } else if (key == "raw") {
      const auto raw = pair_of(key, value);
      totals_.raw = {qanun::Abnat{raw[0]}, qanun::Abnat{raw[1]}};
    } else if (key == "tricks") {
      tricks(value);
    } else if (key == "meld") {
      meld(value);
    } else if (key == "baloot") {
      totals_.baloots[static_cast<std::size_t>(number_of(key, value, 0, kTeams - 1))] = 1;
    } else if (key == "dealer") {
      totals_.dealer = seat_of(key, value);
    } else if (key == "round") {
      contract.round = static_cast<std::uint8_t>(number_of(key, value, 1, 2));
    } else if (key == "up_card") {
      totals_.up_card = card_of(key, value);
    } else if (key == "closed") {
      contract.stake.trumps_barred = flag_of(key, value) ? 1 : 0;
    } else if (key == "level") {
      level(value);
    } else if (key == "raised_by") {
      for (const std::string_view seat : split(value, ','))
        if (contract.stake.raises < qanun::kMostRaises) contract.stake.add_raiser(seat_of(key, seat));
    } else {
      fact(key, value);
    }
  }

  void tricks(std::string_view value) {
    const auto tricks = pair_of("tricks", value);
    if (tricks[0] + tricks[1] != kAllTricks)
      fail(fmt::format("tricks {} and {} make {}, not 8", tricks[0], tricks[1], tricks[0] + tricks[1]),
           fmt::format("الأكلات {} و{} مجموعها {} وليس 8", tricks[0], tricks[1], tricks[0] + tricks[1]));
    totals_.tricks_by_seat =
        qanun::shared_tricks({static_cast<std::uint8_t>(tricks[0]), static_cast<std::uint8_t>(tricks[1])});
  }

  // SIDE:NAME, or SIDE:CARD,CARD,...
  void meld(std::string_view value) {
    const std::size_t colon = value.find(':');
    if (colon == std::string_view::npos)
      refuse("meld", "SIDE:NAME, for example 0:sira", "SIDE:NAME، مثل 0:sira", value);
    const auto team = static_cast<qanun::Team>(number_of("the side of a meld", value.substr(0, colon), 0, kTeams - 1));
    const std::string_view text = value.substr(colon + 1);
    qanun::GivenMeld meld{.team = team, .name = rules_.find_meld_name(text)};
    std::string spaced{text};
    std::replace(spaced.begin(), spaced.end(), ',', ' ');
    qanun::Problem problem;
    const auto cards = meld.name == 0 ? qanun::parse_card_set(spaced, problem) : std::nullopt;
    if (meld.name == 0 && !cards) unknown(text, {"a meld", "مشروعًا"}, keys_of(rules_.meld_names()));
    if (cards) meld.code = qanun::code_of(rules_, *cards, totals_.contract.mode);
    if ((meld.name != 0 ? best_code(rules_, meld.name, totals_.contract.mode) : meld.code) == 0)
      fail(fmt::format("'{}' is no meld that counts in this contract", printable(text)),
           fmt::format("«{}» ليس مشروعًا محسوبًا في هذا العقد", printable(text)));
    totals_.melds.push_back(meld);
    const auto of_side = std::count_if(totals_.melds.begin(), totals_.melds.end(),
                                       [&](const qanun::GivenMeld& one) { return one.team == team; });
    if (static_cast<std::size_t>(of_side) > kMostOfASide)
      fail(fmt::format("side {} cannot have more than {} melds", team, kMostOfASide),
           fmt::format("الفريق {} لا يعلن أكثر من {} مشاريع", team, kMostOfASide));
  }

  void level(std::string_view value) {
    std::vector<std::string> known;
    for (const qanun::RaiseLevel& one : rules_.levels()) {
      known.emplace_back(one.word);
      if (one.word != value) continue;
      totals_.contract.stake.level = one.level;
      totals_.contract.stake.factor = one.factor;
      return;
    }
    unknown(value, {"a level of doubling", "درجة تدبيل"}, known);
  }

  void fact(const std::string& key, std::string_view value) {
    const qanun::FactId id = rules_.find_fact(key);
    if (id == qanun::RuleSet::kNoFact) {
      std::vector<std::string> known{"buyer", "raw",     "tricks", "meld",  "baloot",   "dealer",
                                     "round", "up_card", "closed", "level", "raised_by"};
      for (const qanun::FactDecl* one : rules_.facts())
        if (std::find(known.begin(), known.end(), one->key) == known.end()) known.emplace_back(one->key);
      unknown(key, {"a key", "مفتاحًا"}, known);
    }
    some_fact_ = true;
    switch (rules_.facts()[id]->type) {
      case qanun::FactType::flag:
        set_fact(totals_, id, flag_of(key, value) ? 1 : 0);
        break;
      case qanun::FactType::seat:
        set_fact(totals_, id, seat_of(key, value));
        break;
      case qanun::FactType::card:
        set_fact(totals_, id, card_of(key, value).index());
        break;
      case qanun::FactType::side:
        set_fact(totals_, id, number_of(key, value, 0, kTeams - 1));
        break;
      case qanun::FactType::number:
        set_fact(totals_, id, number_of(key, value, 0, kMostPoints));
        break;
    }
  }

  // What the parts must be together.
  void check() {
    const qanun::Mode mode = totals_.contract.mode;
    const std::int32_t whole = all_abnat(rules_, mode).value;
    const std::array<int, kTeams> tricks{totals_.tricks_by_seat[0] + totals_.tricks_by_seat[2],
                                         totals_.tricks_by_seat[1] + totals_.tricks_by_seat[3]};
    if (given_.contains("baloot") && rules_.pairs(mode)[0].empty())
      fail("there is no baloot in this contract", "لا بلوت في هذا العقد");
    if (!given_.contains("raw")) {
      if (tricks[0] == kAllTricks || tricks[1] == kAllTricks)
        totals_.raw[tricks[0] == kAllTricks ? 0 : 1] = qanun::Abnat{whole};
      else if (!some_fact_)
        fail("'raw' is missing: the abnat of both sides, 100,62 for example", "ينقص raw: أبناط الفريقين، مثل 100,62");
      return;
    }
    const auto& raw = totals_.raw;
    for (std::size_t side = 0; side < kTeams; ++side)
      if (tricks[side] == 0 && raw[side].value != 0)
        fail(fmt::format("side {} has no trick, so it has no abnat either, not {}", side, raw[side].value),
             fmt::format("الفريق {} لم يأخذ أكلة فليس له أبناط، وليس {}", side, raw[side].value));
    if (raw[0].value + raw[1].value != whole && !rules_.has(qanun::Hook::trick_done))
      fail(fmt::format("raw {} and {} make {}; the cards and the last trick of this contract make {}", raw[0].value,
                       raw[1].value, raw[0].value + raw[1].value, whole),
           fmt::format("الأبناط {} و{} مجموعها {}، وأبناط هذا العقد مع الأكلة الأخيرة {}", raw[0].value, raw[1].value,
                       raw[0].value + raw[1].value, whole));
  }

  const qanun::RuleSet& rules_;
  qanun::HandTotals totals_{};
  std::set<std::string> given_{};
  bool some_fact_ = false;
};

}  // namespace

std::array<std::int32_t, kTeams> pair_of(std::string_view key, std::string_view text) {
  const auto parts = split(text, ',');
  if (parts.size() != kTeams) refuse(key, "two numbers X,Y", "عددين X,Y", text);
  return {number_of(key, parts[0], 0, kMostPoints), number_of(key, parts[1], 0, kMostPoints)};
}

qanun::HandTotals read_hand_words(const qanun::RuleSet& rules, const HandWords& words) {
  return Reading{rules}.read(words);
}

}  // namespace program
