import type { FibsBoard } from "../notation/fibs-board.js";
import { parseXgid, rulesOfXgid, withXgidMark } from "../notation/xgid.js";
import { cubeGame } from "./cube-game.js";
import { type CubeRules, type CubeState, cubeRules, type Offer } from "./cube-rules.js";

/**
 * An XGID as rules and state of the game with the cube.
 *
 * @throws NotationError if the text is not an XGID, GameOptionError if its match is longer than supported
 */
export function xgidPlace(written: string): { readonly rules: CubeRules; readonly state: CubeState } {
  const text = withXgidMark(written);
  const rules = cubeRules(rulesOfXgid(parseXgid(text.split(/\s+/)[0]!)));
  return { rules, state: cubeGame(rules).notation.parsePosition(text) };
}

/** Information that a FIBS board does not contain. */
export interface FibsTerms {
  /** For money; see `CubeRules`. */
  readonly jacoby?: boolean;
  readonly beavers?: boolean;
  /** False: the cube is never turned. */
  readonly cube?: boolean;
  /** Whether the player on roll is the one who must answer, if known. */
  readonly isAsked?: boolean;
}

/**
 * A FIBS board as rules and state of the game with the cube, with the player on roll as player 0.
 *
 * @throws GameOptionError if the match is longer than supported
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
  // The doubler owns the cube or it is centred; if the opponent owns it, the opponent has just turned it.
  const offered: Offer = owner !== 1 ? "double" : isAsked === false ? "raccoon" : "beaver";
  const offer = doubled && dice === null ? offered : null;
  const terms = { player: 0, cube, owner, offer, refused: 0, score, crawford } as const;
  return { rules, state: { ...terms, points, dice, result: 0 } };
}
