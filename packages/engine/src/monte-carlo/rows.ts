import { type Certainty, within } from "../contract/certainty.js";
import type { Facts } from "../contract/facts.js";
import type { Position } from "../contract/position.js";
import { ABSENT } from "../decision/decision-from.js";
import { movesAt } from "../position/lists.js";
import { plusFour } from "../statistics/intervals.js";
import type { Tree } from "./tree.js";

export interface RootRow {
  readonly move: number;
  /** From player 0's side if that determines all others', else from that of the player to move. */
  readonly value?: number;
  readonly certainty: Certainty;
  readonly visits: number;
  /** The most decisions on a path through this move; 0 if there was none. */
  readonly depth: number;
  /** One number per player, if they do not follow from player 0's. */
  readonly payoffs?: readonly number[];
}

/** What the certainty of rows depends on. */
export interface RowFacts extends Pick<Facts, "bounds"> {
  readonly minimizer: number;
  /** Some chance nodes were sampled: what is proved in the tree is not proved for the game. */
  readonly isSampled: boolean;
}

/**
 * Every move at the root, best first: by the worse end of the interval for the player to move, which is wide for a
 * rarely tried move; proved moves before others.
 * @param depths by index among the root's children, decisions on the longest path
 */
export function rowsOf(
  tree: Tree,
  position: Position,
  depths: readonly number[],
  facts: RowFacts,
): RootRow[] {
  const turn = position.turn();
  const begin = tree.first[0]!;
  const present = begin === 0 ? 0 : tree.count[0]!;
  const rows = Array.from({ length: present }, (_, place): RootRow => {
    const child = begin + place;
    const visits = tree.visits[child]!;
    const depth = depths[place] ?? (visits > 0 ? 1 : 0);
    const found =
      tree.components === 1 ? provedOrMean(tree, child, depth, facts) : meansOf(tree, child, turn, facts);
    return { ...found, move: tree.move[child]!, visits, depth };
  });
  const known = new Set(rows.map(({ move }) => move));
  for (const move of movesAt(position))
    if (!known.has(move)) rows.push({ move, certainty: ABSENT, visits: 0, depth: 0 });
  const ranked = rows.map((row) => ({
    row,
    isProved: Number(row.certainty.kind === "proved"),
    worse: worseEnd(row, turn === facts.minimizer),
  }));
  ranked.sort(
    (a, b) =>
      (a.worse === b.worse ? 0 : b.worse - a.worse) || b.isProved - a.isProved || b.row.visits - a.row.visits,
  );
  return ranked.map(({ row }) => row);
}

/** The end of the interval that is worse for the player to move; the value itself if that end is unknown. */
function worseEnd({ value, certainty }: RootRow, isMin: boolean): number {
  if (value === undefined) return Number.NEGATIVE_INFINITY;
  const end = "low" in certainty ? (isMin ? certainty.high : certainty.low) : value;
  const known = Number.isFinite(end) ? end : value;
  return isMin ? -known : known;
}

/** What is proved of a node, else the mean of its samples, held within its proved bounds. */
function provedOrMean(
  tree: Tree,
  node: number,
  depth: number,
  { bounds, isSampled }: RowFacts,
): Pick<RootRow, "value" | "certainty"> {
  const low = tree.low[node]!;
  const high = tree.high[node]!;
  if (low === high) {
    const estimate = { kind: "estimate", depth, isFull: false } as const;
    return {
      value: low,
      certainty: isSampled ? estimate : { kind: "proved", proof: "simulation", low, high },
    };
  }
  if (tree.visits[node] === 0) return { certainty: ABSENT };
  const hold = (number: number): number => within(number, [low, high]);
  const { value, certainty } = meanOf(tree, node, 0, bounds);
  const ends = [hold(certainty.low), hold(certainty.high)] as const;
  // Early samples may lie beyond what is proved by now: then only that is known.
  const [least, most] = ends[0] < ends[1] ? ends : [low, high];
  return {
    value: hold(value),
    certainty: { ...certainty, low: least, high: most, ...(!isSampled && { within: [low, high] }) },
  };
}

/** The means of all players' payoffs. */
function meansOf(
  tree: Tree,
  node: number,
  turn: number,
  { bounds }: RowFacts,
): Pick<RootRow, "value" | "certainty" | "payoffs"> {
  if (tree.visits[node] === 0) return { certainty: ABSENT };
  const means = Array.from({ length: tree.components }, (_, player) => meanOf(tree, node, player, bounds));
  return { ...means[turn]!, payoffs: means.map(({ value }) => value) };
}

function meanOf(
  tree: Tree,
  node: number,
  component: number,
  bounds: readonly [number, number],
): { readonly value: number; readonly certainty: Certainty & { readonly kind: "sample" } } {
  const count = tree.visits[node]!;
  const at = node * tree.components + component;
  const observed = [tree.least, tree.most] as const;
  const [low, high] = plusFour(count, tree.sum[at]!, tree.squares[at]!, observed, bounds);
  return { value: within(tree.sum[at]! / count, observed), certainty: { kind: "sample", count, low, high } };
}
