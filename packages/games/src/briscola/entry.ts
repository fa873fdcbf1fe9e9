import { defined, type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import type { BriscolaOptions } from "./cards.js";
import { briscola } from "./rules.js";

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
