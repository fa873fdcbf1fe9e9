import { type Notation, NotationError } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { type Field, fieldsOf, inEnglish, plainActions, wholeNumber } from "../../kit/notation.js";
import { texts } from "../texts.js";
import {
  actionsOf,
  earned,
  isTile,
  largestTile,
  type Twenty48Action,
  type Twenty48State,
  type Variant,
} from "./board.js";

/** Notation of a variant: the tiles row by row, 0 for an empty cell, then `score N` if there is a score. */
export function notationOf(variant: Variant): Notation<Twenty48State, Twenty48Action> {
  return {
    position: ({ tiles, score }) => tiles.join(" ") + (score === 0 ? "" : ` score ${score}`),
    parsePosition: (text) => parsePosition(variant, text),
    ...plainActions((state) => actionsOf(variant, state)),
    draw: (state, format) => draw(variant, state, format),
  };
}

function parsePosition(variant: Variant, text: string): Twenty48State {
  const { rows, columns, target } = variant;
  const fields = fieldsOf(text.replaceAll(/[/|]/g, " "));
  const word = fields.findIndex((field) => field.text.toLowerCase() === "score");
  const cells = word < 0 ? fields : fields.slice(0, word);
  if (cells.length !== rows * columns)
    throw texts.notationError("twenty48-cells", {
      size: `${rows}x${columns}`,
      count: rows * columns,
      found: cells.length,
    });
  const tiles = cells.map((field) => parseTile(variant, field));
  checkReachable(variant, tiles);
  if (word < 0) return { tiles, score: 0 };
  const [, written, more] = fields.slice(word);
  if (written === undefined || more !== undefined)
    throw texts.notationError("twenty48-one-score", {}, fields[word]!.offset);
  const score = wholeNumber(written);
  if (score < 0 || score > earned(tiles))
    throw texts.notationError("twenty48-score", { most: earned(tiles), score }, written.offset);
  return { tiles, score: target === 0 ? score : 0 };
}

function parseTile({ target }: Variant, field: Field): number {
  const tile = wholeNumber(field);
  if (tile !== 0 && !isTile(tile)) throw texts.notationError("twenty48-tile", { tile }, field.offset);
  if (target !== 0 && tile > target)
    throw texts.notationError("twenty48-above-target", { target, tile }, field.offset);
  return tile;
}

function checkReachable({ rows, columns }: Variant, tiles: readonly number[]): void {
  const falling = tiles.filter((tile) => tile !== 0).sort((a, b) => b - a);
  if (falling.length < 1) throw texts.notationError("twenty48-empty", {});
  const cells = rows * columns;
  for (const [rank, tile] of falling.entries()) {
    if (tile <= largestTile(cells, rank)) continue;
    const tiles = rank === 0 ? `a tile ${tile}` : `${rank + 1} tiles of ${tile} or more`;
    throw new NotationError(
      "twenty48-unreachable",
      { cells, count: rank + 1, tile },
      `A game on ${cells} cells cannot reach ${tiles}.`,
    );
  }
}

function draw(
  { rows, columns }: Variant,
  { tiles, score }: Twenty48State,
  format: FormatPhrase = inEnglish,
): string {
  const width = Math.max(4, ...tiles.map((tile) => String(tile).length));
  const rule = (from: string, between: string, to: string): string =>
    from + new Array<string>(columns).fill("─".repeat(width + 2)).join(between) + to;
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = tiles.slice(row * columns, (row + 1) * columns);
    return `│ ${cells.map((tile) => String(tile === 0 ? "" : tile).padStart(width)).join(" │ ")} │`;
  });
  const body = lines.join(`\n${rule("├", "┼", "┤")}\n`);
  const made = format(texts.phrase("drawn-score", { score }));
  return `${rule("┌", "┬", "┐")}\n${body}\n${rule("└", "┴", "┘")}\n${made}`;
}
