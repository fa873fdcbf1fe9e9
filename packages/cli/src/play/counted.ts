import type { ThoughtRow } from "../answers/thought.js";
import type { Place } from "../games/place.js";

/** Converts rows to the unit in which the game's players count, if that is not its payoffs. */
export function countedRows(
  { presentation, state }: Place,
  rows: readonly ThoughtRow[],
): readonly ThoughtRow[] {
  const { counted } = presentation.terminal ?? {};
  if (!counted || rows.length === 0) return rows;
  const [{ value: own }] = rows as [ThoughtRow];
  const best = own === undefined ? undefined : counted.of(state, own).value;
  return rows.map((row) => {
    if (row.value === undefined) return row;
    const { value, figures } = counted.of(state, row.value);
    return {
      ...row,
      ...figures,
      value,
      ...(row.toBest !== undefined && best !== undefined && { toBest: value - best }),
    };
  });
}
