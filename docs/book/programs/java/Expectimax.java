/**
 * Expectimax: the opponent errs, so its node is a chance node. Argument: the
 * probability that it moves at random.
 */
final class Expectimax {
  static double random;

  static double expectimax(Tree node) {
    if (node.is("leaf")) return node.payoff();
    double most = -Tree.INFINITY;
    double least = Tree.INFINITY;
    double sum = 0;
    double mean = 0;
    for (int i = 0; i < node.p.length; i++) {
      double value = expectimax(node.children.get(i));
      most = Math.max(most, value);
      least = Math.min(least, value);
      sum += node.p[i] * value;
      mean += value / node.p.length;
    }
    if (node.is("max")) return most;
    return node.is("chance") ? sum : (1 - random) * least + random * mean;
  }

  public static void main(String[] words) {
    random = Tree.numbers(words, 1)[0];
    Tree.run(Expectimax::expectimax);
  }
}
