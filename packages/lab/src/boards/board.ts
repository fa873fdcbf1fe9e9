import type { ComponentType } from "react";
import type { NamedAction } from "./referee/referee.js";
import type { BoardMessages } from "./say/catalogue.js";

/** What a board is shown, and what it may say: it knows its game's states and actions, and nothing else of the page. */
export interface BoardProps<State, Action> {
  readonly state: State;
  /** The same in the game's notation. */
  readonly position: string;
  /** The player to decide, or -1 at the end. */
  readonly turn: number;
  /** What a person may play here now; empty where it is not a person's turn. */
  readonly actions: readonly (NamedAction & { readonly action: Action })[];
  /** Says which of these was played, by its name. */
  readonly onPlay: (action: string) => void;
  /** An action to draw as if it were about to be played. */
  readonly shown: Action | undefined;
  /** What led here, and from where. */
  readonly before: { readonly state: State; readonly action: Action } | undefined;
  readonly messages: BoardMessages;
}

/** What a game brings to be played on the page: one folder a game. */
export interface BoardFace<State, Action> {
  readonly game: string;
  readonly Board: ComponentType<BoardProps<State, Action>>;
  /** A name of an action in the page's language; default: the notation's. */
  readonly actionName?: (action: Action, messages: BoardMessages) => string;
  /** What chance did after an action, in a word or two; default: the position. */
  readonly outcomeName?: (before: State, action: Action, after: State, messages: BoardMessages) => string;
  /** Rules that may be chosen, beside the standard ones: options of the game. */
  readonly variants?: readonly Variant[];
}

/** Options of a game, and what they are called in every language: "3x3". */
export interface Variant {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
}

/** A board whose states and actions are nobody's business but its own. */
export type AnyBoardFace = BoardFace<unknown, unknown>;

export function boardFace<State, Action>(face: BoardFace<State, Action>): AnyBoardFace {
  return face as unknown as AnyBoardFace;
}
