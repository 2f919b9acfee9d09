// What an implementation or a feature is built from: resolved options, and the ids of declared words.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "qanun/hand.hpp"
#include "qanun/option.hpp"
#include "qanun/words.hpp"

namespace qanun {

// Handed to every factory while a rule set is compiled. Reading what was not declared throws std::logic_error, which
// the host reports as a fault of the plugin.
class Compile {
 public:
  virtual ~Compile() = default;

  // The option's owner is in use, so that it has a value.
  [[nodiscard]] virtual bool has(std::string_view option) const = 0;
  [[nodiscard]] virtual const Value& value(std::string_view option) const = 0;
  [[nodiscard]] virtual bool uses(std::string_view feature) const = 0;

  [[nodiscard]] virtual WordId word(std::string_view key) const = 0;
  // The bit of a declared flag.
  [[nodiscard]] virtual Flags flag_bit(std::string_view key) const = 0;
  [[nodiscard]] virtual KindId kind(std::string_view key) const = 0;
  [[nodiscard]] virtual LabelId label(std::string_view key) const = 0;
  [[nodiscard]] virtual MeldNameId meld_name(std::string_view key) const = 0;
  [[nodiscard]] virtual FactId fact(std::string_view key) const = 0;
  // Interns an id of the catalogue.
  [[nodiscard]] virtual RuleId rule(std::string_view id) = 0;
  // Reserves room in Hand::slots; an overflow is an error that names all users.
  [[nodiscard]] virtual std::uint8_t reserve(std::string_view user, std::size_t bytes, std::size_t align,
                                             Sight sight) = 0;

  [[nodiscard]] std::int64_t number(std::string_view option) const { return value(option).number; }
  [[nodiscard]] bool flag(std::string_view option) const { return value(option).number != 0; }
  // E lists the words of the choice in their declared order.
  template <class E>
  [[nodiscard]] E choice(std::string_view option) const {
    return static_cast<E>(value(option).number);
  }
  template <class T>
  [[nodiscard]] Slot<T> slot(std::string_view user, Sight sight) {
    static_assert(std::is_trivially_copyable_v<T>);
    return Slot<T>{reserve(user, sizeof(T), alignof(T), sight)};
  }
};

}  // namespace qanun
