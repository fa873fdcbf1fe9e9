import { type Estimate, meanOf, shareOf } from "@tyche/engine/statistics";
import type { PlayedGame, SeriesResult } from "./series.js";

/** How a match of one went. */
export interface SoloSummary {
  readonly games: number;
  /** Mean payoff. */
  readonly payoff: Estimate;
  /** The share of games that paid 1, where a game pays 1 or 0. */
  readonly won?: Estimate;
  /** Of what was counted as happened or not, by name: the share of the games in which it did. */
  readonly shares: Readonly<Record<string, Estimate>>;
  /** Of the numbers counted, by name: the mean. */
  readonly means: Readonly<Record<string, Estimate>>;
  /** Mean actions of a game. */
  readonly plies: number;
  /** Milliseconds of the longest decision, where they were taken. */
  readonly slowestMs?: number;
  /** Milliseconds of CPU time, where they were taken. */
  readonly cpuMsPerGame?: number;
  readonly cpuMsPerMove?: number;
  /** Of CPU time. */
  readonly movesPerSecond?: number;
}

/** Sums up the games of a match of one, which are independent; the intervals are those of 95 %. */
export function soloSummaryOf(
  [low, high]: readonly [number, number],
  results: readonly SeriesResult[],
): SoloSummary {
  const played = [...results].sort((a, b) => a.index - b.index).flatMap(({ rounds }) => rounds.flat());
  const payoffs = played.map((game) => game.payoffs[0]!);
  const pays1 = low === 0 && high === 1 && payoffs.every((payoff) => payoff === 0 || payoff === 1);
  const plies = played.reduce((sum, game) => sum + game.plies, 0);
  const slowest = numbersNamed("slowest", played);
  return {
    games: played.length,
    payoff: meanOf(payoffs),
    ...(pays1 && { won: shareOf(payoffs.filter((payoff) => payoff === 1).length, played.length) }),
    ...figuresOf(played),
    plies: plies / played.length,
    ...(slowest.length > 0 && { slowestMs: slowest.reduce((most, ms) => Math.max(most, ms), 0) }),
    ...cpuOf(results, played.length, plies),
  };
}

function figuresOf(played: readonly PlayedGame[]): Pick<SoloSummary, "shares" | "means"> {
  const shares: Record<string, Estimate> = {};
  const means: Record<string, Estimate> = {};
  for (const [name, kind] of Object.entries(played[0]?.figures ?? {})) {
    if (typeof kind === "boolean") {
      const known = played.filter(({ figures }) => typeof figures?.[name] === "boolean");
      shares[name] = shareOf(known.filter(({ figures }) => figures![name]).length, known.length);
    } else if (name !== "slowest") means[name] = meanOf(numbersNamed(name, played));
  }
  return { shares, means };
}

function numbersNamed(name: string, played: readonly PlayedGame[]): number[] {
  return played.flatMap(({ figures }) => {
    const figure = figures?.[name];
    return typeof figure === "number" ? [figure] : [];
  });
}

/** Nothing where some series were played without a look at the CPU. */
function cpuOf(results: readonly SeriesResult[], games: number, plies: number) {
  if (games === 0 || results.some(({ cpuMs }) => cpuMs === undefined)) return {};
  const cpuMs = results.reduce((sum, result) => sum + result.cpuMs!, 0);
  return {
    cpuMsPerGame: cpuMs / games,
    cpuMsPerMove: cpuMs / plies,
    ...(cpuMs > 0 && { movesPerSecond: (1000 * plies) / cpuMs }),
  };
}
