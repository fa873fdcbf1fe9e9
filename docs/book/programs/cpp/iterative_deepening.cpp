// Iterative deepening: alpha-beta to depth 1, 2, 3 and so on. A table keeps
// the best child of each node, to try it first. Argument: the last depth.
#include <map>

#include "tree.hpp"

using Table = std::map<const Node*, const Node*>;

double search(const Node& node, int depth, double alpha, double beta, Table& table) {
  if (node.is("leaf") || depth == 0) return payoff(node);
  const bool isMax = node.is("max");
  double best = isMax ? -INF : INF;
  std::vector<const Node*> order;
  for (const Node& child : node.children) order.push_back(&child);
  const Node* first = table[&node];
  std::stable_partition(order.begin(), order.end(), [=](const Node* child) { return child == first; });
  for (const Node* child : order) {
    const double value = search(*child, depth - 1, alpha, beta, table);
    if (isMax ? value > best : value < best) {
      best = value;
      table[&node] = child;
    }
    if (isMax) alpha = std::max(alpha, best);
    else beta = std::min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}

int main(int count, char** words) {
  const int last = argument(count, words, 0, 3);
  run([=](const Node& root) {
    Table table;
    double value = 0;
    for (int depth = 1; depth <= last; depth++) value = search(root, depth, -INF, INF, table);
    return value;
  });
}
