/** Minimax: each player chooses the best that the other one leaves. */
final class Minimax {
  static double minimax(Tree node) {
    if (node.is("leaf")) return node.payoff();
    var values = node.children.stream().mapToDouble(Minimax::minimax);
    return node.is("max") ? values.max().getAsDouble() : values.min().getAsDouble();
  }

  public static void main(String[] words) {
    Tree.run(Minimax::minimax);
  }
}
