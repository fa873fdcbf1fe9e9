import { seededChance } from "@tyche/engine";
import { defined, named, type RegisteredGame } from "../entry.js";
import type { EinsteinOptions } from "./board.js";
import { einstein } from "./rules.js";

/** What the registry knows of the game: its name, its options, how people write it. */
export const entry: RegisteredGame = {
  name: "einstein",
  help: "EinStein würfelt nicht: the die says which stone may race to the far corner.",
  options: [
    { name: "size", values: "N", help: "Squares along an edge, 3 to 7, 5 by default." },
    {
      name: "placement",
      values: "random|standard",
      help: "The stones start in a random order or in the order of their numbers.",
    },
  ],
  create(given) {
    const game = einstein(
      defined<EinsteinOptions>({
        size: given.whole("size"),
        placement: given.choice("placement", ["random", "standard"]),
      }),
    );
    return named(game, {
      position:
        "the squares row by row, player 1's stones negative, then the die (0: see --roll) and the player",
      example: { position: "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0" },
      dice: true,
      terminal: { seats: ["❶ to ❻", "① to ⑥"] },
      afterstateEvaluators: ["default", "race"],
      afterstate: (state, action) =>
        game.notation!.position({ ...game.play(state, action, seededChance(0)), die: 0 }),
    });
  },
};
