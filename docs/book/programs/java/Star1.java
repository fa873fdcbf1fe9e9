/**
 * Star1 for any probabilities: the value of a chance node lies in [low,
 * high], which narrows child by child. Arguments: L and U.
 */
final class Star1 {
  static double L;
  static double U;

  static double star1(Tree node, double alpha, double beta) {
    double low = L;
    double high = U;
    for (int i = 0; i < node.p.length; i++) {
      if (high <= alpha) return high;
      if (low >= beta) return low;
      double p = node.p[i];
      double a = Math.max((alpha - high) / p + U, L);
      double b = Math.min((beta - low) / p + L, U);
      double value = search(node.children.get(i), a, b);
      // At most a: an upper bound. At least b: a lower bound. Between them:
      // exact.
      low += p * ((value <= a ? L : value) - L);
      high += p * ((value >= b ? U : value) - U);
    }
    return high <= alpha ? high : low;
  }

  static double search(Tree node, double alpha, double beta) {
    if (node.is("leaf")) return node.payoff();
    if (node.is("chance")) return star1(node, alpha, beta);
    double best = node.is("max") ? -Tree.INFINITY : Tree.INFINITY;
    for (Tree child : node.children) {
      double value = search(child, alpha, beta);
      if (node.is("max")) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, best);
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, best);
      }
      if (alpha >= beta) break;
    }
    return best;
  }

  public static void main(String[] words) {
    double[] bounds = Tree.numbers(words, 0, 10);
    L = bounds[0];
    U = bounds[1];
    Tree.run(root -> search(root, -Tree.INFINITY, Tree.INFINITY));
  }
}
