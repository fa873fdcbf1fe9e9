// Expectimax: the opponent errs, so its node is a chance node. Argument: the
// probability that it moves at random.
#include "tree.hpp"

double erring;  // the probability that the opponent moves at random

double expectimax(const Node& node) {
  if (node.is("leaf")) return payoff(node);
  double most = -INF, least = INF, sum = 0, mean = 0;
  for (size_t i = 0; i < node.p.size(); i++) {
    const double value = expectimax(node.children[i]);
    most = std::max(most, value);
    least = std::min(least, value);
    sum += node.p[i] * value;
    mean += value / node.p.size();
  }
  if (node.is("max")) return most;
  return node.is("chance") ? sum : (1 - erring) * least + erring * mean;
}

int main(int count, char** words) {
  erring = argument(count, words, 0, 1);
  run(expectimax);
}
