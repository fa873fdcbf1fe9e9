import type { AtTerminal } from "@tyche/games";
import { paint } from "../io/terminal.js";

/** A row of a board, in contrast to the lines of text below it. */
const ROW = /[│|█·]/;

/**
 * A drawing with the game's colours, in reverse video where its board differs from another.
 * @param before the drawing with which it is compared; default: nothing is in reverse
 */
export function paintedBoard(
  drawing: string,
  colours: AtTerminal<unknown, unknown>["colours"] = [],
  before = drawing,
): string {
  const styles = new Array<Parameters<typeof paint>[1] | undefined>(drawing.length);
  for (const { of, colour } of colours)
    for (const { 0: found, index } of drawing.matchAll(of)) styles.fill(colour, index, index + found.length);
  const changed = changes(before.split("\n"), drawing.split("\n"));
  let painted = "";
  for (let from = 0, to = 0; from < drawing.length; from = to) {
    while (to < drawing.length && styles[to] === styles[from] && changed[to] === changed[from]) to++;
    const part = drawing.slice(from, to);
    const style = styles[from];
    const coloured = style ? paint(part, style, true) : part;
    painted += changed[from] ? paint(coloured, "reverse", true) : coloured;
  }
  return painted;
}

/** Whether each character differs, in the rows of a board that have kept their length. */
function changes(before: readonly string[], lines: readonly string[]): boolean[] {
  return lines.flatMap((line, row) => {
    const old = before[row]!;
    const isRow = ROW.test(line) && line.length === old?.length;
    return Array.from({ length: line.length + 1 }, (_, i) => isRow && line[i] !== old[i]);
  });
}
