import type { SeriesResult } from "@tyche/arena";
import { fixed } from "@tyche/engine/statistics";
import type { Output } from "../io/io.js";
import { type Progress, progressBar } from "../io/progress-bar.js";
import type { WrittenMatch } from "./match.js";

/** A progress bar with the first player's mean payoff so far; shown only on a terminal. */
export function progressOn(
  output: Output,
  { players }: WrittenMatch,
  length: number,
  known: readonly SeriesResult[],
): Progress<readonly SeriesResult[]> {
  const bar = progressBar(
    output,
    "[{bar}] {percentage} % | {games} games | {name} {payoff} a game | {eta_formatted} to go",
  );
  let games = 0;
  let sum = 0;
  let own = 0;
  const count = (results: readonly SeriesResult[]): object => {
    for (const { table, rounds } of results) {
      const place = table.indexOf(0);
      for (const { seats, payoffs } of rounds.flat()) {
        games++;
        const mine = payoffs.filter((_, seat) => seats[seat] === place);
        if (mine.length === 0) continue;
        own++;
        sum += mine.reduce((total, payoff) => total + payoff, 0) / mine.length;
      }
    }
    return { games, name: players[0], payoff: own === 0 ? "" : fixed(sum / own, 3) };
  };
  bar?.start(length, known.length, count(known));
  return {
    update: (results) => bar?.increment(results.length, count(results)),
    stop: () => bar?.stop(),
  };
}
