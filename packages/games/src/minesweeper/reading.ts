import { checkRowCount, checkRowLength } from "../kit/notation.js";

/** A sign of a board with its offset in the text. */
export interface Sign {
  readonly sign: string;
  readonly offset: number;
}

/** A scanned board: its rows of signs, from the top. */
export interface Written {
  readonly rows: readonly (readonly Sign[])[];
  /** Number of mines, if given below the drawing. */
  readonly mines?: number;
}

interface Line {
  readonly text: string;
  readonly offset: number;
}

/**
 * Reads rows of cells, one per line or separated by `/`. Whitespace, commas and `|` may separate cells. Alternatively
 * a blank is a cell that shows 0, as in many programs, if only that gives rows of equal length. Drawings of `tyche
 * play` are read with their row and column numbers and the line below.
 *
 * @param columns number of columns; if absent, the rows must agree with each other
 */
export function readBoard(text: string, columns?: number): Written {
  const lines = linesOf(text);
  const drawn = framed(lines);
  if (drawn) return drawn;
  const inner = trimmed(lines);
  const isWhole = (rows: readonly (readonly Sign[])[]): boolean =>
    rows.every(({ length }) => length > 0 && length === (columns ?? rows[0]!.length));
  const plain = inner.map(signsOf).filter((row) => row.length > 0);
  if (isWhole(plain)) return { rows: plain };
  for (const read of [betweenBars, everyOther, everyCharacter]) {
    const rows = read(inner, columns);
    if (rows && isWhole(rows)) return { rows };
  }
  return { rows: plain };
}

function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split(/[\n/]/).map((line) => {
    const at = offset;
    offset += line.length + 1;
    return { text: line.replace("\r", ""), offset: at };
  });
}

/** Removes empty lines at both ends. */
function trimmed(lines: readonly Line[]): Line[] {
  const isFull = ({ text }: Line): boolean => text.trim() !== "";
  return lines.slice(lines.findIndex(isFull), lines.findLastIndex(isFull) + 1);
}

/** All characters except whitespace, commas and bars. */
function signsOf({ text, offset }: Line): Sign[] {
  const signs: Sign[] = [];
  let at = offset;
  for (const sign of text) {
    if (!/[\s|,]/.test(sign)) signs.push({ sign, offset: at });
    at += sign.length;
  }
  return signs;
}

/** `|1| |2|`: an empty field between two bars is 0. */
function betweenBars(lines: readonly Line[]): Sign[][] | undefined {
  if (!lines.every(({ text }) => text.includes("|"))) return undefined;
  return lines.map(({ text, offset }) =>
    text
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => ({ sign: cell.trim() || "0", offset })),
  );
}

/** Cells separated by single blanks, where cells may be blank themselves. */
function everyOther(lines: readonly Line[], columns?: number): Sign[][] | undefined {
  const rows = lines.map(({ text }) => [...text.trimEnd()]);
  if (!rows.every((row) => row.every((sign, i) => i % 2 === 0 || /\s/.test(sign)))) return undefined;
  const cells = rows.map((row) => row.filter((_, i) => i % 2 === 0));
  return filled(lines, cells, columns);
}

function everyCharacter(lines: readonly Line[], columns?: number): Sign[][] {
  return filled(
    lines,
    lines.map(({ text }) => [...text.trimEnd()]),
    columns,
  );
}

/** Reads blanks as 0, including trailing blanks that were lost. */
function filled(lines: readonly Line[], rows: readonly (readonly string[])[], columns?: number): Sign[][] {
  const width = columns ?? Math.max(...rows.map(({ length }) => length));
  return rows.map((row, i) =>
    Array.from({ length: Math.max(width, row.length) }, (_, at) => ({
      sign: /\S/.test(row[at] ?? "") ? row[at]! : "0",
      offset: lines[i]!.offset + Math.min(at, row.length),
    })),
  );
}

/** A drawing of `tyche play`: a line of column numbers, numbered rows, and information below. */
function framed(lines: readonly Line[]): Written | undefined {
  const head = lines.findIndex(({ text }) => isRuler(text.trim().split(/\s+/)));
  if (head < 0 || head > 2) return undefined;
  const rows: Sign[][] = [];
  let below = head + 1;
  for (; below < lines.length; below++) {
    const { text, offset } = lines[below]!;
    const found = /^(\s*(\d+) )/.exec(text);
    if (!found || Number(found[2]) !== rows.length + 1) break;
    const [start] = found;
    rows.push(signsOf({ text: text.slice(start.length), offset: offset + start.length }));
  }
  const status = lines
    .slice(below)
    .map(({ text }) => /^\s*(\d+) mines? under/.exec(text)?.[1])
    .find((found) => found !== undefined);
  return rows.length === 0 ? undefined : { rows, ...(status !== undefined && { mines: Number(status) }) };
}

/** 1 2 3 … 9 0 1 … */
function isRuler(words: readonly string[]): boolean {
  return words.length > 1 && words.every((word, i) => word === String((i + 1) % 10));
}

/** Mines of the standard boards, by columns x rows. */
const USUAL_MINES: Readonly<Record<string, number>> = {
  "8x8": 10,
  "9x9": 10,
  "16x16": 40,
  "30x16": 99,
  "16x30": 99,
};

/** Options implied by the text of a position: its board size, and the number of mines if the size is a standard one. */
export function optionsIn(text: string): Readonly<Record<string, string>> {
  const { rows, mines } = readBoard(text);
  const columns = rows[0]?.length ?? 0;
  if (columns === 0 || rows.some(({ length }) => length !== columns)) return {};
  const size = `${columns}x${rows.length}`;
  const known = mines ?? USUAL_MINES[size];
  return { size, ...(known !== undefined && { mines: String(known) }) };
}

/** @throws NotationError if the rows do not match the board's width */
export function checkSize(
  { rows }: Written,
  grid: { readonly columns: number; readonly rows: number },
): void {
  for (const [i, row] of rows.entries()) checkRowLength(i + 1, row.length, grid.columns, row.at(-1)?.offset);
  checkRowCount(rows.length, grid.rows);
}
