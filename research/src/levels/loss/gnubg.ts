import type { CubeAction, CubeGame, CubeState, Play } from "@tyche/backgammon";
import { asPlayer0, Stakes, stateAfterPlay } from "@tyche/backgammon/analysis";
import { formatFibsBoard } from "@tyche/backgammon/notation";
import { GnubgClient } from "@tyche/backgammon/servers";
import { canonicalText } from "@tyche/engine";
import type { AnyGame, Judge } from "./judge.js";

/**
 * GNU Backgammon as a judge of the game with the cube: the equity of every decision for the player to move, normalised
 * to the cube, with the cube in play.
 *
 * @param plies its search depth
 */
export async function gnubgWithCube(game: AnyGame, plies: number): Promise<Judge> {
  const { rules } = game as CubeGame;
  const client = await GnubgClient.start({ rules });

  /** The payoff of the player on roll, without dice or an offer. */
  const worth = async (state: CubeState): Promise<number> => {
    const { points, cube, owner, score, crawford } = asPlayer0(state);
    const place = { points, dice: null, doubled: false, cube, owner, score, crawford };
    const line = formatFibsBoard({ ...place, length: rules.length }, "gnubg");
    const numbers = (await client.decide(`evaluation fibsboard ${line} plies ${plies} cubeful`)).split(/\s+/);
    const found = Number(numbers[5]);
    if (!Number.isFinite(found)) throw new Error(`GNU Backgammon answers "${numbers.join(" ")}".`);
    // In a match the chance of winning it, for money the equity of a cube of 1.
    return rules.length > 0 ? 2 * found - 1 : cube * found;
  };

  /** For the player on roll. */
  const doubled = (state: CubeState): Promise<number> => {
    const other = state.player === 0 ? 1 : 0;
    return worth({ ...state, cube: 2 * state.cube, owner: other, offer: null });
  };

  /** The payoff of an action for the player who decides; undefined if it ends the game on the board. */
  const after = async (state: CubeState, action: CubeAction): Promise<number | undefined> => {
    if (typeof action !== "string") {
      const next = stateAfterPlay(state, action as Play);
      return (game as CubeGame).afterstate(state, action) === null ? undefined : -(await worth(next));
    }
    const pass = new Stakes(rules, state).doublePass();
    if (action === "roll") return worth(state);
    if (action === "double") return Math.min(pass, await doubled(state));
    return action === "pass" ? -pass : -(await doubled(state));
  };

  return {
    async judge(at) {
      const state = at as CubeState;
      const { unit } = new Stakes(rules, state);
      const values = new Map<string, number>();
      for (const action of game.actions(state) as readonly CubeAction[]) {
        const payoff = await after(state, action);
        if (payoff === undefined) return undefined;
        values.set(canonicalText(action), payoff / unit);
      }
      return values;
    },
    close: () => client.close(),
  };
}
