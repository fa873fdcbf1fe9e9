import { defined, type GameEntry, type GivenOptions, named } from "../kit/entry.js";
import { about } from "./about.js";
import { pig } from "./rules.js";
import { PIG_DICE, type PigOptions } from "./state.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given) => named(pig(optionsOf(given)), about, { fixedStart: true }),
};

function optionsOf(given: GivenOptions): PigOptions {
  return defined<PigOptions>({
    target: given.whole("target"),
    dice: given.choice("dice", PIG_DICE),
    sides: given.whole("sides"),
  });
}
