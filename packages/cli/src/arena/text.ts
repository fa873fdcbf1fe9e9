import type { Comparison, SoloSummary, Standings } from "@tyche/arena";
import type { Estimate, SprtSettings, SprtState } from "@tyche/engine/statistics";
import { fixed } from "@tyche/engine/statistics";
import { table } from "../io/table.js";
import type { WrittenMatch } from "./match.js";

/** The results of a match so far. */
export interface MatchReport {
  readonly match: WrittenMatch;
  readonly standings: Standings;
  /** Whether one player's gain is the other's loss; only in two-player games. */
  readonly zeroSum: boolean;
  /** Whether all games were played, or a sequential test ended the match. */
  readonly complete: boolean;
  readonly sprt?: SprtSettings & SprtState;
  /** Only for a match of one player. */
  readonly solo?: SoloSummary;
  /** Milliseconds of play summed over all threads, and wall-clock time of this run. */
  readonly playMs: number;
  readonly clockMs: number;
}

/** Returns the players' names. A player written like an earlier one gets a number. */
function namesOf({ players }: WrittenMatch): string[] {
  return players.map((text, i) => {
    const before = players.slice(0, i).filter((other) => other === text).length;
    return before === 0 ? text : `${text} #${before + 1}`;
  });
}

/** The report for programs: apart from times, the same match gives the same text. */
export function reportJson({ match, standings, complete, sprt, solo, playMs, clockMs }: MatchReport): object {
  const { players, pairs, games, cutOff, units } = standings;
  const names = namesOf(match);
  return {
    game: match.game,
    seed: match.seed,
    complete,
    games,
    ...(cutOff > 0 && { cutOff }),
    units,
    players: players.map(({ player, ...standing }) => ({ name: names[player], ...standing })),
    pairs: pairs.map(({ players: pair, ...rest }) => ({
      players: pair.map((i) => names[i]),
      ...rest,
    })),
    ...(sprt && { sprt }),
    ...(solo && { solo }),
    ms: { play: Math.round(playMs), clock: Math.round(clockMs) },
  };
}

/** The standings as a table. */
function standingsTable({ match, standings }: MatchReport): string {
  const { players } = standings;
  const names = namesOf(match);
  const isAlone = players.every(({ wins, draws, losses, games }) => wins + draws === 0 && losses === games);
  const rows = players.map((standing) => {
    const { player, games, wins, draws, losses, winShare, payoff, elo } = standing;
    const counts = isAlone
      ? [String(games)]
      : [games, wins, draws, losses].map(String).concat(interval(winShare, percent));
    return [
      names[player]!,
      ...counts,
      interval(payoff, points),
      ...(elo ? [interval(elo, (value) => fixed(value, 0))] : []),
    ];
  });
  const headings = [
    "player",
    "games",
    ...(isAlone ? [] : ["wins", "draws", "losses", "share of wins"]),
    "payoff a game",
    ...(players.some(({ elo }) => elo) ? ["Elo"] : []),
  ];
  return table(headings, rows);
}

/** The report for people. */
export function reportText(report: MatchReport): string {
  const { match, standings, complete, sprt, solo } = report;
  const { pairs, cutOff } = standings;
  const names = namesOf(match);
  return [
    `${headline(report)}\n\n${solo ? `${names[0]}\n${soloText(solo)}` : standingsTable(report)}`,
    ...(pairs.length === 0 ? [] : [`\n${pairs.map((pair) => `${comparison(report, pair)}\n`).join("")}`]),
    ...(sprt ? [`${sprtLine(sprt)}\n`] : []),
    "95 % intervals.",
    cutOff > 0 ? ` ${cutOff.toLocaleString("en")} games without an end were cut off and count as drawn.` : "",
    complete ? "\n" : " The match was not finished.\n",
  ].join("");
}

function headline({ match, standings, playMs, clockMs }: MatchReport): string {
  const { games, units } = standings;
  const what =
    match.series > 1
      ? `series of ${match.series} rounds`
      : match.paired
        ? units === 1
          ? "round"
          : "rounds"
        : units === 1
          ? "game"
          : "games";
  const dice =
    match.paired && match.players.length > 1 ? `, in ${units} ${what} on the same luck for all` : "";
  const rate = playMs > 0 ? ` (${rated((1000 * games) / playMs)} games/s and thread)` : "";
  return `${match.game}, seed ${match.seed}: ${games} ${games === 1 ? "game" : "games"}${dice}; ${(clockMs / 1000).toFixed(1)} s${rate}`;
}

function comparison({ match, zeroSum }: MatchReport, pair: Comparison): string {
  const names = namesOf(match);
  const [first, second] = pair.players.map((i) => names[i]!);
  const { games, wins, draws, losses } = pair;
  const gained = zeroSum
    ? `${first} against ${second}: ${interval(pair.payoff, signed)}`
    : `${first} less ${second}: ${interval(pair.difference, signed)}`;
  return `${gained} a game (${games} games: ${wins} won, ${draws} drawn, ${losses} lost)`;
}

function sprtLine({ elo0, elo1, llr, low, high, accepted, units }: SprtState & SprtSettings): string {
  const limits = `log-likelihood ratio ${fixed(llr, 2)} (${low.toFixed(2)}, ${high.toFixed(2)})`;
  const end = accepted
    ? `after ${units} units, Elo ${accepted === "elo1" ? elo1 : elo0} accepted over ${accepted === "elo1" ? elo0 : elo1}; the intervals do not know of this stop`
    : `undecided between Elo ${elo0} and ${elo1} after ${units} units`;
  return `sequential test: ${limits}, ${end}.`;
}

function signed(value: number): string {
  return value > 0 ? `+${points(value)}` : points(value);
}

/** Formats the result of a match of one player, one statistic per line. */
function soloText(summary: SoloSummary): string {
  const { payoff, won, shares, means, plies, slowestMs, cpuMsPerGame, cpuMsPerMove, movesPerSecond } =
    summary;
  const fair = means.fair;
  const named = Object.entries(means).filter(([name]) => name !== "fair");
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
    ...named.map(([name, mean]) => `${name} ${interval(mean, points)} a game`),
    moves.join("; "),
    "",
  ].join("\n");
}

/** Formats a value with the bounds of its confidence interval. */
function interval({ value, low, high }: Estimate, shown: (value: number) => string): string {
  if (Number.isNaN(value)) return "–";
  return Number.isFinite(low) && Number.isFinite(high)
    ? `${shown(value)} [${shown(low)}, ${shown(high)}]`
    : `${shown(value)} [unknown]`;
}

/** Formats a rate per second. */
function rated(rate: number): string {
  return rate >= 100 ? Math.round(rate).toLocaleString("en") : rate.toPrecision(2);
}

function percent(value: number): string {
  return `${fixed(100 * value, 1)} %`;
}

/** Four digits after the point for small payoffs, fewer for scores in the thousands. */
function points(value: number): string {
  return fixed(value, Math.abs(value) >= 100 ? 1 : 4);
}
