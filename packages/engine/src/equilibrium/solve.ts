import { seededChance } from "../chance/seeded.js";
import { Budget, type CallLimits, STOP } from "../contract/budget.js";
import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import { otherSide } from "../contract/sides.js";
import { inTurns } from "../deepening/turns.js";
import * as CHECK from "../options/check-options.js";
import { startsOf } from "../position/outcomes.js";
import { checkFacts, checkRules, startOf } from "../rules/first-states.js";
import { checkIsGame, withNamedError } from "../rules/named-error.js";
import { middleOf } from "../search/settings.js";

import { compileSteps, MOST_HISTORIES, only, sampledChance } from "./compile.js";
import { isSolvable } from "./found.js";
import { ExternalSampling, isSampleOf, type SampledState } from "./monte-carlo.js";
import type { RegretState } from "./regret-minimization.js";
import { countSets, type SequenceGame } from "./sequence-game.js";
import { Solving } from "./solving.js";
import { stageStrategy } from "./stage-strategy.js";
import { hasStages, Stages } from "./stages.js";
import { type Strategy, solvedStrategy, strategyOf } from "./strategy.js";
import { provedSteps, withDeals } from "./strategy-value.js";

/** The methods of `solveEquilibrium`. */
export const EQUILIBRIUM_METHODS = ["pdcfr+", "mccfr", "backward-induction"] as const;

/** A method of `solveEquilibrium`. */
export type EquilibriumMethod = (typeof EQUILIBRIUM_METHODS)[number];

/** Options of `solveEquilibrium`. */
export interface EquilibriumOptions<State = unknown> extends Omit<CallLimits, "nodes"> {
  /**
   * Counterfactual regret minimisation with exact traversal: "pdcfr+" (H. Xu et al., "Minimizing Weighted
   * Counterfactual Regret with Optimistic Online Mirror Descent", 2024); or with external sampling, for games that do
   * not fit into memory: "mccfr" (M. Lanctot et al. 2009).
   * "backward-induction" solves one matrix game after another where two players with a constant sum decide at the same
   * time and see all else (S. Ross 1971), or iterates their values if states can come back (L. Shapley 1953); it ignores
   * `iterations` and `gap`. Default: that, if it can and `iterations` and `resume` are not given, else "pdcfr+".
   */
  readonly method?: EquilibriumMethod;
  /** Stop after this many iterations. For mccfr by default 100,000 if there is no other limit. */
  readonly iterations?: number;
  /**
   * Stop when the gap is no larger, in units of value; mccfr does not know its gap before the end. Default 1e-6 if neither iterations nor time are limited, else 0.
   */
  readonly gap?: number;
  /** The maximum number of histories to traverse exactly, or of pairs of actions. Default 5,000,000. */
  readonly limit?: number;
  /** For mccfr: the seed of its samples. Default 0. */
  readonly seed?: number | string;
  /** Default here: up to 100,000 draws of one rule are enumerated. */
  readonly enumeration?: EnumerateOptions;
  /** A state that all players know, to solve the rest of the game from there. Default: the start of the game. */
  readonly from?: State;
  /** The `state` of an earlier solution of the same game, to continue. Its method and its seed are used. */
  readonly resume?: RegretState | SampledState;
  /** Called now and then. */
  readonly onProgress?: (progress: EquilibriumProgress) => void;
}

/** What is known while a game is solved: with backward induction, `nodes` alone. */
export type EquilibriumProgress = Pick<
  EquilibriumSolution<unknown>,
  "low" | "high" | "gap" | "iterations" | "nodes"
> & { readonly value?: number };

