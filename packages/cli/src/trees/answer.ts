import {
  formatExact,
  isVector,
  type Solution,
  type Tree,
  toNumber,
  type ValueBound,
  type Worth,
} from "@tyche/trees";

/** The answer of `tyche solve --json`, with its keys in output order. Other programs depend on it. */
export interface Answer {
  readonly algorithm: string;
  /** Exact: "3", "109/2"; one per player if the algorithm computes all payoffs. */
  readonly value: string | readonly string[];
  /** Whether the value is exact or a bound because the true value is outside the window. */
  readonly bound: ValueBound;
  /** The nearest doubles; null if the value is out of their range. */
  readonly number: number | null | readonly (number | null)[];
  /** Indices of the root's best children, from 0, the chosen one first. */
  readonly best: readonly number[];
  /** Child indices along the chosen actions, up to the first chance node or leaf. */
  readonly line: readonly number[];
  readonly visited: {
    readonly max: number;
    readonly min: number;
    readonly chance: number;
    readonly leaf: number;
    /** Only if the tree has player nodes. */
    readonly player?: number;
  };
  /** Only for algorithms with a table: the number of table hits. */
  readonly recalled?: number;
  readonly pruned: number;
  /** The value bounds that were used, if the algorithm prunes with them. */
  readonly bounds?: readonly [string, string];
  /** Only if ties matter among several players: each player's least and greatest possible payoff. */
  readonly range?: readonly (readonly [string, string])[];
  /** False if there were too many tie-breaking choices to try all of them. */
  readonly rangeComplete?: boolean;
  /** Whether the value is that of the tree: not an estimate, not affected by forward pruning, not just a bound. */
  readonly exact: boolean;
}

export function answerOf(tree: Tree, solution: Solution): Answer {
  return answerOn(
    tree.nodes.some((node) => node.kind === "player"),
    solution,
  );
}

/** The answer for a tree that was not built. */
export function answerOn(hasPlayers: boolean, solution: Solution): Answer {
  const { algorithm, value, bound, best, line, visited, recalled, pruned, ties } = solution;
  const { max, min, chance, leaf, player } = visited;
  return {
    algorithm,
    value: each(value, formatExact),
    bound,
    number: each(value, (part) => finite(toNumber(part))),
    best,
    line,
    visited: { max, min, chance, leaf, ...(hasPlayers ? { player } : {}) },
    ...(recalled !== undefined && { recalled }),
    pruned,
    exact: solution.exact,
    ...(solution.bounds && {
      bounds: [formatExact(solution.bounds[0]), formatExact(solution.bounds[1])] as const,
    }),
    ...(ties && {
      range: ties.low.map((low, player) => [formatExact(low), formatExact(ties.high[player]!)] as const),
      ...(!ties.complete && { rangeComplete: false }),
    }),
  };
}

function each<T>(worth: Worth, say: (value: Exclude<Worth, readonly unknown[]>) => T): T | T[] {
  return isVector(worth) ? worth.map(say) : say(worth as Exclude<Worth, readonly unknown[]>);
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}
