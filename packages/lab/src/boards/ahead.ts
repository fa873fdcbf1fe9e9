import { type Remote, wrap } from "comlink";
import { FACES } from "./faces.js";
import { keptGame } from "./files/last-game.js";
import type { Desk } from "./game-worker.js";
import { newSecret, type OpenGame, opened } from "./open-game.js";
import { openWorker } from "./open-worker.js";
import { type BoardLink, NEW_BOARD } from "./record/board-link.js";
import { openAhead as openEngineAhead } from "./thinking/engine-ahead.js";

/** A referee in a thread of his own. */
export interface RemoteReferee {
  readonly worker: Worker;
  readonly desk: Remote<Desk>;
}

export interface Ahead {
  readonly referee: RemoteReferee;
  /** The game that he was told to open; undefined: none yet. */
  readonly first?: { readonly link: BoardLink; readonly game: Promise<OpenGame> };
}

let ahead: Ahead | undefined;

/** The game that is shown first: the link's, or the last one that was open here. */
export function firstGame(asked: BoardLink | undefined): BoardLink {
  return asked ?? keptGame() ?? NEW_BOARD;
}

/** Opens the first game while the page that will show it still loads. */
export function openAhead(asked: BoardLink | undefined): void {
  const link = firstGame(asked);
  prepare(link);
  const referee = newReferee();
  const game = opened(referee.desk, link, newSecret());
  // Whoever takes it hears of it.
  game.catch(() => {});
  ahead = { referee, first: { link, game } };
}

/** What was opened ahead, which is the caller's now; else a referee who was told nothing. */
export function takeAhead(): Ahead {
  const taken = ahead ?? { referee: newReferee() };
  ahead = undefined;
  return taken;
}

/** Loads what the referee will not: the board, and the engine beside it. */
export function prepare({ game, options }: BoardLink): void {
  if (!Object.hasOwn(FACES, game)) return;
  FACES[game]!.begin();
  // Others may be refused, and then nobody thinks.
  if (Object.keys(options).length === 0) openEngineAhead({ game, options });
}

function newReferee(): RemoteReferee {
  const worker = openWorker({ role: "referee" });
  return { worker, desk: wrap<Desk>(worker) };
}
