import type { Catalogue } from "@tyche/messages";
import { Fragment, type ReactNode, useState } from "react";
import {
  boardEditor,
  type Draft,
  type Edited,
  type EditorField,
  type EditorPiece,
  type EditorTools,
  rowsOf,
} from "./board-editor.js";
import { CellGrid } from "./cell-grid.js";
import { cellName } from "./names.js";
import { type BoardProps, type BoardView, boardView } from "./view.js";

/** What is on a square, as the game writes it: "" for nothing. */
export type Piece = string;

/** How a piece is drawn where it is. */
export interface PieceLook {
  /** Whether it is not there yet: an action would put it there. */
  readonly isGhost?: boolean;
  /** Whether the last action put it there, and the columns and rows back to the square that it came from. */
  readonly isLast?: boolean;
  readonly cameFrom?: readonly [columns: number, rows: number] | undefined;
  /** See `GridBoard.marked`. */
  readonly isMarked?: boolean;
}

/** Squares with pieces, as data: a position editor is made from it. */
export interface PieceGrid<State> {
  readonly className: string;
  readonly columns: (state: State) => number;
  /** Row by row from the top. @param position in the game's notation */
  readonly cells: (state: State, position: string) => readonly Piece[];
  /** All pieces in the order of the palette. @param cells the number of cells of the board */
  readonly pieces: (cells: number) => readonly Piece[];
  readonly pieceName: (piece: Piece, tools: EditorTools) => string;
  readonly picture: (piece: Piece, look: PieceLook) => ReactNode;
  /** Draws what is behind a piece, or on an empty square. Default: nothing. */
  readonly square?: (picture: ReactNode, cell: number) => ReactNode;
  /** Default: "row 1, column 2". */
  readonly squareName?: (words: Catalogue, row: number, column: number, rows: number) => string;
  readonly squareClass?: (cell: number) => string;
  readonly editor: {
    readonly text: (cells: readonly Piece[], columns: number, fields: Draft["fields"]) => string;
    readonly key?: (piece: Piece) => string;
    /** The values of the fields at a position. */
    readonly values?: (state: State) => Draft["fields"];
    readonly fields?: (draft: Draft, tools: EditorTools) => readonly EditorField[];
    /** Applied after every change: stones that fall, or a piece that exists once. */
    readonly settle?: (cells: readonly Piece[], columns: number, placed?: number) => readonly Piece[];
    readonly frame?: (grid: ReactNode, columns: number) => ReactNode;
  };
}

/** A piece that is on the board only once leaves its previous square. */
export const settleOnce = (cells: readonly Piece[], _columns: number, placed?: number): Piece[] =>
  cells.map((piece, cell) =>
    placed !== undefined && cell !== placed && piece === cells[placed] ? "" : piece,
  );

/** Text of the cells row by row, "." for an empty one. */
export function gridText(cells: readonly Piece[], columns: number, separator: string): string {
  return rowsOf(cells, columns)
    .map((row) => row.map((cell) => cell || ".").join(""))
    .join(separator);
}

function squareNamer<State>(
  grid: PieceGrid<State>,
  tools: EditorTools,
  cells: readonly Piece[],
  columns: number,
) {
  const { squareName = (words, row, column) => cellName(words, row, column) } = grid;
  return (piece: Piece, cell: number): string =>
    [
      squareName(tools.words, Math.floor(cell / columns), cell % columns, cells.length / columns),
      piece === "" ? tools.words.text("board-empty") : grid.pieceName(piece, tools),
    ].join(", ");
}

export function gridEditor<State>(grid: PieceGrid<State>) {
  const { className, picture, square = (content) => content } = grid;
  const { text, key, values, fields, settle = (cells) => cells, frame } = grid.editor;
  const changed = (draft: Draft, cell: number, piece: Piece, { state }: Edited<State>): Draft => ({
    ...draft,
    cells: settle(draft.cells.with(cell, piece), grid.columns(state), piece === "" ? undefined : cell),
  });
  return boardEditor<State>({
    draftOf: ({ state, position }) => ({ cells: grid.cells(state, position), fields: values?.(state) ?? {} }),
    textOf: (draft, { state }) => text(draft.cells, grid.columns(state), draft.fields),
    put: changed,
    without: (draft, cell, edited) => changed(draft, cell, "", edited),
    useLook(draft, { state }, tools) {
      const columns = grid.columns(state);
      const nameOf = squareNamer(grid, tools, draft.cells, columns);
      const looks = draft.cells.map((piece, cell) => ({
        cell,
        name: nameOf(piece, cell),
        className: grid.squareClass?.(cell) ?? "",
        content: square(piece === "" ? undefined : picture(piece, {}), cell),
      }));
      const pieces = grid.pieces(draft.cells.length).map(
        (id): EditorPiece => ({
          id,
          name: grid.pieceName(id, tools),
          picture: picture(id, {}),
          ...(key && { key: key(id) }),
        }),
      );
      return {
        className,
        rows: rowsOf(looks, columns),
        pieces,
        fields: fields?.(draft, tools) ?? [],
        frame: (cells) => frame?.(cells, columns) ?? cells,
      };
    },
  });
}

