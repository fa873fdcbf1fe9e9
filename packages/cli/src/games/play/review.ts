import { wrap } from "../../io/table.js";
import { betterBy, type Judged } from "./tutor.js";

/** How many moments are shown. */
const SHOWN = 5;

/** A decision of the person, in the order in which they were made. */
export interface Moment {
  /** Of all actions of the game, from 1. */
  readonly number: number;
  readonly judged: Judged;
  /** The position before it, as text. */
  readonly position: string;
}

/** The worst moments of a game, the worst first, in lines no wider than the terminal. */
export function reviewText(moments: readonly Moment[], least: number, width: number): string {
  const total = moments.reduce((sum, { judged }) => sum + judged.loss, 0);
  const worst = moments
    .filter(({ judged }) => judged.loss >= least)
    .sort((a, b) => b.judged.loss - a.judged.loss || a.number - b.number);
  const count = `${moments.length} ${moments.length === 1 ? "decision" : "decisions"}`;
  const head = `You gave away ${total.toFixed(3)} in ${count}${
    worst.length === 0 ? `, never ${least} or more at once.` : "; your worst moments:"
  }`;
  const lines = worst.slice(0, SHOWN).flatMap(({ number, judged, position }, i) => [
    ...wrap(`${i + 1}. Action ${number}: you chose ${judged.played}; ${betterBy(judged, "was")}.`, width),
    ...judged.why.flatMap((why) => wrap(why, width - 3).map((line) => `   ${line}`)),
    // A position is to be copied whole.
    `   ${position}`,
  ]);
  const more = worst.length > SHOWN ? [`… and ${worst.length - SHOWN} more of ${least} or more.`] : [];
  return `${[...wrap(head, width), ...lines, ...more].join("\n")}\n`;
}
