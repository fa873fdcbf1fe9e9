import type { Decision } from "@tyche/engine";
import type { Catalogue, Message } from "@tyche/messages";
import type { ComponentType } from "react";
import type { AnyBoardEditor } from "./editor/board-editor.js";
import type { NamedAction } from "./referee/referee.js";
import type { Judgement, ValueScale } from "./thinking/judgement.js";

/** What a board is shown, and what it may say: it knows its game's states and actions, and nothing else of the page. */
export interface BoardProps<State, Action, Insight = unknown> {
  readonly state: State;
  /** The same in the game's notation. */
  readonly position: string;
  /** The player to decide, or -1 at the end. */
  readonly turn: number;
  /** At the end of the game: one number a player. */
  readonly payoff?: readonly number[];
  /**
   * The players whose secrets may be drawn; what the others alone know is drawn face down. All of them where nothing is hidden, at the
   * end, and where nobody plays.
   */
  readonly viewers: readonly number[];
  /** The players whom persons play. */
  readonly persons: readonly number[];
  /** What a person may play here now; empty where it is not a person's turn. */
  readonly actions: readonly (NamedAction & { readonly action: Action })[];
  /** Says which of these was played, by its name. */
  readonly onPlay: (action: string) => void;
  /**
   * Sets up a position in the game's notation, by these rules, or by those of the game on the board; what is wrong with it, the page
   * says. With rules that leave out what the text says by itself, such as the size of a board, the text counts.
   */
  readonly onSetUp: (position: string, options?: Readonly<Record<string, string>>) => void;
  /** An action to draw as if it were about to be played. */
  readonly shown: Action | undefined;
  /** The action of which somebody asked what chance can do after it. */
  readonly asked: Action | undefined;
  /** What led here, and from where. */
  readonly before: { readonly state: State; readonly action: Action } | undefined;
  /** What is known of the actions so far, to be drawn over the board; undefined where nothing is, or nobody wants to know. */
  readonly judgement: Judgement | undefined;
  /** The best action and what is expected after it, up to the first that chance follows; empty where nothing is known. */
  readonly line: readonly (NamedAction & { readonly action: Action })[];
  readonly scale: ValueScale;
  /** What the game's own `insight` says of the state; undefined until it has, and where nobody wants to know. */
  readonly insight: Insight | undefined;
  /** The options that the game is played with, as in `Variant`. */
  readonly options: Readonly<Record<string, string>>;
  /** The page's text, with the area of this board. */
  readonly words: Catalogue;
}

/** What a game brings to be played on the page: one folder a game. */
export interface BoardFace<State, Action, Insight = unknown> {
  readonly game: string;
  readonly Board: ComponentType<BoardProps<State, Action, Insight>>;
  /** What the game alone has to say, below the ranked moves: a table of chances, the price of a cube. */
  readonly Panel?: ComponentType<BoardProps<State, Action, Insight>>;
  /** How positions are put together on the board, loaded when it is asked for; default: as text alone. */
  readonly editor?: () => Promise<{ readonly editor: AnyBoardEditor }>;
  /** A name of an action in the page's language; default: the notation's, which it is told. */
  readonly actionName?: (action: Action, words: Catalogue, text: string) => string | undefined;
  /** Whether an action is a secret of whoever chose it until the next player has acted. Default false. */
  readonly hasSecretActions?: boolean;
  /** How a game ended, in a sentence; default: who has won. */
  readonly resultName?: (state: State, payoff: readonly number[], words: Catalogue) => string;
  /** What chance did after an action, in a word or two; default: the position. */
  readonly outcomeName?: (before: State, action: Action, after: State, words: Catalogue) => string;
  /** Where an action is played, for the first step of a hint: a stone, a row; default: nothing is said of it. */
  readonly areaOf?: (state: State, action: Action, words: Catalogue) => string;
  /** Where the outcomes of chance stand on a square map, as rolls of two dice do; default: a list, the best first. */
  readonly outcomeGrid?: OutcomeGrid<State>;
  /** Whether the panel says by itself what chance can do after `asked`: the rules would take too long to list it. Default false. */
  readonly hasOwnOutcomes?: boolean;
  /**
   * Whether the page shall ask for the game's `insight` (`insights.ts`), found in a worker for the state on the board wherever the
   * analysis is shown, and at the end. Default false.
   */
  readonly hasInsight?: boolean;
  /** The solution of the state, where the insight has one: it stands in place of what the search finds, in the list of moves as elsewhere. */
  readonly solvedIn?: (insight: Insight) => Decision<Action> | undefined;
  /** Whether the board has other colours to choose (`colours/board-colours.css`). Default false. */
  readonly hasColours?: boolean;
  /** Rules that may be chosen, beside the standard ones: options of the game. */
  readonly variants?: readonly Variant[];
}

/** A square map of outcomes, whose areas are their probabilities. */
export interface OutcomeGrid<State> {
  /** What its rows and its columns are called, from the top and from the left: the faces of a die. */
  readonly sides: readonly string[];
  /** The squares of an outcome by what came of it, counted from 0; where one outcome has none, all stand in a list. */
  readonly squaresOf: (after: State) => readonly (readonly [row: number, column: number])[];
}

/** Options of a game, and what they are called: the same in every language ("3x3"), or a message. */
export interface Variant {
  readonly name: string | Message;
  readonly options: Readonly<Record<string, string>>;
}

/** A board whose states and actions are nobody's business but its own. */
export type AnyBoardFace = BoardFace<unknown, unknown>;

export function boardFace<State, Action, Insight = unknown>(
  face: BoardFace<State, Action, Insight>,
): AnyBoardFace {
  return face as unknown as AnyBoardFace;
}

/** The players whose secrets may be drawn: @param seats by player, whether a person sits there */
export function viewersOf(hidden: boolean, turn: number, seats: readonly boolean[]): readonly number[] {
  const all = seats.map((_, seat) => seat);
  const persons = all.filter((seat) => seats[seat]);
  if (!hidden || turn < 0 || persons.length === 0) return all;
  // Persons who share a screen look in turn.
  if (persons.length === 1) return persons;
  return seats[turn] ? [turn] : [];
}
