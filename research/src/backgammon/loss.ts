import { NotationError } from "@tyche/engine";
import { RunningMean } from "@tyche/engine/statistics";
import type { Dice } from "@tyche/games/backgammon";
import type { ReferencePosition } from "./positions.js";

/** The tested player: returns the board after its play, from the side of the player who makes it. */
export type PlayChooser = (points: readonly number[], dice: Dice) => readonly number[];

/** A player's loss according to a reference. */
export interface Loss {
  readonly positions: number;
  /** Mean equity lost per decision, in thousandths of a point. */
  readonly mean: number;
  /** Its standard error. */
  readonly error: number;
  /** The share of decisions that lose more than 100 thousandths. */
  readonly large: number;
}

export interface LossReport extends Loss {
  readonly strata: readonly ({ readonly stratum: string } & Loss)[];
}

/** A decision that loses more than this many points counts as a large error. */
const LARGE = 0.1;

/**
 * Computes the loss of the chosen plays against the best according to the reference.
 *
 * @throws NotationError if a choice is not among the plays of the reference
 */
export function lossOf(
  positions: readonly ReferencePosition[],
  choose: PlayChooser,
  onDone: (done: number) => void = () => {},
): LossReport {
  const losses = positions.map(({ id, points, dice, plays }, i) => {
    const chosen = choose(points, dice).join();
    const found = plays.find((play) => play.points.join() === chosen);
    if (!found)
      throw new NotationError(
        "reference-unknown-play",
        { position: id },
        `In position ${id} of the reference set, the chosen play is not among the moves.`,
      );
    onDone(i + 1);
    return Math.max(...plays.map(({ equity }) => equity)) - found.equity;
  });
  const strata = [...new Set(positions.map(({ stratum }) => stratum))].sort();
  return {
    ...summary(losses),
    strata: strata.map((stratum) => ({
      stratum,
      ...summary(losses.filter((_, i) => positions[i]!.stratum === stratum)),
    })),
  };
}

function summary(losses: readonly number[]): Loss {
  const count = losses.length;
  const { mean, error } = RunningMean.of(losses);
  return {
    positions: count,
    mean: 1000 * mean,
    error: count < 2 ? 0 : 1000 * error,
    large: losses.filter((loss) => loss > LARGE).length / count,
  };
}
