// Star1 for any probabilities: the value of a chance node lies in [low,
// high], which narrows child by child. Arguments: L and U.
#include "tree.hpp"

double L, U;

double search(const Node& node, double alpha, double beta);

double star1(const Node& node, double alpha, double beta) {
  double low = L, high = U;
  for (size_t i = 0; i < node.p.size(); i++) {
    if (high <= alpha) return high;
    if (low >= beta) return low;
    const double p = node.p[i];
    const double a = std::max((alpha - high) / p + U, L);
    const double b = std::min((beta - low) / p + L, U);
    const double value = search(node.children[i], a, b);
    // At most a: an upper bound. At least b: a lower bound. Between them:
    // exact.
    low += p * ((value <= a ? L : value) - L);
    high += p * ((value >= b ? U : value) - U);
  }
  return high <= alpha ? high : low;
}

double search(const Node& node, double alpha, double beta) {
  if (node.is("leaf")) return payoff(node);
  if (node.is("chance")) return star1(node, alpha, beta);
  double best = node.is("max") ? -INF : INF;
  for (const Node& child : node.children) {
    const double value = search(child, alpha, beta);
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

int main(int count, char** words) {
  L = argument(count, words, 0, 0);
  U = argument(count, words, 1, 10);
  run([](const Node& root) { return search(root, -INF, INF); });
}
