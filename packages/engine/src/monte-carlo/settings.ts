import type { Problem } from "../contract/errors.js";
import type { Policy } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import type { EnumerateOptions, EvaluatorOptions, Limits } from "../contract/options.js";
import { USUAL_NODES } from "../deepening/deepen.js";
import type { PlayoutSettings } from "./playout.js";

export const SELECTIONS = ["uct", "puct"] as const;
/**
 * How a decision selects the child to simulate next.
 *
 * - "uct": mean + c sqrt(ln N / n) (L. Kocsis, C. Szepesvari 2006), every action once before any twice
 * - "puct": mean + c P sqrt(N) / (1 + n) (D. Silver et al. 2017, after C. Rosin 2011), P the prior of the action
 */
export type Selection = (typeof SELECTIONS)[number];

/** Options of tree search by simulations; the defaults are in `MONTE_CARLO`. */
export interface TreeSearchSettings {
  readonly selection?: Selection;
  /** The c of the selection, in units of the range of payoffs seen so far. */
  readonly exploration?: number;
  /**
   * Decisions of a random playout before the evaluator is called; infinite, the default: to the end, without an
   * evaluator.
   */
  readonly playout?: number;
  /** Priors for PUCT and for widening. Default: the position's `promise`, or all equal. */
  readonly policy?: Policy;
  /** Progressive widening: a decision begins with n actions, this setting, and has sqrt(n N) after N visits. */
  readonly widenActions?: number;
  /** The same for the outcomes of a chance node. */
  readonly widenOutcomes?: number;
  /**
   * For UCT without playouts, with the position's own evaluation: the actions of a new decision are evaluated at
   * once, and each is a simulation on the same path.
   */
  readonly batch?: boolean;
  readonly solver?: boolean;
}

export interface SimulationSettings extends PlayoutSettings {
  readonly puct: boolean;
  readonly exploration: number;
  /** Evaluate all children as soon as their parent is expanded: for evaluations that cost next to nothing. */
  readonly eager: boolean;
  /** The actions of a new decision are as many simulations at once, if all are evaluated. */
  readonly batch: boolean;
  readonly policy: Policy | undefined;
  readonly widenActions: number;
  readonly widenOutcomes: number;
  readonly solver: boolean;
  /** The player who minimises component 0; -9 if there is none. */
  readonly minimizer: number;
}

/** Options of Monte-Carlo tree search. One of the limits must be given. */
export interface MonteCarloOptions<State>
  extends Omit<Limits, "depth">,
    EvaluatorOptions<State>,
    TreeSearchSettings {
  /** Maximum number of simulations; those of a reused tree are not counted. */
  readonly simulations?: number;
  /** Seed of all draws: the same seed and limit of simulations give the same decision. Default 0. */
  readonly seed?: number | string;
  /** Memory limit of the tree in megabytes, at which it stops growing. Default 256. */
  readonly memory?: number;
  /** What is kept from move to move: the tree. Create one map for each player of a game. */
  readonly kept?: Map<string, unknown>;
  /** How the draws of the rules are enumerated, and when they are sampled instead. */
  readonly enumeration?: EnumerateOptions;
}

export const MONTE_CARLO = {
  selection: "uct",
  exploration: 0.7,
  widenActions: 40,
  widenOutcomes: 64,
  batch: true,
  solver: true,
  memory: 256,
} as const;

/** The options of a search, with a limit that ends it. */
export function withLimit<Options extends MonteCarloOptions<never>>(options: Options): Options {
  const { simulations, time, nodes, signal } = options;
  const isEndless = [simulations, time, nodes, signal].every((limit) => limit === undefined);
  return isEndless ? { ...options, nodes: USUAL_NODES } : options;
}

/** The numbers per payoff: one if player 0's determines all others', else one per player. */
export function componentsOf({ players, zeroSum, cooperative }: Facts): number {
  return players === 1 || cooperative || (players === 2 && zeroSum) ? 1 : players;
}

/** Why simulations cannot decide in a game with these facts; undefined if they can. */
export function refusalOfMonteCarlo(name: string, { hidden }: Facts): Problem | undefined {
  if (!hidden) return undefined;
  return {
    id: "search-hidden",
    values: { method: name },
    message: `${name} would see what is hidden from the player: use ismcts or regret-ismcts.`,
  };
}
