import { outcomesOf } from "@tyche/engine";
import { defined, type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { type LifeboatOptions, lifeboat } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create(given) {
    const game = lifeboat(
      defined<LifeboatOptions>({ players: given.whole("players"), distance: given.whole("distance") }),
    );
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
