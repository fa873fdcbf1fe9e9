import { type CubeRules, type CubeState, deciderOf, pointsOf } from "../cube/cube-rules.js";
import { Stakes } from "../cube/stakes.js";
import { seenBy } from "../rules/board.js";

/** The kinds of resignation: 1 a single game, 2 a gammon, 3 a backgammon. */
export const RESIGNED_KINDS = [1, 2, 3] as const;
/** A kind of resignation. */
export type ResignedKind = (typeof RESIGNED_KINDS)[number];

/** The largest equity to give away to save both players' time, relative to the cube. */
const MOST_GIVEN = 0.001;
/** Smaller differences are rounding errors. */
const ROUNDING = 1e-9;

/**
 * The resignation that the player to move can rightly offer: the opponent accepts it because playing on promises no
 * more, and it gives away next to nothing. Undefined if there is none, if it was already rejected, or while either side
 * can still hit the other: nobody resigns with a shot left.
 *
 * @param equity value of the best action for the player who decides, in payoffs of the game
 */
export function rightResignation(
  rules: CubeRules,
  state: CubeState,
  equity: number,
): ResignedKind | undefined {
  if (state.offer !== null || state.result !== 0 || canStillHit(state)) return undefined;
  const stakes = new Stakes(rules, state);
  return RESIGNED_KINDS.find((kind) => {
    const given = equity - stakes.after(-pointsOf(rules, state, kind));
    return kind > state.refused && given >= -ROUNDING * stakes.unit && given <= MOST_GIVEN * stakes.unit;
  });
}

/** Whether a checker still has to pass one of the opponent's. */
function canStillHit(state: CubeState): boolean {
  const points = seenBy(state.points, deciderOf(state));
  const last = points.findLastIndex((count) => count > 0);
  const first = points.findIndex((count) => count < 0);
  return first >= 0 && first < last;
}
