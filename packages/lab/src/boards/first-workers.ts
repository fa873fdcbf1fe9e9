import { keptGame } from "./files/last-game.js";
import { type OpenEngine, openEngine, openWorker } from "./open-worker.js";
import { type BoardLink, NEW_BOARD } from "./record/board-link.js";

/** The threads of the game that is shown first. */
export interface FirstWorkers {
  readonly link: BoardLink;
  readonly referee: Worker;
  readonly engine: OpenEngine | undefined;
}

let first: FirstWorkers | undefined;

/** The game that is shown first: the link's, or the last one that was open here. */
export function firstGame(asked: BoardLink | undefined): BoardLink {
  return asked ?? keptGame() ?? NEW_BOARD;
}

/** Opens the threads of the first game before anything is loaded that could ask them: they load what they need meanwhile. */
export function openFirst(asked: BoardLink | undefined): void {
  const link = firstGame(asked);
  const choice = { game: link.game, options: link.options };
  first = {
    link,
    referee: openWorker({ role: "referee", choice }),
    // Options may be refused, and then nobody thinks.
    engine: Object.keys(link.options).length === 0 ? openEngine(choice) : undefined,
  };
}

/** What was opened so, which is the caller's now. */
export function takeFirst(): FirstWorkers | undefined {
  const taken = first;
  first = undefined;
  return taken;
}
