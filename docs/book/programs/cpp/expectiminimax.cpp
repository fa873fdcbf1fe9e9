// Expectiminimax: minimax with dice. A chance node is worth the mean of its
// children.
#include "tree.hpp"

double expectiminimax(const Node& node) {
  if (node.is("leaf")) return payoff(node);
  double most = -INF, least = INF, sum = 0;
  for (size_t i = 0; i < node.p.size(); i++) {
    const double value = expectiminimax(node.children[i]);
    most = std::max(most, value);
    least = std::min(least, value);
    sum += node.p[i] * value;
  }
  return node.is("chance") ? sum : node.is("max") ? most : least;
}

int main() { run(expectiminimax); }
