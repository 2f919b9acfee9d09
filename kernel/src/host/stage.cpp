#include "host/stage.hpp"

namespace qanun::host {

Said stage_name(Stage stage) {
  switch (stage) {
    case Stage::starting:
      return {"before it was loaded", "قبل تحميلها"};
    case Stage::loading:
      return {"while it was loaded", "أثناء تحميلها"};
    case Stage::registering:
      return {"while it registered", "أثناء تسجيلها"};
    case Stage::ending:
      return {"when the process ended", "عند انتهاء العملية"};
  }
  return "";
}

}  // namespace qanun::host
