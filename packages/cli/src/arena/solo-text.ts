import type { SoloSummary } from "@tyche/arena";
import { interval, percent, points, rated } from "./figures-text.js";

/** Formats the result of a match of one player, one statistic per line. */
export function soloText(summary: SoloSummary): string {
  const { payoff, won, shares, means, plies, slowestMs, cpuMsPerGame, cpuMsPerMove, movesPerSecond } =
    summary;
  const fair = means.fair;
  const told = Object.entries(means).filter(([name]) => name !== "fair");
  const moves = [
    `${plies.toFixed(1)} moves a game`,
    ...(cpuMsPerGame === undefined || cpuMsPerMove === undefined
      ? []
      : [`${cpuMsPerGame.toFixed(2)} ms of CPU a game, ${cpuMsPerMove.toFixed(4)} ms a move`]),
    ...(movesPerSecond === undefined ? [] : [`${rated(movesPerSecond)} moves a second of CPU`]),
    ...(slowestMs === undefined ? [] : [`the slowest decision took ${slowestMs.toFixed(0)} ms`]),
  ];
  return [
    `payoff ${interval(payoff, points)}`,
    ...(fair ? [`payoff with the luck taken out ${interval(fair, points)}`] : []),
    ...(won ? [`won ${interval(won, percent)}`] : []),
    ...Object.entries(shares).map(([name, share]) => `${name} ${interval(share, percent)}`),
    ...told.map(([name, mean]) => `${name} ${interval(mean, points)} a game`),
    moves.join("; "),
    "",
  ].join("\n");
}
