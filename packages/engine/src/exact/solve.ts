import { seededChance } from "../chance/seeded.js";
import { Budget, type CallLimits, STOP } from "../contract/budget.js";
import { SearchError } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { actionsByMove } from "../decision/actions-by-move.js";
import * as CHECK from "../options/check-options.js";
import { positionOf } from "../position/adapter.js";
import { keyOf } from "../position/canonical-text.js";
import { startsOf } from "../position/outcomes.js";
import { RulesPosition } from "../position/rules-position.js";
import { checkRules, startOf } from "../rules/first-states.js";
import { checkFacts, checkPayoff } from "../search/settings.js";
import { longestFrom, type StateGraph, stateGraph } from "./graph.js";
import { retrograde } from "./retrograde.js";
import { type Interval, type IterationOptions, iterateValues, type Values } from "./value-iteration.js";

/** The names of the methods that `solveGame` has. */
export const SOLVERS = ["value-iteration", "retrograde"] as const;

/** The name of a method of `solveGame`. */
export type Solver = (typeof SOLVERS)[number];

/** The method for solving a game, its maximum size, and the time limit. */
export interface SolveOptions<State> extends IterationOptions, Omit<CallLimits, "nodes"> {
  /** Default: value iteration if there is chance, else retrograde analysis. */
  readonly method?: Solver;
  /** The state from which everything reachable is solved. Default: every start of the game. */
  readonly from?: State;
  /** The maximum number of positions and chance nodes. Default 20,000,000. */
  readonly limit?: number;
  /** For retrograde analysis: the value of endless play, from player 0's side. Default: the middle of the bounds. */
  readonly endless?: number;
  /** False: never use the game's native position. Default true. */
  readonly native?: boolean;
  readonly enumeration?: EnumerateOptions;
}

const SOLVE_OPTIONS: CHECK.RulesOf<SolveOptions<never>> = {
  method: CHECK.oneOf(SOLVERS),
  from: [() => true, { id: "api-option-state", values: {}, message: "a state" }],
  limit: CHECK.whole("positions"),
  endless: [
    (value) => typeof value === "number",
    { id: "api-option-number", values: {}, message: "a number" },
  ],
  native: CHECK.FLAG,
  enumeration: CHECK.OBJECT,
  tolerance: CHECK.amount(),
  sweeps: CHECK.whole("sweeps"),
  time: CHECK.LIMITS.time,
  signal: CHECK.LIMITS.signal,
  budget: CHECK.LIMITS.budget,
};

/** The exact value of one state, from player 0's side. */
export interface SolvedState<Action> {
  readonly value: Interval;
  /** Every action, best first, with the soonest win or the latest loss first among equals; empty at the end. */
  readonly actions: readonly SolvedAction<Action>[];
}

/** The exact value of one action, from player 0's side. */
export interface SolvedAction<Action> {
  readonly action: Action;
  readonly value: Interval;
  /** For retrograde analysis: actions to the end that one side can force; see `RankedAction.plies`. */
  readonly plies?: number;
}

/** A solved game: the interval of every reachable state. */
export interface GameSolution<State, Action> {
  /** Proved bounds of the value at the start, from player 0's side. */
  readonly value: Interval;
  readonly method: Solver;
  /** Positions and chance nodes reached. */
  readonly nodes: number;
  /** Sweeps of value iteration; 0 if the game has no cycles. */
  readonly sweeps: number;
  /** @throws SearchError if the state cannot be reached from the start */
  at(state: State): SolvedState<Action>;
  /** Whether the state can be reached from the start, so that `at` accepts it. */
  reaches(state: State): boolean;
  /** The most decisions from a start to an end; infinite if play can go on for ever. */
  readonly longest: number;
}

/**
 * Solves a small game exactly, cycles included: finds every reachable position and a proved interval for its value.
 * @throws SearchError if the game is too large, is sampled, or has facts that no solver supports, or at a limit
 */
export function solveGame<State, Action>(
  game: Game<State, Action>,
  options: SolveOptions<State> = {},
): GameSolution<State, Action> {
  CHECK.checkOptions("solveGame", options, SOLVE_OPTIONS);
  const steps = solveSteps(game, options);
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  } catch (error) {
    if (error !== STOP) throw error;
    throw new SearchError(
      "solve-limit",
      { game: game.name },
      `${game.name}: a limit was reached before the game was solved: give it more time.`,
    );
  }
}

