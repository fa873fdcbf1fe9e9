import type { Game, Method } from "../contract/game.js";
import { inTurns } from "../deepening/turns.js";
import { minimaxMethods } from "../minimax/methods.js";
import { defaultAlgorithm, refusalOf, STOP } from "../search/settings.js";
import type { GameSolution, SolveOptions } from "./solve.js";
import { solvedDecision } from "./solved-decision.js";

/** The share of the time spent on solving before a search with a horizon gets the rest. */
const SHARE = 0.6;

/** The name under which a solution is kept from move to move. */
const KEPT = "exact solution";

/** The maximum number of positions solved for one decision. */
const MOST = 2_500_000;

interface Kept {
  readonly game: unknown;
  readonly solution: GameSolution<unknown, unknown>;
}

/**
 * Solves the whole game from the state on, cycles included; a search decides instead if a limit is reached first.
 */
export const exact: Method = {
  name: "exact",
  help: "The game solved from here on by value iteration or retrograde analysis (Bellman 1957, Thompson 1986), where it is small; alpha-beta or its like where time is short.",
  settings: [],
  unused: ["depth", "nodes", "evaluator", "horizon", "table", "beam", "threshold", "sparse", "outcomes"],
  instead: { id: "method-searches-all", values: {}, message: "it searches everything that can happen" },
  refusal(facts) {
    const refusal = refusalOf("expectiminimax", facts, "exact");
    const { bounds } = facts;
    if (refusal || bounds.every(Number.isFinite)) return refusal;
    return {
      id: "search-exact-bounds",
      values: { low: bounds[0], high: bounds[1] },
      message: `exact proves intervals within the bounds of the game, and facts.bounds is [${bounds.join(", ")}]: give finite bounds or use expectiminimax.`,
    };
  },
  async *think(game, state, options) {
    const { kept, native, enumeration, time, signal } = options;
    const start = performance.now();
    const solution = await solutionFor(game, state, kept, {
      ...(native !== undefined && { native }),
      ...(enumeration && { enumeration }),
      ...(time !== undefined && { time: SHARE * time }),
      ...(signal && { signal }),
    });
    if (solution) {
      yield { ...solvedDecision(game, state, solution), ms: performance.now() - start };
      return;
    }
    const search = minimaxMethods.find(({ name }) => name === defaultAlgorithm(game.facts))!;
    const rest = time !== undefined && { time: Math.max(0, time - (performance.now() - start)) };
    yield* search.think(game, state, { ...options, ...rest });
  },
};

/** A solution from an earlier move of the same game is reused; undefined if a limit is reached first. */
async function solutionFor(
  game: Game<unknown, unknown>,
  state: unknown,
  kept: Map<string, unknown> | undefined,
  options: SolveOptions<unknown>,
): Promise<GameSolution<unknown, unknown> | undefined> {
  const known = kept?.get(KEPT) as Kept | undefined;
  if (known?.game === game && known.solution.reaches(state)) return known.solution;
  const { solveSteps } = await import("./solve.js");
  let solution: GameSolution<unknown, unknown> | undefined;
  const solving = function* (): Generator<undefined, void, void> {
    solution = yield* solveSteps(
      game,
      { ...options, from: state, limit: MOST },
      options.time !== undefined || options.signal !== undefined,
    );
  };
  try {
    for await (const _ of inTurns(solving()));
  } catch (error) {
    if (error !== STOP) throw error;
    return undefined;
  }
  kept?.set(KEPT, { game, solution: solution! } satisfies Kept);
  return solution;
}
