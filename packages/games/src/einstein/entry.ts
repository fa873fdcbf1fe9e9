import { type StateEvaluator, seededChance } from "@tyche/engine";
import { defined, named, type RegisteredGame } from "../entry.js";
import { type EinsteinOptions, variantOf } from "./board.js";
import { networkCourse } from "./learning/course.js";
import { EINSTEIN_INPUTS } from "./learning/encoding.js";
import { networkEvaluator } from "./learning/network.js";
import { einsteinWithNetwork } from "./with-network.js";

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
  name: "einstein",
  help: "EinStein würfelt nicht: the die decides which stone may move to the far corner.",
  options: [
    { name: "size", values: "N", help: "Squares along an edge, 3 to 7, 5 by default." },
    {
      name: "placement",
      values: "random|standard",
      help: "Whether the stones start in a random order or in the order of their numbers.",
    },
  ],
  courses: ({ size }) => (size === undefined || Number(size) === variantOf().size ? [networkCourse] : []),
  create(given) {
    const options = defined<EinsteinOptions>({
      size: given.whole("size"),
      placement: given.choice("placement", ["random", "standard"]),
    });
    const game = einsteinWithNetwork(options);
    const shown = named(game, {
      position:
        "the squares row by row, player 1's stones negative, then the die (0 before the roll) and the player",
      example: { position: "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0" },
      dice: true,
      terminal: {
        seats: [
          { id: "seat-stones", values: { first: "❶", last: "❻" }, message: "❶ to ❻" },
          { id: "seat-stones", values: { first: "①", last: "⑥" }, message: "① to ⑥" },
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
