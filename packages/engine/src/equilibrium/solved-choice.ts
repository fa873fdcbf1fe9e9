import { Budget, STOP } from "../contract/budget.js";
import { type Certainty, within } from "../contract/certainty.js";
import type { Approximation, Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import type { Game, MethodOptions } from "../contract/game.js";
import { otherSide, valueFor } from "../contract/sides.js";
import { ABSENT, decisionFrom, type FoundAction, NO_WORK } from "../decision/decision-from.js";
import { inTurns } from "../deepening/turns.js";
import { canonicalText } from "../position/canonical-text.js";

import { compileSteps } from "./compile.js";
import { actionValues, planOf, type SequenceGame } from "./sequence-game.js";
import { Solving } from "./solving.js";
import { type Stage, Stages } from "./stages.js";

/** The most histories of a game that is solved for a decision, without a node limit. */
const MOST_HISTORIES = 1_000_000;
/** A solution with a smaller gap, as a share of the bounds, is not improved further. */
const CLOSED = 1e-6;
/** The most iterations, without a time limit and with a node limit. */
const MOST_ITERATIONS = 10_000;
const MOST_COUNTED = 1000;

/** The iterations that are made whatever the time, multiplied by the histories: about a millisecond. */
const PATIENCE = 20_000;

/** The name under which a solution is kept from move to move. */
const KEPT = "equilibrium";

/** By game: the limit on histories with which it did not fit, and any smaller one. */
const UNFITTING = new WeakMap<object, number>();

/** A game that is solved, or whose histories are being visited; nothing if it does not fit. */
interface Kept {
  readonly game: unknown;
  readonly solution?: Solving;
  readonly visiting?: Visiting;
  readonly stages?: unknown;
  /** How often backward induction ran out of time, and the moves to wait until it is tried again. */
  readonly failures?: number;
  readonly waits?: number;
}

/** A visit of all histories, which several calls may continue. */
interface Visiting {
  readonly game: object;
  readonly limit: number;
  readonly steps: Generator<undefined, SequenceGame, void>;
  readonly budget: Budget;
  readonly progress: { done: number };
  /** Milliseconds so far. */
  spent: number;
}

type Options = MethodOptions<unknown>;

/**
 * The share of the time in which the game may be visited; the rest is for its solution, or for a search. It may take
 * more if it seems to end by then, and is given up if it seems to take this many times the time of a move.
 */
const VISITING = 0.5;
const MOST_VISITING = 0.85;
const HOPELESS = 30;
/** Looks at the clock in a visit, ever longer apart, and milliseconds, that are allowed if the time is shorter. */
const PATIENT_LOOKS = 12;
const PATIENT_MS = 100;

/**
 * Solves a game as far as the limits allow, and decides by its mixed strategy; undefined if the game does not fit, or a
 * limit is reached before its histories were visited. A solution is continued at the next move.
 *
 * Where decisions are simultaneous and nothing else is hidden, all players know the state: then the rest of the game is
 * solved by backward induction or, with an evaluator, more and more rounds of it.
 */
export async function solvedChoice<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: Options,
): Promise<Decision<Action> | undefined> {
  let decision: Decision<Action> | undefined;
  const steps = function* (): Generator<undefined, void, void> {
    const player = game.turn(state);
    const view = game.view!(state, player);
    const from = game.simultaneous?.alone?.(view, player);
    decision =
      from === undefined
        ? yield* solvedSteps(game, player, canonicalText(view), options)
        : yield* stagedSteps(game, player, from, options);
  };
  for await (const _ of inTurns(steps()));
  return decision;
}

/** Whether earlier moves kept a solution of this game, or of parts of it. */
export function isSolved(game: unknown, options: Options): boolean {
  const kept = keptOf(game, options);
  return kept?.solution !== undefined || kept?.stages !== undefined;
}

/** What earlier moves kept of this game. */
function keptOf(game: unknown, options: Options): Kept | undefined {
  const kept = options.kept?.get(KEPT) as Kept | undefined;
  return kept?.game === game ? kept : undefined;
}

function* solvedSteps<State, Action>(
  game: Game<State, Action>,
  player: number,
  view: string,
  options: Options,
): Generator<undefined, Decision<Action> | undefined, void> {
  const budget = Budget.of(options);
  const known = keptOf(game, options);
  // A game that did not fit is not tried again.
  if (known && !known.visiting && !known.solution) return undefined;
  if ((options.nodes ?? MOST_HISTORIES) <= (UNFITTING.get(game) ?? 0)) return undefined;
  let solving = known?.solution;
  if (!solving) {
    // A visit that the last move did not finish goes on.
    const visiting = known?.visiting ?? visit(game, options);
    const found = yield* visited(visiting, budget);
    options.kept?.set(KEPT, {
      game,
      ...(found === "stopped" ? { visiting } : found && { solution: found }),
    } satisfies Kept);
    if (typeof found !== "object") return undefined;
    solving = found;
  }
  const set = solving.sets[player]!.get(view);
  if (set === undefined) return undefined;
  const stopped = yield* improve(game, solving, options, budget);
  return decisionOf(game, solving, { player, set }, stopped, budget.ms);
}

