import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/**
 * Iterative deepening: alpha-beta to depth 1, 2, 3 and so on. A table keeps
 * the best child of each node, to try it first. Argument: the last depth.
 */
final class IterativeDeepening {
  static double search(Tree node, int depth, double alpha, double beta, Map<Tree, Tree> table) {
    if (node.is("leaf") || depth == 0) return node.payoff();
    boolean isMax = node.is("max");
    double best = isMax ? -Tree.INFINITY : Tree.INFINITY;
    var order = new ArrayList<>(node.children);
    Tree first = table.get(node);
    if (order.remove(first)) order.add(0, first);
    for (Tree child : order) {
      double value = search(child, depth - 1, alpha, beta, table);
      if (isMax ? value > best : value < best) {
        best = value;
        table.put(node, child);
      }
      if (isMax) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  public static void main(String[] words) {
    int last = (int) Tree.numbers(words, 3)[0];
    Tree.run(root -> {
      var table = new HashMap<Tree, Tree>();
      double value = 0;
      for (int depth = 1; depth <= last; depth++) value = search(root, depth, -Tree.INFINITY, Tree.INFINITY, table);
      return value;
    });
  }
}
