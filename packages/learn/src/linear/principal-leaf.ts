import type { Position } from "@tyche/engine";
import { type Report, type RootOptions, search } from "@tyche/engine/search";

/**
 * The position at the end of the principal variation, which the search value comes from. If the table no longer has the
 * end of the line, it is searched again from where it breaks off.
 *
 * @returns a copy; the position itself is not changed
 */
export function principalLeaf(
  position: Position,
  report: Report,
  settings: RootOptions & { readonly depth: number },
): Position {
  const leaf = position.copy();
  let { line } = report;
  for (let left = settings.depth; left > 0 && leaf.turn() >= 0; ) {
    if (line.length === 0) line = lineFrom(leaf, { ...settings, depth: left });
    for (const move of line) {
      if (left === 0 || leaf.turn() < 0) break;
      leaf.play(move);
      left--;
    }
    line = [];
  }
  return leaf;
}

function lineFrom(position: Position, settings: RootOptions): readonly number[] {
  const { line, rows } = search(position, settings);
  return line.length > 0 ? line : [rows[0]!.move];
}
