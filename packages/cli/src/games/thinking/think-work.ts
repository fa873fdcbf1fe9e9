/** The thread that searches one position, so that the main thread stays free for Ctrl-C. */
import type { Work } from "../../threads/work.js";
import type { SearchChoice } from "../limits.js";
import { readGame, type WrittenGame } from "../options.js";
import { placeOf } from "../place.js";
import type { WrittenPlace } from "../place-options.js";
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