/** A strategy for every player, and what is proved of it. Values are player 0's, in units of payoff. */
export interface EquilibriumSolution<Action> {
  /** What player 0 gets if all follow the strategy. */
  readonly value: number;
  /** What each player gets if all follow the strategy. */
  readonly payoffs: readonly number[];
  /**
   * For one player, or two with a constant sum: the value of the game lies between `low`, what the strategy guarantees
   * player 0, and `high`, what it concedes, up to rounding. Undefined otherwise, and if best replies were not computed.
   */
  readonly low?: number;
  readonly high?: number;
  /**
   * NashConv: what the players together would gain by best replies. 0 in an equilibrium. Undefined if best replies were
   * not computed.
   */
  readonly gap?: number;
  /**
   * For mccfr: the 95 % interval of `value` for the sampling error only. It says nothing about the game's value. If a limit
   * was reached before every history was visited: the bounds of the payoffs.
   */
  readonly interval?: readonly [low: number, high: number];
  /** Whether `low` and `high` are proved. */
  readonly proved: boolean;
  readonly method: EquilibriumMethod;
  readonly iterations: number;
  /**
   * Information sets of all players; for mccfr, those it has seen; for backward induction, those with the same rest of
   * the game counted once.
   */
  readonly informationSets: number;
  /** Histories of the game; for mccfr, states visited; for backward induction, actions and pairs of actions. */
  readonly nodes: number;
  readonly stopped: "solved" | "gap" | "iterations" | "time" | "abort";
  readonly ms: number;
  readonly strategy: Strategy<Action>;
  /** To continue later, with the option `resume`. Undefined for backward induction. */
  readonly state?: RegretState | SampledState;
}

const OPTIONS: CHECK.RulesOf<EquilibriumOptions> = {
  method: CHECK.oneOf(EQUILIBRIUM_METHODS),
  iterations: CHECK.whole(),
  gap: CHECK.amount("units of value"),
  limit: CHECK.whole("nodes"),
  seed: CHECK.SEED,
  enumeration: CHECK.OBJECT,
  from: [() => true, { id: "api-option-state", values: {}, message: "a state" }],
  resume: CHECK.objectWith("method", {
    id: "api-option-equilibrium-state",
    values: {},
    message: "the state of an earlier solution",
  }),
  onProgress: CHECK.FUNCTION,
  time: CHECK.LIMITS.time,
  signal: CHECK.LIMITS.signal,
  budget: CHECK.LIMITS.budget,
};

/** The default gap if nothing else ends the solution. */
const USUAL_GAP = 1e-6;
/** The default number of iterations of mccfr. */
const USUAL_SAMPLES = 100_000;
/** A gap below this share of the bounds is rounding. */
const ROUNDING = 1e-13;
/** The games played to estimate the value of a strategy, if best replies cannot be computed. */
const PLAYED = 10_000;

/**
 * Computes an equilibrium of a game with hidden information or simultaneous decisions, directly from its rules. An
 * information set is all states of a player with the same view.
 *
 * For two players with a constant sum, regret minimisation converges to an equilibrium, and the interval from `low` to
 * `high` is proved by exact best replies. With more players or general sums it converges to no equilibrium in general:
 * `gap` then says what the players could still gain.
 *
 * @throws SearchError if the game hides nothing, a player forgets what it saw or did (the message names two histories),
 * or it is too large. A limit on time or a signal ends it with the strategy so far; before every history was visited once,
 * that strategy is empty, so that all actions are equally likely
 */
export async function solveEquilibrium<State, Action>(
  game: Game<State, Action>,
  options: EquilibriumOptions<State> = {},
): Promise<EquilibriumSolution<Action>> {
  CHECK.checkOptions("solveEquilibrium", options, OPTIONS);
  checkIsGame(game);
  const budget = Budget.of(options);
  let solution: EquilibriumSolution<Action> | undefined;
  const solving = function* (asked: typeof game, within: Budget): Generator<undefined, void, void> {
    solution = yield* equilibriumSteps(asked, { ...options, budget: within });
  };
  const again = (named: typeof game) => inTurns(solving(named, Budget.of(options)));
  for await (const _ of withNamedError(inTurns(solving(game, budget)), game, again));
  return solution!;
}

