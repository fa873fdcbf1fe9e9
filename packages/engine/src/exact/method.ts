import { Budget, STOP } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game, Method, MethodOptions } from "../contract/game.js";
import { defined } from "../contract/options.js";
import { inTurns } from "../deepening/turns.js";
import { minimaxMethods } from "../minimax/methods.js";
import { defaultAlgorithm, refusalOf } from "../search/settings.js";
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
    const { kept, native, enumeration, signal } = options;
    const budget = Budget.of(options);
    const given = { ...options, budget };
    const solution = await solutionFor(game, state, kept, {
      ...(native !== undefined && { native }),
      ...(enumeration && { enumeration }),
      ...(signal && { signal }),
      ...(options.time !== undefined && { time: SHARE * options.time }),
      budget,
      limit: MOST,
    });
    if (solution) {
      yield { ...solvedDecision(game, state, solution), ms: budget.ms };
      return;
    }
    const search = minimaxMethods.find(({ name }) => name === defaultAlgorithm(game.facts))!;
    yield* search.think(game, state, given);
  },
};

/** Decisions from which a search may reach the end of every line. */
const DEEP = 16;
/** The nodes of such a search, after which the game is solved instead, if it has no more positions than that. */
const FEW = 500_000;

/** Whether a search is so deep, and so little limited, that a solution may answer it. */
export function mayBeSolved<State, Action>(
  method: Method<State, Action>,
  game: Game<State, Action>,
  { depth = 0, time, nodes, pool, rank, outcomes, deepening }: MethodOptions<State>,
): boolean {
  const isPlain = [time, nodes, pool, outcomes, deepening].every((option) => option === undefined);
  return (
    minimaxMethods.includes(method) &&
    depth >= DEEP &&
    isPlain &&
    rank !== "all" &&
    exact.refusal(game.facts) === undefined
  );
}

/** A deep search; the exact solution answers if it takes too long, and the whole game is small and no deeper. */
export async function* searchOrSolve<State, Action>(
  search: Method<State, Action>,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State>,
  few = FEW,
): AsyncGenerator<Decision<Action>, void, void> {
  const kept = options.kept ?? new Map<string, unknown>();
  for await (const decision of search.think(game, state, { ...options, kept, nodes: few })) {
    if (decision.stopped === "nodes") break;
    yield decision;
    if (decision.stopped !== "depth" || decision.depth === options.depth) return;
  }
  const { native, enumeration, signal, budget } = options;
  const given = defined({ native, enumeration, signal, budget, limit: few });
  // A game that cannot be solved exactly, because draws are sampled, can be searched.
  const solution = await solutionFor(game as never, state, kept, given, true).catch((error: unknown) => {
    if (error instanceof SearchError) return undefined;
    throw error;
  });
  if (solution && solution.longest <= options.depth!)
    yield solvedDecision(game as never, state, solution) as Decision<Action>;
  else yield* search.think(game, state, { ...options, kept });
}

/** A solution from an earlier move of the same game is reused; undefined if a limit is reached first. */
async function solutionFor(
  game: Game<unknown, unknown>,
  state: unknown,
  kept: Map<string, unknown> | undefined,
  options: SolveOptions<unknown>,
  hasFallback = options.time !== undefined || options.signal !== undefined,
): Promise<GameSolution<unknown, unknown> | undefined> {
  const known = kept?.get(KEPT) as Kept | undefined;
  if (known?.game === game && known.solution.reaches(state)) return known.solution;
  const { solveSteps } = await import("./solve.js");
  let solution: GameSolution<unknown, unknown> | undefined;
  const solving = function* (): Generator<undefined, void, void> {
    solution = yield* solveSteps(game, { ...options, from: state }, hasFallback);
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
