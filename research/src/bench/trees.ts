import { type OrderName, type RandomKind, randomTree, type Solution, solve, type Tree } from "@tyche/trees";

/** Uniform trees of one shape, and the algorithms compared on them. */
interface Family {
  readonly kinds: readonly RandomKind[];
  /** Children of every node, including outcomes of chance nodes. */
  readonly branching: number;
  /** Levels of inner nodes. */
  readonly depth: number;
  readonly players?: number;
  readonly algorithms: readonly string[];
  /** Leaves visited with ideal cuts, if known from theory. */
  readonly minimal: number | undefined;
}

/** One algorithm on the trees of one family. Leaves are means over the trees, rounded. */
interface TreesRow {
  /** For example "max-min, b = 4, depth 6". */
  readonly tree: string;
  readonly algorithm: string;
  /** Leaves of the tree. */
  readonly leaves: number;
  readonly minimal: number | null;
  /** Leaves visited with the best child first, in the drawn order, and with the worst child first. */
  readonly best: number | null;
  readonly random: number;
  readonly worst: number | null;
  /** Thousands of nodes visited per second, in the drawn order. */
  readonly kiloNodesPerSecond: number;
}

export interface TreesReport {
  readonly seed: string;
  /** Nodes visited over all trees, orders and algorithms. It changes exactly when a search does. */
  readonly signature: number;
  readonly rows: readonly TreesRow[];
}

const TREES_EACH = 3;
/** A wide range, so that equal payoffs are rare. */
const PAYOFFS = [0, 999_999] as const;
const ENOUGH_TIME = 100;

const TWO_PLAYERS = ["minimax", "negamax", "alpha-beta", "negamax-alpha-beta"];
const WITH_CHANCE = ["expectiminimax", "star1", "star2", "star2.5"];

/** b^ceil(d/2) + b^floor(d/2) - 1 leaves (D. E. Knuth, R. W. Moore 1975). */
function minimalLeaves(branching: number, depth: number): number {
  return branching ** Math.ceil(depth / 2) + branching ** Math.floor(depth / 2) - 1;
}

function alternating(branching: number, depth: number): Family {
  const minimal = minimalLeaves(branching, depth);
  return { kinds: ["max", "min"], branching, depth, algorithms: TWO_PLAYERS, minimal };
}

/**
 * Alternating max and min nodes with a chance level between each two. With ideal probes, Star2 visits n^(D-1) times as
 * many leaves as alpha-beta on the D decision levels (B. W. Ballard 1983).
 */
function withChance(branching: number, decisions: number): Family {
  return {
    kinds: ["max", "chance", "min", "chance"],
    branching,
    depth: 2 * decisions - 1,
    algorithms: WITH_CHANCE,
    minimal: branching ** (decisions - 1) * minimalLeaves(branching, decisions),
  };
}

const FAMILIES: readonly Family[] = [
  alternating(2, 10),
  alternating(4, 5),
  alternating(10, 4),
  withChance(4, 2),
  withChance(10, 2),
  withChance(4, 3),
  {
    kinds: ["player"],
    players: 3,
    branching: 4,
    depth: 6,
    algorithms: ["max^n", "paranoid", "best-reply"],
    minimal: undefined,
  },
];

/**
 * Counts leaves on the trees of every family and measures the time. The same seed gives the same counts.
 * @param time minimum milliseconds of searching for each speed
 */
export function benchTrees(seed: string, time = ENOUGH_TIME): TreesReport {
  let signature = 0;
  const rows = FAMILIES.flatMap((family) => {
    const trees = Array.from({ length: TREES_EACH }, (_, number) => treeOf(family, `${seed}/${number}`));
    return family.algorithms.map((algorithm): TreesRow => {
      const mean = (order: OrderName): number => {
        const solutions = trees.map((tree) => solve(tree, algorithm, { order }));
        for (const solution of solutions) signature += nodesOf(solution);
        return Math.round(solutions.reduce((sum, { visited }) => sum + visited.leaf, 0) / TREES_EACH);
      };
      // Best and worst order are defined only for two-player games.
      const canSort = family.players === undefined;
      return {
        tree: `${[...new Set(family.kinds)].join("-")}, b = ${family.branching}, depth ${family.depth}`,
        algorithm,
        leaves: family.branching ** family.depth,
        minimal: family.minimal ?? null,
        best: canSort ? mean("best") : null,
        random: mean("given"),
        worst: canSort ? mean("worst") : null,
        kiloNodesPerSecond: speedOf(trees[0]!, algorithm, time),
      };
    });
  });
  return { seed, signature, rows };
}

function treeOf({ kinds, branching, depth, players }: Family, seed: string): Tree {
  return randomTree({ seed, kinds, branching, depth, players, leaves: PAYOFFS });
}

function nodesOf({ visited: { max, min, chance, player, leaf } }: Solution): number {
  return max + min + chance + player + leaf;
}

function speedOf(tree: Tree, algorithm: string, least: number): number {
  const start = performance.now();
  let nodes = 0;
  let time: number;
  do {
    nodes += nodesOf(solve(tree, algorithm));
    time = performance.now() - start;
  } while (time < least);
  return Math.round(nodes / time);
}
