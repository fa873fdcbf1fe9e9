import type { Problem } from "@tyche/engine/errors";
import { counted } from "@tyche/engine/errors";
import { texts } from "../texts.js";

/**
 * Layouts by name. "minimax" and "trap" are those with which the Berkeley course demonstrates minimax and expectimax;
 * the others are drawings of this project.
 */
export const LAYOUTS = {
  small: `
%%%%%%%%%%%%%%%%%%%%
%....%........%....%
%.%%.%.%%GG%%.%.%%.%
%o.....%.  .%.....o%
%.%.%%.%%%%%%.%%.%.%
%...%....P.....%...%
%%%%%%%%%%%%%%%%%%%%`,
  medium: `
%%%%%%%%%%%%%%%%%%%%
%o...%........%...o%
%.%%.%.%%%%%%.%.%%.%
%.%..............%.%
%.%.%%.%%  %%.%%.%.%
%......%G  G%......%
%.%.%%.%%%%%%.%%.%.%
%.%..............%.%
%.%%.%.%%%%%%.%.%%.%
%....%...P....%....%
%%%%%%%%%%%%%%%%%%%%`,
  tricky: `
%%%%%%%%%%%%%%%%%%%%
%o..%..........%..o%
%.%.%.%%%..%%%.%.%.%
%.%...%......%...%.%
%.%.%.%.%%%%.%.%.%.%
%...%..........%...%
%.%%%.%%%  %%%.%%%.%
%.o...%G GG G%...o.%
%.%%%.%%%%%%%%.%%%.%
%.....%......%.....%
%.%%%.%.%%%%.%.%%%.%
%o..%....P.....%..o%
%%%%%%%%%%%%%%%%%%%%`,
  minimax: `
%%%%%%%%%
%.P    G%
% %.%G%%%
%G    %%%
%%%%%%%%%`,
  trap: `
%%%%%%%%
%   P G%
%G%%%%%%
%....  %
%%%%%%%%`,
} as const;

export type LayoutName = keyof typeof LAYOUTS;

/** The names of the built-in layouts. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];

/** A point of the board: x to the right, y up, (0, 0) at the bottom left; ghosts may be halfway between cells. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A parsed layout: walls, and the initial positions of everything else. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Indexed by cell, y * width + x. */
  readonly walls: readonly boolean[];
  /** Cells, ascending. */
  readonly food: readonly number[];
  readonly capsules: readonly number[];
  /** In move order. */
  readonly pacmen: readonly Point[];
  readonly ghosts: readonly Point[];
  /** Reports parts of the drawing that were ignored. */
  readonly note?: Problem;
}

/** A drawing as rows of characters. */
export interface Drawing {
  /** Rows from the top; none is longer than the first. */
  readonly rows: readonly string[];
  readonly note?: Problem;
}

/** Maximum width and height of a board. */
const MOST_CELLS = 100;
const MOST_AGENTS = 12;

/**
 * Parses a layout in the public text format (J. DeNero, D. Klein et al., UC Berkeley CS188, http://ai.berkeley.edu):
 * one line per row, top row first, or rows separated by "/". `%` wall, `.` food, `o` capsule, `P` Pac-Man, `G` ghost,
 * `1` to `4` ghosts in a fixed order, anything else empty floor. Ghosts `G` are ordered by x, then y, after the
 * numbered ones; several Pac-Men are numbered likewise.
 *
 * @throws NotationError if the layout is not playable
 */
export function parseLayout(text: string): Layout {
  const { rows, note } = drawingOf(text);
  const width = rows[0]!.length;
  const height = rows.length;
  if (width > MOST_CELLS || height > MOST_CELLS)
    throw texts.notationError("pac-man-layout-size", { most: MOST_CELLS, width, height });
  const walls: boolean[] = [];
  const food: number[] = [];
  const capsules: number[] = [];
  const pacmen: Point[] = [];
  const ghosts: (Point & { readonly order: number })[] = [];
  for (let y = 0; y < height; y++) {
    const row = rows[height - 1 - y]!;
    for (let x = 0; x < width; x++) {
      const letter = row[x] ?? " ";
      const cell = y * width + x;
      walls.push(letter === "%");
      if (letter === ".") food.push(cell);
      else if (letter === "o") capsules.push(cell);
      else if (letter === "P") pacmen.push({ x, y });
      else if (letter === "G") ghosts.push({ x, y, order: 9 });
      else if (/[1-4]/.test(letter)) ghosts.push({ x, y, order: Number(letter) });
    }
  }
  checkBorder(rows, width);
  if (pacmen.length === 0) throw texts.notationError("pac-man-no-pac-man", {});
  if (food.length === 0) throw texts.notationError("pac-man-no-food", {});
  const agents = pacmen.length + ghosts.length;
  if (agents > MOST_AGENTS)
    throw texts.notationError("pac-man-too-many-agents", { most: MOST_AGENTS, agents });
  pacmen.sort((a, b) => a.x - b.x || a.y - b.y);
  ghosts.sort((a, b) => a.order - b.order || a.x - b.x || a.y - b.y);
  const starts = ghosts.map(({ x, y }) => ({ x, y }));
  checkWays({ width, walls }, [...pacmen, ...starts]);
  return {
    width,
    height,
    walls,
    food,
    capsules,
    pacmen,
    ghosts: starts,
    ...(note !== undefined && { note }),
  };
}

/**
 * Splits a drawing into rows; trailing blanks and surrounding empty lines are ignored. The first row determines the
 * width, as in the course's reader: excess characters in other rows are dropped, and a note reports them.
 */
export function drawingOf(text: string): Drawing {
  const rows = text
    .replaceAll("\r", "")
    .split(/[\n/]/)
    .map((row) => row.trimEnd());
  while (rows.length > 0 && rows[0] === "") rows.shift();
  while (rows.at(-1) === "") rows.pop();
  if (rows.length === 0) throw texts.notationError("pac-man-empty-layout", {});
  const width = rows[0]!.length;
  const long = rows.flatMap((row, i) => (row.length > width ? [i] : []));
  if (long.length === 0) return { rows };
  const count = long.length;
  const row = long[0]! + 1;
  const which = count === 1 ? `row ${row}` : `the ${count} longer rows, the first of them row ${row},`;
  return {
    rows: rows.map((row) => row.slice(0, width)),
    note: {
      id: "pac-man-rows-cut",
      values: { width, count, row },
      message: `The layout is as wide as its first row, ${counted(width, "cell")}; the rest of ${which} was left out.`,
    },
  };
}

/** There are no tunnels: the board must be enclosed by walls. */
function checkBorder(rows: readonly string[], width: number): void {
  for (const [i, row] of rows.entries()) {
    const isEdge = i === 0 || i === rows.length - 1;
    const gap = isEdge
      ? [...row.padEnd(width)].findIndex((letter) => letter !== "%")
      : row[0] !== "%"
        ? 0
        : row[width - 1] !== "%"
          ? width - 1
          : -1;
    if (gap >= 0) throw texts.notationError("pac-man-open-layout", { row: i + 1, column: gap + 1 });
  }
}

/** Every ghost must have at least one move. */
function checkWays(
  { width, walls }: { readonly width: number; readonly walls: readonly boolean[] },
  starts: readonly Point[],
): void {
  for (const { x, y } of starts) {
    const cell = y * width + x;
    if ([cell - 1, cell + 1, cell - width, cell + width].every((next) => walls[next]))
      throw texts.notationError("pac-man-walled-in", { x, y });
  }
}
