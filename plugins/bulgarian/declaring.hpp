// Melds of Bulgarian belot (VAR-01): those of the core options. At all trumps there is a belot in every suit.
#pragma once

#include "qanun/parts/common_declare.hpp"

namespace bulgarian {

using namespace qanun;  // NOLINT(google-build-using-namespace)

class BulgarianDeclare final : public CommonDeclare {
 public:
  explicit BulgarianDeclare(const Compile& compile);
  [[nodiscard]] std::array<CardSet, kSuits> pairs(Mode mode) const override;

 private:
  CardSet ranks_;
};

}  // namespace bulgarian
