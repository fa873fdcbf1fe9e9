import type { Approximation, Bound, Decision, NodeCounts, Phrase } from "@tyche/engine";
import type { ActionRow } from "../moves.js";

/** An action with what it is worth to the player to move, and figures of the method by their names. */
export interface ThoughtRow extends ActionRow {
  /** Absent where nothing computed it, and the bound with it. */
  readonly value?: number;
  readonly bound?: Bound;
  /**
   * How much a mean of so many samples may still move by luck, 95 %; not where the true value lies, since samples of a search hold
   * the mistakes that it made while it learned. For programs: people are not shown it.
   */
  readonly interval?: readonly [low: number, high: number];
  readonly visits?: number;
  /** Actions until the game ends, this one included, the winner being quick and the loser slow; where that is known. */
  readonly plies?: number;
  /** Decisions looked ahead for this row, the action itself included. */
  readonly depth: number;
  /** Where an evaluator judges by vectors: that of this action; backgammon's five chances. */
  readonly chances?: readonly number[];
  /** Value less that of the best row. */
  readonly toBest?: number;
  /** What gave this row. */
  readonly method?: string;
  readonly [figure: string]: unknown;
}

/** A roll with what it is worth to the player who rolls it, and the best action then. */
export interface RollRow {
  readonly roll: string;
  readonly probability: number;
  /** Absent where nothing computed it. */
  readonly value?: number;
  readonly action: string;
}

/** What a search found out about a place; values from the mover's side. */
export interface Thought {
  /** Best first; equal ones in the game's fixed order. */
  readonly actions: readonly ThoughtRow[];
  /** Absent where nothing computed it: the only action, or a limit that struck before there was one. */
  readonly value?: number;
  /** What each player may expect, where that does not follow from the value. */
  readonly payoffs?: readonly number[];
  readonly depth: number;
  readonly nodes: NodeCounts;
  readonly ms: number;
  readonly algorithm: string;
  /** The same as `solved`; the key that JSON had first. */
  readonly exact: boolean;
  /** The value is that of the whole game. */
  readonly solved: boolean;
  readonly stopped: Decision<unknown>["stopped"];
  readonly approximations: readonly Approximation[];
  /** Best actions up to the first chance. */
  readonly line: readonly string[];
  /** What the numbers of the rows' chances are. */
  readonly components?: readonly string[];
  /** By what the first action was found, and why it is best, where a game's own method can say. */
  readonly method?: string;
  readonly reason?: Phrase;
  /** Where the dice are not rolled yet: each roll with its best action. */
  readonly rolls?: readonly RollRow[];
  /** The opponent's best reply to the best action by roll, valued from the opponent's side. */
  readonly replies?: readonly RollRow[];
  /** What its game says of the place beside this, in lines; the same for programs as members of the game's own. */
  readonly remarks?: readonly Phrase[];
}

/** The same for programs, with texts in English. */
export function thoughtData(thought: Thought): object {
  const { reason, remarks } = thought;
  return {
    ...thought,
    ...(reason && { reason: reason.message }),
    ...(remarks && { remarks: remarks.map(({ message }) => message) }),
  };
}
