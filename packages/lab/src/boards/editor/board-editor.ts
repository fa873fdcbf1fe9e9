import type { Catalogue } from "@tyche/messages";
import type { ReactNode } from "react";
import { type Draft, erased } from "./draft.js";

/** The position from which an editor begins. */
export interface Edited<State> {
  readonly state: State;
  /** In the game's notation. */
  readonly position: string;
  /** What the game is played with, as in `Variant`. */
  readonly options: Readonly<Record<string, string>>;
}

export interface EditorPiece {
  readonly id: string;
  readonly name: string;
  readonly picture: ReactNode;
  /** The key that takes it up. Default: the first nine by their numbers. */
  readonly key?: string;
  /** How many more may be set; undefined: as many as one likes. */
  readonly left?: number;
}

export interface EditorCell {
  /** Its index in the draft; undefined: a wall, a tray, where nothing is set. */
  readonly cell?: number;
  readonly name: string;
  readonly className?: string;
  readonly content?: ReactNode;
}

/** Something of a position that stands on no square. */
export type EditorField = { readonly name: string; readonly label: string } & (
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "choice"; readonly values: readonly (readonly [value: string, name: string])[] }
  /** "on" or "". */
  | { readonly kind: "check" }
);

/** What an editor shows of a draft. */
export interface EditorLook {
  /** Of the grid: the board's own, so that it is as large and looks alike. */
  readonly className: string;
  /** Row by row from the top; none where a position is fields alone. */
  readonly rows: readonly (readonly EditorCell[])[];
  readonly pieces: readonly EditorPiece[];
  readonly fields: readonly EditorField[];
  /** What the grid lies on; default: nothing. */
  readonly frame?: (grid: ReactNode) => ReactNode;
}

export interface EditorTools {
  readonly seats: readonly string[];
  readonly words: Catalogue;
}

/** How the positions of a game are put together on its board: all that a game says of it. Whether one is legal its rules say. */
export interface BoardEditor<State> {
  readonly draftOf: (edited: Edited<State>) => Draft;
  /** The draft in the game's notation, legal or not. */
  readonly textOf: (draft: Draft, edited: Edited<State>) => string;
  /** A hook, called while the editor is drawn. */
  readonly useLook: (draft: Draft, edited: Edited<State>, tools: EditorTools) => EditorLook;
  /** Sets a piece; default: it takes the place of what stood there. */
  readonly put?: (draft: Draft, cell: number, piece: string, edited: Edited<State>) => Draft;
  /** The piece that a drag or the eraser takes, as it is called in the palette; default: what stands there. */
  readonly topOf?: (draft: Draft, cell: number) => string | undefined;
  /** Takes that piece away; default: all that stands there. */
  readonly without?: (draft: Draft, cell: number) => Draft;
  /** Whether a second press of a piece adds one in place of taking it away. Default false. */
  readonly isStacked?: boolean;
}

export type AnyBoardEditor = BoardEditor<unknown>;

export function boardEditor<State>(editor: BoardEditor<State>): AnyBoardEditor {
  return editor as unknown as AnyBoardEditor;
}

/** What is done with an editor, each a new draft. */
export function strokesOf(editor: AnyBoardEditor, edited: Edited<unknown>) {
  const topOf = editor.topOf ?? ((draft: Draft, cell: number) => draft.cells[cell] || undefined);
  const without = editor.without ?? erased;
  const put =
    editor.put ??
    ((draft: Draft, cell: number, piece: string): Draft => ({
      ...draft,
      cells: draft.cells.with(cell, piece),
    }));
  return {
    topOf,
    without,
    put: (draft: Draft, cell: number, piece: string): Draft => put(draft, cell, piece, edited),
    /** A press with a piece in hand, or with the eraser. */
    press(draft: Draft, cell: number, piece: string | undefined): Draft {
      const isSame = !editor.isStacked && topOf(draft, cell) === piece;
      return piece === undefined || isSame ? without(draft, cell) : put(draft, cell, piece, edited);
    },
    moved(draft: Draft, from: number, to: number): Draft {
      const piece = topOf(draft, from);
      return piece === undefined || from === to ? draft : put(without(draft, from), to, piece, edited);
    },
    cleared: (draft: Draft): Draft => ({ ...draft, cells: draft.cells.map(() => "") }),
  };
}
