// Star2: before it searches the children of a chance node, it probes one move
// of each. Arguments: L and U.
#include <optional>

#include "tree.hpp"

using Known = std::optional<double>;

double L, U;

double search(const Node& node, double alpha, double beta, Known first = {});

double star2(const Node& node, double alpha, double beta) {
  const size_t n = node.p.size();
  std::vector<double> lows(n, L), highs(n, U);
  std::vector<Known> probed(n);
  double low = L, high = U;
  auto a = [&](size_t i) { return std::max((alpha - high) / node.p[i] + highs[i], lows[i]); };
  auto b = [&](size_t i) { return std::min((beta - low) / node.p[i] + lows[i], highs[i]); };
  auto narrow = [&](size_t i, double least, double most) {
    low += node.p[i] * (least - lows[i]);
    high += node.p[i] * (most - highs[i]);
    lows[i] = least;
    highs[i] = most;
  };
  // 1. The first move of a max child is worth at most what the child is; of a
  // min child, at least.
  for (size_t i = 0; i < n; i++) {
    if (high <= alpha) return high;
    if (low >= beta) return low;
    const Node& child = node.children[i];
    if (child.is("leaf")) {
      const double value = payoff(child);
      narrow(i, value, value);
    } else if (child.is("max")) {
      probed[i] = search(child.children[0], lows[i], b(i));
      narrow(i, std::max(*probed[i], lows[i]), highs[i]);
    } else if (child.is("min")) {
      probed[i] = search(child.children[0], a(i), highs[i]);
      narrow(i, lows[i], std::min(*probed[i], highs[i]));
    }
  }
  // 2. Star1 with these bounds.
  for (size_t i = 0; i < n; i++) {
    const Node& child = node.children[i];
    if (child.is("leaf")) continue;
    if (high <= alpha) return high;
    if (low >= beta) return low;
    const double least = a(i), most = b(i);
    const double value = search(child, least, most, probed[i]);
    narrow(i, value <= least ? lows[i] : value, value >= most ? highs[i] : value);
  }
  return high <= alpha ? high : low;
}

// first: the value of the first child, if a probe has found it.
double search(const Node& node, double alpha, double beta, Known first) {
  if (node.is("leaf")) return payoff(node);
  if (node.is("chance")) return star2(node, alpha, beta);
  double best = node.is("max") ? -INF : INF;
  for (size_t i = 0; i < node.children.size(); i++) {
    const double value = i == 0 && first ? *first : search(node.children[i], alpha, beta);
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
