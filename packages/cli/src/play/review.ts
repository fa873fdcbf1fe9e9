import type { Catalogue } from "@tyche/messages";
import { wrap } from "../io/table.js";
import type { Judged } from "./tutor.js";

/** Number of decisions shown. */
const SHOWN = 5;

/** A decision of the person, in game order. */
export interface Moment {
  /** Number among all actions of the game, from 1. */
  readonly number: number;
  readonly judged: Judged;
  /** The position before it, as text. */
  readonly position: string;
}

/** The worst decisions of a game, worst first, in lines that fit the terminal. */
export function reviewText(
  moments: readonly Moment[],
  least: number,
  width: number,
  words: Catalogue,
): string {
  const total = moments.reduce((sum, { judged }) => sum + judged.loss, 0);
  const worst = moments
    .filter(({ judged }) => judged.loss >= least)
    .sort((a, b) => b.judged.loss - a.judged.loss || a.number - b.number);
  const head = words.text("play-review", {
    total: total.toFixed(3),
    decisions: moments.length,
    worst: worst.length === 0 ? "none" : "some",
    least: String(least),
  });
  const lines = worst.slice(0, SHOWN).flatMap(({ number, judged, position }, i) => {
    const { played, best, loss, why } = judged;
    const moment = words.text("play-review-moment", {
      index: i + 1,
      number,
      played,
      best,
      loss: loss.toFixed(3),
    });
    return [
      ...wrap(moment, width),
      ...why.flatMap((reason) => wrap(reason, width - 3).map((line) => `   ${line}`)),
      // Not wrapped, so that it can be copied whole.
      `   ${position}`,
    ];
  });
  const left = worst.length - SHOWN;
  const more = left > 0 ? [words.text("play-review-more", { count: left, least: String(least) })] : [];
  return `${[...wrap(head, width), ...lines, ...more].join("\n")}\n`;
}
