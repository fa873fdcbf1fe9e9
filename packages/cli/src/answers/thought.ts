import type {
  Approximation,
  Certainty,
  Comparison,
  Decision,
  NodeCounts,
  Phrase,
  RankedAction,
} from "@tyche/engine";
import type { ActionRow } from "./moves.js";

/**
 * An action with its value and certainty for the player to move, and the method's statistics by name. The interval need
 * not contain the true value, since the samples of a search include its mistakes while it learned.
 */
export interface ThoughtRow extends ActionRow, Omit<RankedAction<string>, Unused> {
  /** What may be said of the first row next to this one. */
  readonly comparison: Comparison;
  /** The evaluator's vector for this action, if it has one; in backgammon the five chances. */
  readonly chances?: readonly number[];
  /** This value minus the best row's value, if the two can be subtracted: not if their depths differ. */
  readonly toBest?: number;
  /** The method that gave this row. */
  readonly method?: string;
  readonly [figure: string]: unknown;
}

type Unused = "method" | "payoffs" | "vector" | "figures" | "outcomes";

/** A roll with its value for the player who rolls, and the best action after it. */
export interface RollRow {
  readonly roll: string;
  readonly probability: number;
  /** Undefined if it was not computed. */
  readonly value?: number;
  readonly action: string;
}

/** The result of a search; values are for the player to move. */
export interface Thought {
  /** Best first; equal ones in the game's fixed order. */
  readonly actions: readonly ThoughtRow[];
  /** Undefined if it was not computed: there is only one action, or a limit was reached too early. */
  readonly value?: number;
  /** Each player's expected payoff, if it does not follow from `value`. */
  readonly payoffs?: readonly number[];
  readonly depth: number;
  readonly nodes: NodeCounts;
  readonly ms: number;
  readonly algorithm: string;
  /** Same as `solved`; the original JSON key. */
  readonly exact: boolean;
  /** Whether the value is that of the whole game. */
  readonly solved: boolean;
  readonly stopped: Decision<unknown>["stopped"];
  readonly approximations: readonly Approximation[];
  /** The best actions up to the first chance event. */
  readonly line: readonly string[];
  /** The names of the components of the rows' `chances`. */
  readonly components?: readonly string[];
  /** The method that found the first action, and its reason for it, if the game's own method gives one. */
  readonly method?: string;
  readonly reason?: Phrase;
  /** Before a roll: each roll with its best action. */
  readonly rolls?: readonly RollRow[];
  /** The opponent's best reply to the best action, by roll, with values for the opponent. */
  readonly replies?: readonly RollRow[];
  /** The game's remarks on the position, as lines of text and, for programs, as members defined by the game. */
  readonly remarks?: readonly Phrase[];
}

/** The result for programs, with texts in English. */
export function thoughtData(thought: Thought): object {
  const { actions, reason, remarks } = thought;
  return {
    ...thought,
    actions: actions.map(({ comparison: _, ...row }) => ({ ...row, certainty: finite(row.certainty) })),
    ...(reason && { reason: reason.message }),
    ...(remarks && { remarks: remarks.map(({ message }) => message) }),
  };
}

/** A certainty for JSON, which has no infinite numbers: an end without a bound is left out. */
function finite(certainty: Certainty): object {
  return Object.fromEntries(
    Object.entries(certainty).filter(([, one]) => typeof one !== "number" || Number.isFinite(one)),
  );
}
