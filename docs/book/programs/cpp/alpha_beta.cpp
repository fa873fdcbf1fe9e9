// Alpha-beta: minimax that leaves a node as soon as its value cannot matter
// above.
#include "tree.hpp"

// alpha: what MAX can have already; beta: what MIN can hold MAX to. Outside
// of them the result is a bound.
double alphaBeta(const Node& node, double alpha, double beta) {
  if (node.is("leaf")) return payoff(node);
  double best = node.is("max") ? -INF : INF;
  for (const Node& child : node.children) {
    const double value = alphaBeta(child, alpha, beta);
    if (node.is("max")) {
      best = std::max(best, value);
      alpha = std::max(alpha, best);
    } else {
      best = std::min(best, value);
      beta = std::min(beta, best);
    }
    if (alpha >= beta) break;
  }
  return best;
}

int main() {
  run([](const Node& root) { return alphaBeta(root, -INF, INF); });
}
