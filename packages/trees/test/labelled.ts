import { type Tree, TreeBuilder, type Value } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";

/** Names that are difficult for some format. */
export const HOSTILE = [
  'say "hi"',
  "a\\b",
  'back\\"slash',
  "50% & $x_1^2$ #{a} ~ \\LaTeX",
  "<script>alert(1)</script> &amp; ]]>",
  "two\nlines\r\nand\ttab",
  "\u001b[31mred\u0007",
  "\u202eturned\u2066",
  "half \ud800 pair",
  "=SUM(A1:A9)",
  "@cmd, with; commas",
  "中文 と 한국어",
  "👩‍👩‍👧‍👦 é",
  "[x]={y},(z)|w",
  "end",
  "1. list",
  "- dash",
  "`tick` 'quote' ?! ---",
  "αβ ≤ ≥ − ∞ …",
  "x".repeat(200),
  "--> n1",
  "\n =1+1",
  '0-1 {x} ; % \\} "1-0"',
  " ",
] as const;

export interface Look {
  readonly depth: number;
  /** The kinds of the levels in turn; any kind at any level if absent. */
  readonly levels?: readonly ("max" | "min" | "chance")[];
  readonly players?: number;
  readonly equal?: boolean;
  /** Names to choose labels and actions from; none if absent. */
  readonly names?: readonly string[];
  readonly estimates?: boolean;
}

/** A random tree with names, for testing writers. */
export function labelledTree(random: () => number, look: Look): Tree {
  const builder = new TreeBuilder();
  const below = (n: number): number => Math.floor(random() * n);
  const value = (): Value =>
    fraction(below(2001) - 1000, random() < 0.6 ? 1 : ([2, 3, 7, 10, 64, 1000, 12345][below(7)] as number));
  const name = (): string | undefined =>
    look.names && random() < 0.5 ? look.names[below(look.names.length)] : undefined;
  const grow = (level: number): void => {
    if (level === look.depth || (level > 0 && random() < 0.25)) {
      const payoffs = look.players ? Array.from({ length: look.players }, value) : undefined;
      builder.leaf(payoffs?.[0] ?? value(), { label: name(), payoffs });
      return;
    }
    const kinds = look.players ? (["player", "chance"] as const) : (["max", "min", "chance"] as const);
    const kind = look.levels ? look.levels[level % look.levels.length]! : kinds[below(kinds.length)]!;
    builder.open(kind, kind === "player" ? below(look.players!) : undefined);
    const count = 1 + below(4);
    for (let i = 0; i < count; i++) grow(level + 1);
    const weights = Array.from({ length: count }, () => below(5));
    weights[0]!++;
    const sum = weights.reduce((a, b) => a + b);
    builder.close({
      label: name(),
      actions:
        look.names && random() < 0.5
          ? Array.from({ length: count }, () => look.names![below(look.names!.length)]!)
          : undefined,
      estimate: look.estimates && random() < 0.3 ? value() : undefined,
      probabilities:
        kind === "chance" && !look.equal ? weights.map((weight) => fraction(weight, sum)) : undefined,
    });
  };
  grow(0);
  return builder.finish();
}

/** A chain of decisions, max and min in turn, with one leaf. */
export function chain(levels: number): Tree {
  const builder = new TreeBuilder();
  for (let level = 0; level < levels; level++) builder.open(level % 2 === 0 ? "max" : "min");
  builder.leaf(fraction(7, 2));
  for (let level = 0; level < levels; level++) builder.close();
  return builder.finish();
}
