import java.util.Comparator;

/**
 * Beam search: at each decision only the children that look best are
 * searched. Argument: how many.
 */
final class Beam {
  static int width;

  static double beam(Tree node) {
    if (node.is("leaf")) return node.payoff();
    if (node.is("chance")) {
      double sum = 0;
      for (int i = 0; i < node.p.length; i++) sum += node.p[i] * beam(node.children.get(i));
      return sum;
    }
    int sign = node.is("max") ? -1 : 1;
    Comparator<Tree> byEstimate = Comparator.comparingDouble(child -> sign * child.value);
    var values = node.children.stream().sorted(byEstimate).limit(width).mapToDouble(Beam::beam);
    return node.is("max") ? values.max().getAsDouble() : values.min().getAsDouble();
  }

  public static void main(String[] words) {
    width = (int) Tree.numbers(words, 2)[0];
    Tree.run(Beam::beam);
  }
}
