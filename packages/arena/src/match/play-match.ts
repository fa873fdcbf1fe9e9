import { type Game, type Opponent, seededChance } from "@tyche/engine";
import { quoted } from "@tyche/engine/errors";
import { checkGameFacts, checkOptions, FUNCTION, type OptionRule, SIGNAL, whole } from "@tyche/engine/search";
import { MatchError, type Player, type Stop } from "./player.js";
import { checkGames, scheduleOf } from "./schedule.js";
import { playSeries, type SeriesResult } from "./series.js";
import { type Standings, standingsOf } from "./standings.js";

/**
 * A contestant: a function that creates a player for each seat and game; the result may be an opponent from
 * `createOpponent`, or anything else that plays.
 */
export type Contestant<State, Action> = (seed: string) => Player | Pick<Opponent<State, Action>, "play">;

/** Options for a match: games, seed, seats. */
export interface MatchSettings {
  /**
   * Games for every pairing of contestants: a multiple of its seatings (2 for two contestants), as the same dice are
   * played once from every seat. Default 100, or the next multiple.
   */
  readonly games?: number;
  /** The same seed gives the same dice. Default "1". */
  readonly seed?: string;
  /**
   * Number of random actions at the beginning of every game, each legal one equally likely, the same for every seating.
   * Without them all games of a match are the same if neither the game nor its players use chance. Default 0.
   */
  readonly opening?: number;
  /** Stops the match; the games played so far count. */
  readonly signal?: Stop;
  /** Called after each round on the same dice. */
  readonly onProgress?: (played: number, of: number) => void;
}

const SETTINGS: { readonly [Name in keyof Required<MatchSettings>]: OptionRule } = {
  games: whole("games"),
  seed: [(value) => typeof value === "string", { id: "api-option-text", values: {}, message: "a text" }],
  opening: whole("actions", 0),
  signal: SIGNAL,
  onProgress: FUNCTION,
};

/** The result of a match: the same as from `standingsOf`, and the games. */
export interface MatchResult extends Standings {
  readonly results: readonly SeriesResult[];
}

/**
 * Plays a match with the same dice for every seating, and compares the contestants, with intervals.
 *
 *     const { pairs } = await playMatch(game, [
 *       (seed) => createOpponent(game, { level: 3, seed, nodes: 1000 }),
 *       (seed) => createOpponent(game, { level: 8, seed, nodes: 1000 }),
 *     ], { games: 200, seed: "1" });
 *
 * @throws MatchError if a setting does not exist, a contestant is not a function that creates a player, or a player
 * makes an illegal move
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
      await playSeries(
        game,
        series,
        (contestant) => seated(game, contestants[contestant]!, `contestant ${contestant}`),
        {
          opening,
        },
      ),
    );
    onProgress?.(results.length, schedule.length);
  }
  return { ...standingsOf(contestants.length, schedule.tables.length, results), results };
}

/** The error for an argument that is a level, or an opponent instead of a function that creates one. */
function noContestant(number: number, found: unknown): MatchError {
  const wanted = `Contestant ${number} of a match must be a function that makes a player for each game, as (seed) => createOpponent(game, { level: 3, seed })`;
  if (typeof found === "object" && found !== null)
    return new MatchError("match-contestant-object", { number }, `${wanted}, not an object.`);
  const text = quoted(found);
  return new MatchError("match-contestant", { number, found: text }, `${wanted}, not ${text}.`);
}

/** A contestant on one seat, created anew for each game. */
export function seated<State, Action>(
  game: Game<State, Action>,
  contestant: Contestant<State, Action>,
  name: string,
): Player {
  let made: ReturnType<Contestant<State, Action>> | undefined;
  let chance = seededChance(0);
  return {
    name,
    begin(seat, seed) {
      made = contestant(seed);
      if (typeof made !== "object" || made === null || !("choose" in made || "play" in made))
        throw new MatchError(
          "match-player",
          { name },
          `${name[0]!.toUpperCase()}${name.slice(1)} must return an object with a function play(state), such as an opponent; it is called with a seed only, as in (seed) => createOpponent(game, { level: 3, seed }).`,
        );
      chance = seededChance(seed);
      return "choose" in made ? made.begin?.(seat, seed) : undefined;
    },
    async choose(seen) {
      if (made === undefined) throw new Error(`${name} has not begun.`);
      if ("choose" in made) return made.choose(seen);
      // With hidden information, any state consistent with the view gives the same answer.
      const { view, seat } = seen;
      return made.play(game.facts.hidden ? game.determinize!(view, seat, chance) : (view as State));
    },
  };
}
