import { type Problem, quoted, SearchError } from "../contract/errors.js";
import type { Evaluator } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import type { Horizon, Ties } from "../contract/options.js";
import { MAX_DEPTH, type Table } from "./table.js";

/** The names of the minimax family. */
export const SEARCH_ALGORITHMS = [
  "minimax",
  "alpha-beta",
  "expectiminimax",
  "star1",
  "star2",
  "star2.5",
] as const;

/** The name of a search of the minimax family. */
export type SearchAlgorithm = (typeof SEARCH_ALGORITHMS)[number];

/** Options of a search of a position. Every combination gives the same values; they differ in the nodes visited. */
export interface SearchSettings {
  readonly facts: Facts;
  /**
   * Default: star2 with chance and finite bounds, expectiminimax with chance and infinite bounds, else alpha-beta.
   */
  readonly algorithm?: SearchAlgorithm;
  /** From player 0's side. Default: the position's own `evaluate`, or the middle of the bounds. */
  readonly evaluator?: Evaluator;
  /** Default: "afterstate" if the position declares it, else "decision". */
  readonly horizon?: Horizon;
  /** Transposition table; false for none. Default: a new one of 2^18 entries (8 MiB); the bare `Search` has none. */
  readonly table?: Table | false;
  /**
   * Everything that the table's values depend on besides horizon and bounds; a search with another owner clears it.
   * Default: the class of the position and the evaluator.
   */
  readonly owner?: readonly unknown[];
  /** Moves probed per outcome by star2.5. Default 3. */
  readonly probes?: number;
  /** Star1, Star2: cut by the evaluator's declared range (never changes a value). Default true. */
  readonly ranges?: boolean;
  /** Order moves and outcomes (never changes a value). Default true. */
  readonly ordering?: boolean;
  /**
   * Principal variation search: null windows for all but the first move. Default: on with ordering and a table,
   * without chance.
   */
  readonly pvs?: boolean;
  /**
   * Alpha-beta, if a decision's best child equals the other player's bound: "prune" (default) cuts, "keep" goes on.
   */
  readonly ties?: Ties;
}

/** The error for a state where nobody is to decide. */
export function gameIsOver(game: string): SearchError {
  const message = `${game}: the game is over here, there is nothing to decide.`;
  return new SearchError("search-game-over", { game }, message);
}

export function defaultAlgorithm(facts: Facts): SearchAlgorithm {
  if (!facts.chance) return "alpha-beta";
  return facts.bounds.every(Number.isFinite) ? "star2" : "expectiminimax";
}

/** Checks that an algorithm fits the facts of the game. */
export function checkFacts(algorithm: SearchAlgorithm, facts: Facts): void {
  if (!SEARCH_ALGORITHMS.includes(algorithm)) {
    throw new SearchError(
      "search-algorithm-unknown",
      { name: algorithm, all: SEARCH_ALGORITHMS },
      `There is no algorithm "${algorithm}" here: use one of ${SEARCH_ALGORITHMS.join(", ")}.`,
    );
  }
  const refusal = refusalOf(algorithm, facts);
  if (refusal) throw new SearchError(refusal.id, refusal.values, refusal.message);
}

/**
 * Why an algorithm cannot search a game with these facts, with the fix; undefined if it can.
 * @param method the name of the method that runs the algorithm, if it is another
 */
