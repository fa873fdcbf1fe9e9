// Beam search: at each decision only the children that look best are
// searched. Argument: how many.
#include "tree.hpp"

size_t width;

double beam(const Node& node) {
  if (node.is("leaf")) return payoff(node);
  if (node.is("chance")) {
    double sum = 0;
    for (size_t i = 0; i < node.p.size(); i++) sum += node.p[i] * beam(node.children[i]);
    return sum;
  }
  const bool isMax = node.is("max");
  std::vector<const Node*> byEstimate;
  for (const Node& child : node.children) byEstimate.push_back(&child);
  std::stable_sort(byEstimate.begin(), byEstimate.end(), [=](const Node* a, const Node* b) {
    return isMax ? a->value > b->value : a->value < b->value;
  });
  double best = isMax ? -INF : INF;
  for (size_t i = 0; i < std::min(width, byEstimate.size()); i++) {
    const double value = beam(*byEstimate[i]);
    best = isMax ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

int main(int count, char** words) {
  width = argument(count, words, 0, 2);
  run(beam);
}
