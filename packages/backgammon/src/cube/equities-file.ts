import { weightsFile } from "@tyche/games";
import { LONGEST_MATCH } from "./cube-rules.js";
import type { MatchEquities } from "./match-cube.js";
import { computedEquities } from "./match-equity.js";
import { texts } from "./texts.js";

/** How far the sum of both players' probabilities may be from 1: tables are written with few digits. */
const ROUNDING = 0.002;

const KAZAROSS_XG2 = weightsFile(() => new URL("../../weights/kazaross-xg2.met", import.meta.url));

/**
 * The match equity tables by name. The computed one is the default: it has all lengths of matches, and is at most 0.0036
 * from Kazaross-XG2 up to 9 points. Kazaross-XG2 (N. Kazaross 2011, from rollouts) is that of eXtreme Gammon and GNU
 * Backgammon, so its results are comparable with theirs; it has 25 points.
 */
const NAMED: Readonly<Record<string, () => MatchEquities>> = {
  computed: computedEquities,
  "kazaross-xg2": () => {
    published ??= parseTable(new TextDecoder().decode(KAZAROSS_XG2.bytes()), "Kazaross-XG2");
    return published;
  },
};

/** Characters of a wrong name that an error shows. */
const LONGEST_NAME = 40;

let published: MatchEquities | undefined;

/** Whether a text is the name of a match equity table. */
export function isEquitiesName(text: string): boolean {
  return Object.hasOwn(NAMED, text.trim().toLowerCase());
}

/**
 * Reads a match equity table: the name of one, "computed" or "kazaross-xg2", or a table as text.
 *
 * @throws NotationError for another name, and with the row of a table
 */
export function parseEquities(text: string): MatchEquities {
  if (isEquitiesName(text)) return NAMED[text.trim().toLowerCase()]!();
  // A table of one match length has two numbers, so a single word is a name.
  const word = text.trim();
  if (/^\S+$/.test(word))
    throw texts.notationError("backgammon-equities-name", { text: word.slice(0, LONGEST_NAME) });
  return parseTable(text, "of the user's");
}

/**
 * Parses a match equity table: N rows of N numbers from 0 to 1, the match-winning probability of a player who needs as
 * many points as the row number while the opponent needs as many as the column number (1: the Crawford game). One more
 * row is for the games after the Crawford game: the probability of the trailing player, who needs 1, 2, ... points.
 * Values are separated by blanks or commas; `#` begins a comment.
 *
 * @throws NotationError with the row
 */
function parseTable(text: string, name: string): MatchEquities {
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "")
    .map((line, i) => line.split(/[\s,;]+/).map((word) => chanceOf(word, i)));
  const size = rows[0]?.length ?? 0;
  if (size === 0 || size > LONGEST_MATCH)
    throw texts.notationError("backgammon-equities-columns", { most: LONGEST_MATCH, found: size });
  if (rows.length !== size + 1)
    throw texts.notationError("backgammon-equities-rows", {
      columns: size,
      rows: size + 1,
      found: rows.length,
    });
  for (const [i, row] of rows.entries()) {
    if (row.length !== size)
      throw texts.notationError("backgammon-equities-row", { row: i + 1, found: row.length, columns: size });
    if (i === size) continue;
    const j = row.findIndex((chance, at) => Math.abs(chance + rows[at]![i]! - 1) > ROUNDING);
    if (j >= 0) throw texts.notationError("backgammon-equities-sum", { row: i + 1, column: j + 1 });
  }
  const trailer = rows[size]!;
  const at = (row: readonly number[], need: number): number => {
    const chance = row[need - 1];
    if (chance === undefined)
      throw texts.optionError("backgammon-equities-length", { longest: size, length: need });
    return chance;
  };
  return {
    name,
    longest: size,
    chance(own, other, postCrawford) {
      if (own <= 0) return 1;
      if (other <= 0) return 0;
      if (postCrawford && own === 1) return 1 - at(trailer, other);
      if (postCrawford && other === 1) return at(trailer, own);
      return at(rows[own - 1] ?? [], other);
    },
  };
}

function chanceOf(word: string, row: number): number {
  const chance = Number(word);
  if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(word) && chance <= 1) return chance;
  throw texts.notationError("backgammon-equities-chance", { row: row + 1, text: word.slice(0, 20) });
}
