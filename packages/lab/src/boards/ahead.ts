import { type Remote, wrap } from "comlink";
import { FACES } from "./faces.js";
import { takeFirst } from "./first-workers.js";
import type { Desk } from "./game-worker.js";
import { newSecret, type OpenGame, opened } from "./open-game.js";
import { openWorker } from "./open-worker.js";
import { type BoardLink, isSameBoard } from "./record/board-link.js";
import { placeAt } from "./record/game-record.js";
import { openAhead as openEngineAhead, thinkAhead } from "./thinking/engine-ahead.js";
import { ANALYSIS_MS, questionAt } from "./thinking/question.js";

/** A referee in its own worker. */
export interface RemoteReferee {
  readonly worker: Worker;
  readonly desk: Remote<Desk>;
}

export interface Ahead {
  readonly referee: RemoteReferee;
  /** The game that it opens first; undefined: none yet. */
  readonly first?: FirstGame;
}

interface FirstGame {
  readonly link: BoardLink;
  readonly game: Promise<OpenGame>;
  /** The game, once it is open. */
  opened?: OpenGame;
}

let ahead: Ahead | undefined;

/** Opens the first game while its page still loads, and starts the analysis of its first position. */
export function openAhead(): void {
  const first = takeFirst();
  if (!first) return;
  const { link, engine } = first;
  if (engine) openEngineAhead(link, engine);
  prepare(link);
  const referee = refereeIn(first.referee);
  const game = opened(referee.desk, link, newSecret());
  const opening: FirstGame = { link, game };
  game.then(
    (found) => {
      opening.opened = found;
      thinkOfFirst(found);
    },
    () => {
      // takeAhead's caller handles the error.
    },
  );
  ahead = { referee, first: opening };
}

/** The game of a link if it was opened ahead of the page and is ready, so that it can be shown at once. */
export function openedAhead(link: BoardLink): OpenGame | undefined {
  return ahead?.first && isSameBoard(ahead.first.link, link) ? ahead.first.opened : undefined;
}

/** Hands over what was opened ahead of the page; otherwise a referee without a game. */
export function takeAhead(): Ahead {
  const taken = ahead ?? { referee: refereeIn(openWorker({ role: "referee" })) };
  ahead = undefined;
  return taken;
}

/** Starts loading what the referee does not load: the board and its engine. */
export function prepare({ game, options }: BoardLink): void {
  if (!Object.hasOwn(FACES, game)) return;
  FACES[game]!.begin();
  // Other options may be invalid; then no analysis is needed.
  if (Object.keys(options).length === 0) openEngineAhead({ game, options });
}

/** Starts the analysis that the game view will request first, unless the game has hidden information. */
function thinkOfFirst({ choice, sheet, record }: OpenGame): void {
  const { scene } = placeAt(record);
  if (scene.turn < 0 || sheet.facts.hidden || document.visibilityState === "hidden") return;
  thinkAhead(choice, scene.state, questionAt(sheet, scene, ANALYSIS_MS));
}

function refereeIn(worker: Worker): RemoteReferee {
  return { worker, desk: wrap<Desk>(worker) };
}