export function refusalOf(
  algorithm: SearchAlgorithm,
  facts: Facts,
  method: string = algorithm,
): Problem | undefined {
  const { players, cooperative, zeroSum, bounds } = facts;
  const isBounded = bounds.every(Number.isFinite);
  if (facts.hidden) {
    return {
      id: "search-hidden",
      values: { method },
      message: `${method} would see what is hidden from the player: use ismcts or regret-ismcts.`,
    };
  }
  if (players > 2 && !cooperative) {
    return {
      id: "search-many-players",
      values: { method, players },
      message: `${method} needs one player, two opponents, or players who share one payoff, and this game has ${players} players: use max-n, paranoid or best-reply.`,
    };
  }
  if (players === 2 && !zeroSum && !cooperative) {
    return {
      id: "search-general-sum",
      values: { method },
      message: `${method} needs payoffs that add up to a constant (facts.zeroSum) or are shared (facts.cooperative): use max-n.`,
    };
  }
  if (facts.chance && (algorithm === "minimax" || algorithm === "alpha-beta")) {
    const stars = isBounded ? ["star1", "star2", "star2.5"] : [];
    return {
      id: "search-no-chance",
      values: { method, instead: ["expectiminimax", ...stars] },
      message: `${method} cannot search chance nodes: use expectiminimax${isBounded ? ", star1, star2 or star2.5" : ""}.`,
    };
  }
  if (algorithm.startsWith("star") && !isBounded) {
    return {
      id: "search-infinite-bounds",
      values: { method, low: bounds[0], high: bounds[1] },
      message: `${method} cuts by the bounds of all values, and facts.bounds is [${bounds.join(", ")}]: give finite bounds or use expectiminimax.`,
    };
  }
  return undefined;
}

/** Checks that a depth is a whole number of decisions from 1 that the search supports. */
export function checkDepth(depth: number): void {
  if (!Number.isSafeInteger(depth) || depth < 1 || depth > MAX_DEPTH) {
    throw new SearchError(
      "search-depth",
      { most: MAX_DEPTH, depth },
      `The depth must be a whole number of decisions from 1 to ${MAX_DEPTH}, not ${depth}.`,
    );
  }
}

/**
 * The maximum number of nodes on one path; the rest is estimated. A node takes up to 1.1 kB of the stack while its code
 * is interpreted, and a thread has 984 kB, of which the caller and the rules need some (test/deep-path.long.test.ts).
 */
export const MAX_PLY = 512;

/** Chance nodes that a path may have beyond its end, so that it ends at a decision, which can be evaluated. */
export const SPARE_PLIES = 8;

/**
 * The maximum number of moves and outcomes of all nodes of a path together: buffers for more would fill the memory.
 */
export const MAX_PATH_WIDTH = 1 << 21;

export function outOfBounds(value: unknown, low: number, high: number): SearchError {
  if (typeof value === "number" && !(value >= low && value <= high))
    return new SearchError(
      "search-evaluation-outside",
      { value, low, high },
      `The evaluator gave ${value}, outside the bounds [${low}, ${high}] of the game: scale it or widen facts.bounds.`,
    );
  const given = quoted(value);
  return new SearchError(
    "search-evaluation-not-finite",
    { given, low, high },
    `The evaluator gave ${given}, which is not a finite number: it must return one within the bounds [${low}, ${high}] of the game.`,
  );
}

/**
 * Checks that an evaluation is within the bounds of the game.
 * @param rounding by which a sum of many parts may pass them, as a share of its size
 * @throws SearchError if it is not a finite number, or outside
 */
export function checkEvaluation(value: number, low: number, high: number, rounding = 0): void {
  const slack = rounding === 0 ? 0 : rounding * Math.max(1, Math.abs(value));
  if (Number.isFinite(value) && value >= low - slack && value <= high + slack) return;
  throw outOfBounds(value, low, high);
}

/** The value of a position without an evaluator: the middle of the bounds, or 0 if they are infinite. */
export function middleOf([low, high]: Facts["bounds"]): number {
  return Number.isFinite(high - low) ? (low + high) / 2 : 0;
}

/** The rounding error allowed in a payoff that is a sum or a mean, as a share of its size or of the bounds. */
export const ROUNDING = 1e-9;

/**
 * Checks that a payoff is within the bounds that cuts rely on.
 * @throws SearchError if it is not a number, or outside by more than rounding
 */
export function checkPayoff(payoff: number, low: number, high: number): void {
  const slack = ROUNDING * Math.max(1, Math.abs(payoff));
  if (payoff >= low - slack && payoff <= high + slack && Number.isFinite(payoff)) return;
  throw new SearchError(
    "search-payoff-outside",
    { payoff: quoted(payoff), low, high },
    `A payoff of the game is ${quoted(payoff)}, outside facts.bounds [${low}, ${high}]: payoff(state) must be a list of one number a player within them.`,
  );
}
