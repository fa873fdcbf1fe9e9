// H-minimax: minimax that stops at a depth and takes an estimate there.
// Argument: the depth in decisions.
#include "tree.hpp"

double hMinimax(const Node& node, int depth) {
  if (node.is("leaf") || depth == 0) return payoff(node);
  std::vector<double> values;
  for (const Node& child : node.children) values.push_back(hMinimax(child, depth - 1));
  return node.is("max") ? *std::max_element(values.begin(), values.end())
                        : *std::min_element(values.begin(), values.end());
}

int main(int count, char** words) {
  const int depth = argument(count, words, 0, 2);
  run([=](const Node& root) { return hMinimax(root, depth); });
}
