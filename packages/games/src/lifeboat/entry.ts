import { outcomesOf } from "@tyche/engine";
import { type GameEntry, named } from "../kit/entry.js";
import { about, type LifeboatOptions } from "./about.js";
import { lifeboat } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create(given: LifeboatOptions) {
    const game = lifeboat(given);
    return named(game, about, {
      dice: true,
      afterstateEvaluators: ["default"],
      afterstate(state, action) {
        const [first] = outcomesOf(game, state, action).outcomes;
        return game.notation!.position({ ...first!.result, die: 0 });
      },
    });
  },
};