/** The same step by step, with pauses. */
function* equilibriumSteps<State, Action>(
  game: Game<State, Action>,
  options: EquilibriumOptions<State> & { readonly budget: Budget },
): Generator<undefined, EquilibriumSolution<Action>, void> {
  const { budget, iterations, resume, from } = options;
  const isStaged = hasStages(game) && iterations === undefined && resume === undefined;
  const method = resume?.method ?? options.method ?? (isStaged ? "backward-induction" : "pdcfr+");
  try {
    checkRules(game, from ?? startOf(game, seededChance("the start"), budget), false, budget);
    if (method === "mccfr") return yield* sampled(game, options);
    if (method === "backward-induction") return yield* induced(game, options);
    return yield* minimizeRegret<Action>(yield* compileSteps(game, withDeals(options)), options);
  } catch (error) {
    if (error !== STOP) throw error;
    return unfinished(game, method, options);
  }
}

/**
 * A solution before every history was visited: a strategy that knows nothing, so that all actions are equally likely.
 * There was no time to play by it, so that all payoffs are possible.
 */
function unfinished<State, Action>(
  { name, facts: { bounds, players } }: Game<State, Action>,
  method: EquilibriumMethod,
  { budget, signal }: EquilibriumOptions<State> & { readonly budget: Budget },
): EquilibriumSolution<Action> {
  const value = middleOf(bounds);
  return {
    value,
    payoffs: new Array<number>(players).fill(value),
    interval: bounds,
    proved: false,
    method,
    iterations: 0,
    informationSets: 0,
    nodes: 0,
    stopped: signal?.aborted ? "abort" : "time",
    ms: budget.ms,
    strategy: strategyOf(name, []),
  };
}

/** Solves a game by backward induction. */
function* induced<State, Action>(
  game: Game<State, Action>,
  options: EquilibriumOptions<State>,
): Generator<undefined, EquilibriumSolution<Action>, void> {
  checkFacts(game);
  if (!hasStages(game))
    throw new SearchError(
      "equilibrium-no-stages",
      { game: game.name },
      `${game.name}: backward-induction needs two players with a constant sum who decide at the same time and see everything else: leave out the method.`,
    );
  const { limit = MOST_HISTORIES, from, onProgress } = options;
  const { enumeration } = withDeals(options);
  const budget = Budget.of(options);
  let next = 1;
  const onPairs = (nodes: number): void => {
    if (nodes < next) return;
    next = Math.ceil(nodes * 1.1);
    onProgress?.({ iterations: 0, nodes });
  };
  const stages = new Stages(game, { enumeration, onPairs });
  const starts: State[] = [];
  let [low, high] = [0, 0];
  const { outcomes, probabilities, samples } =
    from === undefined ? startsOf(game, { budget, ...enumeration, samples: 1 }) : only(from);
  if (samples > 0) throw sampledChance(game);
  for (const [i, { result }] of outcomes.entries()) {
    const value = yield* stages.solve(result, Number.POSITIVE_INFINITY, limit, budget);
    low += probabilities[i]! * value.low;
    high += probabilities[i]! * value.high;
    starts.push(result);
  }
  const value = (low + high) / 2;
  return {
    value,
    payoffs: [value, otherSide(game.facts, value)],
    low,
    high,
    gap: high - low,
    proved: true,
    method: "backward-induction",
    iterations: 0,
    informationSets: stages.informationSets,
    nodes: stages.nodes,
    stopped: "solved",
    ms: budget.ms,
    strategy: stageStrategy(game, stages, starts),
  };
}

/**
 * Solves a game in sequence form, with pauses; a limit on time ends it after the first iteration at the earliest.
 */