function* stagedSteps<State, Action>(
  game: Game<State, Action>,
  player: number,
  from: State,
  options: Options,
): Generator<undefined, Decision<Action> | undefined, void> {
  const { nodes, enumeration } = options;
  const evaluate = judgeOf(game, options);
  const known = keptOf(game, options);
  const stages =
    (known?.stages as Stages<State, Action> | undefined) ?? new Stages(game, { evaluate, enumeration });
  const { failures = 0, waits = 0 } = known ?? {};
  const keep = (more: Partial<Kept>): unknown => options.kept?.set(KEPT, { game, stages, failures, ...more });
  keep({ waits: waits - 1 });
  if (waits > 0) return undefined;
  const budget = Budget.of(options).share(evaluate ? 1 : VISITING);
  const before = stages.nodes;
  const limit = before + (nodes ?? MOST_HISTORIES);
  let stage: Stage<Action> | undefined;
  let stopped: Decision<Action>["stopped"] = "solved";
  try {
    for (let rounds = evaluate ? 1 : Number.POSITIVE_INFINITY; !stage || stage.value.isCut; rounds++) {
      yield* stages.solve(from, rounds, limit, budget);
      stage = stages.stageAt(from, rounds);
      // Rules that change their state may have ended the game.
      if (!stage) return undefined;
    }
  } catch (error) {
    if (error === STOP) {
      stopped = budget.struck!;
      if (!stage) keep({ failures: failures + 1, waits: 2 ** failures });
    } else if (error instanceof SearchError && UNFIT.has(error.id)) stopped = "nodes";
    else throw error;
  }
  return (
    stage &&
    stageDecision(game.facts, player, stage, { stopped, nodes: stages.nodes - before, ms: budget.ms })
  );
}

function stageDecision<Action>(
  facts: Facts,
  player: number,
  { actions, mixtures, worth, value }: Stage<Action>,
  { stopped, nodes, ms }: Pick<Decision<Action>, "stopped" | "ms"> & { readonly nodes: number },
): Decision<Action> {
  const rows = actions[player]!.map(
    (action, i): FoundAction<Action> => ({
      action,
      value: worth[player]![i]!,
      certainty: MIXED,
      depth: 0,
      method: "equilibrium",
      probability: mixtures[player]![i]!,
    }),
  );
  return mixedDecision(facts, player, rows, value.high - value.low, value.isCut, { stopped, nodes, ms });
}

/** Both players' payoffs by the evaluator of the options, or the game's own; undefined if there is none. */
function judgeOf<State, Action>(
  { facts, evaluators }: Game<State, Action>,
  { evaluator }: Options,
): ((state: State) => readonly number[]) | undefined {
  const judge =
    typeof evaluator === "function"
      ? (evaluator as StateEvaluator<State>)
      : evaluators?.[evaluator ?? "default"];
  return (
    judge &&
    ((state) => {
      const value = judge(state);
      return [value, otherSide(facts, value)];
    })
  );
}

/** Begins to visit the histories of a game, in steps without a limit on time. */
function visit<State, Action>(game: Game<State, Action>, { nodes, enumeration }: Options): Visiting {
  const budget = new Budget();
  const progress = { done: 0 };
  const limit = nodes ?? MOST_HISTORIES;
  const steps = compileSteps(game, { limit, enumeration: { ...enumeration, budget }, progress });
  return { game, limit, steps, budget, progress, spent: 0 };
}

