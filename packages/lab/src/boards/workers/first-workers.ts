import { type BoardLink, NEW_BOARD } from "../record/board-link.js";
import { keptGame } from "./last-game.js";
import { openWorker } from "./open-worker.js";

export interface FirstWorkers {
  readonly link: BoardLink;
  readonly referee: Worker;
  readonly engine: Worker | undefined;
}

let first: FirstWorkers | undefined;

/** The first game to show: the link's, or the last one open in this browser. */
export function firstGame(asked: BoardLink | undefined): BoardLink {
  return asked ?? keptGame() ?? NEW_BOARD;
}

/** Starts the workers of the first game before the code that uses them is loaded, so that they load in the meantime. */
export function openFirst(asked: BoardLink | undefined): void {
  const link = firstGame(asked);
  const choice = { game: link.game, options: link.options };
  first = {
    link,
    referee: openWorker({ choice, evaluates: false }),
    // Other options may be invalid; then no analysis is needed.
    engine: Object.keys(link.options).length === 0 ? openWorker({ choice, evaluates: true }) : undefined,
  };
}

export function takeFirst(): FirstWorkers | undefined {
  const taken = first;
  first = undefined;
  return taken;
}
