/** The thread that searches one position, so that the main thread stays free for Ctrl-C. */

import type { SearchChoice } from "../games/limits.js";
import { readGame, type WrittenGame } from "../games/options.js";
import { placeOf } from "../games/place.js";
import type { WrittenPlace } from "../games/place-options.js";
import type { Work } from "../threads/work.js";
import { type Thought, thinkAbout } from "./thinking.js";

/** A game as written. */
export interface AskedGame {
  readonly game: string;
  readonly options: WrittenGame;
}

export interface ThinkTask extends WrittenPlace {
  readonly choice: SearchChoice;
}

export function open({ game, options }: AskedGame): Work<ThinkTask, Thought> {
  return {
    run: async ({ choice, ...written }, signal) =>
      thinkAbout(placeOf(await readGame(game, options), written), choice, { signal }),
  };
}
