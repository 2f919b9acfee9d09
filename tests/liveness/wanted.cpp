#include "wanted.hpp"

#include "proof/samples.hpp"

namespace liveness {

std::vector<Wanted> wanted_of(const qanun::OptionDecl& option) {
  std::vector<std::string> samples;
  for (const qanun::Value& value : proof::samples_of(option)) samples.push_back(to_text(option, value));
  std::vector<Wanted> out;
  const std::size_t against = option.type == qanun::OptionType::choice ? samples.size() : 1;
  for (std::size_t i = 0; i < against; ++i)
    for (std::size_t j = i + 1; j < samples.size(); ++j) out.push_back({&option, samples[j], samples[i]});
  return out;
}

std::vector<Wanted> all_wanted(const qanun::Registry& registry) {
  std::vector<Wanted> out;
  for (const qanun::OptionEntry* entry : registry.options())
    for (Wanted& one : wanted_of(entry->decl)) out.push_back(std::move(one));
  return out;
}

}  // namespace liveness
