/** A thread's part in tuning a player: it plays matches between two settings of the player. */
import { type PlayedGame, StoppedError, standingsOf } from "@tyche/arena";
import { matchSchedule, openMatch, type WrittenMatch } from "../arena/match.js";
import { readGame } from "../games/options.js";
import type { Work } from "../threads/work.js";

export type DuelQuestion = Omit<WrittenMatch, "players">;

/** The result of a duel. */
export interface DuelResult {
  /** Score of the first setting, −1 to 1: the difference of the payoffs divided by the greatest possible difference. */
  readonly score: number;
  readonly games: number;
}

/** The text of a duel: the players and the seed. */
export function duelText(players: readonly [string, string], seed: string): string {
  return JSON.stringify([...players, seed]);
}

/** A task is a list of duels by their texts. */
export async function open(question: DuelQuestion): Promise<Work<readonly string[], readonly DuelResult[]>> {
  const { facts } = (await readGame(question.game, question.options)).game;
  return {
    async run(duels, stop) {
      const results: DuelResult[] = [];
      for (const text of duels) {
        const [first, second, seed] = JSON.parse(text) as [string, string, string];
        const match: WrittenMatch = { ...question, players: [first, second], seed };
        const schedule = await matchSchedule(match);
        const open = await openMatch(match);
        const played = [];
        try {
          for (let index = 0; index < schedule.length; index++) played.push(await open.play(index, stop));
        } catch (error) {
          if (error instanceof StoppedError) return results;
          throw error;
        } finally {
          await open.close();
        }
        const { pairs, games } = standingsOf(2, schedule.tables.length, played);
        const [low, high] = rangeOf(
          facts.bounds,
          played.flatMap(({ rounds }) => rounds.flat()),
        );
        const score = high > low ? pairs[0]!.difference.value / (high - low) : 0;
        results.push({ score: Math.max(-1, Math.min(1, score)), games });
      }
      return results;
    },
  };
}

/** The range of payoffs: from the game's facts or, if they give no bounds, as observed. */
function rangeOf(
  [low, high]: readonly [number, number],
  games: readonly PlayedGame[],
): readonly [number, number] {
  if (Number.isFinite(low) && Number.isFinite(high)) return [low, high];
  const payoffs = games.flatMap(({ payoffs }) => payoffs);
  return [Math.min(...payoffs), Math.max(...payoffs)];
}
