import { canonicalText, createOpponent, LEVELS } from "@tyche/engine";
import { type Estimate, RunningMean } from "@tyche/engine/statistics";
import type { AnyGame, Values } from "./judge.js";

/** A decision and what each player loses there, first random play, then the levels. */
export interface LossRow {
  /** The position in the game's notation. */
  readonly at: string;
  /** Mean loss. */
  readonly loss: readonly number[];
  /** The share of choices that lose much. */
  readonly large: readonly number[];
}

/** How losses are counted. */
export interface LossScale {
  /** The factor from the reference's values to the unit of the loss. */
  readonly factor: number;
  /** Losses above this are large. */
  readonly large: number;
  /** Choices of each level that errs, each with a seed of its own. */
  readonly choices: number;
}

/** The loss of random play, exactly, and of each level, by its choices. @throws Error if a choice has no value */
export async function lossesAt(
  game: AnyGame,
  state: unknown,
  values: Values,
  { factor, large, choices }: LossScale,
): Promise<Omit<LossRow, "at">> {
  const best = Math.max(...values.values());
  const found = [lossesOf([...values.values()].map((value) => factor * (best - value)))];
  for (const level of LEVELS) {
    const isSure = game.levels?.[level - 1]?.temperature === 0;
    const losses: number[] = [];
    for (let seed = 0; seed < (isSure ? 1 : choices); seed++) {
      // With the same seeds everywhere, all decisions would have the same luck, and intervals would be too narrow.
      const own = `${canonicalText(state)} ${seed}`;
      const opponent = createOpponent(game, { level, seed: own, time: Number.POSITIVE_INFINITY });
      const name = canonicalText(await opponent.play(state));
      const value = values.get(name);
      if (value === undefined) throw new Error(`${game.name}: the reference does not know ${name}.`);
      losses.push(factor * (best - value));
    }
    found.push(lossesOf(losses));
  }
  return { loss: found.map(({ mean }) => mean), large: found.map(({ share }) => share) };

  function lossesOf(losses: readonly number[]): { readonly mean: number; readonly share: number } {
    const count = losses.length;
    return {
      mean: rounded(losses.reduce((sum, loss) => sum + loss, 0) / count),
      share: rounded(losses.filter((loss) => loss > large).length / count),
    };
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

/** Mean loss of each player, first random play, with Student's interval over the decisions. */
export function meanLosses(rows: readonly LossRow[], of: "loss" | "large"): Estimate[] {
  return Array.from({ length: 1 + LEVELS.length }, (_, player) =>
    RunningMean.of(rows.map((row) => row[of][player]!)).estimate(),
  );
}
