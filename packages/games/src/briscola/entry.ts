import { defined, type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import type { BriscolaOptions } from "./cards.js";
import { briscola } from "./rules.js";

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  create: (given) =>
    named(
      briscola(
        defined<BriscolaOptions>({
          suits: given.whole("suits"),
          ranks: given.whole("ranks"),
          hand: given.whole("hand"),
        }),
      ),
      about,
    ),
};
