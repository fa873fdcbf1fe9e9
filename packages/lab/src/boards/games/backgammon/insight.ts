import { decide } from "@tyche/engine";
import type { NamedGame } from "@tyche/games/options";

/** What is to be said of the cube, as the game's own remark has it; see `CubeAdvice` of the game. */
export interface CubeRemark {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
  readonly verdict: string;
  readonly takePoint: number;
  readonly marketLosers: number;
  readonly matchChances?: readonly [number, number, number];
}

/** What backgammon alone knows of a position. */
export interface BackgammonInsight {
  /** Of the player to decide, after the best: win, win gammon, win backgammon, lose gammon, lose backgammon, each with what is worse. */
  readonly chances: readonly number[];
  readonly depth: number;
  /** Before a roll, where the player might double. */
  readonly cube: CubeRemark | undefined;
}

/** Turns looked ahead, and the milliseconds that they may take. */
const DEPTH = 2;
const MS = 6000;
const CHANCES = 5;

/** The five chances of a position, and the price of its cube. */
export async function insight(
  { game, presentation, remarks }: NamedGame,
  state: unknown,
): Promise<BackgammonInsight | undefined> {
  if (game.turn(state) < 0) return undefined;
  const evaluator = presentation.evaluator ?? "default";
  const decision = await decide(game, state, { depth: DEPTH, time: MS, evaluator });
  const vector = decision.actions[0]?.vector;
  if (!vector || vector.length < CHANCES) return undefined;
  const said = remarks?.(state, { position: undefined, evaluator, depth: DEPTH });
  return {
    chances: vector.slice(0, CHANCES),
    depth: decision.depth,
    cube: said?.members.cube as CubeRemark | undefined,
  };
}
