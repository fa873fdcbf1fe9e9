import { canonicalText, type Game, type Level, type OpponentThought, seededChance } from "@tyche/engine";
import { type GameSolution, solvedDecision, solveGame } from "@tyche/engine/exact";
import { meanOf } from "@tyche/engine/statistics";
import { decisionsOfGame, valuesOf } from "./decisions.js";
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
/** The most levels of a game; a ladder can have more rungs. */
const MOST_LEVELS = 20;
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
  const lossesAt = async (state: unknown): Promise<GameLosses | undefined> => {
    // A search like that of a level that errs, because then all actions get a value.
    const judged = solution
      ? solvedDecision(game, state, solution)
      : (await thoughtOf({ nodes: reference, temperature: 1e-9 }, state, "reference")).decision!;
    const values = valuesOf(game, state, judged);
    if (!values) return undefined;
    const best = Math.max(...values.values());
    const actions = game.actions(state);
    /** By player, the random one first: the actions and how likely they are. */
    const choices = [actions.map((action) => ({ action, share: 1 / actions.length }))];
    for (const level of levels) {
      const { decision, chances } = await thoughtOf(level, state, `${canonicalText(state)} ${seed}`);
      choices.push(decision!.actions.map(({ action }, i) => ({ action, share: chances![i]! })));
    }
    const mean = (count: (loss: number) => number): number[] =>
      choices.map((choice) =>
        choice.reduce(
          (sum, { action, share }) => sum + share * count(best - values.get(canonicalText(action))!),
          0,
        ),
      );
    return {
      loss: mean((loss) => loss),
      gross: mean((loss) => (loss > gross ? 1 : 0)),
      exact: judged.solved,
    };
  };
  const played = { ...game, levels: levels.slice(0, MOST_LEVELS) };
  const numbers = played.levels.map((_, i) => i + 1);
  const soft = numbers.filter((level) => levels[level - 1]!.temperature > 0);
  return async (number) => {
    const chance = seededChance(`${seed} ${game.name} ${number}`);
    const sampling = { opening, random: RANDOM, longest: LONGEST, levels: soft.length > 0 ? soft : numbers };
    const met = await decisionsOfGame(played, `${seed} ${number}`, chance, sampling);
    const found: GameLosses[] = [];
    for (const state of chance.shuffle(met).slice(0, PER_GAME)) {
      const losses = await lossesAt(state);
      if (losses) found.push(losses);
    }
    if (found.length === 0) return null;
    const mean = (of: "loss" | "gross"): number[] =>
      found[0]![of].map((_, i) => Number(meanOf(found.map((one) => one[of][i]!)).value.toPrecision(6)));
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
