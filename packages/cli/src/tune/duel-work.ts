/** What a thread does where a player is tuned: matches between two settings of it. */
import { type PlayedGame, StoppedError, scheduleOf, standingsOf } from "@tyche/arena";
import { openMatch, planOf, type WrittenMatch } from "../arena/match.js";
import { readGame } from "../games/options.js";
import type { Work } from "../threads/work.js";

export type DuelQuestion = Omit<WrittenMatch, "players">;

/** How a duel went. */
export interface DuelResult {
  /** How much better the first did, -1 to 1: the difference of payoffs as a share of the most that it can be. */
  readonly score: number;
  readonly games: number;
}

/** The text of a duel: who plays, on which dice. */
export function duelText(players: readonly [string, string], seed: string): string {
  return JSON.stringify([...players, seed]);
}

/** A task is some duels by their texts. */
export function open(question: DuelQuestion): Work<readonly string[], readonly DuelResult[]> {
  const { facts } = readGame(question.game, question.options).game;
  return {
    async run(duels, stop) {
      const results: DuelResult[] = [];
      for (const text of duels) {
        const [first, second, seed] = JSON.parse(text) as [string, string, string];
        const match: WrittenMatch = { ...question, players: [first, second], seed };
        const schedule = scheduleOf(planOf(match));
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

/** Of the payoffs: by the facts, else as they were, where nothing bounds them. */
function rangeOf(
  [low, high]: readonly [number, number],
  games: readonly PlayedGame[],
): readonly [number, number] {
  if (Number.isFinite(low) && Number.isFinite(high)) return [low, high];
  const payoffs = games.flatMap(({ payoffs }) => payoffs);
  return [Math.min(...payoffs), Math.max(...payoffs)];
}
