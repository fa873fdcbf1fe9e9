import type { Game, Method } from "../contract/game.js";
import type { GameSolution, SolveOptions } from "../exact/solve.js";
import { solvedDecision } from "../exact/solved-decision.js";
import { refusalOf } from "../search/settings.js";

/** Under which name a solution is kept from move to move. */
const KEPT = "exact solution";

/** The most positions that are solved for one decision. */
const MOST = 2_500_000;

interface Kept {
  readonly game: unknown;
  readonly solution: GameSolution<unknown, unknown>;
}

/** The whole game solved from the state on, cycles included: what `solveGame` finds, as a decision. */
export const exact: Method = {
  name: "exact",
  help: "The game solved from here on by value iteration or retrograde analysis (Bellman 1957, Thompson 1986), where it is small.",
  settings: [],
  unused: ["depth", "nodes", "evaluator", "horizon", "table", "beam", "threshold", "sparse", "outcomes"],
  instead: "it looks at everything that can come",
  refusal(facts) {
    const refusal = refusalOf("expectiminimax", facts)?.replace(/^expectiminimax/, "exact");
    if (refusal !== undefined || facts.bounds.every(Number.isFinite)) return refusal;
    return `exact proves intervals within the bounds of the game, and facts.bounds is [${facts.bounds.join(", ")}]: give finite bounds or take expectiminimax.`;
  },
  async *think(game, state, { kept, native, enumeration }) {
    const start = performance.now();
    const solution = await solutionFor(game, state, kept, {
      ...(native !== undefined && { native }),
      ...(enumeration && { enumeration }),
    });
    yield { ...solvedDecision(game, state, solution), ms: performance.now() - start };
  },
};

/** What was solved at an earlier move of the same game holds here too. */
async function solutionFor(
  game: Game<unknown, unknown>,
  state: unknown,
  kept: Map<string, unknown> | undefined,
  options: SolveOptions<unknown>,
): Promise<GameSolution<unknown, unknown>> {
  const known = kept?.get(KEPT) as Kept | undefined;
  if (known?.game === game) return known.solution;
  const { solveGame } = await import("../exact/solve.js");
  const solution = solveGame(game, { ...options, from: state, limit: MOST });
  kept?.set(KEPT, { game, solution } satisfies Kept);
  return solution;
}
