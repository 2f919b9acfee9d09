#include "rules/fingerprint.hpp"

#include <string>

#include "conditions/when_reader.hpp"

namespace qanun {

namespace {

// FNV-1a, 64 bits.
class Hash {
 public:
  void add(std::string_view text) {
    for (const char c : text) step(static_cast<unsigned char>(c));
    step(0);
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  void step(unsigned char byte) {
    value_ ^= byte;
    value_ *= 0x100000001B3ULL;
  }
  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

void add_provider(Hash& hash, const Provider& provider) {
  hash.add(provider.plugin);
  hash.add(std::to_string(provider.rules_revision));
}

}  // namespace

std::uint64_t fingerprint_of(const Registry& registry, const Resolved& rules) {
  Hash hash;
  for (std::size_t phase = 0; phase < kPhaseNames.size(); ++phase) {
    hash.add(rules.phases[phase]);
    add_provider(hash, registry.provider(phase, rules.phases[phase]));
  }
  for (const std::string& feature : rules.features) {
    hash.add(feature);
    add_provider(hash, registry.provider_of_feature(feature));
  }
  for (const auto& [key, setting] : rules.options) {
    const OptionEntry* option = registry.option(key);
    if (option == nullptr || option->decl.effect == Effect::words || option->decl.effect == Effect::server) continue;
    hash.add(key);
    hash.add(to_text(option->decl, setting.value));
  }
  for (const WhenEntry& entry : rules.when.entries) hash.add(when_text(registry, entry));
  return hash.value();
}

}  // namespace qanun
