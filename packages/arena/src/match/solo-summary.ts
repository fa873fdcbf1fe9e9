import { type Estimate, meanOf, shareOf } from "@tyche/engine/statistics";
import type { PlayedGame, SeriesResult } from "./series.js";

/** The summary of a single-player match. */
export interface SoloSummary {
  readonly games: number;
  /** Mean payoff. */
  readonly payoff: Estimate;
  /** The share of games that paid 1, if games pay 1 or 0. */
  readonly won?: Estimate;
  /** For yes-or-no statistics, by name: the share of games with a yes. */
  readonly shares: Readonly<Record<string, Estimate>>;
  /** For numeric statistics, by name: the mean. */
  readonly means: Readonly<Record<string, Estimate>>;
  /** Mean number of actions per game. */
  readonly plies: number;
  /** Duration of the longest decision in milliseconds, if measured. */
  readonly slowestMs?: number;
  /** CPU time in milliseconds, if measured. */
  readonly cpuMsPerGame?: number;
  readonly cpuMsPerMove?: number;
  /** Moves per second of CPU time. */
  readonly movesPerSecond?: number;
}

/** Summarises the games of a single-player match, which are independent, with 95 % intervals. */
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

/** Empty if some series were played without measuring CPU time. */
function cpuOf(results: readonly SeriesResult[], games: number, plies: number) {
  if (games === 0 || results.some(({ cpuMs }) => cpuMs === undefined)) return {};
  const cpuMs = results.reduce((sum, result) => sum + result.cpuMs!, 0);
  return {
    cpuMsPerGame: cpuMs / games,
    cpuMsPerMove: cpuMs / plies,
    ...(cpuMs > 0 && { movesPerSecond: (1000 * plies) / cpuMs }),
  };
}
