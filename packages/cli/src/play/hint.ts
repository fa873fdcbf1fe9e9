import { mapped } from "@tyche/engine";
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
  const isWorse = terminal?.counted !== undefined && second?.comparison.relation === "better";
  const sentences = [
    reasonFor({ ...thought, actions: counted }, seats),
    ...(isWorse
      ? [
          words.text("play-hint-gives", {
            action: second.action,
            loss: second.comparison.gap.toFixed(3),
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
  const best = rows[0]?.value;
  if (!counted || best === undefined) return rows;
  const count = (payoff: number): number => counted.of(state, payoff).value;
  return rows.map((row) => {
    const { certainty, comparison, value, toBest } = row;
    if (value === undefined) return row;
    return {
      ...row,
      ...counted.of(state, value).figures,
      value: count(value),
      certainty: mapped(certainty, count),
      // The unit is proportional to payoffs.
      comparison:
        comparison.relation === "better"
          ? { relation: "better", gap: count(best) - count(best - comparison.gap) }
          : comparison,
      ...(toBest !== undefined && { toBest: count(value) - count(best) }),
    };
  });
}
