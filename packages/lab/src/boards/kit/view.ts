import type { Decision } from "@tyche/engine";
import type { Catalogue, Message } from "@tyche/messages";
import type { ComponentType } from "react";
import type { NamedAction, Scene } from "../record/scene.js";
import type { AnyBoardEditor } from "./board-editor.js";
import type { Judgement, ValueScale } from "./judgement.js";

/** Props of a board. A board knows the states and actions of its game, and nothing else of the page. */
export interface BoardProps<State, Action, Insight = unknown> {
  readonly state: State;
  /** The position in the game's notation. */
  readonly position: string;
  readonly seats: readonly string[];
  /** The player to move, or -1 at the end. */
  readonly turn: number;
  /** At the end of the game: one number per player. */
  readonly payoff?: readonly number[];
  /**
   * The players whose secrets may be drawn; all other secrets are drawn face down. Contains all players if nothing is
   * hidden, at the end, and if no human plays.
   */
  readonly viewers: readonly number[];
  /** The players controlled by humans. */
  readonly persons: readonly number[];
  /** The actions that a human may play now; empty if no human is to move. */
  readonly actions: readonly (NamedAction & { readonly action: Action })[];
  readonly onPlay: (action: NamedAction) => void;
  /**
   * Sets up a position in the game's notation, with these options or those of the current game; the page reports
   * errors. If the options leave out what the text implies, such as the size of a board, the text decides.
   */
  readonly onSetUp: (position: string, options?: Readonly<Record<string, string>>) => void;
  /** An action to draw as if it were about to be played. */
  readonly shown: Action | undefined;
  /** The action whose chance outcomes are shown. */
  readonly asked: Action | undefined;
  /** The previous state and the action that led from it to this one. */
  readonly before: { readonly state: State; readonly action: Action } | undefined;
  /** The analysis of the actions so far, for drawing over the board; undefined if there is none or it is not shown. */
  readonly judgement: Judgement | undefined;
  /** The best action and the expected actions after it, up to the first one followed by chance; empty if unknown. */
  readonly line: readonly (NamedAction & { readonly action: Action })[];
  readonly scale: ValueScale;
  /** The game's own `insight` into the state; undefined until it is known, or if it is not shown. */
  readonly insight: Insight | undefined;
  /** The options of the game, as in `Variant`. */
  readonly options: Readonly<Record<string, string>>;
  /** The page's messages, including those of this board. */
  readonly words: Catalogue;
}

/** The board view of a game and its texts. */
export interface BoardView<State, Action, Insight = unknown> {
  readonly Board: ComponentType<BoardProps<State, Action, Insight>>;
  /** Extra panel below the ranked moves, such as a table of probabilities or the price of a cube. */
  readonly Panel?: ComponentType<BoardProps<State, Action, Insight>>;
  /** The position editor, loaded on demand; default: positions are edited as text only. */
  readonly editor?: () => Promise<{ readonly editor: AnyBoardEditor }>;
  /** A name of an action in the page's language; default: `text`, the notation's name. */
  readonly actionName?: (action: Action, words: Catalogue, text: string) => string | undefined;
  /** Whether an action is secret until the next player has acted. Default false. */
  readonly hasSecretActions?: boolean;
  /** A sentence about how a game ended; default: who won. */
  readonly resultName?: (state: State, payoff: readonly number[], words: Catalogue) => string;
  /** A short name for the outcome of chance after an action; default: the position. */
  readonly outcomeName?: (before: State, action: Action, after: State, words: Catalogue) => string;
  /** The area of an action for the first step of a hint: a stone, a row. Default: the hint names no area. */
  readonly areaOf?: (state: State, action: Action, words: Catalogue) => string;
  /** The square map of the outcomes of chance, as for rolls of two dice; default: a list, best first. */
  readonly outcomeGrid?: OutcomeGrid<State>;
  /**
   * Whether the panel itself shows the outcomes after `asked`, because the rules would take too long to list them.
   * Default false.
   */
  readonly hasOwnOutcomes?: boolean;
  /**
   * Whether the game has an `insight` (`insight.ts` in its folder). A worker computes it for the current state while the analysis is
   * shown, and at the end. Default false.
   */
  readonly hasInsight?: boolean;
  /** The solution of the state, if the insight contains one. It replaces the result of the search everywhere. */
  readonly solvedIn?: (insight: Insight) => Decision<Action> | undefined;
  /** Whether the board's colours can be chosen (`table/board-colours.css`). Default false. */
  readonly hasColours?: boolean;
  /** Rule variants besides the standard rules: options of the game. */
  readonly variants?: readonly Variant[];
}

/** A square map of outcomes, in which areas are probabilities. */
export interface OutcomeGrid<State> {
  /** Names of the rows (from the top) and columns (from the left): the faces of a die. */
  readonly sides: readonly string[];
  /** The squares of an outcome, counted from 0. If any outcome has none, all outcomes are shown in a list. */
  readonly squaresOf: (after: State) => readonly (readonly [row: number, column: number])[];
}

/** Options of a game and their name: the same in every language ("3x3"), or a message. */
export interface Variant {
  readonly name: string | Message;
  readonly options: Readonly<Record<string, string>>;
}

/** A board view with the types of its states and actions erased. */
export type AnyBoardView = BoardView<unknown, unknown>;

export function boardView<State, Action, Insight = unknown>(
  face: BoardView<State, Action, Insight>,
): AnyBoardView {
  return face as unknown as AnyBoardView;
}

/** Plays an action if it is legal. */
export function playLegal<Action>(
  { actions, onPlay }: Pick<BoardProps<unknown, Action>, "actions" | "onPlay">,
  wanted: Action,
): boolean {
  const found = actions.find(({ action }) => action === wanted);
  if (found) onPlay(found);
  return found !== undefined;
}

/** Props of a board that only shows a position: of a reply, or of a question. */
export function positionProps(
  { state, text, turn }: Scene,
  seats: readonly string[],
  options: BoardProps<unknown, unknown>["options"],
  scale: ValueScale,
  words: Catalogue,
): BoardProps<unknown, unknown> {
  return {
    state,
    position: text,
    seats,
    turn,
    viewers: seats.map((_, seat) => seat),
    persons: [],
    actions: [],
    onPlay: () => {},
    onSetUp: () => {},
    shown: undefined,
    asked: undefined,
    before: undefined,
    judgement: undefined,
    line: [],
    scale,
    insight: undefined,
    options,
    words,
  };
}

/** The players whose secrets may be drawn. @param seats for each player, whether a human plays it */
export function viewersOf(hidden: boolean, turn: number, seats: readonly boolean[]): readonly number[] {
  const all = seats.map((_, seat) => seat);
  const persons = all.filter((seat) => seats[seat]);
  if (!hidden || turn < 0 || persons.length === 0) return all;
  // People who share a screen look one after the other.
  if (persons.length === 1) return persons;
  return seats[turn] ? [turn] : [];
}
