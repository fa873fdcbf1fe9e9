/** A pool thread that searches parts of another thread's search; see `threads.ts`. */
import type { MessagePort } from "node:worker_threads";
import { serve as serveGames } from "@tyche/engine/threads";
import { withEvaluator } from "../games/evaluator.js";
import { readGame, type WrittenGame } from "../games/options.js";

/** Start data of a pool thread: the game as written, since only plain data can be sent. */
export interface ServedGame {
  readonly game: string;
  readonly options: WrittenGame;
  /** Name or file. */
  readonly evaluator: string;
}

export async function serve(port: MessagePort, { game, options, evaluator }: ServedGame): Promise<void> {
  const read = readGame(game, options).then(async (named) => [(await withEvaluator(named, evaluator)).game]);
  await serveGames(port, read);
}
