import { seededChance } from "@tyche/engine";
import { type Estimate, type Meeting, meanOf, ratingsOf, shareOf } from "@tyche/engine/statistics";
import type { PlayedGame, SeriesResult } from "./series.js";

/** Games from the view of one player. */
interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Wins as a share of the games. */
  readonly winShare: Estimate;
}

/** The result of one contestant in the whole match. */
export interface Standing extends Tally {
  readonly player: number;
  /** Payoff per game; the mean over its seats if it had several. */
  readonly payoff: Estimate;
  /** Rating on Elo's scale, with 0 for the mean of all; absent if there is nobody to compare with. */
  readonly elo?: Estimate;
}

/** Two contestants compared on the same dice. */
export interface Comparison extends Tally {
  readonly players: readonly [first: number, second: number];
  /** Payoff of the first per game between the two. */
  readonly payoff: Estimate;
  /** Payoff of the first less that of the second, on the same dice. */
  readonly difference: Estimate;
}

/** The results of all players, with 95 % intervals. */
export interface Standings {
  /** By contestant. */
  readonly players: readonly Standing[];
  /** Every pair, the lower index first. */
  readonly pairs: readonly Comparison[];
  readonly games: number;
  /** Number of games that were cut off; they count with their cut-off payoffs. */
  readonly cutOff: number;
  /** Number of independent units of the match, on which all intervals are based: series with their own dice. */
  readonly units: number;
}

/** Seed of the ratings' intervals, so that the same match has the same ones. */
const BOOTSTRAP = "bootstrap of ratings";

/**
 * Computes the standings from the series played, in any order. Series with the same dice count as one unit: games
 * within a unit are correlated, so the intervals are computed from the means of the units. Only the shares of wins
 * treat games as independent.
 */
export function standingsOf(
  contestants: number,
  tables: number,
  results: readonly SeriesResult[],
): Standings {
  const units = unitsOf(contestants, tables, results);
  const games = results.flatMap(({ rounds }) => rounds.flat());
  const pairs: Comparison[] = [];
  const meetings = units.map((): Meeting[] => []);
  for (let first = 0; first < contestants; first++) {
    for (let second = first + 1; second < contestants; second++) {
      const met = units.map((unit) => unit.meeting(first, second));
      for (const [i, meeting] of met.entries()) {
        const { wins, draws, games } = meeting;
        if (games > 0) meetings[i]!.push({ first, second, score: wins + draws / 2, games });
      }
      pairs.push(comparisonOf([first, second], met));
    }
  }
  const ratings =
    contestants > 1 && units.length > 0 ? ratingsOf(contestants, meetings, seededChance(BOOTSTRAP)) : [];
  return {
    players: Array.from({ length: contestants }, (_, player) => {
      const own = units.map((unit) => unit.own(player));
      const elo = ratings[player];
      return { player, ...tallyOf(own), payoff: meanOfUnits(own, "payoff"), ...(elo && { elo }) };
    }),
    pairs,
    games: games.length,
    cutOff: games.filter((game) => game.cutOff).length,
    units: units.length,
  };
}

/** Scores of the first contestant against the second by unit, for a sequential test. */
export function scoresOf(tables: number, results: readonly SeriesResult[]): number[] {
  return unitsOf(2, tables, results).flatMap((unit) => {
    const { wins, draws, games } = unit.meeting(0, 1);
    return games === 0 ? [] : [(wins + draws / 2) / games];
  });
}

/** The counts of one unit from the view of one contestant. */
interface Counts {
  games: number;
  wins: number;
  draws: number;
  /** Sums over the games. */
  payoff: number;
  difference: number;
}

function comparisonOf(players: readonly [number, number], met: readonly Counts[]): Comparison {
  return {
    players,
    ...tallyOf(met),
    payoff: meanOfUnits(met, "payoff"),
    difference: meanOfUnits(met, "difference"),
  };
}

function tallyOf(units: readonly Counts[]): Tally {
  const sum = (name: "games" | "wins" | "draws"): number => units.reduce((all, unit) => all + unit[name], 0);
  const [games, wins, draws] = [sum("games"), sum("wins"), sum("draws")];
  return { games, wins, draws, losses: games - wins - draws, winShare: shareOf(wins, games) };
}

function meanOfUnits(units: readonly Counts[], name: "payoff" | "difference"): Estimate {
  return meanOf(units.flatMap((unit) => (unit.games === 0 ? [] : [unit[name] / unit.games])));
}

/** Series with the same dice, in match order. */
function unitsOf(contestants: number, tables: number, results: readonly SeriesResult[]): Unit[] {
  const units = new Map<number, Unit>();
  for (const result of [...results].sort((a, b) => a.index - b.index)) {
    const number = Math.floor(result.index / tables);
    const unit = units.get(number) ?? new Unit(contestants);
    units.set(number, unit);
    for (const [round, games] of result.rounds.entries())
      for (const game of games) unit.add(result.table, round, game);
  }
  return [...units.values()];
}

class Unit {
  private readonly alone: Counts[];
  /** By first * contestants + second. */
  private readonly together: Counts[];
  /** In single-player games: the payoff by round, then contestant. */
  private readonly solo: number[][] = [];
  private readonly contestants: number;

  constructor(contestants: number) {
    this.contestants = contestants;
    this.alone = Array.from({ length: contestants }, blank);
    this.together = Array.from({ length: contestants ** 2 }, blank);
  }

  /** Adds a game of a group. */
  add(table: readonly number[], round: number, { seats, payoffs }: PlayedGame): void {
    const best = table.map(() => Number.NEGATIVE_INFINITY);
    const sums = table.map(() => 0);
    const held = table.map(() => 0);
    for (const [seat, place] of seats.entries()) {
      best[place] = Math.max(best[place]!, payoffs[seat]!);
      sums[place]! += payoffs[seat]!;
      held[place]!++;
    }
    const means = sums.map((sum, place) => sum / held[place]!);
    const top = Math.max(...best);
    const winners = best.filter((payoff) => payoff === top).length;
    for (const [place, player] of table.entries()) {
      const counts = this.alone[player]!;
      counts.games++;
      counts.payoff += means[place]!;
      // A single player has no opponent to beat.
      if (table.length === 1) this.meetSolo(player, round, means[place]!);
      else if (best[place] === top) counts[winners === 1 ? "wins" : "draws"]++;
      for (let other = place + 1; other < table.length; other++) {
        this.meet(player, table[other]!, [means[place]!, means[other]!], [best[place]!, best[other]!]);
      }
    }
  }

  own(player: number): Counts {
    return this.alone[player]!;
  }

  meeting(first: number, second: number): Counts {
    return this.together[first * this.contestants + second]!;
  }

  private meet(
    first: number,
    second: number,
    [own, others]: readonly [number, number],
    [best, othersBest]: readonly [number, number],
  ): void {
    const counts = this.meeting(first, second);
    counts.games++;
    counts.payoff += own;
    counts.difference += own - others;
    if (best > othersBest) counts.wins++;
    else if (best === othersBest) counts.draws++;
  }

  private meetSolo(player: number, round: number, payoff: number): void {
    this.solo[round] ??= [];
    const payoffs = this.solo[round];
    payoffs[player] = payoff;
    for (const [other, others] of payoffs.entries()) {
      if (other === player || others === undefined) continue;
      if (player < other) this.meet(player, other, [payoff, others], [payoff, others]);
      else this.meet(other, player, [others, payoff], [others, payoff]);
    }
  }
}

function blank(): Counts {
  return { games: 0, wins: 0, draws: 0, payoff: 0, difference: 0 };
}
