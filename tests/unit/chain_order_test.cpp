#include "rules/chain_order.hpp"

#include <catch2/catch.hpp>

using namespace qanun;

namespace {

std::vector<ChainLink> chain(const std::vector<Link>& links) {
  std::vector<ChainLink> out;
  for (std::size_t i = 0; i < links.size(); ++i) out.push_back({&links[i], i});
  return out;
}

std::string order_of(const std::vector<ChainLink>& links) {
  std::string out;
  for (const ChainLink& link : links) out += link.link->stage;
  return out;
}

const Hook kHook = Hook::score_value;

}  // namespace

TEST_CASE("links stand in the order that their own words give, whatever the order of loading") {
  const std::vector<Link> links{{.hook = kHook, .stage = "c", .after = {"b"}},
                                {.hook = kHook, .stage = "a", .before = {"b", "c"}},
                                {.hook = kHook, .stage = "b"}};
  auto sorted = chain(links);
  CHECK_FALSE(order_chain(sorted).has_value());
  CHECK(order_of(sorted) == "abc");
}

TEST_CASE("an order may follow through a third link") {
  const std::vector<Link> links{{.hook = kHook, .stage = "c", .after = {"b"}},
                                {.hook = kHook, .stage = "b", .after = {"a"}},
                                {.hook = kHook, .stage = "a"}};
  auto sorted = chain(links);
  CHECK_FALSE(order_chain(sorted).has_value());
  CHECK(order_of(sorted) == "abc");
}

TEST_CASE("two links that nothing orders are named") {
  const std::vector<Link> links{{.hook = kHook, .stage = "a"}, {.hook = kHook, .stage = "b"}};
  auto sorted = chain(links);
  CHECK(order_chain(sorted) == std::pair<std::string, std::string>{"a", "b"});
}

TEST_CASE("a ring is no order") {
  const std::vector<Link> links{{.hook = kHook, .stage = "a", .after = {"b"}},
                                {.hook = kHook, .stage = "b", .after = {"a"}}};
  auto sorted = chain(links);
  CHECK(order_chain(sorted).has_value());
}

TEST_CASE("a stage may name others that are not there") {
  const std::vector<Link> links{{.hook = kHook, .stage = "a", .after = {"x"}, .before = {"y"}}};
  auto sorted = chain(links);
  CHECK_FALSE(order_chain(sorted).has_value());
}

TEST_CASE("only chains need an order") {
  CHECK(order_matters(Hook::score_value));
  CHECK(order_matters(Hook::match_after_hand));
  CHECK_FALSE(order_matters(Hook::play_lead));
  CHECK_FALSE(order_matters(Hook::hand_end));
}
