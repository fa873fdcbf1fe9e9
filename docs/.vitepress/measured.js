// Measured numbers: tables of the notes and docs that a comment gives an id and names of their columns, so that a sentence says
// what the table says. docs/book/README.md has the words.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseValue } from "@tyche/trees";

/** @typedef {import("@tyche/trees").Value} Value */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Files with tables of measurements. */
const FILES = [
  "research/notes/2048.md",
  "research/notes/backgammon.md",
  "research/notes/benchmarks.md",
  "research/notes/chess.md",
  "research/notes/connect-four.md",
  "research/notes/einstein.md",
  "research/notes/hidden.md",
  "research/notes/lab.md",
  "research/notes/levels.md",
  "research/notes/minesweeper.md",
  "research/notes/monte-carlo.md",
  "research/notes/opponents.md",
  "research/notes/pac-man.md",
  "research/notes/scale.md",
  "research/notes/threads.md",
  "docs/benchmarks.md",
  "docs/games/2048.md",
  "docs/strength.md",
];
const TABLE = /^<!-- measured: (\S+) (.+) -->\n\n?((?:\|.*\n)+)/gm;
const NUMBER = /[+−-]?\d[\d,]*(?:\.\d+)?/g;
/** Rows that every table has beside its own. */
const EXTREMES = { least: 0, greatest: -1 };

/** @typedef {{ columns: string[], rows: string[][] }} Table */

/** @type {Map<string, Table>} */
let tables;

/** @returns {Map<string, Table>} */
function allTables() {
  const found = new Map();
  for (const file of FILES)
    for (const [, id, columns, lines] of readFileSync(ROOT + file, "utf8").matchAll(TABLE)) {
      if (found.has(id)) throw new Error(`${file}: two tables are called ${id}`);
      const rows = lines
        .trim()
        .split("\n")
        .slice(2)
        .map((line) => line.split("|").slice(1, -1))
        .map((cells) => cells.map((cell) => cell.trim()));
      found.set(id, { columns: columns.split(" "), rows });
    }
  return found;
}

/**
 * A number of a table.
 *
 * @param {string} id of the table
 * @param {string} row its first cell, or if others begin in the same way, its first cells with ", " between them; "least" and
 *   "greatest" name the extremes of a column
 * @param {string} property the name of the column; "result/low/high" names the numbers of one cell
 * @returns {Value | undefined}
 */
export function measured(id, row, property) {
  tables ??= allTables();
  const { columns, rows } = tables.get(id) ?? { columns: [], rows: [] };
  const column = columns.findIndex((names) => names.split("/").includes(property));
  if (column < 0) return undefined;
  const place = columns[column].split("/").indexOf(property);
  const numberIn = (cells) => {
    const text = cells[column].match(NUMBER)?.[place];
    return text && parseValue(text.replaceAll(",", "").replace("+", "").replace("−", "-"));
  };
  if (Object.hasOwn(EXTREMES, row)) {
    const numbers = rows.map(numberIn).filter((number) => number !== undefined);
    return numbers.sort((one, other) => one.compare(other)).at(EXTREMES[row]);
  }
  const named = rows.filter(([first]) => first === row);
  const found =
    named.length > 0 ? named : rows.filter((cells) => `${cells.join(", ")}, `.startsWith(`${row}, `));
  return found.length === 1 ? numberIn(found[0]) : undefined;
}
