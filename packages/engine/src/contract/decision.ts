import type { Phrase } from "./phrase.js";

/**
 * How a value relates to that of a full search of this depth: equal to it ("exact"), a lower or an upper bound of it, or an estimate that
 * filtering, sampling or an evaluation affected. In such an approximate search, "lower" and "upper" bound the value which that search would
 * find. "exact" does not mean that the game is solved:
 * `Decision.solved` means that.
 */
export const BOUNDS = ["exact", "lower", "upper", "estimate"] as const;

/** What a value is: the value itself, a limit from below or above, or an estimate in which a filter, a sample or a guess had part. */
export type Bound = (typeof BOUNDS)[number];

/** Nodes by kind. A leaf is a terminal or a position evaluated at the horizon. */
export interface NodeCounts {
  readonly decision: number;
  readonly chance: number;
  readonly leaf: number;
}

/** One root action as the search sees it. */
export interface RankedAction<Action> {
  readonly action: Action;
  /**
   * From player 0's side, or from that of the decision's `side`. Absent where nothing computed it: a limit struck before the action
   * was searched, or the action is the only one and nobody asked for its value.
   */
  readonly value?: number;
  /** Absent where the value is. */
  readonly bound?: Bound;
  /** Decisions looked ahead for this row, the action itself included; rows of different depth are never equals. */
  readonly depth: number;
  /** The algorithm that gave this row. */
  readonly method: string;
  /**
   * Where the value is a mean of samples: how much the mean may still move by luck, 95 %, player 0's side, within the game's
   * bounds. It is no interval of the true value: a tree search learns while it samples, so that its mean holds what it still got
   * wrong below, as it holds what an evaluator or a playout policy gets wrong. [value, value] where the value is proved.
   */
  readonly interval?: readonly [low: number, high: number];
  /** How many samples the value rests on, where it is a mean of samples. */
  readonly visits?: number;
  /** What each player may expect, where two players' payoffs do not follow from one number. */
  readonly payoffs?: readonly number[];
  /** Where an evaluator judges by vectors: that of this action as the player to move sees it; see `Decision.components`. */
  readonly vector?: readonly number[];
  /**
   * Actions until the game ends, this one included, when the winner is quick and the loser slow, whatever chance does; where it is
   * proved. `think`, `decide` and `decideSync` prove it of rows whose value is an end of the game's bounds, as deep as they have
   * searched; such rows come first or last, the soonest win and the latest loss before others of the same value.
   */
  readonly plies?: number;
  /** False where the decision is solved and this row is not: its value is what the search of its depth found. */
  readonly solved?: false;
  /** What else the method knows of the action, by name: probabilities, from the side of the player to move. */
  readonly figures?: Readonly<Record<string, number>>;
  /**
   * At a chance node right after the action: what each outcome is worth. Present when asked for, before a roll, and where a
   * method finds it on its way.
   */
  readonly outcomes?: readonly OutcomeValue[];
}

/** A root action whose value was computed. */
export type ValuedAction<Action> = RankedAction<Action> & { readonly value: number; readonly bound: Bound };

/** One outcome of the chance that follows an action, with its probability and what it is worth. */
export interface OutcomeValue {
  /** The roll, or the position after it where its game has no words for what chance does. */
  readonly outcome: string;
  readonly probability: number;
  /** Absent where nothing computed it. */
  readonly value?: number;
  readonly bound?: Bound;
  /** The best action then, as its game writes it; where it is known. */
  readonly reply?: string;
}

/** Why and how far a result is not exact. Absent where it is. */
export interface Approximation {
  /**
   * "horizon": an evaluation stands for the rest of the game; "memory": a tree in memory had no more room to grow;
   * "determinized": states that fit what is seen were searched as if nothing were hidden; "filter": actions that look bad
   * at a shallower depth were not searched deeper; "abstraction": a simpler state that is alike was searched;
   * "path": what lies beyond 1024 nodes of one path (512 in ChanceProbCut) is estimated, however deep the search was to be;
   * "unjudged": nothing judges the places at the horizon, which all count as the middle of the bounds; the others name what was left out.
   */
  readonly kind:
    | "horizon"
    | "sampled"
    | "beam"
    | "threshold"
    | "memory"
    | "prediction"
    | "determinized"
    | "filter"
    | "abstraction"
    | "path"
    | "unjudged";
  /** A proved limit of the error in value, where there is one. */
  readonly error?: number;
}

/**
 * What a search returns, and reports at each depth while it deepens.
 * Depth counts decisions; chance levels are free.
 */
export interface Decision<Action> {
  /**
   * Every legal action, best first for the player to move; a game's own method may leave out what it did not consider.
   */
  readonly actions: readonly RankedAction<Action>[];
  /** The action to take: that of the first row. */
  readonly best: Action;
  /** The expected line: best actions up to the first chance node. */
  readonly line: readonly Action[];
  /** Value of the position from player 0's side, or from that of `side`; absent where that of the first row is. */
  readonly value?: number;
  /**
   * The player whose side all values are from, where they are not from player 0's because one player's value does not
   * say what another's is.
   */
  readonly side?: number;
  /** What each player may expect, where two players' payoffs do not follow from one number. */
  readonly payoffs?: readonly number[];
  /** What the numbers of the vectors of the rows are, in order, where the rows have some. */
  readonly components?: readonly string[];
  /** Why the first action is best, in sentences, by a method that can say. */
  readonly reason?: Phrase;
  /** How many simulations were made, by a search that makes them. */
  readonly simulations?: number;
  readonly depth: number;
  readonly algorithm: string;
  /**
   * `value` is the value of the whole game: no horizon, no sampling, nothing left out. A row whose `bound` is "exact" says less:
   * that a search of its depth left nothing out.
   */
  readonly solved: boolean;
  readonly approximations: readonly Approximation[];
  /** Of the search; those in which a win or a loss was proved afterwards are not counted. */
  readonly nodes: NodeCounts;
  readonly tableHits: number;
  readonly cuts: number;
  readonly ms: number;
  /**
   * Why the search ended here: the depth asked for was finished, the game was solved, a limit struck, all worker
   * threads were lost, or there was nothing to search: one action alone, and nobody asked for its value.
   */
  readonly stopped: "forced" | "depth" | "solved" | "time" | "nodes" | "simulations" | "abort" | "lost";
}
