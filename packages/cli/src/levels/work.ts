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

/** What is lost in a game, null if its decisions cannot be judged; or a meeting of two games on the same dice. */
export type LevelsResult = GameLosses | Meeting | null;

/** A task is a list of item numbers: of games whose decisions are judged, or of meetings, all pairs in turn. */
export async function open(
  question: LevelsQuestion,
): Promise<Work<readonly number[], readonly LevelsResult[]>> {
  const { what, settings, from } = question;
  const { game } = await readGame(question.game, question.options);
  const levels = [undefined, ...settings.levels];
  const pairs = pairingsOf(levels.length, game.facts.players === 1);
  const measure = what === "losses" ? lossMeter(game, settings) : undefined;
  return {
    async run(items, signal) {
      const found: LevelsResult[] = [];
      for (const item of items.map((number) => number - from)) {
        const players = pairs[item % pairs.length]!;
        const { opening, seed } = settings;
        const own = { games: players.length, opening, signal, seed: `${seed} ${players.join(" ")} ${item}` };
        const meet = () =>
          playMeeting(
            game,
            players.map((player) => levels[player]),
            own,
          );
        const result = measure ? await measure(item) : { players, results: await meet() };
        // A meeting that was stopped has no result.
        if (signal.aborted) break;
        found.push(result);
      }
      return found;
    },
  };
}
