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

/** A referee in a thread of his own. */
export interface RemoteReferee {
  readonly worker: Worker;
  readonly desk: Remote<Desk>;
}

export interface Ahead {
  readonly referee: RemoteReferee;
  /** The game that he was told to open; undefined: none yet. */
  readonly first?: FirstGame;
}

interface FirstGame {
  readonly link: BoardLink;
  readonly game: Promise<OpenGame>;
  /** The same as soon as it is there. */
  opened?: OpenGame;
}

let ahead: Ahead | undefined;

/** Opens the first game while the page that will show it still loads, and has its first position thought about. */
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
      // Whoever takes it hears of it.
    },
  );
  ahead = { referee, first: opening };
}

/** The game of a link, where it was opened ahead and is there already: nobody need wait for it. */
export function openedAhead(link: BoardLink): OpenGame | undefined {
  return ahead?.first && isSameBoard(ahead.first.link, link) ? ahead.first.opened : undefined;
}

/** What was opened ahead, which is the caller's now; else a referee who was told nothing. */
export function takeAhead(): Ahead {
  const taken = ahead ?? { referee: refereeIn(openWorker({ role: "referee" })) };
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

/** What the table will ask as soon as it is drawn, where nothing is hidden before those who sit there. */
function thinkOfFirst({ choice, sheet, record }: OpenGame): void {
  const { scene } = placeAt(record);
  if (scene.turn < 0 || sheet.facts.hidden || document.visibilityState === "hidden") return;
  thinkAhead(choice, scene.state, questionAt(sheet, scene, ANALYSIS_MS));
}

function refereeIn(worker: Worker): RemoteReferee {
  return { worker, desk: wrap<Desk>(worker) };
}
