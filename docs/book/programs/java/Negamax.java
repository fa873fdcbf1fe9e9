/**
 * Negamax: one rule for both players, since what is good for one is as bad
 * for the other. The players alternate.
 */
final class Negamax {
  /** The value for the player to move: MAX if sign is 1, MIN if it is -1. */
  static double negamax(Tree node, int sign) {
    if (node.is("leaf")) return sign * node.payoff();
    double best = -Tree.INFINITY;
    for (Tree child : node.children) best = Math.max(best, -negamax(child, -sign));
    return best;
  }

  public static void main(String[] words) {
    Tree.run(root -> {
      int sign = root.is("min") ? -1 : 1;
      return sign * negamax(root, sign);
    });
  }
}
