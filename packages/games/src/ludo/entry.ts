import { outcomesOf } from "@tyche/engine";
import { defined, named, type RegisteredGame } from "../entry.js";
import type { LudoOptions } from "./board.js";
import { ludo } from "./rules.js";

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
  name: "ludo",
  help: "Race four pieces around the board, for two to four players or two pairs of partners.",
  options: [
    { name: "players", values: "2|3|4", help: "Number of players, 4 by default." },
    { name: "pieces", values: "N", help: "Pieces of each player, 1 to 4, 4 by default." },
    {
      name: "partners",
      values: "yes|no",
      help: "Whether players opposite each other win together, no by default.",
    },
  ],
  create(given) {
    const partners = given.choice("partners", ["yes", "no"]);
    const game = ludo(
      defined<LudoOptions>({
        players: given.whole("players"),
        pieces: given.whole("pieces"),
        partners: partners === undefined ? undefined : partners === "yes",
      }),
    );
    const { players } = game.facts;
    const yards = new Array<string>(players).fill(new Array(given.whole("pieces") ?? 4).fill("0").join(" "));
    return named(game, {
      position:
        "each player's pieces by how far they have moved, / between players, then | and the player, the die and the sixes before it",
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