/**
 * The longest path from the start, in positions. Each takes about a kilobyte if it follows from rules, so that a state
 * that grows for ever would use up the memory before the limit of positions is reached.
 */
const LONGEST = 1_500_000;
/** Positions of a path that is taken to be endless if a number or the length of the states grows all along it. */
const LONG = 250_000;
const MARKED = 5000;

/** Watches the states on the path that is followed. @returns whether they grow without end */
function growthWatch(): (position: Position, depth: number) => boolean {
  const marks: number[][] = [];
  return (position, depth) => {
    if (depth % MARKED > 1 || !(position instanceof RulesPosition)) return false;
    const text = JSON.stringify(position.state());
    // At a chance node there is no state; there is one next to it.
    if (text === undefined) return false;
    const numbers = text.match(/-?\d+(\.\d+)?/g) ?? [];
    marks[Math.floor(depth / MARKED)] = [text.length, ...numbers.map(Number)];
    if (depth < LONG) return false;
    return marks[1]!.some((_, i) => marks.every((mark, k) => k < 2 || mark[i]! > marks[k - 1]![i]!));
  };
}

function growing(game: string, count: number): SearchError {
  return new SearchError(
    "solve-growing",
    { game, count },
    `${game}: ${count} positions in a row are all different: does the state hold something that grows without end, such as a count of turns?`,
  );
}

/** Builds a graph; if a search can decide instead, too many positions are a limit like others. @throws STOP */
function* orStop(steps: Generator<undefined, StateGraph, void>): Generator<undefined, StateGraph, void> {
  try {
    return yield* steps;
  } catch (error) {
    const { id } = error as SearchError;
    throw id === "solve-too-many-positions" || id === "solve-growing" ? STOP : error;
  }
}

/**
 * The same step by step, with pauses.
 * @param hasFallback whether a search can decide if the game is too large
 * @throws STOP if a limit is reached
 */
