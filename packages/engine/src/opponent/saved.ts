import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import { hashText } from "../chance/sfc32.js";
import { SearchError } from "../contract/errors.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import { type Game, OVER } from "../contract/game.js";
import { BOUNDS_MASK, Table } from "../search/table.js";

/** "Tych" */
const MAGIC = 0x68637954;
const VERSION = 1;
/** Words of the header: the two above, two that identify the game and its evaluator, and a checksum of two words. */
const HEADER = 6;
const ENTRY = 8;

/** Games, and actions of each, used to identify a game. */
const GAMES = 3;
const PLIES = 100;

type Judge<State> = string | StateEvaluator<State> | undefined;

/** The used entries of a table, with the fingerprint of the game and its evaluator. */
export function writeTable<State, Action>(
  game: Game<State, Action>,
  evaluator: Judge<State>,
  table: Table | undefined,
): Uint8Array {
  const from = table?.words ?? new Int32Array(0);
  let used = 0;
  for (let at = 0; at < from.length; at += ENTRY) if ((from[at + 3]! & BOUNDS_MASK) !== 0) used++;
  const words = new Int32Array(HEADER + used * ENTRY);
  let to = HEADER;
  for (let at = 0; at < from.length; at += ENTRY) {
    if ((from[at + 3]! & BOUNDS_MASK) === 0) continue;
    words.set(from.subarray(at, at + ENTRY), to);
    // All entries count as old in the next table.
    words[to + 3]! &= BOUNDS_MASK;
    to += ENTRY;
  }
  words.set([MAGIC, VERSION, ...markOf(game, evaluator), ...sumOf(words)]);
  return new Uint8Array(words.buffer);
}

/** @throws SearchError if these bytes are of another game or evaluator, or damaged */
export function readTable<State, Action>(
  game: Game<State, Action>,
  evaluator: Judge<State>,
  bytes: Uint8Array,
): Table {
  if (bytes.length < 4 * HEADER || (bytes.length - 4 * HEADER) % (4 * ENTRY) !== 0) throw damaged();
  // Copied, because the bytes may not be aligned.
  const words = new Int32Array(bytes.slice().buffer);
  if (words[0] !== MAGIC || words[1] !== VERSION) throw damaged();
  if (!isEqual(words.subarray(4, 6), sumOf(words))) throw damaged();
  if (!isEqual(words.subarray(2, 4), markOf(game, evaluator)))
    throw new SearchError(
      "opponent-saved-other",
      { game: game.name },
      `${game.name}: what was saved is of another game, of other options or of another evaluator: leave \`saved\` out.`,
    );
  const table = new Table();
  for (let from = HEADER; from < words.length; from += ENTRY) {
    const at = table.claim(words[from]!, words[from + 1]!);
    table.words.set(words.subarray(from, from + ENTRY), at);
  }
  return table;
}

function damaged(): SearchError {
  return new SearchError(
    "opponent-saved-damaged",
    {},
    "These bytes are not what an opponent has saved, or they are damaged: leave `saved` out.",
  );
}

function isEqual(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  return a.length === b.length && Array.from(a).every((word, i) => word === b[i]);
}

/**
 * Two words that identify a game with its options and its evaluator: a hash of some seeded games and their values.
 */
function markOf<State, Action>(game: Game<State, Action>, evaluator: Judge<State>): readonly number[] {
  const chance = boundedChance(seededChance("mark of a game"));
  const judge = typeof evaluator === "function" ? evaluator : game.evaluators?.[evaluator ?? "default"];
  const seen: unknown[] = [game.name, game.facts, typeof evaluator === "string" ? evaluator : null];
  for (let number = 0; number < GAMES; number++) {
    chance.begin();
    let state = game.start(chance);
    for (let ply = 0; ply < PLIES && game.turn(state) !== OVER; ply++) {
      chance.begin();
      state = game.play(state, chance.pick(game.actions(state)), chance);
      seen.push(state, judge?.(state));
    }
    if (game.turn(state) === OVER) seen.push(game.payoff(state));
  }
  const text = JSON.stringify(seen);
  return [hashText(text, 0x2545f491) | 0, hashText(text, 0x6c078965) | 0];
}

/** Two checksums, sensitive to order, of everything after the header. */
function sumOf(words: Int32Array): readonly number[] {
  let low = 1;
  let high = 0;
  for (let at = HEADER; at < words.length; at++) {
    low = (Math.imul(low, 31) + words[at]!) | 0;
    high = (high + low) | 0;
  }
  return [low, high];
}
