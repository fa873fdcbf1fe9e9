import type { Bound, Certainty } from "./certainty.js";
import type { Phrase } from "./errors.js";

export { BOUNDS, type Bound } from "./certainty.js";

/** Nodes by kind. A leaf is a terminal or a position evaluated at the horizon. */
export interface NodeCounts {
  readonly decision: number;
  readonly chance: number;
  readonly leaf: number;
}

/** One root action as the search evaluated it. */
export interface RankedAction<Action> {
  readonly action: Action;
  /**
   * From player 0's side, or from that of the decision's `side`. Absent if a limit was reached before it was
   * computed, or if the action is the only one and its value was not requested.
   */
  readonly value?: number;
  /** How sure the value is. What is said of it follows: `bound`, `interval`, `solved` and the decision's `solved`. */
  readonly certainty: Certainty;
  /** Absent if the value is. */
  readonly bound?: Bound;
  /** Search depth of this row in decisions, including the action itself. */
  readonly depth: number;
  /** The method that computed this row. */
  readonly method: string;
  /**
   * If the value is a mean of samples: its 95 % confidence interval for the sampling error only, from player 0's
   * side, within the game's bounds; absent if the samples give none. The proved interval if it is proved.
   */
  readonly interval?: readonly [low: number, high: number];
  /** The number of samples, if the value is a mean of samples. */
  readonly visits?: number;
  /** Each player's expected payoff, if two players' payoffs do not follow from one number. */
  readonly payoffs?: readonly number[];
  /**
   * With a vector evaluator: the vector of this action from the side of the player to move; see
   * `Decision.components`.
   */
  readonly vector?: readonly number[];
  /**
   * If proved: actions until the game ends, including this one, if the winner plays the quickest win and the loser
   * the slowest loss, whatever the draws. Tried for rows whose value is one of the game's bounds; the soonest win and
   * the latest loss come before others of the same value.
   */
  readonly plies?: number;
  /** False if the decision is solved but this row is not: its value is that of a search of its depth. */
  readonly solved?: false;
  /**
   * How often a mixed strategy takes the action, if the method finds one: the actions of a decision then add up to 1,
   * and whoever plays it must draw from them.
   */
  readonly probability?: number;
  /** Other statistics of the action, by name: probabilities, from the side of the player to move. */
  readonly figures?: Readonly<Record<string, number>>;
  /**
   * At a chance node right after the action: the value of each outcome, if requested, or if a method computes it
   * anyway.
   */
  readonly outcomes?: readonly OutcomeValue[];
}

/** A root action whose value was computed. */
export type ValuedAction<Action> = RankedAction<Action> & { readonly value: number; readonly bound: Bound };

/** One outcome of the chance after an action, with its probability and value. */
export interface OutcomeValue {
  /** The roll, or the position after it if the game has no notation for chance. */
  readonly outcome: string;
  readonly probability: number;
  /** Absent if it was not computed. */
  readonly value?: number;
  readonly bound?: Bound;
  /** The best action after it, in the game's notation, if known. */
  readonly reply?: string;
}

/** Why a result is not exact, and by how much. Absent if it is exact. */
export interface Approximation {
  /**
   * - "horizon": an evaluation replaces the rest of the game.
   * - "memory": the tree reached its memory limit and stopped growing.
   * - "beliefs": what is hidden was drawn as if the players' decisions revealed nothing of it.
   * - "shared-view": the others were assumed to see what the player to move sees, its secret choices included.
   * - "learning": a mixed strategy as far as a sampled search has learned it.
   * - "equilibrium": everybody plays a strategy found for the whole game; `error` is its gap, what all players
   *   together gain by best responses, and not an error of the values.
   * - "filter": actions that looked bad at a shallower depth were not searched deeper.
   * - "abstraction": a simpler, similar state was searched.
   * - "path": whatever lies beyond 512 nodes of one path is estimated, whatever the depth.
   * - "unjudged": no evaluator; all positions at the horizon count as the middle of the bounds.
   * - The others name what was left out.
   */
  readonly kind:
    | "horizon"
    | "sampled"
    | "beam"
    | "threshold"
    | "memory"
    | "beliefs"
    | "shared-view"
    | "learning"
    | "equilibrium"
    | "filter"
    | "abstraction"
    | "path"
    | "unjudged";
  /** A proved limit on the error of the value, if there is one. */
  readonly error?: number;
}

/** What a search returns, and reports at each depth. Depth counts decisions; chance nodes cost none. */
export interface Decision<Action> {
  /** Every legal action, best first; a game's own method may leave out actions it did not consider. */
  readonly actions: readonly RankedAction<Action>[];
  /** The best action: that of the first row. */
  readonly best: Action;
  /** The principal variation up to the first chance node. */
  readonly line: readonly Action[];
  /** Value of the position from player 0's side, or from that of `side`; absent if that of the first row is. */
  readonly value?: number;
  /** The player whose side all values are from, if not player 0's. */
  readonly side?: number;
  /** Each player's expected payoff, if two players' payoffs do not follow from one number. */
  readonly payoffs?: readonly number[];
  /** The meaning of the numbers in the rows' vectors, in order, if the rows have vectors. */
  readonly components?: readonly string[];
  /** Why the first action is best, in sentences, if the method can explain it. */
  readonly reason?: Phrase;
  /** The number of simulations, if the search makes any. */
  readonly simulations?: number;
  readonly depth: number;
  readonly algorithm: string;
  /** `value` is the value of the whole game: no horizon, no sampling, nothing left out. */
  readonly solved: boolean;
  readonly approximations: readonly Approximation[];
  /** Nodes of the search; those of a later proof of a win or a loss are not counted. */
  readonly nodes: NodeCounts;
  readonly tableHits: number;
  readonly cuts: number;
  readonly ms: number;
  /**
   * Why the search ended. "lost": all worker threads were lost. "forced": there is one action, and its value was not
   * requested.
   */
  readonly stopped: "forced" | "depth" | "solved" | "time" | "nodes" | "simulations" | "abort" | "lost";
}
