import type { Outcome } from "./results.js";

/** A finished game of this browser's person. */
export interface Finished {
  /** When it ended, in milliseconds. */
  readonly id: number;
  /** Key of its results: the opponents and the rules. */
  readonly key: string;
  /** Its address, to replay it; empty if it is too long. */
  readonly address: string;
  readonly outcome: Outcome;
  readonly payoff: number;
  /** The luck, and what the person's choices gave away, once judged. */
  readonly luck?: number;
  readonly own?: number;
}

export type History = readonly Finished[];

/** Most games of a history, and most characters of all their addresses: the browser's storage is small. */
const MOST_GAMES = 100;
const MOST_CHARACTERS = 200_000;

/** The history with a game, latest first; in place of the same game, if it has that. */
export function withGame(history: History, game: Finished): History {
  const isKnown = history.some(({ id }) => id === game.id);
  const all = isKnown ? history.map((each) => (each.id === game.id ? game : each)) : [game, ...history];
  let left = MOST_CHARACTERS;
  return all.slice(0, MOST_GAMES).map((each) => {
    left -= each.address.length;
    return left < 0 ? { ...each, address: "" } : each;
  });
}

/** Reads a stored history; what is no game is left out. */
export function readHistory(text: string | null): History {
  try {
    const games: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(games) ? games.filter(isFinished) : [];
  } catch {
    return [];
  }
}

function isFinished(value: unknown): value is Finished {
  const game = (value ?? {}) as Record<keyof Finished, unknown>;
  const areNumbers = [game.id, game.payoff, game.luck ?? 0, game.own ?? 0].every(Number.isFinite);
  const { key, address, outcome } = game;
  if (typeof key !== "string" || typeof address !== "string" || !/^$|^boards\//.test(address)) return false;
  return areNumbers && (outcome === "won" || outcome === "drawn" || outcome === "lost");
}

/** Running totals over the judged games, the oldest first, from 0: the luck, and what choices gave away. */
export function sumsOf(history: History): {
  readonly luck: readonly number[];
  readonly own: readonly number[];
} {
  const judged = history.filter(({ luck }) => luck !== undefined).toReversed();
  const sums = (of: (game: Finished) => number): readonly number[] => {
    let sum = 0;
    return [0, ...judged.map((game) => (sum += of(game)))];
  };
  return { luck: sums(({ luck }) => luck!), own: sums(({ own = 0 }) => -own) };
}
