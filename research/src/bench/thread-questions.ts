/** Milliseconds per Monte-Carlo search. */
const TIME = 400;
export interface Question {
  readonly game: string;
  /** Texts in the game's notation, or the number of backgammon benchmark positions to use. */
  readonly positions: readonly string[] | number;
  /** Search options with one thread and with two. `rank` defaults to "best". */
  readonly options: {
    readonly algorithm: string;
    readonly depth?: number;
    readonly time?: number;
    readonly rank?: "all";
    readonly evaluator?: string;
  };
  /** Goals for the speed-up by two threads: the median over all positions, and each position. */
  readonly median: number;
  readonly each?: number;
}

const CONNECT_FOUR = ["44", "436", "4444", "3", "4536", "12"];

/** By row of the benchmark; each can be run alone. */
export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  "connect-four": [
    {
      game: "connect-four",
      positions: CONNECT_FOUR,
      options: { algorithm: "alpha-beta", depth: 16 },
      median: 1.7,
    },
    {
      game: "connect-four",
      positions: CONNECT_FOUR,
      options: { algorithm: "alpha-beta", depth: 18 },
      median: 1.7,
    },
  ],
  einstein: [
    {
      game: "einstein",
      positions: [
        "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0",
        "0 2 3 0 0 4 1 0 0 0 6 0 0 5 -6 0 -2 0 -5 -4 0 0 -3 0 -1 2 0",
        "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 2 0",
        "0 2 3 0 0 4 1 0 0 0 6 0 0 5 -6 0 -2 0 -5 -4 0 0 -3 0 -1 5 0",
      ],
      options: { algorithm: "star2", depth: 7 },
      median: 1.7,
    },
  ],
  "2048": [
    {
      game: "2048",
      positions: [
        "2 4 8 2 0 0 16 4 2 0 64 32 0 0 8 512",
        "0 0 2 4 0 0 8 64 0 2 16 128 0 0 4 512",
        "2 8 16 4 0 2 32 64 0 0 8 256 0 0 2 16",
      ],
      options: { algorithm: "star2", depth: 6 },
      median: 1.7,
    },
  ],
  backgammon: [
    {
      game: "backgammon",
      positions: 8,
      options: { algorithm: "star2", depth: 3, rank: "all" },
      median: 1.7,
      each: 1.5,
    },
    { game: "backgammon", positions: 8, options: { algorithm: "star2", depth: 3 }, median: 1.7, each: 1.5 },
    {
      game: "backgammon",
      positions: 2,
      options: { algorithm: "star2", depth: 3, evaluator: "net" },
      median: 1.7,
    },
  ],
  mcts: [
    { game: "connect-four", positions: ["44"], options: { algorithm: "mcts", time: TIME }, median: 1.8 },
    {
      game: "einstein",
      positions: ["1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0"],
      options: { algorithm: "mcts", time: TIME },
      median: 1.8,
    },
    {
      game: "2048",
      positions: ["2 4 8 2 0 0 16 4 2 0 64 32 0 0 8 512"],
      options: { algorithm: "mcts", time: TIME },
      median: 1.8,
    },
  ],
};
