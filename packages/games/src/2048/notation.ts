import { type Notation, NotationError } from "@tyche/engine";
import { actionNamed, counted, type Field, fieldsOf, wholeNumber } from "../fields.js";
import {
  actionsOf,
  earned,
  isTile,
  largestTile,
  type Twenty48Action,
  type Twenty48State,
  type Variant,
} from "./board.js";

/** Text of a variant: the tiles row by row, 0 for an empty cell, then `score N` where there is one. */
export function notationOf(variant: Variant): Notation<Twenty48State, Twenty48Action> {
  return {
    position: ({ tiles, score }) => tiles.join(" ") + (score === 0 ? "" : ` score ${score}`),
    parsePosition: (text) => parsePosition(variant, text),
    action: (_state, action) => action,
    parseAction: (state, text) => actionNamed(actionsOf(variant, state), (action) => action, text),
    draw: (state) => draw(variant, state),
  };
}

function parsePosition(variant: Variant, text: string): Twenty48State {
  const { rows, columns, target } = variant;
  const fields = fieldsOf(text.replaceAll(/[/|]/g, " "));
  const word = fields.findIndex((field) => field.text.toLowerCase() === "score");
  const cells = word < 0 ? fields : fields.slice(0, word);
  if (cells.length !== rows * columns) {
    throw new NotationError(
      `A ${rows}x${columns} board has ${rows * columns} cells, not ${cells.length}: give them row by row, 0 for an empty one.`,
    );
  }
  const tiles = cells.map((field) => parseTile(variant, field));
  checkReachable(variant, tiles);
  if (word < 0) return { tiles, score: 0 };
  const [, written, more] = fields.slice(word);
  if (written === undefined || more !== undefined) {
    throw new NotationError('After "score" there must be one number.', fields[word]!.offset);
  }
  const score = wholeNumber(written, "a score");
  if (score < 0 || score > earned(tiles)) {
    throw new NotationError(
      `These tiles have earned a score of 0 to ${earned(tiles)}, not ${score}.`,
      written.offset,
    );
  }
  return { tiles, score: target === 0 ? score : 0 };
}

function parseTile({ target }: Variant, field: Field): number {
  const tile = wholeNumber(field, "a tile");
  if (tile !== 0 && !isTile(tile)) {
    throw new NotationError(
      `${tile} is no tile: tiles are 2, 4, 8 and so on, 0 for an empty cell.`,
      field.offset,
    );
  }
  if (target !== 0 && tile > target) {
    throw new NotationError(`The game ends with the tile ${target}, so there is no ${tile}.`, field.offset);
  }
  return tile;
}

function checkReachable({ rows, columns }: Variant, tiles: readonly number[]): void {
  const falling = tiles.filter((tile) => tile !== 0).sort((a, b) => b - a);
  if (falling.length < 1) throw new NotationError("The board is empty, but a game begins with two tiles.");
  for (const [rank, tile] of falling.entries()) {
    if (tile <= largestTile(rows * columns, rank)) continue;
    throw new NotationError(
      `No game on ${counted(rows * columns, "cell")} reaches ${rank === 0 ? `a tile of ${tile}` : `${counted(rank + 1, "tile")} of ${tile} or more`}.`,
    );
  }
}

function draw({ rows, columns }: Variant, { tiles, score }: Twenty48State): string {
  const width = Math.max(4, ...tiles.map((tile) => String(tile).length));
  const rule = (from: string, between: string, to: string): string =>
    from + new Array<string>(columns).fill("─".repeat(width + 2)).join(between) + to;
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = tiles.slice(row * columns, (row + 1) * columns);
    return `│ ${cells.map((tile) => String(tile === 0 ? "" : tile).padStart(width)).join(" │ ")} │`;
  });
  const body = lines.join(`\n${rule("├", "┼", "┤")}\n`);
  return `${rule("┌", "┬", "┐")}\n${body}\n${rule("└", "┴", "┘")}\nscore ${score}`;
}
