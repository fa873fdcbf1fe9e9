import { type Tree, TreeBuilder, type Value } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";

/** A class of trees to draw at random. */
export interface Look {
  readonly kinds: readonly ("max" | "min" | "chance" | "player")[];
  readonly players?: number;
  /** All payoffs add up to 0. */
  readonly zeroSum?: boolean;
}

export const LOOKS: readonly Look[] = [
  { kinds: ["max", "min"] },
  { kinds: ["max", "min", "chance"] },
  { kinds: ["max", "min", "chance"] },
  { kinds: ["min", "chance"] },
  { kinds: ["player", "chance"], players: 2, zeroSum: true },
  { kinds: ["player"], players: 2, zeroSum: true },
  { kinds: ["player", "chance"], players: 2 },
  { kinds: ["player"], players: 3, zeroSum: true },
  { kinds: ["player", "player", "chance"], players: 3 },
  { kinds: ["player"], players: 4 },
];

/**
 * A small tree with awkward features: few different payoffs, single children, several moves of one side in a row,
 * outcomes of probability 0, leaves near the root, actions called "pass", and estimates everywhere but at leaves.
 */
export function awkwardTree(random: () => number, look: Look, depth: number): Tree {
  const builder = new TreeBuilder();
  const below = (n: number): number => Math.floor(random() * n);
  const spread = 1 + below(8);
  const equal = random() < 0.4;
  const named = random() < 0.5;
  const passing = random() < 0.5;
  const paying = random() < 0.25;
  const denominators = random() < 0.3 ? [1, 2, 3] : [1];
  const payoff = (): Value =>
    fraction(below(2 * spread + 1) - spread, denominators[below(denominators.length)]!);
  // What an edge to a node pays: sometimes nothing, and so that zero sums stay zero.
  const pay = (): Value[] | undefined => {
    if (!paying || random() < 0.3) return undefined;
    if (look.players === undefined) return [payoff()];
    const each = Array.from({ length: look.players }, payoff);
    if (look.zeroSum)
      each[0] = each
        .slice(1)
        .reduce((a, b) => a.add(b))
        .neg();
    return each;
  };
  let count = 0;
  const label = (): { label?: string } => (named ? { label: letters(count) } : {});
  const addLeaf = (): void => {
    const name = label();
    count++;
    if (look.players === undefined) {
      builder.leaf(payoff(), { ...name, pay: count > 1 ? pay() : undefined });
      return;
    }
    const payoffs = Array.from({ length: look.players }, payoff);
    if (look.zeroSum) {
      const rest = payoffs.slice(1).reduce((a, b) => a.add(b));
      payoffs[0] = rest.neg();
    }
    builder.leaf(payoffs[0]!, { ...name, payoffs, pay: count > 1 ? pay() : undefined });
  };
  const grow = (level: number): void => {
    if (level === depth || (level > 0 && random() < 0.2)) {
      addLeaf();
      return;
    }
    const kind = look.kinds[below(look.kinds.length)]!;
    const children = 1 + below(level === 0 ? 4 : 3);
    const name = label();
    count++;
    const player = kind === "player" ? below(look.players!) : undefined;
    builder.open(kind, player, undefined, level > 0 ? pay() : undefined);
    for (let i = 0; i < children; i++) grow(level + 1);
    const estimate = { ...name, estimate: payoff() };
    if (kind === "chance") {
      const weights = Array.from({ length: children }, () => (equal ? 1 : below(4)));
      if (!weights.some((weight) => weight > 0)) weights[below(children)] = 1;
      const sum = weights.reduce((a, b) => a + b);
      builder.close({ ...estimate, probabilities: weights.map((weight) => fraction(weight, sum)) });
      return;
    }
    const pass = passing && random() < 0.5 ? below(children) : -1;
    const actions = Array.from({ length: children }, (_, i) => (i === pass ? "pass" : `a${i}`));
    builder.close(passing ? { ...estimate, actions } : estimate);
  };
  grow(0);
  return builder.finish();
}

/** 0 is "Na", 1 "Nb", 26 "Nba": names that cannot be mistaken for numbers. */
function letters(id: number): string {
  const digits = id.toString(26);
  return `N${digits.replace(/./g, (digit) => "abcdefghijklmnopqrstuvwxyz"[Number.parseInt(digit, 26)]!)}`;
}
