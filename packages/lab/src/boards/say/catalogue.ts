import type { Bound } from "@tyche/engine";

/** What the boards say in one language. */
export interface BoardMessages {
  readonly board: string;
  readonly game: string;
  /** By the name of the game. */
  readonly games: Readonly<Record<string, string>>;
  readonly newGame: string;
  readonly options: string;
  readonly standard: string;
  readonly plays: (seat: string) => string;
  readonly you: string;
  readonly machine: (seconds: string) => string;
  /** Two for games of two; the last one for a game of one. */
  readonly seats: Readonly<Record<string, readonly string[]>>;
  readonly toMove: (seat: string) => string;
  readonly thinks: (seat: string) => string;
  readonly wins: (seat: string) => string;
  readonly draw: string;
  readonly ended: (payoff: string) => string;
  readonly takeBack: string;
  readonly analysis: string;
  readonly longer: string;
  readonly stop: string;
  readonly loading: string;
  readonly failed: (sentence: string) => string;
  readonly running: (depth: number, nodes: string) => string;
  readonly settled: (depth: number, seconds: string) => string;
  readonly solved: string;
  readonly best: (action: string, value: string) => string;
  readonly margin: (difference: string) => string;
  readonly equal: string;
  readonly noneBetter: string;
  readonly onlyMove: string;
  readonly move: string;
  readonly value: string;
  readonly lost: string;
  readonly depth: string;
  readonly bounds: Readonly<Record<Bound, string>>;
  /** After a value: how many moves the game lasts from here on, and what that means. */
  /** Actions of all players. */
  readonly winsIn: (plies: number) => string;
  readonly losesIn: (plies: number) => string;
  readonly endsIn: (plies: number) => string;
  /** Chess: moves of the winner. */
  readonly mateIn: (moves: number) => string;
  readonly matedIn: (moves: number) => string;
  readonly endsTitle: string;
  readonly ranked: string;
  readonly why: string;
  readonly chanceOf: (action: string) => string;
  readonly chanceHelp: string;
  readonly record: string;
  readonly start: string;
  readonly graph: string;
  readonly graphHelp: (seat: string) => string;
  readonly position: string;
  readonly set: string;
  readonly dice: string;
  readonly promise: string;
  readonly secret: string;
  readonly promiseHelp: string;
  readonly reveal: string;
  readonly row: (row: number) => string;
  readonly column: (column: number) => string;
  readonly empty: string;
  readonly last: string;
  readonly slides: Readonly<Record<"up" | "right" | "down" | "left", string>>;
  readonly score: (points: string) => string;
  readonly die: (face: number) => string;
  readonly stone: (number: number) => string;
  readonly chosen: string;
}
