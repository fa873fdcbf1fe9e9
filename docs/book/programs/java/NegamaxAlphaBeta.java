/**
 * Alpha-beta in the form of negamax: the window changes its sides with the
 * player. The players alternate.
 */
final class NegamaxAlphaBeta {
  /** The value for the player to move: MAX if sign is 1, MIN if it is -1. */
  static double negamax(Tree node, int sign, double alpha, double beta) {
    if (node.is("leaf")) return sign * node.payoff();
    double best = -Tree.INFINITY;
    for (Tree child : node.children) {
      best = Math.max(best, -negamax(child, -sign, -beta, -alpha));
      alpha = Math.max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  public static void main(String[] words) {
    Tree.run(root -> {
      int sign = root.is("min") ? -1 : 1;
      return sign * negamax(root, sign, -Tree.INFINITY, Tree.INFINITY);
    });
  }
}
