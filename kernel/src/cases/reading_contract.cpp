// Contracts of cases, through the declared kinds, words and levels.
#include "cases/case_file.hpp"
#include "cases/reading.hpp"
#include "qanun/notation.hpp"

namespace qanun {

namespace {

constexpr Text kMap{"a list of keys", "مجموعة مفاتيح"};
constexpr Text kAKind{"a kind of contract", "نوعًا من العقود"};
constexpr Text kALevel{"a level of doubling", "درجة تدبيل"};
constexpr Text kABid{"a number or a bid", "عددًا أو مزايدة"};

std::vector<std::string> keys_of(const std::vector<KindDecl>& kinds) {
  std::vector<std::string> keys;
  for (const KindDecl& kind : kinds)
    if (!kind.key.empty()) keys.emplace_back(kind.key);
  return keys;
}

}  // namespace

KindId CaseReading::kind(const yaml::Node& node) const {
  if (!scalars().wants(node, yaml::Node::Kind::scalar, "kind", kAKind)) return 0;
  const KindId id = rules_.find_kind(node.text);
  const std::vector<std::string> known = keys_of(rules_.kinds());
  if (id == 0) report("E407", node, {node.text, kAKind, listed(known)}, nearest(node.text, known));
  return id;
}

RaiseLevel CaseReading::level(const yaml::Node& node) const {
  RaiseLevel none{.word = {}, .level = 0};
  if (!scalars().wants(node, yaml::Node::Kind::scalar, "level", kALevel)) return none;
  std::vector<std::string> known;
  for (const RaiseLevel& level : rules_.levels()) {
    if (level.word == node.text) return level;
    known.emplace_back(level.word);
  }
  report("E407", node, {node.text, kALevel, known.empty() ? Argument{Text{"none", "لا شيء"}} : listed(known)},
         nearest(node.text, known));
  return none;
}

void CaseReading::read_mode(const yaml::Node& node, const KindDecl& kind, Contract& contract) const {
  const yaml::Node* trump = node.find("trump");
  contract.mode = kind.mode;
  if (trump == nullptr) {
    if (kind.mode == Mode::unnamed) report("E409", node, {kind.key});
    return;
  }
  const Mode named = mode(*trump);
  if (named == Mode::unnamed) return;
  if ((kind.mode != Mode::unnamed && named != kind.mode) || (kind.suits_only && !is_suit(named)))
    report("E410", *trump, {kind.key, trump->text});
  contract.mode = named;
}

void CaseReading::read_bid(const yaml::Node& node, Contract& contract) const {
  if (!scalars().wants(node, yaml::Node::Kind::scalar, "bid", kABid)) return;
  if (!read_bid_word(rules_, node.text, contract))
    contract.bid = static_cast<std::int16_t>(number(node, "bid", {0, INT16_MAX}));
}

void CaseReading::read_stake(const yaml::Node& node, Contract& contract) const {
  if (const yaml::Node* name = node.find("level")) {
    const RaiseLevel raised = level(*name);
    contract.stake.level = raised.level;
    contract.stake.factor = raised.factor;
  }
  if (const yaml::Node* closed = node.find("closed")) contract.stake.trumps_barred = flag(*closed, "closed") ? 1 : 0;
  if (const yaml::Node* raisers = node.find("raised_by")) {
    const auto& seats = list(*raisers, "raised_by");
    if (seats.size() > kMostRaises)
      report("E423", *raisers, {"raised_by", std::to_string(kMostRaises), std::to_string(seats.size())});
    for (std::size_t i = 0; i < seats.size() && i < kMostRaises; ++i)
      contract.stake.add_raiser(seat(seats[i], "raised_by"));
  }
}

Contract CaseReading::contract(const yaml::Node& node, Card& up_card) const {
  Contract contract;
  if (!scalars().wants(node, yaml::Node::Kind::map, "contract", kMap)) return contract;
  check_keys(document(), node, "contract", kContractKeys, scalars().diagnostics());
  for (const std::string_view key : {"kind", "buyer"})
    if (node.find(key) == nullptr) report("E402", node, {"contract", key});
  if (const yaml::Node* name = node.find("kind")) {
    contract.kind = kind(*name);
    if (contract.kind != 0) read_mode(node, rules_.kinds()[contract.kind], contract);
  }
  if (const yaml::Node* buyer = node.find("buyer")) contract.buyer = seat(*buyer, "buyer");
  if (const yaml::Node* bid = node.find("bid")) read_bid(*bid, contract);
  if (const yaml::Node* round = node.find("round"))
    contract.round = static_cast<std::uint8_t>(number(*round, "round", {1, 2}));
  if (const yaml::Node* shown = node.find("up_card")) up_card = card(*shown, "up_card");
  read_stake(node, contract);
  return contract;
}

}  // namespace qanun
