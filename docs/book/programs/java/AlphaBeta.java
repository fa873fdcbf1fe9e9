/**
 * Alpha-beta: minimax that leaves a node as soon as its value cannot matter
 * above.
 */
final class AlphaBeta {
  /**
   * alpha: what MAX can have already; beta: what MIN can hold MAX to. Outside
   * of them the result is a bound.
   */
  static double alphaBeta(Tree node, double alpha, double beta) {
    if (node.is("leaf")) return node.payoff();
    double best = node.is("max") ? -Tree.INFINITY : Tree.INFINITY;
    for (Tree child : node.children) {
      double value = alphaBeta(child, alpha, beta);
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
    Tree.run(root -> alphaBeta(root, -Tree.INFINITY, Tree.INFINITY));
  }
}
