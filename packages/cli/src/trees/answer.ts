import {
  formatExact,
  isVector,
  type Solution,
  type Tree,
  toNumber,
  type ValueBound,
  type Worth,
} from "@tyche/trees";

/** The answer of `tyche solve --json`, in the order in which its keys are printed. Others build on it. */
export interface Answer {
  readonly algorithm: string;
  /** Exact: "3", "109/2"; one for each player where the algorithm gives all payoffs. */
  readonly value: string | readonly string[];
  /** How the value relates to the true one: a bound where that lies outside of the window. */
  readonly bound: ValueBound;
  /** The nearest doubles; null where the value is beyond them. */
  readonly number: number | null | readonly (number | null)[];
  /** Children of the root by index from 0, the chosen one first. */
  readonly best: readonly number[];
  /** Child indices along the chosen actions, up to the first chance node or leaf. */
  readonly line: readonly number[];
  readonly visited: {
    readonly max: number;
    readonly min: number;
    readonly chance: number;
    readonly leaf: number;
    /** Only where the tree has player nodes. */
    readonly player?: number;
  };
  /** Of algorithms with a table: how often it answered for a node. */
  readonly recalled?: number;
  readonly pruned: number;
  /** The bounds of all values that were in force, where the algorithm cuts by them. */
  readonly bounds?: readonly [string, string];
  /** Where ties make a difference among several players: the least and the most that each may get. */
  readonly range?: readonly (readonly [string, string])[];
  /** False where there were too many ways to break ties to look at all. */
  readonly rangeComplete?: boolean;
  /** Whether the value is the tree's: nothing estimated, nothing left out on a guess, no bound of it only. */
  readonly exact: boolean;
}

export function answerOf(tree: Tree, solution: Solution): Answer {
  return answerOn(
    tree.nodes.some((node) => node.kind === "player"),
    solution,
  );
}

/** The same where the tree was not built. */
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
