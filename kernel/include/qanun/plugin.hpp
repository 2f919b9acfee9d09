// The binary boundary. A plugin is a module library with two C symbols: a manifest of plain data, read first, and an
// entry point, called only when the manifest matches. Include this header and write QANUN_PLUGIN(...) once.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "qanun/compile.hpp"
#include "qanun/condition.hpp"
#include "qanun/deal.hpp"
#include "qanun/hooks.hpp"
#include "qanun/version.hpp"

namespace qanun {

// Options of a core phase that an implementation does not ask for, with the reason shown by `check`.
struct Ignored {
  std::string_view option{};
  Text reason{};
};

// Something that attaches to hooks of the phases.
struct FeatureDecl {
  std::string_view id{};  // use: [ID]
  Text title{};
  Text meaning{};
  std::vector<std::string_view> rules{};
  std::vector<OptionDecl> options{};
  std::vector<std::string_view> reads{};
  std::vector<SectionDecl> sections{};
  std::vector<Relation> requires_{};
  std::vector<Relation> inert_unless{};
  std::vector<WordDecl> words{};
  std::vector<RowWords> row_words{};
  std::vector<FlagDecl> flags{};
  std::vector<LabelDecl> labels{};
  std::vector<FactDecl> facts{};
  std::vector<ConditionDecl> conditions{};  // what `when:` may ask
  std::vector<Link> links{};
  std::function<std::unique_ptr<Feature>(Compile&)> make{};
};

// Words and hooks that an implementation brings where one of its own options is on: a flag, or a choice whose first
// word leaves things as they are. They work as a feature's do; its options and what it reads are declared with the
// implementation.
struct AttachedFeature {
  std::string_view option{};
  FeatureDecl feature{};
};

// One implementation of one phase.
template <class Interface>
struct Implementation {
  std::string_view id{};  // phases: {bid: ID}
  Text says{};
  std::vector<std::string_view> rules{};
  std::vector<OptionDecl> options{};
  std::vector<std::string_view> reads{};  // options of other owners that it asks for
  std::vector<Ignored> ignores{};
  std::vector<WordDecl> words{};
  std::vector<FlagDecl> flags{};
  std::vector<KindDecl> kinds{};
  std::vector<LabelDecl> labels{};
  std::vector<MeldNameDecl> meld_names{};
  std::vector<FactDecl> facts{};
  std::vector<ConditionDecl> conditions{};  // what `when:` may ask
  std::vector<AttachedFeature> attached{};
  std::function<std::unique_ptr<Interface>(Compile&)> make{};
};

// Collects what a plugin provides.
class Registrar {
 public:
  virtual ~Registrar() = default;
  virtual void section(SectionDecl section) = 0;
  virtual void deal(Implementation<Deal> implementation) = 0;
  virtual void bid(Implementation<Bid> implementation) = 0;
  virtual void declare(Implementation<Declare> implementation) = 0;
  virtual void play(Implementation<Play> implementation) = 0;
  virtual void score(Implementation<Score> implementation) = 0;
  virtual void feature(FeatureDecl feature) = 0;
};

// Plain data, laid out alike by every compiler: compared before any code of the plugin is called.
struct Manifest {
  std::uint64_t magic;
  std::uint32_t size;            // sizeof(Manifest)
  std::uint32_t abi;             // kAbi
  std::uint32_t cxx11_abi;       // _GLIBCXX_USE_CXX11_ABI
  std::uint32_t debug_mode;      // 1 with _GLIBCXX_DEBUG
  std::uint32_t sanitizer;       // 0 none, 1 address, 2 thread
  std::uint32_t rules_revision;  // raised whenever results change
  const char* compiler;
  const char* kernel_version;
  const char* id;
  const char* version;
  const char* licence;
};

inline constexpr std::uint64_t kManifestMagic = 0x004E554E4151ULL;  // "QANUN"

#if defined(__SANITIZE_ADDRESS__)
inline constexpr std::uint32_t kSanitizer = 1;
#elif defined(__SANITIZE_THREAD__)
inline constexpr std::uint32_t kSanitizer = 2;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr std::uint32_t kSanitizer = 1;
#elif __has_feature(thread_sanitizer)
inline constexpr std::uint32_t kSanitizer = 2;
#else
inline constexpr std::uint32_t kSanitizer = 0;
#endif
#else
inline constexpr std::uint32_t kSanitizer = 0;
#endif

#if defined(_GLIBCXX_DEBUG)
inline constexpr std::uint32_t kDebugMode = 1;
#else
inline constexpr std::uint32_t kDebugMode = 0;
#endif

[[nodiscard]] constexpr Manifest manifest(const char* id, const char* version, std::uint32_t rules_revision,
                                          const char* licence) {
  return Manifest{kManifestMagic, sizeof(Manifest),
                  kAbi,           _GLIBCXX_USE_CXX11_ABI,
                  kDebugMode,     kSanitizer,
                  rules_revision, __VERSION__,
                  kVersion,       id,
                  version,        licence};
}

}  // namespace qanun

#define QANUN_EXPORT extern "C" __attribute__((visibility("default")))

// Defines both symbols. The body that follows registers what the plugin provides:
//   QANUN_PLUGIN("house_rule", "1.0", 1, "MIT") { registrar.feature(...); }
#define QANUN_PLUGIN(id, version, rules_revision, licence)                                                   \
  QANUN_EXPORT const qanun::Manifest qanun_manifest = qanun::manifest(id, version, rules_revision, licence); \
  QANUN_EXPORT void qanun_register(qanun::Registrar& registrar)