function* minimizeRegret<Action>(
  game: SequenceGame,
  options: EquilibriumOptions,
): Generator<undefined, EquilibriumSolution<Action>, void> {
  const { iterations = Number.POSITIVE_INFINITY, onProgress } = options;
  const resume = options.resume as RegretState | undefined;
  if (resume && !isStateOf(game, resume)) throw otherState(game);
  const [low, high] = game.facts.bounds;
  const isUnlimited = options.iterations === undefined && options.time === undefined;
  const wanted = Math.max(options.gap ?? (isUnlimited ? USUAL_GAP : 0), ROUNDING * (high - low) || 0);
  const solving = new Solving(game, resume);
  const { found, regrets } = solving;
  const budget = Budget.of(options);
  const until = regrets.iterations + iterations;
  for (const isChecked of solving.improve({ gap: wanted, until, growth: 1.1 }, budget)) {
    if (isChecked) onProgress?.({ ...found.values(), iterations: regrets.iterations, nodes: game.nodes });
    yield undefined;
  }
  return {
    ...found.values(),
    proved: isSolvable(game),
    method: "pdcfr+",
    iterations: regrets.iterations,
    informationSets: countSets(game),
    nodes: game.nodes,
    stopped: solving.stopped as EquilibriumSolution<Action>["stopped"],
    ms: budget.ms,
    strategy: solvedStrategy<Action>(game, found.behaviours),
    state: regrets.state,
  };
}

function otherState({ name }: { readonly name: string }): SearchError {
  return new SearchError(
    "equilibrium-state",
    { game: name },
    `The state in \`resume\` is not of ${name} with these options: leave it out.`,
  );
}

function isStateOf({ players }: SequenceGame, { method, regrets, plans, last }: RegretState): boolean {
  return (
    method === "pdcfr+" &&
    [regrets, plans, last].every(
      (lists) =>
        Array.isArray(lists) &&
        lists.length === players.length &&
        lists.every((list, player) => list.length === players[player]!.sequences),
    )
  );
}

/** Solves a game by sampling; best replies are computed at the end if the game fits. */
function* sampled<State, Action>(
  game: Game<State, Action>,
  options: EquilibriumOptions<State>,
): Generator<undefined, EquilibriumSolution<Action>, void> {
  const { seed = 0, time, onProgress } = options;
  const isUnlimited = options.iterations === undefined && time === undefined;
  const iterations = options.iterations ?? (isUnlimited ? USUAL_SAMPLES : Number.POSITIVE_INFINITY);
  if (!game.view)
    throw new SearchError(
      "search-no-view",
      { game: game.name },
      `${game.name} hides something, but has no view and determinize: give it both.`,
    );
  const resume = options.resume as SampledState | undefined;
  if (resume && !isSampleOf(game, resume)) throw otherState(game);
  const sampling = new ExternalSampling(game, seed, resume);
  const until = sampling.iterations + iterations;
  const budget = Budget.of(options).share(SAMPLED);
  let stopped: EquilibriumSolution<Action>["stopped"] = "iterations";
  let next = sampling.iterations + 1;
  try {
    while (sampling.iterations < until) {
      sampling.iterate();
      if (onProgress && sampling.iterations >= next) {
        next = sampling.iterations * 2;
        const [mean] = sampling.playedMeans(PLAYED / 100);
        onProgress({ value: mean!.mean, iterations: sampling.iterations, nodes: sampling.nodes });
      }
      if (budget.isDue()) yield undefined;
    }
  } catch (error) {
    if (error !== STOP) throw error;
    stopped = budget.struck === "abort" ? "abort" : "time";
  }
  const strategy = sampling.strategy();
  const known = stopped === "abort" ? undefined : yield* provedSteps(game, strategy, options);
  const rest = {
    proved: known?.low !== undefined,
    method: "mccfr" as const,
    iterations: sampling.iterations,
    informationSets: sampling.informationSets,
    nodes: sampling.nodes,
    stopped,
    strategy,
    state: sampling.state,
  };
  if (known) return { ...known, ...rest, ms: budget.ms };
  const means = sampling.playedMeans(PLAYED).map((mean) => mean.estimate());
  const { value, low, high } = means[0]!;
  const bounded = (end: number): number =>
    Math.min(game.facts.bounds[1], Math.max(game.facts.bounds[0], end));
  return {
    value,
    payoffs: means.map((mean) => mean.value),
    interval: [bounded(low), bounded(high)],
    ...rest,
    ms: budget.ms,
  };
}

/** The share of the time for sampling; the rest is for the best replies. */
const SAMPLED = 0.8;
