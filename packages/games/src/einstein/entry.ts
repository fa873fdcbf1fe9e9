import { type StateEvaluator, seededChance } from "@tyche/engine";
import { type GameEntry, named } from "../kit/entry.js";
import { about, type EinsteinOptions } from "./about.js";
import { variantOf } from "./board/board.js";
import { EINSTEIN_INPUTS } from "./learning/encoding.js";
import { networkEvaluator } from "./learning/network.js";
import { texts } from "./texts.js";
import { einsteinWithNetwork } from "./with-network.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  trainers: async ({ size }) =>
    size === undefined || Number(size) === variantOf().size
      ? [(await import("./learning/trainer.js")).networkTrainer]
      : [],
  create(options: EinsteinOptions) {
    const game = einsteinWithNetwork(options);
    const shown = named(game, about, {
      dice: true,
      terminal: {
        seats: [
          texts.phrase("seat-stones", { first: "❶", last: "❻" }),
          texts.phrase("seat-stones", { first: "①", last: "⑥" }),
        ],
      },
      afterstateEvaluators: Object.keys(game.evaluators ?? {}),
      afterstate: (state, action) =>
        game.notation!.position({ ...game.play(state, action, seededChance(0)), die: 0 }),
    });
    return {
      ...shown,
      learned(name, model) {
        if (model.header.inputs !== EINSTEIN_INPUTS || variantOf(options).size !== variantOf().size)
          return undefined;
        const { ofPosition, ofState } = networkEvaluator(() => model);
        // Safe: the states of this game are EinStein's.
        return {
          evaluators: { [name]: ofState as StateEvaluator<unknown> },
          positionEvaluators: { [name]: ofPosition },
        };
      },
    };
  },
};
