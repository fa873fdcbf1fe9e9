import type { SearchAlgorithm } from "../search/settings.js";

/** The names of the engine's methods; a game may have others of its own. */
export type AlgorithmName =
  | SearchAlgorithm
  | "expectimax"
  | "negamax"
  | "max-n"
  | "paranoid"
  | "best-reply"
  | "mcts"
  | "puct"
  | "mcms"
  | "chance-prob-cut"
  | "ismcts"
  | "determinized"
  | "exact"
  // Any text, and editors list the names above all the same.
  | (string & {});
