import type { Report } from "../kit/report.js";
import { PLAIN_GAMES } from "./plain-rules/games.js";
import { QUESTIONS } from "./thread-questions.js";

/** A benchmark of the engine or the games, by name; its code is loaded when it is run. */
export interface Benchmark {
  readonly name: string;
  /** False: runs only as part of another benchmark. */
  readonly alone?: false;
  /** True: its report has curves. */
  readonly draws?: true;
  run(): Promise<Report>;
}

export const BENCHMARKS: readonly Benchmark[] = [
  { name: "connect-four", run: async () => (await import("./games/connect-four.js")).benchConnectFour() },
  {
    name: "plain-rules",
    run: async () => (await import("./plain-rules/plain-rules.js")).benchPlainRules(),
  },
  ...Object.keys(PLAIN_GAMES).flatMap((game): Benchmark[] => [
    {
      name: `plain-rules rules ${game}`,
      alone: false,
      run: async () => (await import("./plain-rules/plain-rules.js")).benchRulesOf(game),
    },
    {
      name: `plain-rules native ${game}`,
      alone: false,
      run: async () => (await import("./plain-rules/plain-rules.js")).benchNativeOf(game),
    },
  ]),
  {
    name: "copied-boards",
    run: async () => (await import("./plain-rules/copied-boards.js")).benchCopiedBoards(),
  },
  {
    name: "copied-boards engine",
    alone: false,
    run: async () => (await import("./plain-rules/copied-boards.js")).benchEngineOnBoards(),
  },
  {
    name: "copied-boards minimaxer",
    alone: false,
    run: async () => (await import("./plain-rules/copied-boards.js")).benchMinimaxerOnBoards(),
  },
  {
    name: "boardgameio",
    run: async () => (await import("./boardgameio/speed.js")).benchBoardgameio(),
  },
  {
    name: "boardgameio-matches",
    alone: false,
    run: async () => (await import("./boardgameio/matches.js")).benchMatches(),
  },
  {
    name: "minimaxer",
    alone: false,
    run: async () => (await import("./games/connect-four.js")).benchMinimaxer(),
  },
  { name: "chess", run: async () => (await import("./games/chess.js")).benchChess() },
  { name: "einstein", run: async () => (await import("./games/einstein.js")).benchEinstein() },
  { name: "2048", run: async () => (await import("./games/twenty48.js")).benchTwenty48() },
  {
    name: "2048-packed",
    run: async () => (await import("./games/twenty48-packed.js")).benchTwenty48Packed(),
  },
  { name: "pac-man", run: async () => (await import("./games/pac-man.js")).benchPacMan() },
  {
    name: "backgammon-moves",
    run: async () => (await import("./backgammon/moves.js")).benchBackgammonMoves(),
  },
  { name: "backgammon", run: async () => (await import("./backgammon/turns.js")).benchBackgammon() },
  { name: "large-trees", run: async () => (await import("./large-trees.js")).benchLargeTrees() },
  { name: "backgammon-ranges", run: async () => (await import("./backgammon/ranges.js")).benchRanges() },
  { name: "evaluations", run: async () => (await import("./backgammon/evaluations.js")).benchEvaluations() },
  { name: "lookahead", run: async () => (await import("./backgammon/lookahead.js")).benchLookahead() },
  { name: "learning", run: async () => (await import("./backgammon/learning.js")).benchLearning() },
  { name: "threads", run: async () => (await import("./threads.js")).benchThreads() },
  ...Object.keys(QUESTIONS).map(
    (row): Benchmark => ({
      name: `threads-${row}`,
      alone: false,
      run: async () => (await import("./threads.js")).benchThreadsOf(row),
    }),
  ),
  { name: "opponents", run: async () => (await import("./opponents.js")).benchOpponents() },
  { name: "mcts", run: async () => (await import("./monte-carlo/speed.js")).benchMcts() },
  {
    name: "mcts-error",
    draws: true,
    run: async () => (await import("./monte-carlo/error.js")).benchMctsError(),
  },
];
