// Alpha-beta in the form of negamax: the window changes its sides with the
// player. The players alternate.
#include "tree.hpp"

// The value for the player to move: MAX if sign is 1, MIN if it is -1.
double negamax(const Node& node, int sign, double alpha, double beta) {
  if (node.is("leaf")) return sign * payoff(node);
  double best = -INF;
  for (const Node& child : node.children) {
    best = std::max(best, -negamax(child, -sign, -beta, -alpha));
    alpha = std::max(alpha, best);
    if (alpha >= beta) break;
  }
  return best;
}

int main() {
  run([](const Node& root) {
    const int sign = root.is("min") ? -1 : 1;
    return sign * negamax(root, sign, -INF, INF);
  });
}
