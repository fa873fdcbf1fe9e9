import java.util.Arrays;

/**
 * Star2: before it searches the children of a chance node, it probes one move
 * of each. Arguments: L and U.
 */
final class Star2 {
  static double L;
  static double U;

  /**
   * What is known of a chance node: its own interval, and one for each child.
   */
  private double low = L;
  private double high = U;
  private final double[] lows;
  private final double[] highs;
  private final double[] p;

  private Star2(double[] p) {
    this.p = p;
    lows = new double[p.length];
    highs = new double[p.length];
    Arrays.fill(lows, L);
    Arrays.fill(highs, U);
  }

  private double a(int i, double alpha) {
    return Math.max((alpha - high) / p[i] + highs[i], lows[i]);
  }

  private double b(int i, double beta) {
    return Math.min((beta - low) / p[i] + lows[i], highs[i]);
  }

  private void narrow(int i, double least, double most) {
    low += p[i] * (least - lows[i]);
    high += p[i] * (most - highs[i]);
    lows[i] = least;
    highs[i] = most;
  }

  static double star2(Tree node, double alpha, double beta) {
    Star2 s = new Star2(node.p);
    Double[] probed = new Double[node.p.length];
    // 1. The first move of a max child is worth at most what the child is; of
    // a min child, at least.
    for (int i = 0; i < node.p.length; i++) {
      if (s.high <= alpha) return s.high;
      if (s.low >= beta) return s.low;
      Tree child = node.children.get(i);
      if (child.is("leaf")) {
        double value = child.payoff();
        s.narrow(i, value, value);
      } else if (child.is("max")) {
        probed[i] = search(child.children.get(0), s.lows[i], s.b(i, beta), null);
        s.narrow(i, Math.max(probed[i], s.lows[i]), s.highs[i]);
      } else if (child.is("min")) {
        probed[i] = search(child.children.get(0), s.a(i, alpha), s.highs[i], null);
        s.narrow(i, s.lows[i], Math.min(probed[i], s.highs[i]));
      }
    }
    // 2. Star1 with these bounds.
    for (int i = 0; i < node.p.length; i++) {
      Tree child = node.children.get(i);
      if (child.is("leaf")) continue;
      if (s.high <= alpha) return s.high;
      if (s.low >= beta) return s.low;
      double a = s.a(i, alpha);
      double b = s.b(i, beta);
      double value = search(child, a, b, probed[i]);
      s.narrow(i, value <= a ? s.lows[i] : value, value >= b ? s.highs[i] : value);
    }
    return s.high <= alpha ? s.high : s.low;
  }

  /** first: the value of the first child, if a probe has found it. */
  static double search(Tree node, double alpha, double beta, Double first) {
    if (node.is("leaf")) return node.payoff();
    if (node.is("chance")) return star2(node, alpha, beta);
    double best = node.is("max") ? -Tree.INFINITY : Tree.INFINITY;
    for (int i = 0; i < node.children.size(); i++) {
      double value = i == 0 && first != null ? first : search(node.children.get(i), alpha, beta, null);
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
    Tree.run(root -> search(root, -Tree.INFINITY, Tree.INFINITY, null));
  }
}
