import { NotationError } from "@tyche/engine";
import { RunningMean } from "@tyche/engine/statistics";
import type { Dice } from "@tyche/games/backgammon";
import type { ReferencePosition } from "./reference-set.js";

/** Who is judged: the board after the play that is chosen, seen by the player who makes it. */
export type PlayChooser = (points: readonly number[], dice: Dice) => readonly number[];

/** How much a player loses against a referee. */
export interface Loss {
  readonly positions: number;
  /** Mean loss of equity a decision, in thousandths of a point. */
  readonly mean: number;
  /** Its standard error. */
  readonly error: number;
  /** The share of decisions that lose more than 100 thousandths. */
  readonly large: number;
}

export interface LossReport extends Loss {
  readonly strata: readonly ({ readonly stratum: string } & Loss)[];
}

/** Loss from which a decision counts as a large error, in points. */
const LARGE = 0.1;

/**
 * What the chosen plays lose against the best by the referee.
 *
 * @throws NotationError where the choice is none of the referee's plays
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
