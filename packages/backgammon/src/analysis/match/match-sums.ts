import type { BackgammonPlayer } from "../../rules/board.js";
import { CUBE_ERRORS, type CubeError } from "./cube-errors.js";
import type { MatchDecision } from "./match-decisions.js";
import type { EvaluatedDecision } from "./match-evaluator.js";

/** Statistics of one player in a match. */
export interface PlayerSums {
  /** Number of counted cube decisions: every double, take and pass, and close decisions not to double. */
  readonly cubeDecisions: number;
  readonly cubeErrors: Readonly<Record<CubeError, number>>;
  /** Normalised equity lost by cube decisions, and by cube decisions and plays together. */
  readonly cubeLoss: number;
  readonly totalLoss: number;
  /** The total loss in points (money) or match-winning probability (match). */
  readonly totalCost: number;
  /** Normalised equity lost per decision (unforced plays and counted cube decisions), in thousandths. */
  readonly overallErrorRate: number;
  /** Normalised equity lost by plays and cube decisions per turn of either player, in thousandths. */
  readonly overallSnowieRate: number;
  /** Performance rating like eXtreme Gammon's: 500 times the loss per decision. */
  readonly performanceRating: number;
  /** Total luck over all rolls, in normalised equity. */
  readonly luck: number;
  /** Total luck in points (money) or match-winning probability (match). */
  readonly luckCost: number;
}

/** Statistics of both players. @param judged the analysis of every decision, in the same order */
export function sumsOf(
  decisions: readonly MatchDecision[],
  judged: readonly EvaluatedDecision[],
): readonly [PlayerSums, PlayerSums] {
  const all = decisions.map((decision, i) => ({ decision, found: judged[i]! }));
  const turns = all.filter(({ decision }) => decision.kind === "turn").length;
  const sums = (player: BackgammonPlayer): PlayerSums => {
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
  return [sums(0), sums(1)];
}
