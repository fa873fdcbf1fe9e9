import { NotationError } from "@tyche/engine";
import { RunningMean } from "@tyche/engine/statistics";
import type { Dice } from "@tyche/games/backgammon";
import type { RatedPlay } from "@tyche/games/backgammon/analysis";
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

/** Plays that lose no more than this many points are near the best. */
const NEAR = 0.08;

/**
 * The error of differences between the best play and each that is near it, by the reference: root mean square, in
 * thousandths of a point. It distinguishes players with less noise than the loss; 0 if no play is near.
 *
 * @param ranked the player's values of the plays of each position; only those of the greatest depth count
 */
export function differencesOf(
  positions: readonly ReferencePosition[],
  ranked: readonly (readonly RatedPlay[])[],
): number {
  const squares = positions.flatMap(({ plays }, i) => {
    const deep = ranked[i]!.filter(({ depth }) => depth === ranked[i]![0]!.depth);
    const values = new Map(deep.map(({ points, equity }) => [points.join(), equity]));
    const valued = plays.map(({ points, equity }) => ({ equity, own: values.get(points.join()) }));
    const best = valued.reduce((one, other) => (other.equity > one.equity ? other : one));
    return valued
      .filter((play) => play !== best && best.equity - play.equity <= NEAR)
      .map((play) => (play.own! - best.own! - (play.equity - best.equity)) ** 2)
      .filter((square) => !Number.isNaN(square));
  });
  return 1000 * Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length));
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
