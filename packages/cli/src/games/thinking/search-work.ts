/** What a thread does that searches parts of what others think about; see `threads.ts`. */
import type { MessagePort } from "node:worker_threads";
import { serve as serveGames } from "@tyche/engine";
import { withEvaluator } from "../evaluator.js";
import { readGame, type WrittenGame } from "../options.js";

/** What the threads of a pool are told at their start: the game as it was written, since only plain data travels. */
export interface ServedGame {
  readonly game: string;
  readonly options: WrittenGame;
  /** By name or file. */
  readonly evaluator: string;
}

export function serve(port: MessagePort, { game, options, evaluator }: ServedGame): void {
  serveGames(port, [withEvaluator(readGame(game, options), evaluator).game]);
}
