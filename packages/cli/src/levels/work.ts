/** A thread's part in fitting levels: it measures what levels lose in single games, or plays games between them. */
import {
  type GameLosses,
  type LossSettings,
  lossMeter,
  type Meeting,
  pairingsOf,
  playMeeting,
} from "@tyche/arena";
import { readGame } from "../games/options.js";
import type { Work } from "../threads/work.js";

/** One measurement of levels, as plain data. */
export interface LevelsQuestion {
  readonly game: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly what: "losses" | "games";
  readonly settings: LossSettings;
  /** The number of the first item. */
  readonly from: number;
}

/** The result of an item: what is lost in a game, or the scores of a meeting. */
export type LevelsResult = GameLosses | null | Meeting["results"];

/** A task is a list of item numbers: of games whose decisions are judged, or of meetings, all pairs in turn. */
export async function open({
  game: name,
  options,
  what,
  settings,
  from,
}: LevelsQuestion): Promise<Work<readonly number[], readonly LevelsResult[]>> {
  const { game } = await readGame(name, options);
  const { levels, opening, seed } = settings;
  const players = [undefined, ...levels];
  const pairs = pairingsOf(players.length, game.facts.players === 1);
  const measure = what === "losses" ? lossMeter(game, settings) : undefined;
  return {
    async run(items, signal) {
      const results: LevelsResult[] = [];
      for (const number of items) {
        const item = number - from;
        const pair = pairs[item % pairs.length]!;
        const own = { games: pair.length, opening, signal, seed: `${seed} ${pair.join(" ")} ${item}` };
        const result = await (measure?.(item) ??
          playMeeting(
            game,
            pair.map((player) => players[player]),
            own,
          ));
        // A meeting that was stopped has no result.
        if (signal.aborted) break;
        results.push(result);
      }
      return results;
    },
  };
}
