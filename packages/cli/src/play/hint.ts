import { actionTable } from "../answers/game-text.js";
import type { Thought, ThoughtRow } from "../answers/thought.js";
import type { Place } from "../games/place.js";
import { wrap } from "../io/table.js";
import { reasonFor, type Seats } from "./words.js";

/** Number of actions in a hint. */
const HINTS = 3;
/** Digits of values in the unit in which a game's players count. */
const COUNTED_DIGITS = 3;

/** The text of a hint: the best actions, and why the first is best, in the unit in which the game's players count. */
export function hintText(place: Place, thought: Thought, seats: Seats, width: number): string {
  const { words, format } = seats;
  const { terminal } = place.presentation;
  const counted = countedRows(place, thought.actions);
  const [best, second] = counted;
  const isLossKnown =
    terminal?.counted !== undefined &&
    best?.value !== undefined &&
    second?.value !== undefined &&
    second.depth === best.depth;
  const sentences = [
    reasonFor({ ...thought, actions: counted }, seats),
    ...(isLossKnown
      ? [
          words.text("play-hint-gives", {
            action: second.action,
            loss: (best.value! - second.value!).toFixed(3),
          }),
        ]
      : []),
    words.text("play-hint-enter", { action: best!.action }),
    ...(terminal?.sweeps ?? [])
      .map(({ name, actions }) => ({ name, count: actions(place.state).length }))
      .filter(({ count }) => count > 1)
      .map((sweep) => words.text("play-hint-sweep", sweep)),
  ];
  const lines = [...(thought.remarks ?? []).map(format), words.paragraph(sentences)];
  // Values of different depths cannot be compared.
  const alike = counted.filter(({ depth }) => depth === best!.depth);
  const listed = place.game
    .actions(place.state)
    .map((action) => place.game.notation!.action(place.state, action));
  const rows = actionTable(place, (alike.length > 1 ? alike : counted).slice(0, HINTS), words, {
    width,
    ...(terminal?.counted && {
      value: terminal.counted.name,
      digits: COUNTED_DIGITS,
      numberOf: ({ action }) => 1 + listed.indexOf(action),
    }),
  });
  return `${rows}${lines.flatMap((line) => wrap(line, width)).join("\n")}\n`;
}

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
