import type { Decision } from "@tyche/engine";
import { Caller } from "@tyche/engine/threads";
import { viewOf } from "../games/views.js";
import { type BoardLink, isSameBoard } from "../record/board-link.js";
import { placeAt } from "../record/game-record.js";
import { newSecret, type OpenGame, opened, seedFor } from "../record/open-game.js";
import type { GameChoice } from "../record/scene.js";
import { Engine } from "./engine.js";
import { takeFirst } from "./first-workers.js";
import { type GameWorker, openWorker } from "./open-worker.js";
import { ANALYSIS_MS, type Question, questionAt } from "./question.js";

export interface Ahead {
  readonly referee: GameWorker;
  /** The game that it opens first; undefined: none yet. */
  readonly first?: FirstGame;
}

interface FirstGame {
  readonly link: BoardLink;
  readonly game: Promise<OpenGame>;
  opened?: OpenGame;
}

let ahead: Ahead | undefined;
/** The engine of a game that is about to be opened: it loads together with the referee. */
let engine: { readonly game: string; readonly engine: Engine } | undefined;

const nameOf = ({ game, options }: GameChoice): string => JSON.stringify({ game, options });

/** Opens the first game while its page still loads, and starts the analysis of its first position. */
export function openAhead(): void {
  const workers = takeFirst();
  if (!workers) return;
  const { link } = workers;
  if (workers.engine) engine = { game: nameOf(link), engine: new Engine(link, new Caller(workers.engine)) };
  prepare(link);
  const referee: GameWorker = new Caller(workers.referee);
  const game = openedBy(referee, link);
  const first: FirstGame = { link, game };
  game.then(
    (found) => {
      first.opened = found;
      thinkOfFirst(found);
    },
    // takeAhead's caller handles the error.
    () => {},
  );
  ahead = { referee, first };
}

/**
 * Opens the game of a link with the rules of a referee, and new dice.
 *
 * @throws Error with a message if the game, a position or an action is invalid
 */
export async function openedBy(referee: GameWorker, link: BoardLink): Promise<OpenGame> {
  const secret = newSecret();
  const { choice, sheet, scenes } = await referee.call("reach", link, `${seedFor(link, secret)} 0`);
  return opened(link, choice, sheet, scenes, secret);
}

/** The game of a link if it was opened ahead of the page and is ready, so that it can be shown at once. */
export function openedAhead(link: BoardLink): OpenGame | undefined {
  return ahead?.first && isSameBoard(ahead.first.link, link) ? ahead.first.opened : undefined;
}

/** Hands over what was opened ahead of the page; otherwise a referee without a game. */
export function takeAhead(): Ahead {
  const taken = ahead ?? { referee: new Caller(openWorker()) };
  ahead = undefined;
  return taken;
}

/** Starts loading what the referee does not load: the board and its engine. */
export function prepare({ game, options }: GameChoice): void {
  const view = viewOf(game);
  if (!view) return;
  view.begin();
  // Other options may be invalid; then no analysis is needed.
  if (Object.keys(options).length > 0 || engine?.game === nameOf({ game, options })) return;
  engine?.engine.close();
  engine = { game: nameOf({ game, options }), engine: new Engine({ game, options }) };
}

/** Starts the analysis that the game view will request first, unless the game has hidden information. */
function thinkOfFirst({ choice, sheet, record }: OpenGame): void {
  const { scene } = placeAt(record);
  if (scene.turn < 0 || sheet.facts.hidden || document.visibilityState === "hidden") return;
  if (engine?.game === nameOf(choice))
    engine.engine.begin(scene.state, questionAt(sheet, scene, ANALYSIS_MS));
}

/** The analysis so far, before the engine has been handed over. */
export function foundAhead(
  choice: GameChoice,
  state: unknown,
  question: Question,
): Decision<unknown> | undefined {
  return engine?.game === nameOf(choice) ? engine.engine.found(state, question) : undefined;
}

/** An engine for a game; the caller owns and closes it. */
export function engineFor(choice: GameChoice): Engine {
  const taken = engine;
  engine = undefined;
  if (taken?.game === nameOf(choice)) return taken.engine;
  taken?.engine.close();
  return new Engine(choice);
}
