/** Games that a person has written: a file that exports a `Game` stands wherever the name of a game does. */
import { createRequire } from "node:module";
import { type Game, keyOf, type Notation, NotationError, startsOf } from "@tyche/engine";
import { checkFacts, tellingGame } from "@tyche/engine/testing";
import type { NamedGame } from "@tyche/games";
import { checkContent, checkFile, filePath, ownAccess } from "../io/access.js";
import { oneLine, UsageError } from "../io/errors.js";
import { bytesOf, checkPlain } from "../io/user-file.js";

type AnyGame = Game<unknown, unknown>;

/** How names of files begin or end, and names of games do not. */
const FILE = /^(\.{0,2}[/\\]|file:)|[/\\]|\.[cm]?[jt]s$/i;

/** What a usage line says that GAME may be beside a name. */
export const OR_A_FILE = "or a file such as ./my-game.js that exports a game";

/** Whether a text names a file and no game of ours. */
export function isGameFile(text: string): boolean {
  return FILE.test(text);
}

/** Bytes of a file that is run. */
const MOST_BYTES = 1 << 26;

/** Games by file: a module is run once. */
const loaded = new Map<string, NamedGame>();

/**
 * The game of a file, ready to be played: with a notation where it has none, and rules that say where they threw.
 * @throws UsageError where the file holds no game; CheckError where the game says wrong things of itself
 */
export function userGame(file: string): NamedGame {
  const path = filePath(file);
  const known = loaded.get(path);
  if (known) return known;
  const written = gameIn(file);
  checkFacts(written);
  const whole: AnyGame = Object.assign(Object.create(Object.getPrototypeOf(written)), written, {
    notation: notationOf(written),
  });
  const game = tellingGame(whole);
  const starts = startsOf(game, { limit: 2, samples: 2 });
  const named: NamedGame = {
    game,
    presentation: {
      position: written.notation ? "as the game's notation has it" : "the state as JSON",
      example: { position: game.notation!.position(starts.outcomes[0]!.result) },
      fixedStart: starts.samples === 0 && starts.outcomes.length === 1,
    },
  };
  loaded.set(path, named);
  return named;
}

/**
 * The game that a file exports, as it was written: its default export, the one named `game`, or the only one that is a game.
 * @throws UsageError
 */
export function gameIn(file: string): AnyGame {
  const exported = moduleOf(file);
  const named = exported.default ?? exported.game;
  if (isObject(named)) return named as unknown as AnyGame;
  const games = Object.entries(exported).filter(
    ([, value]) => isObject(value) && "play" in value && "turn" in value,
  );
  if (games.length === 1) return games[0]![1] as AnyGame;
  const found =
    games.length === 0
      ? typeof named === "function"
        ? "exports a function and no game, which it may return"
        : "exports no game"
      : `exports ${games.length} games (${games.map(([name]) => name).join(", ")})`;
  throw new UsageError(`${file} ${found}: export one by default, as in "export default game"`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** @throws UsageError where the file cannot be run */
function moduleOf(file: string): Record<string, unknown> {
  const require = createRequire(import.meta.url);
  const path = filePath(file);
  checkFile(file);
  try {
    const found = require.resolve(path);
    checkPlain(found, file);
    // Read before it is run: what never ends, or is waited for, ends here.
    const bytes = bytesOf(found, MOST_BYTES);
    if (ownAccess() !== undefined) checkContent(file, bytes);
    return require(found) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} cannot be run: ${reasonOf(error as NodeJS.ErrnoException, file, path)}`);
  }
}

/** Why a file could not be run, in words. */
function reasonOf({ code, name, message }: NodeJS.ErrnoException, file: string, path: string): string {
  const first = oneLine(String(message).split("\n")[0]!);
  if (code === "MODULE_NOT_FOUND" || code === "ERR_MODULE_NOT_FOUND")
    return first.includes(path) && !first.includes("imported from") ? "there is no such file" : first;
  if (code === "ERR_REQUIRE_ASYNC_MODULE")
    return "it awaits something at its top level: export the game at once";
  if (/\.[cm]?ts$/i.test(file) && (code === "ERR_UNKNOWN_FILE_EXTENSION" || name === "SyntaxError"))
    return `Node ${process.versions.node} does not read this TypeScript (${first}): take Node 22.18 or newer, or compile it (npx tsc) and give the .js`;
  return first;
}

/** The game's notation, completed: states as JSON, actions as they are where they are texts or numbers, else as JSON. */
function notationOf(game: AnyGame): Notation<unknown, unknown> {
  const own: Partial<Notation<unknown, unknown>> = game.notation ?? {};
  const action = own.action?.bind(own) ?? ((_: unknown, action: unknown) => plainText(action));
  return {
    ...own,
    // Whoever plays must not be shown the whole state.
    ...(game.facts.hidden && { drawView: own.drawView?.bind(own) ?? ((view) => JSON.stringify(view)) }),
    position: own.position?.bind(own) ?? ((state) => JSON.stringify(state)),
    parsePosition: own.parsePosition?.bind(own) ?? ((text) => stateIn(game, text)),
    action,
    parseAction:
      own.parseAction?.bind(own) ??
      ((state, text) => {
        const known = game.actions(state).map((each) => action(state, each));
        const found = game.actions(state)[known.indexOf(text.trim())];
        if (found !== undefined) return found;
        throw new NotationError(`There is no action "${text}" here${fewOf(known)}.`);
      }),
  };
}

/** The actions that there are, where they fit into a sentence. */
function fewOf(names: readonly string[]): string {
  return names.length <= FEW ? `: there ${names.length === 1 ? "is" : "are"} ${names.join(", ")}` : "";
}

const FEW = 6;

function plainText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function stateIn(game: AnyGame, text: string): unknown {
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch (error) {
    throw new NotationError(`The position is no JSON: ${(error as Error).message}.`);
  }
  try {
    game.turn(state);
    keyOf(game, state);
  } catch {
    throw new NotationError(`The position ${text} is no state of ${game.name}.`);
  }
  return state;
}
