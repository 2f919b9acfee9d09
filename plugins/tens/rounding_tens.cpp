#include "rounding_tens.hpp"

namespace tens {

qanun::OptionDecl rounding_option() {
  return {
      .key = "score.rounding_tens",
      .type = qanun::OptionType::choice,
      .title = {"Rounding the sheet", "تقريب القيد إلى العشرات"},
      .meaning = {"How points are rounded when they are written; 162 then stands as 160 and 252 as 250, and the "
                  "contract is judged first.",
                  "كيف تُقرَّب النقاط عند كتابتها، فتُكتب ١٦٢ على أنها ١٦٠ و٢٥٢ على أنها ٢٥٠، والحسم يكون قبل التقريب."},
      .rules = {"FR-13", "COIN-07"},
      .choices = {{"none", {"Points are written exactly.", "تُكتب النقاط كما هي."}},
                  {"five_up_each",
                   {"Each side to the nearest ten, 5 upwards; 48 of 163 splits then miss 160.",
                    "كل فريق لأقرب عشرة والخمسة تُرفع، فيختلّ المجموع في ٤٨ من ١٦٣ قسمة."}},
                  {"six_up_each",
                   {"Each side to the nearest ten, up from 6; only splits with two sixes miss 160.",
                    "كل فريق لأقرب عشرة والرفع من الستة، فلا يختلّ المجموع إلا إذا انتهى الاثنان بستة."}},
                  {"six_up_complement",
                   {"The takers to the ten, up from 6, and the others get the rest of 160.",
                    "الآخذون لأقرب عشرة والرفع من الستة، وللباقين تتمّة ١٦٠."}},
                  {"to_five", {"Each side to the nearest five.", "كل فريق لأقرب خمسة."}}},
      .standard = qanun::number(0)};
}

RoundingTens::RoundingTens(const qanun::Compile& compile) : way_{compile.choice<Way>("score.rounding_tens")} {}

}  // namespace tens
