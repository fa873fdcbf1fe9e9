import type { CubeVerdict } from "@tyche/games/backgammon/analysis";
import type { NamedGame } from "@tyche/games/options";

/** What is to be said of the cube, as the game's own remark has it; see `CubeAdvice` of the game. */
export interface CubeRemark {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
  readonly verdict: CubeVerdict["verdict"];
  readonly takePoint: number;
  readonly marketLosers: number;
  readonly matchChances?: readonly [number, number, number];
}

/** The price of the cube before a roll, and decisions looked ahead for it. */
export interface BackgammonInsight {
  readonly cube: CubeRemark;
  readonly depth: number;
}

const DEPTH = 2;

/** The price of the cube, before a roll where the player might double; the chances are those of the move that is ranked first. */
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
