import { readTree, type Tree } from "@tyche/trees";

/**
 * A random game of perfect recall. Nodes of one player with the same own past actions and equally many actions may
 * share an information set.
 */
export function randomGame(random: () => number): Tree {
  const below = (n: number): number => Math.floor(random() * n);
  const groups = new Map<string, string[]>();
  let sets = 0;
  const grow = (depth: number, own: readonly [string, string]): unknown => {
    if (depth === 0 || (depth < 3 && random() < 0.2)) return below(13) - 6;
    const kind = below(5);
    const count = 2 + below(2);
    if (kind === 0) return { chance: Array.from({ length: count }, () => grow(depth - 1, own)) };
    const player = kind % 2;
    const key = `${player} ${own[player]} ${count}`;
    const known = groups.get(key) ?? [];
    groups.set(key, known);
    const set = known.length > 0 && random() < 0.7 ? known[below(known.length)]! : `s${++sets}`;
    if (!known.includes(set)) known.push(set);
    const children = Array.from({ length: count }, (_, i) => {
      const after = `${own[player]}/${set}.${i}`;
      return grow(depth - 1, player === 0 ? [after, own[1]] : [own[0], after]);
    });
    return { [player === 0 ? "max" : "min"]: children, set };
  };
  return readTree(JSON.stringify({ max: [grow(4, ["l", ""]), grow(4, ["r", ""])] })).tree;
}

/** A small generator of numbers in [0, 1). */
export function numbers(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (((state ^ (state >>> 13)) >>> 0) % 1_000_003) / 1_000_003;
  };
}
