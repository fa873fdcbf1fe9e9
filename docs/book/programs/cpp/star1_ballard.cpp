// Star1 as published: N outcomes, all equally likely, and every value between
// L and U. Arguments: L and U.
#include "tree.hpp"

double L, U;

double search(const Node& node, double alpha, double beta);

double star1(const Node& node, double alpha, double beta) {
  const double n = node.children.size();
  double a = n * (alpha - U) + U, b = n * (beta - L) + L, total = 0;
  for (const Node& child : node.children) {
    const double value = search(child, std::max(a, L), std::min(b, U));
    total += value;
    if (value <= a) return alpha;
    if (value >= b) return beta;
    a += U - value;
    b += L - value;
  }
  return total / n;
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
