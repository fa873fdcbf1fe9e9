import { outcomesOf } from "@tyche/engine";
import { type GameEntry, named } from "../kit/entry.js";
import { about, type LudoOptions } from "./about.js";
import { ludo } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create(given: LudoOptions) {
    const game = ludo(given);
    const { players } = game.facts;
    const yards = new Array<string>(players).fill(new Array(given.pieces ?? 4).fill("0").join(" "));
    return named(game, about, {
      example: { position: `${yards.join("/")}|0 6` },
      dice: true,
      ...(players === 2 && { afterstateEvaluators: ["default", "race", "careful"] }),
      afterstate(state, action) {
        const [first] = outcomesOf(game, state, action).outcomes;
        return game.notation!.position({ ...first!.result, die: 0 });
      },
    });
  },
};
