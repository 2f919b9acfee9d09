// What the command line asks of each command. command_list.hpp fills these with CLI11, in one translation unit.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "qanun/playout.hpp"
#include "qanun/text.hpp"

namespace program {

enum class Format : unsigned char { text, json, csv, html };  // the last two where a command offers them

struct Common {
  qanun::Language language = qanun::Language::english;
  Format format = Format::text;
};

// Part I of N, from 0.
struct ShardNumber {
  std::uint64_t index = 0;
  std::uint64_t of = 1;
};

struct ListArguments : Common {};

struct ShowArguments : Common {
  std::string rules;
};

struct CheckArguments : Common {
  std::vector<std::string> files;
};

struct TestArguments : Common {
  std::vector<std::string> files;  // "-" is standard input
  std::string only;                // run the cases whose id contains this
};

struct PluginsArguments : Common {};

struct SimulateArguments : Common {
  std::string rules;
  std::uint64_t hands = 100'000;  // -n: hands, or matches
  bool matches = false;           // --what
  std::uint64_t seed = 1;
  unsigned threads = 1;     // 0: as many as there are processors
  std::uint64_t shard = 0;  // --shard I/N, I from 1: here 0..of-1
  std::uint64_t shards = 1;
  std::string records;   // file, "-" or empty
  qanun::Erring faults;  // --faults
};

struct MergeArguments : Common {
  std::vector<std::string> files;  // "-" is standard input
  std::string rules;               // --rules; empty: the rule set that the shards name
  std::string out;                 // --out: the folder for findings, or the file for a map
};

struct ReplayArguments : Common {
  std::string file;  // "-" is standard input
  bool explain = false;
};

struct ScoreArguments : Common {
  std::string rules;
  std::string contract;  // hokum:S, sun, ashkal
  int buyer = -1;
  std::string raw;                 // X,Y
  std::string tricks;              // A,B
  std::vector<std::string> melds;  // SIDE:NAME
  int baloot = -1;                 // side
  std::string scores;              // M,N
  std::vector<std::string> facts;  // KEY=VALUE
  std::string match;               // file or "-": a whole match, one hand a line
};

struct DiffArguments : Common {
  std::array<std::string, 2> rules;
  bool witness = false;  // --witness, or anything that is about hands
  std::uint64_t hands = 20'000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::string out;  // --out: where records go; empty for nowhere
};

struct InteractionsArguments : Common {
  std::string rules;
  std::vector<std::string> sections;  // --section; all where there are none
  std::uint64_t hands = 1000;         // for each pair
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::string out;                     // --out; empty: standard output
  std::optional<std::uint64_t> hand;   // --hand: show this one alone
  std::vector<std::string> changes;    // --set: "KEY: VALUE", two of them
  std::optional<ShardNumber> shard{};  // --shard I/N
};

struct FuzzArguments : Common {
  std::vector<std::string> rules;
  std::optional<std::uint64_t> seconds{};       // --time: for all of them; 60 where neither is given
  std::optional<std::uint64_t> combinations{};  // -n: of each rule set, at most
  std::uint64_t seed = 1;
  std::vector<std::string> sections;   // --vary: whose options are varied; empty: all
  unsigned jobs = 1;                   // threads
  qanun::Erring faults{50'000};        // --faults: in every fourth hand
  std::string folder = "findings";     // --out
  std::optional<ShardNumber> shard{};  // --shard I/N
};

struct NewArguments : Common {
  std::string name;    // the plugin's id
  std::string folder;  // --dir; empty: called like the plugin
};

}  // namespace program
