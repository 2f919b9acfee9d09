#include "compare/witness_report.hpp"

#include <fmt/format.h>

#include "compare/refused_offer.hpp"
#include "replay/hand_text.hpp"
#include "replay/open_hand.hpp"
#include "rules/rule_text.hpp"
#include "score/score_sheet_text.hpp"
#include "streams/columns.hpp"

namespace program {

namespace {

using proof::Split;
using proof::WitnessKind;
using qanun::Language;
using qanun::Text;

constexpr std::array<std::string_view, proof::kWitnessKinds> kKindWords{"sheet",       "card",   "word",      "mark",
                                                                        "mixed_sheet", "course", "tolerated", "match"};
constexpr std::array<Text, proof::kWitnessKinds> kKindTitles{
    {{"the same play, counted differently", "اللعب واحد والحساب مختلف"},
     {"a card that one rule set allows and the other does not", "ورقة تجيزها قواعد وتمنعها الأخرى"},
     {"something that one rule set lets a player say and the other does not", "قول تجيزه قواعد وتمنعه الأخرى"},
     {"a mark that a card may carry in one rule set only", "علامة تحملها الورقة في قواعد دون الأخرى"},
     {"the same play, counted differently (at some point one allowed something else too)",
      "اللعب واحد والحساب مختلف (وفي موضع منه أجازت إحداهما غير ذلك أيضًا)"},
     {"the hand goes another way", "اليد تسير في طريق آخر"},
     {"something that neither allows and one lets happen", "ما لا تجيزه أيٌّ منهما وتدعه إحداهما يقع"},
     {"the same result, after which the match goes on differently", "النتيجة واحدة ثم تختلف الصكة بعدها"}}};
constexpr std::array<std::string_view, 6> kSplitWords{"none", "turn", "over", "choices", "contract", "cards"};

std::string numbers(const Text& form, std::uint64_t count, std::uint64_t whole, Language language) {
  const double share = whole == 0 ? 0 : 100.0 * static_cast<double>(count) / static_cast<double>(whole);
  return fmt::format("  {}: {} ({:.2f}%)\n", form.in(language), count, share);
}

constexpr Text kResults{"the same play comes to another result", "اللعب واحد والنتيجة مختلفة"};
constexpr Text kOffers{"something is allowed by one only", "شيء تجيزه إحداهما فقط"};
constexpr Text kTolerated{"something that neither allows is taken by one only",
                          "ما لا تجيزه أيٌّ منهما وتدعه إحداهما يقع"};
constexpr Text kCourses{"the hand goes another way", "اليد تسير في طريق آخر"};
constexpr Text kMatches{"the match goes on differently", "تختلف الصكة بعد اليد"};
constexpr Text kAny{"hands with any difference", "أيدي فيها أي اختلاف"};
constexpr Text kApart{"bought in words of their own", "اشتُريت بكلام كل قواعد"};
constexpr Text kArranged{"dealt in other packets to the same hands", "وُزّعت بدفعات أخرى إلى الأيدي نفسها"};

}  // namespace

std::string frequencies_text(const ComparedRun& run, Language language) {
  const proof::Frequencies& f = run.comparison.frequencies;
  const bool arabic = language == Language::arabic;
  std::string out;
  if (f.hands < run.wanted)
    out += arabic ? fmt::format("توقف قبل النهاية: اكتمل {} من {} يد\n", f.hands, run.wanted)
                  : fmt::format("interrupted: {} of {} hands are done\n", f.hands, run.wanted);
  if (f.any == 0) {
    out += arabic ? fmt::format("لا اختلاف في {} يد (البذرة {})\n", f.hands, run.seed)
                  : fmt::format("no difference in {} hands (seed {})\n", f.hands, run.seed);
  } else {
    out += arabic ? fmt::format("{} يد (البذرة {}): الورق واحد، واللعب واحد ما دامت القواعد كلتاهما تجيزه\n", f.hands,
                                run.seed)
                  : fmt::format("{} hands (seed {}): the same cards and, as far as both allow it, the same play\n",
                                f.hands, run.seed);
    out += numbers(kResults, f.results, f.hands, language);
    out += numbers(kOffers, f.offers, f.hands, language);
    out += numbers(kCourses, f.courses, f.hands, language);
    if (f.tolerated > 0) out += numbers(kTolerated, f.tolerated, f.hands, language);
    if (f.matches > 0) out += numbers(kMatches, f.matches, f.hands, language);
    out += numbers(kAny, f.any, f.hands, language);
  }
  if (f.arranged > 0) out += numbers(kArranged, f.arranged, f.hands, language);
  if (f.apart > 0) out += numbers(kApart, f.apart, f.hands, language);
  if (!run.pair.from(0).share_bids())
    out += arabic ? "ليس في المزايدتين قول مشترك إلا الباس: كل قواعد تزايد بكلامها حتى يُشترى العقد نفسه\n"
                  : "their auctions have no word in common but passing: each bids in its own words until both have "
                    "bought\nthe same contract, and play is compared from there\n";
  return out;
}

Json frequencies_json(const ComparedRun& run) {
  const proof::Frequencies& f = run.comparison.frequencies;
  return {{"seed", run.seed},       {"hands", f.hands},
          {"wanted", run.wanted},   {"any", f.any},
          {"results", f.results},   {"offers", f.offers},
          {"courses", f.courses},   {"tolerated", f.tolerated},
          {"matches", f.matches},   {"own_auctions", f.apart},
          {"arranged", f.arranged}, {"shared_bids", run.pair.from(0).share_bids()}};
}

// --- One hand --------------------------------------------------------------------------------------------------------

WitnessReport::WitnessReport(const ComparedRun& run, const proof::Witness& witness) : run_{run}, witness_{witness} {
  proof::play_pair(run.pair, run.seed, witness.index, played_);
}

const proof::Offer* WitnessReport::offer() const {
  const auto of = [&](proof::Parting kind) { return &*played_.offers[static_cast<std::size_t>(kind)]; };
  switch (witness_.kind) {
    case WitnessKind::card:
      return of(proof::Parting::card);
    case WitnessKind::word:
      return of(proof::Parting::word);
    case WitnessKind::mark:
      return of(proof::Parting::mark);
    case WitnessKind::tolerated:
      return of(proof::Parting::tolerated);
    case WitnessKind::sheet:
    case WitnessKind::mixed_sheet:
    case WitnessKind::course:
    case WitnessKind::match:
      break;
  }
  return nullptr;
}

const qanun::Hand& WitnessReport::hand(std::size_t side) const {
  return offer() != nullptr ? offer()->hands[side] : played_.hands[side];
}

std::span<const qanun::Action> WitnessReport::actions(std::size_t side) const {
  if (offer() != nullptr) return offer()->actions[side];
  return played_.logs[side].actions;
}

bool WitnessReport::has_sheet(std::size_t side) const {
  return offer() == nullptr && hand(side).phase == qanun::Phase::ended;
}

std::string WitnessReport::record(std::size_t side) const {
  std::string line;
  const qanun::RecordWriter writer{run_.diff.registry, run_.pair.rules(side)};
  writer.append(line, hand(side), qanun::Points{}, actions(side), has_sheet(side) ? &played_.sheets[side] : nullptr);
  return line;
}

std::string WitnessReport::records() const { return record(0) + record(1); }

std::string WitnessReport::headline(Language language) const {
  const std::string_view title = kKindTitles[static_cast<std::size_t>(witness_.kind)].in(language);
  return language == Language::arabic ? fmt::format("اليد {} من البذرة {}: {}\n", witness_.index, run_.seed, title)
                                      : fmt::format("Hand {} of seed {}: {}\n", witness_.index, run_.seed, title);
}

// "'2: 8H' is allowed in kotchina_french; in french it is not: trumps must be beaten [PLAY-06]"
std::string WitnessReport::offer_text(Language language) const {
  const std::size_t side = offer()->side;
  const std::string action = to_string(run_.pair.rules(side), offer()->action);
  const RefusedOffer refused = refused_offer(run_.pair, *offer());
  const std::string why = refused.text(language);
  const auto& [mine, others] = std::pair{run_.diff.names[side], run_.diff.names[1 - side]};
  if (witness_.kind == WitnessKind::tolerated)
    return language == Language::arabic
               ? fmt::format("  «{}» لا تجيزه أيٌّ منهما، و{} تدعه يقع، و{} ترفضه: {}", action, mine, others, why)
               : fmt::format("  '{}' is allowed by neither; {} lets it happen, {} refuses it: {}", action, mine, others,
                             why);
  return language == Language::arabic
             ? fmt::format("  «{}» تجيزه {}، ولا تجيزه {}: {}", action, mine, others, why)
             : fmt::format("  '{}' is allowed by {}, not by {}: {}", action, mine, others, why);
}

std::string WitnessReport::choices_text(std::size_t side, Language language) const {
  constexpr std::size_t kMostShown = 14;
  const OpenHand open = open_hand(run_.pair.rules(side), hand(side));
  std::string choices;
  for (std::size_t i = 0; i < open.legal.size() && i < kMostShown; ++i)
    choices += (i == 0 ? "" : ", ") + open.legal[i].substr(open.legal[i].find(' ') + 1);
  if (open.legal.size() > kMostShown) choices += fmt::format(", ... ({})", open.legal.size());
  return language == Language::arabic ? fmt::format("للمقعد {}: {}\n", open.seat, choices)
                                      : fmt::format("seat {} may: {}\n", open.seat, choices);
}

// What a side has come to: its sheet, or who is on turn.
std::string WitnessReport::end_text(std::size_t side, Language language) const {
  const qanun::RuleSet& rules = run_.pair.rules(side);
  std::string out = run_.diff.names[side] + '\n';
  if (has_sheet(side)) {
    out += verdict_text(rules, hand(side).contract(), played_.sheets[side].verdict, language) + '\n' +
           sheet_text(rules, played_.sheets[side], language);
    if (witness_.kind == WitnessKind::match) out += match_text(played_.after[side], true, language) + '\n';
    return out;
  }
  if (hand(side).over()) return out + (language == Language::arabic ? "يُعاد التوزيع\n" : "the cards are dealt again\n");
  return out + choices_text(side, language);
}

std::string WitnessReport::split_text(Language language) const {
  const auto say = [&](const char* english, const char* arabic) {
    return std::string{language == Language::arabic ? arabic : english};
  };
  switch (played_.split) {
    case Split::turn:
      return say("  now another seat is on turn", "  هنا يختلف من عليه الدور");
    case Split::over:
      return say("  here the hand is over under one of them only", "  هنا تنتهي اليد في إحداهما فقط");
    case Split::choices:
      return say("  here nothing is allowed by both", "  هنا لا شيء تجيزه القواعد كلتاهما");
    case Split::contract:
      return say("  their auctions come to no contract that both can buy", "  لا تصل المزايدتان إلى عقد واحد");
    case Split::cards:
      return say("  their deals cannot give everybody the same cards", "  لا يمكن أن يعطي التوزيعان الورق نفسه");
    case Split::none:
      break;
  }
  return {};
}

std::string WitnessReport::text(Language language) const {
  std::string out = headline(language);
  out += hand_text(run_.pair.rules(0), hand(0), actions(0), language);
  if (played_.auctions_apart && hand(1).play_begun()) {
    std::vector<std::string> words;
    for (const qanun::Action& action : actions(1)) {
      if (action.call.word == qanun::kPlayCard) break;
      words.push_back(to_string(run_.pair.rules(1), action));
    }
    const std::string said =
        fmt::format(fmt::runtime(language == Language::arabic ? "  وقيل في {}: {}" : "  said under {}: {}"),
                    run_.diff.names[1], joined(words));
    for (const std::string& line : wrapped(said, kPageWidth, 4)) out += line + '\n';
  }
  const std::string point = offer() != nullptr ? offer_text(language) : split_text(language);
  if (!point.empty())
    for (const std::string& line : wrapped(point, kPageWidth, 4)) out += line + '\n';
  return out + '\n' + side_by_side(lines_of(end_text(0, language)), lines_of(end_text(1, language)));
}

Json WitnessReport::json() const {
  Json json{{"kind", kKindWords[static_cast<std::size_t>(witness_.kind)]},
            {"title", in_both(kKindTitles[static_cast<std::size_t>(witness_.kind)].en,
                              kKindTitles[static_cast<std::size_t>(witness_.kind)].ar)},
            {"hand", witness_.index},
            {"seed", run_.seed},
            {"actions", actions(0).size()},
            {"offer", nullptr},
            {"split", nullptr}};
  if (offer() != nullptr) {
    const std::size_t side = offer()->side;
    json["offer"] = {{"action", to_string(run_.pair.rules(side), offer()->action)},
                     {"allowed_by", side == 0 ? "a" : "b"},
                     {"refused", refused_offer(run_.pair, *offer()).json()}};
  } else if (played_.split != Split::none) {
    json["split"] = kSplitWords[static_cast<std::size_t>(played_.split)];
  }
  for (std::size_t side = 0; side < 2; ++side) {
    Json one{{"legal", Json::array()}, {"sheet", nullptr}, {"match", nullptr}, {"record", Json::parse(record(side))}};
    if (!hand(side).over()) one["legal"] = open_hand(run_.pair.rules(side), hand(side)).legal;
    if (has_sheet(side)) {
      one["sheet"] = sheet_to_json(run_.pair.rules(side), played_.sheets[side]);
      one["match"] = match_to_json(played_.after[side], true);
    }
    json[side == 0 ? "a" : "b"] = std::move(one);
  }
  return json;
}

}  // namespace program
