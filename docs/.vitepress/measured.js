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
  "research/notes/einstein.md",
  "docs/benchmarks.md",
  "docs/games/2048.md",
  "docs/strength.md",
];
const TABLE = /^<!-- measured: (\S+) (.+) -->\n\n?((?:\|.*\n)+)/gm;
const NUMBER = /[+−-]?\d[\d,]*(?:\.\d+)?/g;

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
 * @param {string} row its first cell, or if others begin in the same way, its first cells with ", " between them
 * @param {string} property the name of the column; "result/low/high" names the numbers of one cell
 * @returns {Value | undefined}
 */
export function measured(id, row, property) {
  tables ??= allTables();
  const { columns, rows } = tables.get(id) ?? { columns: [], rows: [] };
  const named = rows.filter(([first]) => first === row);
  const found =
    named.length > 0 ? named : rows.filter((cells) => `${cells.join(", ")}, `.startsWith(`${row}, `));
  const column = columns.findIndex((names) => names.split("/").includes(property));
  if (found.length !== 1 || column < 0) return undefined;
  const text = found[0][column].match(NUMBER)?.[columns[column].split("/").indexOf(property)];
  return text && parseValue(text.replaceAll(",", "").replace("+", "").replace("−", "-"));
}
