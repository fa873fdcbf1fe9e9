import { defined, type GivenOptions, named, type RegisteredGame } from "../entry.js";
import { pig } from "./rules.js";
import { PIG_DICE, type PigOptions } from "./state.js";

/** Registry entry: name, options and notation. */
export const entry: RegisteredGame = {
  name: "pig",
  help: "Roll as often as you like, but a 1 loses the points of the turn.",
  options: [
    { name: "target", values: "N", help: "Points needed to win, 1 to 1000, 100 by default." },
    {
      name: "dice",
      values: PIG_DICE.join("|"),
      help: "One die; two dice, with which two 1s also lose the score; or a coin, worth one point.",
    },
    { name: "sides", values: "N", help: "Sides of the dice, 2 to 12, 6 by default." },
  ],
  create: (given) =>
    named(pig(optionsOf(given)), {
      position: "the mover's score, the other's and the turn total: 41,49,22; with ,1 if player 1 is to move",
      example: { position: "41,49,22" },
      fixedStart: true,
    }),
};

function optionsOf(given: GivenOptions): PigOptions {
  return defined<PigOptions>({
    target: given.whole("target"),
    dice: given.choice("dice", PIG_DICE),
    sides: given.whole("sides"),
  });
}
