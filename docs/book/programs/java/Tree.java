import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;
import java.util.function.ToDoubleFunction;

/**
 * Game trees: each line of standard input is a tree as JSON, each line of
 * output its value and the leaves visited.
 */
final class Tree {
  static final double INFINITY = Double.POSITIVE_INFINITY;
  static long leaves = 0;

  /** "max", "min", "chance" or "leaf". */
  String kind = "leaf";
  /** The payoff of a leaf; the estimate of any other node. */
  double value = 0;
  final List<Tree> children = new ArrayList<>();
  /** The probabilities of a chance node's children. */
  double[] p;

  boolean is(String name) {
    return kind.equals(name);
  }

  /**
   * The payoff of a leaf, or the estimate where a search stops; each is
   * counted.
   */
  double payoff() {
    leaves++;
    return value;
  }

  static void run(ToDoubleFunction<Tree> search) {
    Scanner lines = new Scanner(System.in);
    while (lines.hasNextLine()) {
      leaves = 0;
      double value = search.applyAsDouble(new Reader(lines.nextLine()).node());
      System.out.println(value + " " + leaves);
    }
  }

  /**
   * The numbers after the name of the program; where there are none, the
   * defaults.
   */
  static double[] numbers(String[] words, double... defaults) {
    return words.length == 0 ? defaults : Arrays.stream(words).mapToDouble(Double::parseDouble).toArray();
  }

  /** Reads the JSON of a tree. */
  private static final class Reader {
    private final String text;
    private int at = 0;

    Reader(String text) {
      this.text = text.replace(" ", "");
    }

    Tree node() {
      Tree node = new Tree();
      if (text.charAt(at) != '{') {
        node.value = number();
        return node;
      }
      List<Double> given = new ArrayList<>();
      do {
        String key = text.substring(at + 2, text.indexOf('"', at + 2));
        at += key.length() + 4;
        if (key.equals("estimate")) node.value = number();
        else {
          do {
            at++;
            if (key.equals("p")) given.add(number());
            else node.children.add(node());
          } while (text.charAt(at) == ',');
          at++;
          if (!key.equals("p")) node.kind = key;
        }
      } while (text.charAt(at) == ',');
      at++;
      int count = node.children.size();
      node.p = new double[count];
      for (int i = 0; i < count; i++) node.p[i] = given.isEmpty() ? 1.0 / count : given.get(i);
      return node;
    }

    private double number() {
      int begin = at;
      while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
      return Double.parseDouble(text.substring(begin, at));
    }
  }
}
