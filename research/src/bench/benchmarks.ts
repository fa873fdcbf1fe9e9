import type { Report } from "../kit/report.js";

/** A benchmark as a module. `part` is the part to run, for benchmarks that run each of theirs in its own process. */
interface Benchmark {
  bench(part?: string): Report | Promise<Report>;
}

/** The benchmarks of the engine and the games by name; the code of one is loaded when it is run. */
export const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  "connect-four": () => import("./games/connect-four.js"),
  "plain-rules": () => import("./plain-rules/plain-rules.js"),
  "copied-boards": () => import("./plain-rules/copied-boards.js"),
  boardgameio: () => import("./boardgameio/speed.js"),
  "boardgameio-matches": () => import("./boardgameio/matches.js"),
  chess: () => import("./games/chess.js"),
  einstein: () => import("./games/einstein.js"),
  "2048": () => import("./games/twenty48.js"),
  "2048-packed": () => import("./games/twenty48-packed.js"),
  "pac-man": () => import("./games/pac-man.js"),
  "backgammon-moves": () => import("./backgammon/moves.js"),
  backgammon: () => import("./backgammon/turns.js"),
  "large-trees": () => import("./large-trees.js"),
  "backgammon-ranges": () => import("./backgammon/ranges.js"),
  evaluations: () => import("./backgammon/evaluations.js"),
  lookahead: () => import("./backgammon/lookahead.js"),
  cube: () => import("./backgammon/cube.js"),
  learning: () => import("./backgammon/learning.js"),
  threads: () => import("./threads.js"),
  opponents: () => import("./opponents.js"),
  hidden: () => import("./hidden.js"),
  mcts: () => import("./monte-carlo/speed.js"),
  "mcts-error": () => import("./monte-carlo/error.js"),
};

/** Takes an hour, so it runs only if it is named. */
export const LONG = "boardgameio-matches";
