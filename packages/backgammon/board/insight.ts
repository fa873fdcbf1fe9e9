import type { CubeVerdict } from "@tyche/backgammon/analysis";
import type { NamedGame } from "@tyche/games";

/** The cube advice in the form of the game's remark; see `CubeAdvice` of the game. */
export interface CubeRemark {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
  readonly verdict: CubeVerdict["verdict"];
  readonly takePoint: number;
  readonly marketLosers: number;
  readonly matchChances?: readonly [number, number, number];
}

/** The value of the cube before a roll, and the search depth in decisions. */
export interface BackgammonInsight {
  readonly cube: CubeRemark;
  readonly depth: number;
}

const DEPTH = 2;

/**
 * The value of the cube, before a roll if the player may double; the probabilities are those of the move ranked first.
 */
export function insight(
  { game, presentation, remarks }: NamedGame,
  state: unknown,
): BackgammonInsight | undefined {
  if (game.turn(state) < 0) return undefined;
  const evaluator = presentation.evaluator ?? "default";
  const said = remarks?.(state, { position: undefined, evaluator, depth: DEPTH });
  const cube = said?.members.cube as CubeRemark | undefined;
  return cube && { cube, depth: DEPTH };
}
