import type { BoardLink } from "../record/board-link.js";
import { openWorker } from "./open-worker.js";

export interface FirstWorkers {
  readonly link: BoardLink;
  readonly referee: Worker;
  readonly engine: Worker | undefined;
}

let first: FirstWorkers | undefined;

/** Starts the workers of the first game before the code that uses them is loaded, so that they load in the meantime. */
export function openFirst(link: BoardLink): void {
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
