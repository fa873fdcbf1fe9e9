/**
 * Star1 as published: N outcomes, all equally likely, and every value between
 * L and U. Arguments: L and U.
 */
final class Star1Ballard {
  static double L;
  static double U;

  static double star1(Tree node, double alpha, double beta) {
    int n = node.children.size();
    double a = n * (alpha - U) + U;
    double b = n * (beta - L) + L;
    double total = 0;
    for (Tree child : node.children) {
      double value = search(child, Math.max(a, L), Math.min(b, U));
      total += value;
      if (value <= a) return alpha;
      if (value >= b) return beta;
      a += U - value;
      b += L - value;
    }
    return total / n;
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
