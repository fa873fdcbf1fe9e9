import { type Game, type Opponent, seededChance } from "@tyche/engine";
import { MatchError, type Player, type Stop } from "./player.js";
import { scheduleOf } from "./schedule.js";
import { playSeries, type SeriesResult } from "./series.js";
import { type Standings, standingsOf } from "./standings.js";

/**
 * Who takes part: a function that makes a player, for each seat and game anew; what it makes may be an opponent of
 * `createOpponent`, or anything else that plays.
 */
export type Contestant<State, Action> = (seed: string) => Player | Pick<Opponent<State, Action>, "play">;

/** How a match is played: games, seed, seats. */
export interface MatchSettings {
  /** Games of every table of contestants; more are played where the seatings do not come out even. Default 100. */
  readonly games?: number;
  /** The same seed has the same dice. Default "1". */
  readonly seed?: string;
  /** Stops the match: what was played until then counts. */
  readonly signal?: Stop;
  /** Told after each round on the same dice. */
  readonly onProgress?: (played: number, of: number) => void;
}

/** How a match ended: everything that `standingsOf` knows, and the games. */
export interface MatchResult extends Standings {
  readonly results: readonly SeriesResult[];
}

/**
 * Plays a match on the same dice for every seating, and says with intervals who did better.
 *
 *     const { pairs } = await playMatch(game, [
 *       (seed) => createOpponent(game, { level: 3, seed, nodes: 1000 }),
 *       (seed) => createOpponent(game, { level: 8, seed, nodes: 1000 }),
 *     ], { games: 200, seed: "1" });
 *
 * @throws MatchError where somebody plays what it cannot
 */
export async function playMatch<State, Action>(
  game: Game<State, Action>,
  contestants: readonly Contestant<State, Action>[],
  { games = 100, seed = "1", signal, onProgress }: MatchSettings = {},
): Promise<MatchResult> {
  const schedule = scheduleOf({ contestants: contestants.length, seats: game.facts.players, games, seed });
  const results: SeriesResult[] = [];
  for (let index = 0; index < schedule.length && !signal?.aborted; index++) {
    const series = schedule.series(index);
    results.push(
      await playSeries(game, series, (contestant) => seated(game, contestants[contestant]!, contestant)),
    );
    onProgress?.(results.length, schedule.length);
  }
  return { ...standingsOf(contestants.length, schedule.tables.length, results), results };
}

/** A contestant on one seat: made anew for each game. */
function seated<State, Action>(
  game: Game<State, Action>,
  contestant: Contestant<State, Action>,
  number: number,
): Player {
  let made: ReturnType<Contestant<State, Action>> | undefined;
  let chance = seededChance(0);
  const name = `contestant ${number}`;
  return {
    name,
    begin(seat, seed) {
      made = contestant(seed);
      chance = seededChance(seed);
      return "choose" in made ? made.begin?.(seat, seed) : undefined;
    },
    async choose(seen) {
      if (made === undefined) throw new MatchError(`${name} has not begun.`);
      if ("choose" in made) return made.choose(seen);
      // Where something is hidden, any state that fits the view asks the same.
      const { view, seat } = seen;
      return made.play(game.facts.hidden ? game.determinize!(view, seat, chance) : (view as State));
    },
  };
}
