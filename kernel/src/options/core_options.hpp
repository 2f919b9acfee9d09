// The kernel's own options, a file a section, and what they have in common.
#pragma once

#include <vector>

#include "qanun/option.hpp"

namespace qanun {

void declare_cards_options(std::vector<OptionDecl>& out);
void declare_deal_options(std::vector<OptionDecl>& out);
void declare_bid_options(std::vector<OptionDecl>& out);
void declare_meld_options(std::vector<OptionDecl>& out);
void declare_baloot_options(std::vector<OptionDecl>& out);
void declare_play_options(std::vector<OptionDecl>& out);
void declare_score_options(std::vector<OptionDecl>& out);
void declare_match_options(std::vector<OptionDecl>& out);
void declare_table_options(std::vector<OptionDecl>& out);

// Promises of `holds`.
[[nodiscard]] bool all_ranks_once(const Value& value);
[[nodiscard]] bool exactly_two(const Value& value);

// Which of the kernel's owners declares an option of this section: core, match or table.
[[nodiscard]] std::string_view core_owner(std::string_view key);

}  // namespace qanun
