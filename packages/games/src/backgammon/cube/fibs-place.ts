import type { FibsBoard } from "../notation/fibs-board.js";
import { type CubeRules, type CubeState, cubeRules, type Offer } from "./cube-rules.js";

/** What a FIBS board does not say. */
export interface FibsTerms {
  /** For money; see `CubeRules`. */
  readonly jacoby?: boolean;
  readonly beavers?: boolean;
  /** Without: the cube is never turned. */
  readonly cube?: boolean;
  /** Whether the player on roll is the one who is asked, where that is known. */
  readonly isAsked?: boolean;
}

/**
 * A FIBS board as a place of the game with the cube, the player on roll as player 0.
 *
 * @throws GameOptionError where the match is longer than can be played here
 */
export function fibsPlace(
  { points, dice, doubled, length, score, crawford, cube, owner }: FibsBoard,
  { jacoby = false, beavers = false, cube: isOn = true, isAsked }: FibsTerms = {},
): { readonly rules: CubeRules; readonly state: CubeState } {
  const money = length === 0;
  const rules = cubeRules({
    length,
    jacoby: money && jacoby,
    beavers: money && beavers,
    ...(!isOn && { limit: 1 }),
  });
  // Who doubles has the cube, or it is in the middle; where it is the other's he has turned it on.
  const offered: Offer = owner !== 1 ? "double" : isAsked === false ? "raccoon" : "beaver";
  const offer = doubled && dice === null ? offered : null;
  const terms = { player: 0, cube, owner, offer, refused: 0, score, crawford } as const;
  return { rules, state: { ...terms, points, dice, result: 0 } };
}
