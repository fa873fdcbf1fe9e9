// Minimax: each player chooses the best that the other one leaves.
#include "tree.hpp"

double minimax(const Node& node) {
  if (node.is("leaf")) return payoff(node);
  std::vector<double> values;
  for (const Node& child : node.children) values.push_back(minimax(child));
  return node.is("max") ? *std::max_element(values.begin(), values.end())
                        : *std::min_element(values.begin(), values.end());
}

int main() { run(minimax); }
