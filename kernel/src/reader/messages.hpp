// The table of messages: each fault that can be reported stands here once, with its text and its remedy.
#pragma once

#include <span>

#include "qanun/diagnostic.hpp"

namespace qanun {

// All messages, in the order of their codes.
[[nodiscard]] std::span<const Message> messages();

}  // namespace qanun
