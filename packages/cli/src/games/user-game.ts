/** User-defined games: a file that exports a `Game` can be given wherever the name of a game is expected. */
import { createRequire } from "node:module";
import {
  type Game,
  keyOf,
  type Notation,
  NotationError,
  OVER,
  type SecretChoices,
  type SecretView,
  startsOf,
} from "@tyche/engine";
import { englishTexts, type Problem } from "@tyche/engine/errors";
import { checkFacts, checkSaved, withNamedErrors } from "@tyche/engine/testing";
import { inEnglish, type NamedGame } from "@tyche/games";
import { checkContent, checkFile, filePath, ownAccess } from "../io/access.js";
import { oneLine, UsageError } from "../io/errors.js";
import { JSON_POSITION, OWN_POSITION } from "../io/game-file.js";
import { bytesOf, checkPlain } from "../io/user-file.js";

const texts = englishTexts({
  "user-game-await": "it uses await at its top level: export the game without it",
  "user-game-typescript":
    "Node {node} cannot read this TypeScript ({first}): use Node 22.18 or newer, or compile it (npx tsc) and give the .js",
});

type AnyGame = Game<unknown, unknown>;

/** Size limit in bytes of a file that is run. */
const MOST_BYTES = 1 << 26;

/** Games by file. Each module is run once. */
const loaded = new Map<string, NamedGame>();

/**
 * Loads the game of a file and completes it for playing: adds a notation if it has none, and makes errors name the rule
 * that threw them.
 * @throws UsageError if the file does not contain a game; CheckError if the game's properties are wrong
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
  const game = withNamedErrors(whole);
  const starts = startsOf(game, { limit: 2, samples: 2 });
  const named: NamedGame = {
    game,
    presentation: {
      position: (written.notation ? OWN_POSITION : JSON_POSITION).message,
      example: { position: game.notation!.position(starts.outcomes[0]!.result) },
      fixedStart: starts.samples === 0 && starts.outcomes.length === 1,
    },
  };
  loaded.set(path, named);
  return named;
}

/**
 * Returns the game that a file exports, unchanged: its default export, the export named `game`, or the only exported
 * game.
 * @throws UsageError
 */
