import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { onlyOutcome } from "../position/outcomes.js";
import { actionsByMove } from "./actions-by-move.js";

/**
 * Converts a line of moves to the game's actions, up to the first chance node: up to there the rules can be followed.
 *
 * @param first the actions of the moves of the position at `state`
 */
export function actionLine<State, Action>(
  game: Game<State, Action>,
  state: State,
  moves: readonly number[],
  first: ReadonlyMap<number, readonly Action[]>,
  positionAt: (state: State) => Position,
): Action[] {
  const line: Action[] = [];
  let at = state;
  for (const move of moves) {
    const byMove = line.length === 0 ? first : actionsByMove(game, at, positionAt(at), {});
    const action = byMove.get(move)?.[0];
    if (action === undefined) break;
    line.push(action);
    const next = onlyOutcome(game, at, action);
    if (next === undefined) break;
    at = next;
  }
  return line;
}
