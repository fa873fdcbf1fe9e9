/**
 * Expectiminimax: minimax with dice. A chance node is worth the mean of its
 * children.
 */
final class Expectiminimax {
  static double expectiminimax(Tree node) {
    if (node.is("leaf")) return node.payoff();
    double most = -Tree.INFINITY;
    double least = Tree.INFINITY;
    double sum = 0;
    for (int i = 0; i < node.p.length; i++) {
      double value = expectiminimax(node.children.get(i));
      most = Math.max(most, value);
      least = Math.min(least, value);
      sum += node.p[i] * value;
    }
    return node.is("chance") ? sum : node.is("max") ? most : least;
  }

  public static void main(String[] words) {
    Tree.run(Expectiminimax::expectiminimax);
  }
}