export function gameIn(file: string): AnyGame {
  const exported = moduleOf(file);
  const named = exported.default ?? exported.game;
  if (isObject(named)) return named as typeof named & AnyGame;
  const games = Object.entries(exported).filter(
    ([, value]) => isObject(value) && "play" in value && "turn" in value,
  );
  if (games.length === 1) return games[0]![1] as AnyGame;
  const how = 'export one by default, as in "export default game"';
  if (games.length > 0)
    throw new UsageError(
      "user-game-several",
      { file, count: games.length, names: games.map(([name]) => name) },
      `${file} exports ${games.length} games (${games.map(([name]) => name).join(", ")}): ${how}`,
    );
  if (typeof named === "function")
    throw new UsageError(
      "user-game-function",
      { file },
      `${file} exports a function, which may return a game, but no game: ${how}`,
    );
  throw new UsageError("user-game-none", { file }, `${file} exports no game: ${how}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** @throws UsageError if the file cannot be run */
function moduleOf(file: string): Record<string, unknown> {
  const require = createRequire(import.meta.url);
  const path = filePath(file);
  checkFile(file);
  try {
    const found = require.resolve(path);
    checkPlain(found, file);
    // Read the file before running it, so that endless devices and pipes without a writer fail here.
    const bytes = bytesOf(found, MOST_BYTES);
    if (ownAccess() !== undefined) checkContent(file, bytes);
    return require(found) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const problem = reasonOf(error as NodeJS.ErrnoException, file, path);
    throw new UsageError(
      "user-game-not-run",
      { file, problem },
      `${file} cannot be run: ${typeof problem === "string" ? problem : problem.message}`,
    );
  }
}

/** Explains why a file could not be run: with a fix if there is a known one, else with Node's message. */
function reasonOf(
  { code, name, message }: NodeJS.ErrnoException,
  file: string,
  path: string,
): Problem | string {
  const first = oneLine(String(message).split("\n")[0]!);
  const isAbsent = code === "MODULE_NOT_FOUND" || code === "ERR_MODULE_NOT_FOUND";
  if (isAbsent && first.includes(path) && !first.includes("imported from"))
    return { id: "user-game-no-file", values: {}, message: "there is no such file" };
  if (code === "ERR_REQUIRE_ASYNC_MODULE") return texts.phrase("user-game-await", {});
  const { node } = process.versions;
  if (/\.[cm]?ts$/i.test(file) && (code === "ERR_UNKNOWN_FILE_EXTENSION" || name === "SyntaxError"))
    return texts.phrase("user-game-typescript", { node, first });
  return first;
}

/** How states of `simultaneousGame` without a notation are shown: a line for each member, and who has chosen. */
const IN_WORDS: Pick<Notation<unknown, unknown>, "draw" | "drawView"> = {
  draw: (at) => membersText((at as SecretChoices<unknown, unknown>).state),
  drawView(view, _, format = inEnglish) {
    const { seen, decided } = view as SecretView<unknown, unknown>;
    const chosen = decided.map((player) =>
      format({
        id: "drawn-hands-chosen",
        values: { who: "player", player },
        message: `player ${player} has chosen`,
      }),
    );
    return [membersText(seen), ...chosen].join("\n");
  },
};

function membersText(state: unknown): string {
  if (!isObject(state) || Array.isArray(state)) return plainText(state);
  const text = (value: unknown): string =>
    Array.isArray(value) && value.length > 0 ? value.map(plainText).join(", ") : plainText(value);
  return Object.entries(state)
    .map(([name, value]) => `${name}: ${text(value)}`)
    .join("\n");
}

/** Completes the game's notation: states as JSON; actions unchanged if they are texts or numbers, else as JSON. */
function notationOf(game: AnyGame): Notation<unknown, unknown> {
  const own: Partial<Notation<unknown, unknown>> = game.notation ?? {};
  const action = own.action?.bind(own) ?? ((_: unknown, action: unknown) => plainText(action));
  return {
    ...own,
    // Players must not see the whole state.
    ...(game.facts.hidden && { drawView: own.drawView?.bind(own) ?? ((view) => JSON.stringify(view)) }),
    ...(game.simultaneous?.askedFirst && !game.notation && IN_WORDS),
    position:
      own.position?.bind(own) ??
      ((state) => {
        checkSaved(game, state);
        return JSON.stringify(state);
      }),
    parsePosition: own.parsePosition?.bind(own) ?? ((text) => stateIn(game, text)),
    action,
    parseAction:
      own.parseAction?.bind(own) ??
      ((state, text) => {
        const known = game.actions(state).map((each) => action(state, each));
        const found = game.actions(state)[known.indexOf(text.trim())];
        if (found !== undefined) return found;
        if (known.length > FEW)
          throw new NotationError("user-game-no-action", { text }, `There is no action "${text}" here.`);
        throw new NotationError(
          "user-game-no-such-action",
          { text, count: known.length, known },
          `There is no action "${text}" here: there ${known.length === 1 ? "is" : "are"} ${known.join(", ")}.`,
        );
      }),
  };
}

/** A message lists at most this many actions. */
const FEW = 6;

function plainText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function stateIn(game: AnyGame, text: string): unknown {
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new NotationError("user-game-json", { reason: message }, `The position is not JSON: ${message}.`);
  }
  if (!isState(game, state))
    throw new NotationError(
      "user-game-state",
      { text, game: game.name },
      `The position ${text} is not a state of ${game.name}.`,
    );
  return state;
}

/** Whether the rules accept a state that may be anything. */
function isState(game: AnyGame, state: unknown): boolean {
  try {
    keyOf(game, state);
    const turn = game.turn(state);
    if (turn === OVER) return true;
    return Number.isInteger(turn) && turn >= 0 && turn < game.facts.players && game.actions(state).length > 0;
  } catch {
    return false;
  }
}
