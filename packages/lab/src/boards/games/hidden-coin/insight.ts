import { decide, valueFor } from "@tyche/engine";
import type { Insight } from "../insights.js";

/** The values of all actions by one search method for hidden information, for the player to move. */
export interface Opinion {
  readonly method: "ismcts" | "determinized";
  /** Best first. */
  readonly actions: readonly { readonly action: string; readonly value: number }[];
}

const SIMULATIONS = 2000;

/** The results of two methods; undefined at the end, and for viewers who may not see what the player to move sees. */
export const insight: Insight = async ({ game }, state, viewers): Promise<readonly Opinion[] | undefined> => {
  const turn = game.turn(state);
  if (turn < 0 || !viewers.includes(turn)) return undefined;
  const opinion = async (method: Opinion["method"], settings: object): Promise<Opinion> => {
    const decision = await decide(game, state, { algorithm: method, ...settings });
    return {
      method,
      actions: decision.actions.flatMap(({ action, value }) =>
        value === undefined
          ? []
          : [
              {
                action: action as string,
                value: decision.side === turn ? value : valueFor(game.facts, turn, value),
              },
            ],
      ),
    };
  };
  return [
    await opinion("ismcts", { settings: { simulations: SIMULATIONS } }),
    await opinion("determinized", {}),
  ];
};
