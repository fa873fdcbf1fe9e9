import { seenBy } from "../board.js";
import { type CubeRules, type CubeState, deciderOf, pointsOf } from "./cube-rules.js";
import { Stakes } from "./stakes.js";

/** What a resignation gives up: 1 a single game, 2 a gammon, 3 a backgammon. */
export const RESIGNED_KINDS = [1, 2, 3] as const;
/** One of the three. */
export type ResignedKind = (typeof RESIGNED_KINDS)[number];

/** As much as is given away to save both players' time, of what the cube is worth. */
const MOST_GIVEN = 0.001;
/** Less than this differs by rounding alone. */
const ROUNDING = 1e-9;

/**
 * What the player who is to move resigns rightly: what the other will accept, since playing on promises him no more, and what
 * gives away next to nothing. Undefined where that is nothing, where it was refused already, or while the two sides can still hit each other: nobody
 * resigns a shot.
 *
 * @param equity what the best action is worth to the player who decides, in the payoffs of the game
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

/** Whether a checker has still to pass one of the other side. */
function canStillHit(state: CubeState): boolean {
  const points = seenBy(state.points, deciderOf(state));
  const last = points.findLastIndex((count) => count > 0);
  const first = points.findIndex((count) => count < 0);
  return first >= 0 && first < last;
}
