/**
 * Principal variation search: of every child after the first, a null window
 * asks only whether it is better. Payoffs are whole numbers.
 */
final class Pvs {
  static double pvs(Tree node, double alpha, double beta) {
    if (node.is("leaf")) return node.payoff();
    boolean isMax = node.is("max");
    double best = isMax ? -Tree.INFINITY : Tree.INFINITY;
    for (int i = 0; i < node.children.size(); i++) {
      Tree child = node.children.get(i);
      double value;
      if (i == 0) value = pvs(child, alpha, beta);
      else {
        value = isMax ? pvs(child, alpha, alpha + 1) : pvs(child, beta - 1, beta);
        if (alpha < value && value < beta && !child.is("leaf"))
          value = isMax ? pvs(child, value, beta) : pvs(child, alpha, value);
      }
      if (isMax) {
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
    Tree.run(root -> pvs(root, -Tree.INFINITY, Tree.INFINITY));
  }
}
