import type { Report } from "./report.js";

/** A benchmark of the engine and the games, by name; its code is loaded when it is run. */
export interface Benchmark {
  readonly name: string;
  /** False: only part of another one. */
  readonly alone?: false;
  /** True: its report has curves. */
  readonly draws?: true;
  run(): Promise<Report>;
}

export const BENCHMARKS: readonly Benchmark[] = [
  { name: "connect-four", run: async () => (await import("./connect-four.js")).benchConnectFour() },
  { name: "minimaxer", alone: false, run: async () => (await import("./connect-four.js")).benchMinimaxer() },
  { name: "chess", run: async () => (await import("./chess.js")).benchChess() },
  { name: "einstein", run: async () => (await import("./einstein.js")).benchEinstein() },
  { name: "2048", run: async () => (await import("./twenty48.js")).benchTwenty48() },
  { name: "2048-packed", run: async () => (await import("./twenty48-packed.js")).benchTwenty48Packed() },
  { name: "pac-man", run: async () => (await import("./pac-man.js")).benchPacMan() },
  { name: "backgammon-moves", run: async () => (await import("./backgammon.js")).benchBackgammonMoves() },
  { name: "backgammon", run: async () => (await import("./backgammon.js")).benchBackgammon() },
  { name: "evaluations", run: async () => (await import("./evaluations.js")).benchEvaluations() },
  { name: "lookahead", run: async () => (await import("./lookahead.js")).benchLookahead() },
  { name: "learning", run: async () => (await import("./learning.js")).benchLearning() },
  { name: "threads", run: async () => (await import("./threads.js")).benchThreads() },
  { name: "opponents", run: async () => (await import("./opponents.js")).benchOpponents() },
  { name: "mcts", run: async () => (await import("./mcts.js")).benchMcts() },
  { name: "mcts-error", draws: true, run: async () => (await import("./mcts-error.js")).benchMctsError() },
  { name: "mcts-parts", run: async () => (await import("./mcts-parts.js")).benchMctsParts() },
];