/** The squares of an action; only `to` if nothing moves. */
export interface Squares {
  readonly from?: number;
  readonly to: number;
}

/** A game on squares, as data: its board, position editor, names for screen readers and marks are made from it. */
export interface GridBoard<State, Action> extends PieceGrid<State> {
  readonly squares: (action: Action, cells: readonly Piece[], columns: number) => Squares;
  /** The piece that an action puts down; default: pieces move. */
  readonly placed?: (turn: number) => Piece;
  /** Whether the pointer shows that piece before it is put down. Default false. */
  readonly hasGhost?: boolean;
  /** Whether a press on a square plays the action. Default: on `to`. */
  readonly hits?: (action: Action, cell: number, columns: number) => boolean;
  /** Squares to mark, such as a row that won. */
  readonly marked?: (state: State, rows: number) => ReadonlySet<number>;
  /** Draws what is around the squares. */
  readonly frame?: (grid: ReactNode, props: BoardProps<State, Action>) => ReactNode;
}

export function gridView<State, Action>(
  game: GridBoard<State, Action>,
  rest: Omit<BoardView<State, Action>, "Board" | "editor">,
) {
  const { className, picture, placed, square = (content) => content } = game;

  function Board(props: BoardProps<State, Action>) {
    const { state, position, turn, actions, shown, before, words } = props;
    const [picked, setPicked] = useState<number>();
    const [pointed, setPointed] = useState<number>();
    const cells = game.cells(state, position);
    const columns = game.columns(state);
    const squares = (action: Action): Squares => game.squares(action, cells, columns);
    const starts = new Set(actions.flatMap(({ action }) => squares(action).from ?? []));
    // If only one piece can move, it is selected already.
    const only = starts.size === 1 ? [...starts][0] : undefined;
    const from = picked !== undefined && starts.has(picked) ? picked : only;
    const played = (cell: number) =>
      actions.filter(({ action }) => {
        const { from: start, to } = squares(action);
        return start === from && (game.hits?.(action, cell, columns) ?? to === cell);
      });
    const drawn = shown ?? (pointed === undefined || !game.hasGhost ? undefined : played(pointed)[0]?.action);
    const ghost = drawn === undefined ? undefined : squares(drawn);
    const last = before && game.squares(before.action, game.cells(before.state, position), columns);
    const marked = game.marked?.(state, cells.length / columns);
    const nameOf = squareNamer(game, props, cells, columns);
    const press = (cell: number): void => {
      const found = played(cell);
      if (found.length === 1) {
        setPicked(undefined);
        props.onPlay(found[0]!);
      } else if (starts.has(cell)) setPicked(cell);
    };
    const looks = cells.map((piece, cell) => {
      const isTarget = played(cell).length > 0;
      const isLast = last?.to === cell;
      const isGhost = placed !== undefined && piece === "" && ghost?.to === cell;
      const held = isGhost ? placed(turn) : piece;
      const classes = {
        picked: from === cell,
        movable: starts.has(cell),
        target: from !== undefined && isTarget,
        shown: !placed && (ghost?.to === cell || ghost?.from === cell),
        last: isLast || last?.from === cell,
      };
      const cameFrom = isLast && last.from !== undefined ? stepsBetween(cell, last.from, columns) : undefined;
      const look = { isGhost, isLast, cameFrom, isMarked: marked?.has(cell) ?? false };
      return {
        key: String(cell),
        name: [
          nameOf(piece, cell),
          ...(from === cell ? [words.text("board-chosen")] : []),
          ...(isLast ? [words.text("board-last")] : []),
        ].join(", "),
        isOpen: starts.has(cell) || isTarget,
        className: Object.entries(classes)
          .flatMap(([name, isOn]) => (isOn ? [name] : []))
          .join(" "),
        content: square(held && <Fragment key={held}>{picture(held, look)}</Fragment>, cell),
      };
    });
    const grid = (
      <CellGrid
        label={words.text("board-board")}
        className={className}
        rows={rowsOf(looks, columns)}
        onPress={(row, column) => press(row * columns + column)}
        onPoint={(row, column) => setPointed(row * columns + column)}
        onLeave={() => setPointed(undefined)}
      />
    );
    return game.frame?.(grid, props) ?? grid;
  }

  return boardView<State, Action>({ ...rest, Board, editor: async () => ({ editor: gridEditor(game) }) });
}

function stepsBetween(from: number, to: number, columns: number): readonly [number, number] {
  return [(to % columns) - (from % columns), Math.floor(to / columns) - Math.floor(from / columns)];
}
