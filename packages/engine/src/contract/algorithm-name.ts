import type { SearchAlgorithm } from "../search/settings.js";

/** The names of the engine's methods; a game may have its own as well. */
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
  // Accepts any text, while editors still suggest the names above.
  | (string & {});
