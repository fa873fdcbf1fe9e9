import type { Decision } from "@tyche/engine";
import type { Catalogue, Message } from "@tyche/messages";
import type { ComponentType } from "react";
import type { BoardLink } from "../record/board-link.js";
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
  /** The states before this one, from the start of the game. */
  readonly earlier: readonly State[];
  /** Whether the game is analysed: while it is played, a board shows nothing that advises. */
  readonly isAnalysed: boolean;
  /** The seat of the person while a machine is to move in a game with one person; a board may take a move ahead of time. */
  readonly waiting?: number | undefined;
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
  /** A move as players write it in a list of moves, such as "31: 8/5 6/5"; default: its name. */
  readonly moveName?: (
    before: State,
    action: Action,
    after: State,
    words: Catalogue,
    text: string,
  ) => string | undefined;
  /** Whether players leave an action out of a list of moves. Default false. */
  readonly isUnlisted?: (action: Action) => boolean;
  /** The number of the next move at a state that was set up. Default 1. */
  readonly firstNumber?: (state: State) => number;
  /** Whether moves can be typed in the game's notation. Default false. */
  readonly typesMoves?: boolean;
  /** Whether an action plays itself if it is the only one, such as a forced pass. Default false. */
  readonly playsItself?: (action: Action) => boolean;
  /** Whether a player may resign at any time, although the rules have no such action. Default false. */
  readonly canResign?: boolean;
  /** Whether a player could still win, by any legal moves: otherwise the other draws when its time is over. Default: yes. */
  readonly canWin?: (state: State, seat: number) => boolean;
  /** Why a game ended, or how it was won, besides what `resultName` says. */
  readonly endReason?: (ended: Ended<State, Action>, words: Catalogue) => string | undefined;
  /**
   * What a player does not see at a state, in a few words: the other's card, or a choice made in secret; undefined if
   * nothing is hidden from it there. With it the board shows strategies, and what a player may believe.
   */
  readonly hiddenName?: (
    state: State,
    viewer: number,
    words: Catalogue,
    options: Options,
  ) => string | undefined;
  /** Whether an action is secret until the other player has acted, as `hiddenName` says. Default false. */
  readonly hasSecretActions?: boolean;
  /** A sentence about how a game ended; default: who won. `wins` says that a seat won: "You have won", "White has won". */
  readonly resultName?: (
    state: State,
    payoff: readonly number[],
    words: Catalogue,
    wins: (seat: number) => string,
  ) => string;
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
  /** Whether the game with these options is small enough to be solved exactly while it is analysed. Default: no. */
  readonly isSolvable?: (options: Options) => boolean;
  /** Whether the board's colours can be chosen (`table/board-colours.css`). Default false. */
  readonly hasColours?: boolean;
  /** Keys and gestures of the board, shown with the rules of the game. */
  readonly controls?: (words: Catalogue) => string;
  /** Rules to be chosen one by one, besides the variants. */
  readonly rules?: OwnRules;
  /** Rule variants besides the standard rules: options of the game. */
  readonly variants?: readonly Variant[];
}

/** The end of a game. */
export interface Ended<State, Action> {
  readonly state: State;
  readonly payoff: readonly number[];
  /** The last action, and the state before it; undefined if the game was over from the start. */
  readonly before: { readonly state: State; readonly action: Action } | undefined;
  readonly earlier: readonly State[];
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** A square map of outcomes, in which areas are probabilities. */
export interface OutcomeGrid<State> {
  /** Names of the rows (from the top) and columns (from the left): the faces of a die. */
  readonly sides: readonly string[];
  /** The squares of an outcome, counted from 0. If any outcome has none, all outcomes are shown in a list. */
  readonly squaresOf: (after: State) => readonly (readonly [row: number, column: number])[];
}

/** Options of a game as fields: those that apply, and the options that the chosen values make. */
export interface OwnRules {
  readonly fields: (options: Options) => readonly RuleField[];
  readonly complete: (options: Options) => Options;
}

type Options = Readonly<Record<string, string>>;

export interface RuleField {
  readonly option: string;
  readonly label: Message;
  /** The largest number; undefined: it is "on" or absent. */
  readonly most?: number;
}

/** Options of a game and their name: the same in every language ("3x3"), or a message. */
export interface Variant {
  readonly name: string | Message;
  readonly options: Readonly<Record<string, string>>;
}

/** Props of the page of a game's recorded matches. */
export interface MatchesProps {
  /** The files that were opened last. */
  readonly files: readonly File[];
  /** Judges a file in a worker, in this number of passes. Rejects if it cannot be read. */
  readonly judge: (file: File, passes: number, signal: AbortSignal) => AsyncGenerator<unknown, void, void>;
  readonly onFiles: (files: readonly File[]) => void;
  /** Opens a game at a ply, or a position of which the rules are not known. */
  readonly onOpen: (game: Partial<BoardLink> & Pick<BoardLink, "start">) => void;
  readonly words: Catalogue;
}

/** Props of a game's own studies of the position on the board. */
export interface StudyProps {
  /** Answers a question in a worker, in parts that replace each other. */
  readonly study: (question: unknown, signal: AbortSignal) => AsyncGenerator<unknown, void, void>;
  readonly words: Catalogue;
}

/** A board view with the types of its states and actions erased. */
export type AnyBoardView = BoardView<unknown, unknown>;

export function boardView<State, Action, Insight = unknown>(
  face: BoardView<State, Action, Insight>,
): AnyBoardView {
  return face as AnyBoardView;
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
    earlier: [],
    isAnalysed: false,
    judgement: undefined,
    line: [],
    scale,
    insight: undefined,
    options,
    words,
  };
}

/** The player at the bottom of the board: the person, if the others are machines. */
export const bottomSeat = (persons: readonly number[]): number => (persons.length === 1 ? persons[0]! : 0);

/**
 * The players whose secrets may be drawn.
 *
 * @param seats for each player, whether a human plays it
 * @param isReviewed whether the game has ended and is analysed
 */
export function viewersOf(
  hidden: boolean,
  turn: number,
  seats: readonly boolean[],
  isReviewed = false,
): readonly number[] {
  const all = seats.map((_, seat) => seat);
  const persons = all.filter((seat) => seats[seat]);
  if (!hidden || turn < 0 || isReviewed || persons.length === 0) return all;
  // People who share a screen look one after the other.
  if (persons.length === 1) return persons;
  return seats[turn] ? [turn] : [];
}
