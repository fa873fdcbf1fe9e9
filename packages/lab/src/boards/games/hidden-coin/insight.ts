import { type Chance, type Decision, decide, valueFor } from "@tyche/engine";
import { enumerate } from "@tyche/engine/search";
import type { Insight } from "../insights.js";

/** The values of all actions by one way to search with hidden information, for the player to move. */
export interface Opinion {
  readonly method: "ismcts" | "determinized";
  /** Best first. */
  readonly actions: readonly { readonly action: string; readonly value: number }[];
}

/** The results of two methods; undefined at the end, and for viewers who may not see what the player to move sees. */
export const insight: Insight = async ({ game }, state, viewers): Promise<readonly Opinion[] | undefined> => {
  const turn = game.turn(state);
  if (turn < 0 || !viewers.includes(turn)) return undefined;
  const valued = ({ actions, side }: Decision<unknown>): Opinion["actions"] =>
    actions.flatMap(({ action, value }) =>
      value === undefined
        ? []
        : [{ action: action as string, value: side === turn ? value : valueFor(game.facts, turn, value) }],
    );
  const tree = await decide(game, state, { algorithm: "ismcts", settings: { simulations: 2000 } });

  // Each coin that the player holds possible, solved as if everybody saw it; then the mean.
  const open = { ...game, facts: { ...game.facts, hidden: false } };
  const draw = (chance: Chance): unknown => game.determinize!(game.view!(state, turn), turn, chance);
  const { outcomes, probabilities } = enumerate(draw, JSON.stringify);
  const means = new Map<string, number>();
  for (const [i, { result }] of outcomes.entries()) {
    for (const { action, value } of valued(await decide(open, result))) {
      means.set(action, (means.get(action) ?? 0) + probabilities[i]! * value);
    }
  }
  const apart = [...means].map(([action, value]) => ({ action, value })).sort((a, b) => b.value - a.value);
  return [
    { method: "ismcts", actions: valued(tree) },
    { method: "determinized", actions: apart },
  ];
};
