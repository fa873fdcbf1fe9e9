// Principal variation search: of every child after the first, a null window
// asks only whether it is better. Payoffs are whole numbers.
#include "tree.hpp"

double pvs(const Node& node, double alpha, double beta) {
  if (node.is("leaf")) return payoff(node);
  const bool isMax = node.is("max");
  double best = isMax ? -INF : INF;
  for (size_t i = 0; i < node.children.size(); i++) {
    const Node& child = node.children[i];
    double value;
    if (i == 0) value = pvs(child, alpha, beta);
    else {
      value = isMax ? pvs(child, alpha, alpha + 1) : pvs(child, beta - 1, beta);
      if (alpha < value && value < beta && !child.is("leaf"))
        value = isMax ? pvs(child, value, beta) : pvs(child, alpha, value);
    }
    if (isMax) {
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
  run([](const Node& root) { return pvs(root, -INF, INF); });
}