export function* solveSteps<State, Action>(
  game: Game<State, Action>,
  options: SolveOptions<State>,
  hasFallback = false,
): Generator<undefined, GameSolution<State, Action>, void> {
  const budget = Budget.of(options);
  // Before anything reads the facts, or hashes a state that may not be plain.
  checkRules(
    game,
    options.from ?? startOf(game, seededChance("the start"), budget),
    options.native !== false && game.position !== undefined,
    budget,
  );
  const { facts } = game;
  const method = options.method ?? (facts.chance ? "value-iteration" : "retrograde");
  checkFacts("expectiminimax", facts);
  if (!facts.bounds.every(Number.isFinite)) {
    throw new SearchError(
      "solve-infinite-bounds",
      { game: game.name, low: facts.bounds[0], high: facts.bounds[1] },
      `${game.name}: an exact solution needs finite bounds, and facts.bounds is [${facts.bounds.join(", ")}]: limit the game or its payoffs.`,
    );
  }
  // Sampled games are rejected, so one sample is enough.
  const enumeration = { ...options.enumeration, samples: 1, budget };
  const adapter = { native: options.native !== false, ...enumeration };
  const starts =
    options.from === undefined
      ? startsOf(game, enumeration)
      : { outcomes: [{ result: options.from }], probabilities: Float64Array.of(1), samples: 0 };
  const placeOf = (state: State): Position =>
    method === "value-iteration" && adapter.native && game.future !== undefined
      ? game.future(state)
      : positionOf(game, state, adapter);
  const roots = starts.outcomes.map(({ result }) => placeOf(result));
  const refuseSamples = (samples: number): void => {
    if (samples === 0) return;
    throw new SearchError(
      "solve-sampled",
      { game: game.name },
      `${game.name}: a chance event has more outcomes than are enumerated, so nothing exact is known: raise enumeration.limit.`,
    );
  };
  refuseSamples(starts.samples);
  const [low, high] = facts.bounds;
  const isGrowing = growthWatch();
  const steps = stateGraph(roots, options.limit ?? 20_000_000, budget, (position, depth) => {
    if ((depth > LONGEST && position instanceof RulesPosition) || isGrowing(position, depth))
      throw growing(game.name, depth);
    refuseSamples(position instanceof RulesPosition ? position.samples : 0);
    if (position.turn() !== OVER) return;
    // If points are gathered, the same position can be reached with any number of them.
    if (position.gathered === undefined) checkPayoff(position.payoff(0), low, high);
    else checkPayoff(position.payoff(0), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  });
  const graph = yield* hasFallback ? orStop(steps) : steps;
  const values = yield* valuesOf(graph, game, method, options, budget);
  const value = { low: 0, high: 0 };
  for (const [i, root] of roots.entries()) {
    const node = graph.find(root.hashLow(), root.hashHigh());
    const gathered = root.gathered?.() ?? 0;
    value.low += starts.probabilities[i]! * (gathered + values.low[node]!);
    value.high += starts.probabilities[i]! * (gathered + values.high[node]!);
  }
  return {
    value,
    method,
    nodes: graph.size,
    sweeps: values.sweeps,
    get longest() {
      return Math.max(
        ...roots.map((root) => longestFrom(graph, graph.find(root.hashLow(), root.hashHigh()))),
      );
    },
    at: (state) => stateIn(graph, values, game, state, placeOf(state), options),
    reaches(state) {
      const place = placeOf(state);
      return graph.find(place.hashLow(), place.hashHigh()) >= 0;
    },
  };
}

interface Solved extends Values {
  /** For retrograde analysis: the value of endless play, and the decisions to the end by node. */
  readonly endless?: number;
  readonly distance?: Int32Array;
}

function* valuesOf<State, Action>(
  graph: StateGraph,
  game: Game<State, Action>,
  method: Solver,
  options: SolveOptions<State>,
  budget: Budget,
): Generator<undefined, Solved, void> {
  if (method === "value-iteration") return yield* iterateValues(graph, game.facts, options, budget);
  const [low, high] = game.facts.bounds;
  const endless = options.endless ?? (low + high) / 2;
  const { value, distance } = yield* retrograde(graph, game.facts, endless, budget);
  return { low: value, high: value, sweeps: 0, endless, distance };
}

function stateIn<State, Action>(
  graph: StateGraph,
  values: Solved,
  game: Game<State, Action>,
  state: State,
  place: Position,
  options: SolveOptions<State>,
): SolvedState<Action> {
  const node = graph.find(place.hashLow(), place.hashHigh());
  if (node < 0) {
    const key = keyOf(game, state);
    throw new SearchError(
      "solve-not-reached",
      { game: game.name, state: key },
      `${game.name}: the state ${key} cannot be reached from where the game was solved.`,
    );
  }
  const gathered = place.gathered?.() ?? 0;
  const valueAt = (at: number, points = 0): Interval => ({
    low: gathered + points + values.low[at]!,
    high: gathered + points + values.high[at]!,
  });
  const turn = graph.turn[node]!;
  if (turn < 0) return { value: valueAt(node), actions: [] };
  const adapter = { native: options.native !== false, ...options.enumeration };
  const position = place.gathered === undefined ? place : positionOf(game, state, adapter);
  const byMove = actionsByMove(game, state, position, options.enumeration ?? {});
  const actions: SolvedAction<Action>[] = [];
  const { endless = Number.NaN, distance } = values;
  for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
    for (const action of byMove.get(graph.move[edge]!) ?? []) {
      const child = graph.child[edge]!;
      const isForced = distance !== undefined && distance[child]! >= 0 && values.low[child] !== endless;
      actions.push({
        action,
        value: valueAt(child, graph.points[edge]!),
        ...(isForced && { plies: distance[child]! + 1 }),
      });
    }
  }
  const sign = turn === minimizerOf(game.facts) ? -1 : 1;
  const middle = ({ low, high }: Interval): number => sign * (low + high);
  const later = ({ value, plies = 0 }: SolvedAction<Action>): number =>
    middle(value) > 2 * sign * endless ? -plies : plies;
  actions.sort((a, b) => middle(b.value) - middle(a.value) || later(b) - later(a));
  return { value: valueAt(node), actions };
}
