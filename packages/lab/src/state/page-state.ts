import type { Problem } from "@tyche/messages";
import type { BoardLink } from "../boards/record/board-link.js";
import type { Place } from "./fragment.js";

export type Notice =
  | { readonly type: "text"; readonly sentence: string }
  | { readonly type: "problem"; readonly problem: Problem };

/** The part of the state in a link that every page has. */
export interface LinkedPage {
  readonly place: Place;
  readonly board?: BoardLink | undefined;
}

/** The state of the page without its trees (`LabState`), which the boards do not load. */
export interface PageState {
  readonly place: Place;
  readonly notice: Notice | undefined;
  /** The game on the board; undefined: the start page of the boards. */
  readonly board: BoardLink | undefined;
  /** Whether the address must not contain the game, which would reveal what players must not know. */
  readonly isBoardPrivate: boolean;
  /** Whether the game on the board has ended: then only the address has it. */
  readonly isBoardEnded: boolean;
  /** Number of pages and games that the user has opened: each has an entry in the browser's history. */
  readonly visit: number;
  /** A file of games to be read. */
  readonly gameFile: File | undefined;
  /** The files that were opened with it, and itself. */
  readonly gameFiles: readonly File[];
}

export type PageAction =
  | { readonly type: "place"; readonly place: Place }
  | { readonly type: "notice"; readonly notice: Notice | undefined }
  | {
      readonly type: "board";
      readonly board: BoardLink | undefined;
      readonly isPrivate?: boolean;
      readonly isEnded?: boolean;
      /** Whether it is another game than before, for the browser's history. Default false. */
      readonly isNew?: boolean;
    }
  | { readonly type: "board-address"; readonly board: BoardLink | undefined }
  | { readonly type: "game-file"; readonly file: File | undefined; readonly all?: readonly File[] };

export function initialPage({ place, board }: LinkedPage): PageState {
  return {
    place,
    notice: undefined,
    board,
    isBoardPrivate: false,
    isBoardEnded: false,
    visit: 0,
    gameFile: undefined,
    gameFiles: [],
  };
}

export function reducePage<State extends PageState>(state: State, action: PageAction): State {
  switch (action.type) {
    case "place":
      if (action.place === state.place && (action.place !== "boards" || !state.board)) return state;
      return { ...state, place: action.place, board: undefined, visit: state.visit + 1 };
    case "notice":
      return { ...state, notice: action.notice };
    case "board":
      // A move may be answered after its page was left.
      if (state.place !== "boards") return state;
      return {
        ...state,
        board: action.board,
        isBoardPrivate: action.isPrivate ?? false,
        isBoardEnded: action.isEnded ?? false,
        visit: state.visit + (action.isNew ? 1 : 0),
      };
    case "board-address":
      return { ...state, place: "boards", board: action.board };
    case "game-file":
      if (!action.file) return { ...state, gameFile: undefined };
      return { ...state, gameFile: action.file, gameFiles: action.all ?? [action.file], place: "boards" };
  }
}
