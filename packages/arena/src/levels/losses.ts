import {
  canonicalText,
  type Game,
  type Level,
  type OpponentThought,
  seededChance,
  valueFor,
} from "@tyche/engine";
import { type GameSolution, solveGame } from "@tyche/engine/exact";
import { decisionsOfGame, type Values, valuesOf } from "./decisions.js";
import { opponentAt } from "./meetings.js";

type AnyGame = Game<unknown, unknown>;

/** What the levels lose in the decisions of one game: means over these, first of random play. */
export interface GameLosses {
  readonly loss: readonly number[];
  /** The share of choices that lose more than `gross`. */
  readonly gross: readonly number[];
  /** Whether all values are exact. */
  readonly exact: boolean;
}

/** Which losses are measured, and how. */
export interface LossSettings {
  readonly seed: string;
  readonly levels: readonly Level[];
  /** A loss above this is a gross error. */
  readonly gross: number;
  /** Nodes of the search that judges where the game is too large to be solved. */
  readonly reference: number;
  /** Number of random actions at the start of every game. */
  readonly opening: number;
}

/** A game from which decisions are taken: how many, one action in how many is random, and its greatest length. */
const PER_GAME = 2;
const RANDOM = 4;
const LONGEST = 300;
/** Games with more positions are judged by search. */
const SOLVED = 100_000;

/**
 * Measures losses, one game at a time, exactly as opponents choose: by the chances of their choices, without the luck
 * of one. The reference is the solution of a small game, else a search.
 *
 * @returns a function of the number of the game; null if none of its decisions has a known loss
 */
export function lossMeter(
  game: AnyGame,
  { seed, levels, gross, reference, opening }: LossSettings,
): (number: number) => Promise<GameLosses | null> {
  const solution = solutionOf(game);
  const thoughtOf = async (level: Level, state: unknown, own: string): Promise<OpponentThought<unknown>> => {
    let thought: OpponentThought<unknown> | undefined;
    await opponentAt(game, level, { seed: own, onThought: (one) => (thought = one) }).play(state);
    return thought!;
  };
  /** It searches like a level that errs, because then all actions get a value. */
  const judge = async (state: unknown): Promise<{ readonly values?: Values; readonly exact: boolean }> => {
    if (solution) return { values: solvedValues(game, solution, state), exact: true };
    const { decision } = await thoughtOf({ nodes: reference, temperature: 1e-9 }, state, "reference");
    const values = valuesOf(game, state, decision!);
    return { ...(values && { values }), exact: decision!.solved };
  };
  const soft = levels.slice(0, 10).flatMap(({ temperature }, i) => (temperature > 0 ? [i + 1] : []));
  const played = { ...game, levels: Array.from({ length: 10 }, (_, i) => levels[i] ?? levels.at(-1)!) };
  return async (number) => {
    const chance = seededChance(`${seed} ${game.name} ${number}`);
    const sampling = { opening, random: RANDOM, longest: LONGEST, ...(soft.length > 0 && { levels: soft }) };
    const met = await decisionsOfGame(played, `${seed} ${number}`, chance, sampling);
    const found: GameLosses[] = [];
    for (const state of chance.shuffle(met).slice(0, PER_GAME)) {
      const { values, exact } = await judge(state);
      if (!values) continue;
      const best = Math.max(...values.values());
      const lossOf = (action: unknown): number => best - values.get(canonicalText(action))!;
      const even = game.actions(state).map((action, _, { length }) => [lossOf(action), 1 / length] as const);
      const choices = [even];
      for (const level of levels) {
        const { decision, chances } = await thoughtOf(level, state, `${canonicalText(state)} ${seed}`);
        choices.push(decision!.actions.map(({ action }, i) => [lossOf(action), chances![i]!] as const));
      }
      found.push({
        loss: choices.map((choice) => sum(choice.map(([loss, share]) => loss * share))),
        gross: choices.map((choice) => sum(choice.map(([loss, share]) => (loss > gross ? share : 0)))),
        exact,
      });
    }
    if (found.length === 0) return null;
    const mean = (of: "loss" | "gross"): number[] =>
      found[0]![of].map((_, player) => rounded(sum(found.map((one) => one[of][player]!)) / found.length));
    return { loss: mean("loss"), gross: mean("gross"), exact: found.every(({ exact }) => exact) };
  };
}

function solutionOf(game: AnyGame): GameSolution<unknown, unknown> | undefined {
  try {
    return solveGame(game, { limit: SOLVED });
  } catch {
    // Too large, or hidden, or for more players.
    return undefined;
  }
}

function solvedValues(game: AnyGame, solution: GameSolution<unknown, unknown>, state: unknown): Values {
  const player = game.turn(state);
  const { actions } = solution.at(state);
  return new Map(
    actions.map(({ action, value: { low, high } }) => [
      canonicalText(action),
      valueFor(game.facts, player, (low + high) / 2),
    ]),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
