/**
 * H-minimax: minimax that stops at a depth and takes an estimate there.
 * Argument: the depth in decisions.
 */
final class HMinimax {
  static double hMinimax(Tree node, int depth) {
    if (node.is("leaf") || depth == 0) return node.payoff();
    var values = node.children.stream().mapToDouble(child -> hMinimax(child, depth - 1));
    return node.is("max") ? values.max().getAsDouble() : values.min().getAsDouble();
  }

  public static void main(String[] words) {
    int depth = (int) Tree.numbers(words, 2)[0];
    Tree.run(root -> hMinimax(root, depth));
  }
}
