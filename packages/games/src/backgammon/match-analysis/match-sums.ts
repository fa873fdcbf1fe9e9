import type { BackgammonPlayer } from "../board.js";
import { CUBE_ERRORS, type CubeError } from "./cube-errors.js";
import type { MatchDecision } from "./match-decisions.js";
import type { JudgedDecision } from "./match-judge.js";

/** What a player did in a match, and what happened to him. */
export interface PlayerSums {
  /** Decisions about the cube that are counted: every double, take and pass, and doubles that were near. */
  readonly cubeDecisions: number;
  readonly cubeErrors: Readonly<Record<CubeError, number>>;
  /** Normalised equity lost by decisions about the cube, and by these and plays together. */
  readonly cubeLoss: number;
  readonly totalLoss: number;
  /** The same in what is played for: points for money, chances to win the match. */
  readonly totalCost: number;
  /** Thousandths of normalised equity lost a decision: unforced plays and counted decisions about the cube. */
  readonly overallErrorRate: number;
  /** Thousandths lost, plays and cube, a turn of either player. */
  readonly overallSnowieRate: number;
  /** Like the performance rating of eXtreme Gammon: 500 times what was lost a decision. */
  readonly performanceRating: number;
  /** Sum over all rolls, in normalised equity. */
  readonly luck: number;
  /** The same in points, or chances to win the match. */
  readonly luckCost: number;
}

/** Sums of both players. @param judged of every decision, in the same order */
export function sumsOf(
  decisions: readonly MatchDecision[],
  judged: readonly JudgedDecision[],
): readonly [PlayerSums, PlayerSums] {
  const all = decisions.map((decision, i) => ({ decision, found: judged[i]! }));
  const turns = all.filter(({ decision }) => decision.kind === "turn").length;
  const of = (player: BackgammonPlayer): PlayerSums => {
    const errors = Object.fromEntries(CUBE_ERRORS.map((name) => [name, 0])) as Record<CubeError, number>;
    let [cubeDecisions, cubeLoss, playLoss, cost, unforced, luck, luckCost] = [0, 0, 0, 0, 0, 0, 0];
    for (const { decision, found } of all) {
      const isDoubler = decision.state.player === player;
      const { cube, play, unit } = found;
      for (const action of cube?.actions ?? []) {
        if ((action.by === "doubler") !== isDoubler) continue;
        if (cube!.isCounted) cubeDecisions++;
        cubeLoss += action.loss;
        cost += action.loss * unit;
        if (action.error !== undefined) errors[action.error]++;
      }
      if (!isDoubler) continue;
      luck += found.luck ?? 0;
      luckCost += (found.luck ?? 0) * unit;
      if (!play) continue;
      playLoss += play.loss;
      cost += play.loss * unit;
      if (play.plays > 1) unforced++;
    }
    const totalLoss = cubeLoss + playLoss;
    const counted = unforced + cubeDecisions;
    const rate = (by: number): number => (by === 0 ? 0 : (1000 * totalLoss) / by);
    return {
      cubeDecisions,
      cubeErrors: errors,
      cubeLoss,
      totalLoss,
      totalCost: cost,
      overallErrorRate: rate(counted),
      overallSnowieRate: rate(turns),
      performanceRating: rate(counted) / 2,
      luck,
      luckCost,
    };
  };
  return [of(0), of(1)];
}
