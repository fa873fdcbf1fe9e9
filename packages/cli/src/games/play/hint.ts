import { wrap } from "../../io/table.js";
import type { Place } from "../place.js";
import { actionTable } from "../text.js";
import type { Thought } from "../thinking/thought.js";
import { countedRows } from "./counted.js";
import { reasonFor, type Seats } from "./words.js";

/** How many actions a hint shows. */
const HINTS = 3;

/** What a person is told who asks for a hint: the best actions, and why the first is the best, in the unit that the game's players count in. */
export function hintText(place: Place, thought: Thought, seats: Seats, width: number): string {
  const { terminal } = place.presentation;
  const counted = countedRows(place, thought.actions);
  const [best, second] = counted;
  const sweeps = (terminal?.sweeps ?? [])
    .map(({ name, actions }) => ({ name, count: actions(place.state).length }))
    .filter(({ count }) => count > 1)
    .map(({ name, count }) => ` ${name} plays all ${count}.`);
  const gives =
    terminal?.counted &&
    best?.value !== undefined &&
    second?.value !== undefined &&
    second.depth === best.depth
      ? ` ${second.action} would give away ${(best.value - second.value).toFixed(3)}.`
      : "";
  const reason = seats.inWords(reasonFor({ ...thought, actions: counted }));
  const lines = [
    ...(thought.remarks ?? []).flatMap((remark) => wrap(remark, width)),
    ...wrap(`${reason}${gives} Enter plays ${best!.action}.${sweeps.join("")}`, width),
  ];
  const rows = actionTable(place, counted.slice(0, HINTS), [], width, terminal?.counted?.name);
  return `${rows}${lines.join("\n")}\n`;
}
