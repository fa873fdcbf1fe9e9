import type { SeriesResult } from "@tyche/arena";
import { fixed } from "@tyche/engine/statistics";
import { SingleBar } from "cli-progress";
import type { Output } from "../io/io.js";
import type { WrittenMatch } from "./match.js";

export interface Progress {
  update(results: readonly SeriesResult[]): void;
  stop(): void;
}

/** A progress bar with the first player's mean payoff so far; shown only on a terminal. */
export function progressOn(
  output: Output,
  { players }: WrittenMatch,
  length: number,
  known: readonly SeriesResult[],
): Progress {
  if (!output.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    stream: output as NodeJS.WriteStream,
    format: "[{bar}] {percentage} % | {games} games | {name} {payoff} a game | {eta_formatted} to go",
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
    gracefulExit: false,
  });
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
  bar.start(length, known.length, count(known));
  return {
    update: (results) => bar.increment(results.length, count(results)),
    stop: () => bar.stop(),
  };
}
