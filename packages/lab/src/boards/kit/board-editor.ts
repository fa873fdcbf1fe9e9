import type { Catalogue } from "@tyche/messages";
import type { ReactNode } from "react";

/** A position being edited. */
export interface Draft {
  /** The content of each cell, as the game writes it; "" if empty. */
  readonly cells: readonly string[];
  /** The fields beside the board, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

function erased(draft: Draft, cell: number): Draft {
  return { ...draft, cells: draft.cells.with(cell, "") };
}

/** Fields with these texts and numbers. */
export function fieldsOf(values: Readonly<Record<string, string | number>>): Draft["fields"] {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

export function withField(draft: Draft, name: string, value: string): Draft {
  return { ...draft, fields: { ...draft.fields, [name]: value } };
}

/** Splits a list into rows of `columns` items. */
export function rowsOf<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
}

/** The position at which an editor starts. */
export interface Edited<State> {
  readonly state: State;
  /** In the game's notation. */
  readonly position: string;
  /** The options of the game, as in `Variant`. */
  readonly options: Readonly<Record<string, string>>;
}

export interface EditorPiece {
  readonly id: string;
  readonly name: string;
  readonly picture: ReactNode;
  /** The key that selects it. Default: the digits 1 to 9 for the first nine pieces. */
  readonly key?: string;
  /** How many more may be placed; undefined: no limit. */
  readonly left?: number;
}

export interface EditorCell {
  /** Index of the cell in the draft; undefined: nothing can be placed there (a wall, a tray). */
  readonly cell?: number;
  readonly name: string;
  readonly className?: string;
  readonly content?: ReactNode;
}

/** A part of a position that is on no square. */
export type EditorField = { readonly name: string; readonly label: string } & (
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "choice"; readonly values: readonly (readonly [value: string, name: string])[] }
  /** "on" or "". */
  | { readonly kind: "check" }
);

export const DIE_FACES = ["1", "2", "3", "4", "5", "6"] as const;

export function numberField(name: string, label: string, most: number, least = 0): EditorField {
  return { name, label, kind: "number", least, most };
}

/** A field to choose from values that are their own names, or have others. */
export function choiceField(
  name: string,
  label: string,
  values: readonly (string | readonly [value: string, name: string])[],
): EditorField {
  return {
    name,
    label,
    kind: "choice",
    values: values.map((value) => (typeof value === "string" ? [value, value] : value)),
  };
}

export function seatField(words: Catalogue, seats: readonly string[]): EditorField {
  const values = seats.map((seat, player) => [String(player), seat] as const);
  return choiceField("player", words.text("board-editor-to-move"), values);
}

/** What an editor shows of a draft; a position may consist of fields only. */
export interface EditorLook {
  /** Class of the grid: the board's own, for the same size and look. */
  readonly className?: string;
  /** Row by row from the top. */
  readonly rows?: readonly (readonly EditorCell[])[];
  readonly pieces?: readonly EditorPiece[];
  readonly fields?: readonly EditorField[];
  /** Draws the background of the grid; default: none. */
  readonly frame?: (grid: ReactNode) => ReactNode;
}

export interface EditorTools {
  readonly seats: readonly string[];
  readonly words: Catalogue;
}

/** The position editor of a game: everything specific to the game. Its rules check whether a position is legal. */
export interface BoardEditor<State> {
  readonly draftOf: (edited: Edited<State>) => Draft;
  /** The draft in the game's notation, legal or not. */
  readonly textOf: (draft: Draft, edited: Edited<State>) => string;
  /** A hook, called while the editor is rendered. */
  readonly useLook: (draft: Draft, edited: Edited<State>, tools: EditorTools) => EditorLook;
  /** Places a piece; default: it replaces the content of the cell. */
  readonly put?: (draft: Draft, cell: number, piece: string, edited: Edited<State>) => Draft;
  /** The piece that a drag or the eraser takes, by its name in the palette; default: the content of the cell. */
  readonly topOf?: (draft: Draft, cell: number) => string | undefined;
  /** Removes that piece; default: clears the cell. */
  readonly without?: (draft: Draft, cell: number, edited: Edited<State>) => Draft;
  /** Whether pressing a cell with the same piece again adds one instead of removing it. Default false. */
  readonly isStacked?: boolean;
}

export type AnyBoardEditor = BoardEditor<unknown>;

export function boardEditor<State>(editor: BoardEditor<State>): AnyBoardEditor {
  return editor as AnyBoardEditor;
}

/** The operations of an editor; each returns a new draft. */
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
    without: (draft: Draft, cell: number): Draft => without(draft, cell, edited),
    put: (draft: Draft, cell: number, piece: string): Draft => put(draft, cell, piece, edited),
    /** Presses a cell with a piece selected, or with the eraser. */
    press(draft: Draft, cell: number, piece: string | undefined): Draft {
      const isSame = !editor.isStacked && topOf(draft, cell) === piece;
      return piece === undefined || isSame ? without(draft, cell, edited) : put(draft, cell, piece, edited);
    },
    moved(draft: Draft, from: number, to: number): Draft {
      const piece = topOf(draft, from);
      return piece === undefined || from === to
        ? draft
        : put(without(draft, from, edited), to, piece, edited);
    },
    cleared: (draft: Draft): Draft => ({ ...draft, cells: draft.cells.map(() => "") }),
  };
}
