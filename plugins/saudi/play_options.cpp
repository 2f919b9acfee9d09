// The options of play that belong to these rules alone.
#include "options.hpp"

namespace saudi {

void declare_play_options(std::vector<OptionDecl>& out) {
  out.push_back({.key = "play.claim",
                 .type = OptionType::flag,
                 .title = {"Claim of the rest (sawa)", "سوا"},
                 .meaning = {"Whether a player may claim all remaining tricks; it is granted only if no cards of the "
                             "others can stop him.",
                             "هل يجوز طلب باقي الأكلات كلها، ولا يُقبل إلا إذا ثبت أن لا ورق عند الباقين يمنعه."},
                 .rules = {"PLAY-11"},
                 .standard = flag(false)});
}

}  // namespace saudi
