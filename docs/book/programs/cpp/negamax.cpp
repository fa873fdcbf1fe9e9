// Negamax: one rule for both players, since what is good for one is as bad
// for the other. The players alternate.
#include "tree.hpp"

// The value for the player to move: MAX if sign is 1, MIN if it is -1.
double negamax(const Node& node, int sign) {
  if (node.is("leaf")) return sign * payoff(node);
  double best = -INF;
  for (const Node& child : node.children) best = std::max(best, -negamax(child, -sign));
  return best;
}

int main() {
  run([](const Node& root) {
    const int sign = root.is("min") ? -1 : 1;
    return sign * negamax(root, sign);
  });
}
