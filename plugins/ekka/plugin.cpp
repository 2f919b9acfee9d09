// The plugin `ekka`: one feature, a flag on the card led.
#include "qanun/plugin.hpp"
#include "ekka.hpp"

namespace ekka {

namespace {

OptionDecl on_ace() {
  return {.key = "ekka.on_ace",
          .type = OptionType::choice,
          .title = {"Saying ekka on an ace", "التأكيك بالإكة"},
          .meaning = {"What saying ekka with an ace does; the ace frees the partner either way.",
                      "أثر قول إيكة مع الإكة نفسها، وهي تعفي الخوي على كل حال."},
          .rules = {"EKKA-03", "EKKA-06", "EKKA-07"},
          .choices = {{"ignored",
                       {"It changes nothing: an ace speaks for itself.", "لا يغيّر شيئًا، فالإكة غنيّة عن الإعلان."}},
                      {"violation",
                       {"It is a fault: refused, or open to a claim where faults are.",
                        "مخالفة تُرفض، أو يُقيَّد بها حيث يجوز القيد."}}},
          .standard = number(0)};
}

FeatureDecl feature() {
  FeatureDecl one;
  one.id = "ekka";
  one.title = {"Ekka", "الإيكة"};
  one.meaning = {
      "The leader of a trick may declare that his plain card is the highest left in its suit, which frees a "
      "void partner from ruffing.",
      "من يفتح الأكلة بورقة من غير الحكم له أن يعلن أنها أكبر ورقة باقية من نوعها، فلا يُلزَم خويه بالدق إذا "
      "ما كان عنده من نفس النوع."};
  one.rules = {"EKKA-01", "EKKA-02", "EKKA-04", "EKKA-05"};
  one.options = {on_ace()};
  one.reads = {"cards.plain_order"};
  one.sections = {{.key = "ekka", .title = {"Ekka", "الإيكة"}, .set_by_when = "play"}};
  one.requires_ = {
      {.conditions = {is("play.must_trump", {"true"})},
       .reason = {"ekka frees the partner from the duty to ruff; without that duty there is nothing to free "
                  "him from",
                  "الإيكة تعفي الخوي من الدق، وبدون إلزام بالدق لا معنى لها"}}};
  one.inert_unless = {{.conditions = {is("play.partner_exempt", {"by_position"})},
                       .reason = {"a partner who is always or never free gains nothing by an ekka",
                                  "من كان معفيًا دائمًا أو غير معفي أبدًا لا تفيده الإيكة"}}};
  one.flags = {{.key = "ekka", .title = {"ekka", "إيكة"}}};
  one.links = {{.hook = Hook::card_flags, .stage = "ekka"}, {.hook = Hook::play_excused, .stage = "ekka"}};
  one.make = [](Compile& compile) { return std::make_unique<Ekka>(compile); };
  return one;
}

}  // namespace

}  // namespace ekka

QANUN_PLUGIN("ekka", "0.1.0", 1, "MIT") { registrar.feature(ekka::feature()); }
