import { outcomesOf } from "@tyche/engine";
import { defined, named, type RegisteredGame } from "../entry.js";
import { type LifeboatOptions, lifeboat } from "./rules.js";

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
  name: "lifeboat",
  help: "Row or bail: a crew with one die comes ashore or drowns together.",
  options: [
    { name: "players", values: "2|3|4", help: "Number of players in the boat, 3 by default." },
    { name: "distance", values: "N", help: "Strokes to the shore, 1 to 100, 30 by default." },
  ],
  create(given) {
    const game = lifeboat(
      defined<LifeboatOptions>({ players: given.whole("players"), distance: given.whole("distance") }),
    );
    return named(game, {
      position: "strokes to the shore, buckets of water, the player and the die: 30 0 0 4",
      example: { position: "20 6 0 3" },
      dice: true,
      afterstateEvaluators: ["default"],
      afterstate(state, action) {
        const [first] = outcomesOf(game, state, action).outcomes;
        return game.notation!.position({ ...first!.result, die: 0 });
      },
    });
  },
};