/** The game ready to be solved; undefined if it does not fit, "stopped" if a limit ended the visit, which can go on. */
function* visited(
  visiting: Visiting,
  budget: Budget,
): Generator<undefined, Solving | "stopped" | undefined, void> {
  const { steps, progress, spent } = visiting;
  const time = budget.rest;
  visiting.budget.renew(budget);
  visiting.budget.patience = 1;
  try {
    for (let looks = 1; ; looks++) {
      const { done, value: compiled } = steps.next();
      if (done) return new Solving(compiled);
      const took = time - budget.rest;
      visiting.spent = spent + (Number.isNaN(took) ? 0 : took);
      const left = (visiting.spent * (1 - progress.done)) / progress.done;
      const most = took + left < MOST_VISITING * time ? MOST_VISITING : VISITING;
      // A very small game is solved however short the time.
      const isPatient = looks < PATIENT_LOOKS && budget.ms < PATIENT_MS;
      const isHopeless = took > time / 10 && left > HOPELESS * time;
      if (!isPatient && (budget.isSpent() || took >= most * time || isHopeless)) return "stopped";
      yield undefined;
    }
  } catch (error) {
    if (error === STOP) return undefined;
    if (!(error instanceof SearchError && UNFIT.has(error.id))) throw error;
    // With other draws it may fit.
    if (error.id !== "equilibrium-sampled") UNFITTING.set(visiting.game, visiting.limit);
    return undefined;
  } finally {
    visiting.budget.patience = 0;
  }
}

/** Why a game cannot be solved, although it can be searched. */
const UNFIT: ReadonlySet<string> = new Set([
  "equilibrium-too-large",
  "equilibrium-endless",
  "equilibrium-cycles",
  "equilibrium-open",
  "equilibrium-sampled",
  "equilibrium-recall",
  "equilibrium-actions",
]);

function* improve<State, Action>(
  game: Game<State, Action>,
  solving: Solving,
  { time, nodes }: Options,
  budget: Budget,
): Generator<undefined, Decision<Action>["stopped"], void> {
  const [low, high] = game.facts.bounds;
  const { iterations } = solving.regrets;
  const until =
    time !== undefined
      ? Number.POSITIVE_INFINITY
      : iterations + (nodes === undefined ? MOST_ITERATIONS : MOST_COUNTED);
  // A small game is solved even if its visit took all of the time.
  budget.patience = Math.ceil(PATIENCE / solving.game.nodes);
  for (const _ of solving.improve({ gap: CLOSED * (high - low), until, growth: 1.2 }, budget))
    yield undefined;
  const { stopped } = solving;
  if (stopped === "gap") return "solved";
  return stopped !== "iterations" ? stopped : nodes === undefined ? "depth" : "nodes";
}

function decisionOf<State, Action>(
  game: Game<State, Action>,
  { game: compiled, found, regrets }: Solving,
  { player, set }: { readonly player: number; readonly set: number },
  stopped: Decision<Action>["stopped"],
  ms: number,
): Decision<Action> {
  const { first, actions } = compiled.players[player]!;
  const behaviours = found.behaviours;
  const plans = behaviours.map((behaviour, seat) => planOf(compiled.players[seat]!, behaviour));
  const behaviour = behaviours[player]!;
  const values = actionValues(compiled, player, set, behaviour, plans);
  const rows = actions[set]!.map((action, i): FoundAction<Action> => {
    const probability = behaviour[first[set]! + i]!;
    const own = values && values[i]! + compiled.shift;
    return {
      action: action as Action,
      ...(own === undefined
        ? { certainty: ABSENT }
        : { value: valueFor(game.facts, player, own), certainty: MIXED }),
      depth: 0,
      method: "equilibrium",
      probability,
    };
  });
  return mixedDecision(game.facts, player, rows, Math.max(0, found.gap), false, {
    stopped,
    ms,
    nodes: compiled.nodes,
    simulations: regrets.iterations,
  });
}

/** An action of a mixture is worth what it gains against the others' strategies as far as they were found. */
const MIXED: Certainty = { kind: "estimate", depth: 0, isFull: false };

/** The decision for a mixture, from the likeliest action to the unlikeliest. */
function mixedDecision<Action>(
  facts: Facts,
  player: number,
  found: readonly FoundAction<Action>[],
  gap: number,
  isCut: boolean,
  rest: Pick<Decision<Action>, "stopped" | "ms" | "simulations"> & { readonly nodes: number },
): Decision<Action> {
  const rows = found.toSorted((a, b) => b.probability! - a.probability!);
  const isValued = rows.every(({ value }) => value !== undefined);
  const approximations: Approximation[] = [{ kind: "equilibrium", error: gap }];
  if (isCut) approximations.push({ kind: "horizon" });
  const { value: _, ...decision } = decisionFrom(
    {
      actions: rows,
      depth: 0,
      algorithm: "equilibrium",
      approximations,
      ...NO_WORK,
      ...rest,
      nodes: { decision: rest.nodes, chance: 0, leaf: 0 },
    },
    facts,
    player,
  );
  const mean = within(
    rows.reduce((sum, { value = 0, probability = 0 }) => sum + value * probability, 0),
    rows.map(({ value = 0 }) => value),
  );
  return isValued ? { ...decision, value: mean } : decision;
}
