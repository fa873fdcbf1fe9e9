import { type Game, type Opponent, seededChance } from "@tyche/engine";
import { checkGameFacts, checkOptions, FUNCTION, type OptionRule, SIGNAL, whole } from "@tyche/engine/search";
import { MatchError, type Player, type Stop } from "./player.js";
import { checkGames, scheduleOf } from "./schedule.js";
import { playSeries, type SeriesResult } from "./series.js";
import { type Standings, standingsOf } from "./standings.js";

/**
 * Who takes part: a function that makes a player, for each seat and game anew; what it makes may be an opponent of
 * `createOpponent`, or anything else that plays.
 */
export type Contestant<State, Action> = (seed: string) => Player | Pick<Opponent<State, Action>, "play">;

/** How a match is played: games, seed, seats. */
export interface MatchSettings {
  /**
   * Games of every table of contestants: a multiple of its seatings (2 where two meet), as each dice are played once from every seat. Default 100,
   * or the next multiple.
   */
  readonly games?: number;
  /** The same seed has the same dice. Default "1". */
  readonly seed?: string;
  /**
   * Actions at the beginning of every game that nobody chooses, each legal one as likely, the same for every seating. Where neither the game nor
   * its players draw anything, all games of a match are the same game without. Default 0.
   */
  readonly opening?: number;
  /** Stops the match: what was played until then counts. */
  readonly signal?: Stop;
  /** Told after each round on the same dice. */
  readonly onProgress?: (played: number, of: number) => void;
}

const SETTINGS: { readonly [Name in keyof Required<MatchSettings>]: OptionRule } = {
  games: whole("games"),
  seed: [(value) => typeof value === "string", { id: "api-option-text", values: {}, message: "a text" }],
  opening: whole("actions", 0),
  signal: SIGNAL,
  onProgress: FUNCTION,
};

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
 * @throws MatchError where there is no such setting, a contestant is no function that makes a player, or somebody plays what it cannot
 */
export async function playMatch<State, Action>(
  game: Game<State, Action>,
  contestants: readonly Contestant<State, Action>[],
  settings: MatchSettings = {},
): Promise<MatchResult> {
  checkOptions("playMatch", settings, SETTINGS, undefined, MatchError);
  checkGameFacts(game);
  const { games = 100, seed = "1", opening = 0, signal, onProgress } = settings;
  for (const [number, contestant] of contestants.entries())
    if (typeof contestant !== "function") throw noContestant(number, contestant);
  const schedule = scheduleOf({ contestants: contestants.length, seats: game.facts.players, games, seed });
  if (settings.games !== undefined) checkGames(schedule, games);
  const results: SeriesResult[] = [];
  for (let index = 0; index < schedule.length && !signal?.aborted; index++) {
    const series = schedule.series(index);
    results.push(
      await playSeries(game, series, (contestant) => seated(game, contestants[contestant]!, contestant), {
        opening,
      }),
    );
    onProgress?.(results.length, schedule.length);
  }
  return { ...standingsOf(contestants.length, schedule.tables.length, results), results };
}

/** For somebody who gave a level, or an opponent in place of what makes one. */
function noContestant(number: number, found: unknown): MatchError {
  const wanted = `Contestant ${number} of a match must be a function that makes a player for each game, as (seed) => createOpponent(game, { level: 3, seed })`;
  if (typeof found === "object" && found !== null)
    return new MatchError("match-contestant-object", { number }, `${wanted}, not an object.`);
  const text = String(found);
  return new MatchError("match-contestant", { number, found: text }, `${wanted}, not ${text}.`);
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
      if (typeof made !== "object" || made === null || !("choose" in made || "play" in made))
        throw new MatchError(
          "match-player",
          { number },
          `What ${name} makes must have a function play(state), as an opponent has: it is handed a seed, as (seed) => createOpponent(game, { level: 3, seed }), and nothing else.`,
        );
      chance = seededChance(seed);
      return "choose" in made ? made.begin?.(seat, seed) : undefined;
    },
    async choose(seen) {
      if (made === undefined) throw new Error(`${name} has not begun.`);
      if ("choose" in made) return made.choose(seen);
      // Where something is hidden, any state that fits the view asks the same.
      const { view, seat } = seen;
      return made.play(game.facts.hidden ? game.determinize!(view, seat, chance) : (view as State));
    },
  };
}
