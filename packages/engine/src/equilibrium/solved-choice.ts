import type { Approximation, Decision, RankedAction } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import type { Game, MethodOptions } from "../contract/game.js";
import { otherSide, valueFor } from "../contract/sides.js";
import { inTurns } from "../deepening/turns.js";
import { Pace } from "../exact/pace.js";
import { canonicalText } from "../position/canonical-text.js";
import { STOP } from "../search/settings.js";
import { compileSteps } from "./compile.js";
import { Found } from "./found.js";
import { newRegrets, RegretMinimization } from "./regret-minimization.js";
import { actionValues, planOf, type SequenceGame } from "./sequence-game.js";
import { type Stage, Stages } from "./stages.js";

/** The most histories of a game that is solved for a decision, without a node limit. */
const MOST_HISTORIES = 1_000_000;
/** A solution with a smaller gap, as a share of the bounds, is not improved further. */
const CLOSED = 1e-6;
/** The most iterations, without a time limit and with a node limit. */
const MOST_ITERATIONS = 10_000;
const MOST_COUNTED = 1000;

/** The runs of the rules in a visit even if they take all of the time: the least, the most, and for each millisecond. */
const PATIENT_VISIT = [500, 2000, 100] as const;
/** The iterations that are made whatever the time, multiplied by the histories: about a millisecond. */
const PATIENCE = 20_000;

/** The name under which a solution is kept from move to move. */
const KEPT = "equilibrium";

/** A game that is solved, or whose histories are being visited; nothing if it does not fit. */
interface Kept {
  readonly game: unknown;
  readonly solution?: Solving;
  readonly visiting?: Generator<undefined, SequenceGame, void>;
  readonly stages?: unknown;
}

interface Solving {
  readonly compiled: SequenceGame;
  readonly regrets: RegretMinimization;
  readonly found: Found;
  /** By player: the set of a view. */
  readonly sets: readonly ReadonlyMap<string, number>[];
}

type Options = MethodOptions<unknown>;

/** The share of the time in which the game may be visited; the rest is for its solution, or for a search. */
const VISITING = 0.5;

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
  const start = performance.now();
  const left = (share: number): Pick<Options, "time"> =>
    options.time === undefined
      ? {}
      : { time: share * Math.max(0, options.time - (performance.now() - start)) };
  const known = keptOf(game, options);
  // A game that did not fit is not tried again.
  if (known && !known.visiting && !known.solution) return undefined;
  let solving = known?.solution;
  if (!solving) {
    // A visit that the last move did not finish goes on.
    const visiting = known?.visiting ?? visit(game, options);
    const found = yield* visited(visiting, { ...options, ...left(VISITING) });
    options.kept?.set(KEPT, {
      game,
      ...(found === "stopped" ? { visiting } : found && { solution: found }),
    } satisfies Kept);
    if (typeof found !== "object") return undefined;
    solving = found;
  }
  const set = solving.sets[player]!.get(view);
  if (set === undefined) return undefined;
  const stopped = yield* improve(game, solving, { ...options, ...left(1) });
  return decisionOf(game, solving, { player, set }, stopped, performance.now() - start);
}

function* stagedSteps<State, Action>(
  game: Game<State, Action>,
  player: number,
  from: State,
  options: Options,
): Generator<undefined, Decision<Action> | undefined, void> {
  const { time, nodes, signal, enumeration } = options;
  const evaluate = judgeOf(game, options);
  const stages =
    (keptOf(game, options)?.stages as Stages<State, Action> | undefined) ??
    new Stages(game, { evaluate, enumeration });
  options.kept?.set(KEPT, { game, stages } satisfies Kept);
  const pace = new Pace({
    ...(time !== undefined && { time: evaluate ? time : VISITING * time }),
    ...(signal && { signal }),
  });
  const before = stages.nodes;
  const limit = before + (nodes ?? MOST_HISTORIES);
  let stage: Stage<Action> | undefined;
  let stopped: Decision<Action>["stopped"] = "solved";
  try {
    for (let rounds = evaluate ? 1 : Number.POSITIVE_INFINITY; !stage || stage.value.isCut; rounds++) {
      yield* stages.solve(from, rounds, limit, pace);
      stage = stages.stageAt(from, rounds)!;
    }
  } catch (error) {
    if (error === STOP) stopped = pace.watch.struck!;
    else if (error instanceof SearchError && UNFIT.has(error.id)) stopped = "nodes";
    else throw error;
  }
  return stage && stageDecision(player, stage, { stopped, nodes: stages.nodes - before, ms: pace.watch.ms });
}

function stageDecision<Action>(
  player: number,
  { actions, mixtures, worth, value }: Stage<Action>,
  { stopped, nodes, ms }: Pick<Decision<Action>, "stopped" | "ms"> & { readonly nodes: number },
): Decision<Action> {
  const rows = actions[player]!.map(
    (action, i): RankedAction<Action> => ({
      action,
      value: worth[player]![i]!,
      bound: "estimate",
      depth: 0,
      method: "equilibrium",
      probability: mixtures[player]![i]!,
    }),
  );
  return mixedDecision(rows, value.high - value.low, value.isCut, { stopped, nodes, ms });
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

/** Begins to visit the histories of a game, without a limit on time: whoever runs the steps can stop between them. */
function visit<State, Action>(
  game: Game<State, Action>,
  { nodes, time = Number.POSITIVE_INFINITY, enumeration }: Options,
): Generator<undefined, SequenceGame, void> {
  const [least, most, aMillisecond] = PATIENT_VISIT;
  return compileSteps(game, {
    limit: nodes ?? MOST_HISTORIES,
    patience: Math.min(most, Math.max(least, aMillisecond * time)),
    ...(enumeration && { enumeration }),
  });
}

/** The game ready to be solved; undefined if it does not fit, "stopped" if a limit ended the visit, which can go on. */
function* visited(
  visiting: Generator<undefined, SequenceGame, void>,
  { time = Number.POSITIVE_INFINITY, signal }: Options,
): Generator<undefined, Solving | "stopped" | undefined, void> {
  const until = performance.now() + time;
  try {
    for (;;) {
      if (signal?.aborted) return "stopped";
      const { done, value: compiled } = visiting.next();
      if (!done) {
        if (performance.now() >= until) return "stopped";
        yield undefined;
        continue;
      }
      return {
        compiled,
        regrets: new RegretMinimization(compiled, newRegrets(compiled, "pdcfr+")),
        found: new Found(compiled),
        sets: compiled.players.map(({ views }) => new Map(views.map((text, set) => [text, set]))),
      };
    }
  } catch (error) {
    if (error instanceof SearchError && UNFIT.has(error.id)) return undefined;
    throw error;
  }
}

/** Why a game cannot be solved, although it can be searched. */
const UNFIT: ReadonlySet<string> = new Set([
  "equilibrium-too-large",
  "equilibrium-endless",
  "equilibrium-sampled",
  "equilibrium-recall",
  "equilibrium-actions",
]);

function* improve<State, Action>(
  game: Game<State, Action>,
  { compiled, regrets, found }: Solving,
  { time, nodes, signal }: Options,
): Generator<undefined, Decision<Action>["stopped"], void> {
  const [low, high] = game.facts.bounds;
  const closed = CLOSED * (high - low);
  const until =
    time !== undefined
      ? Number.POSITIVE_INFINITY
      : regrets.state.iterations + (nodes === undefined ? MOST_ITERATIONS : MOST_COUNTED);
  const pace = new Pace({
    ...(time !== undefined && { time }),
    ...(signal && { signal }),
  });
  // A small game is solved even if its visit took all of the time.
  pace.watch.patience = Math.ceil(PATIENCE / compiled.nodes);
  const add = (): void => found.add(compiled.players.map((_, player) => regrets.average(player)));
  let next = regrets.state.iterations + 1;
  try {
    while (!(found.gap <= closed) && regrets.state.iterations < until) {
      regrets.iterate();
      if (regrets.state.iterations >= next) {
        next = Math.ceil(regrets.state.iterations * 1.2);
        add();
      }
      if (pace.isDue()) yield undefined;
    }
  } catch (error) {
    if (error !== STOP) throw error;
    if (regrets.state.iterations > 0) add();
    return pace.watch.struck!;
  }
  add();
  return found.gap <= closed ? "solved" : nodes === undefined ? "depth" : "nodes";
}

function decisionOf<State, Action>(
  game: Game<State, Action>,
  { compiled, found, regrets }: Solving,
  { player, set }: { readonly player: number; readonly set: number },
  stopped: Decision<Action>["stopped"],
  ms: number,
): Decision<Action> {
  const { first, actions } = compiled.players[player]!;
  const behaviours = found.behaviours;
  const plans = behaviours.map((behaviour, seat) => planOf(compiled.players[seat]!, behaviour));
  const behaviour = behaviours[player]!;
  const values = actionValues(compiled, player, set, behaviour, plans);
  const rows = actions[set]!.map((action, i): RankedAction<Action> => {
    const probability = behaviour[first[set]! + i]!;
    const own = values && values[i]! + compiled.shift;
    return {
      action: action as Action,
      ...(own !== undefined && { value: valueFor(game.facts, player, own), bound: "estimate" }),
      depth: 0,
      method: "equilibrium",
      probability,
    };
  });
  return mixedDecision(rows, Math.max(0, found.gap), false, {
    stopped,
    ms,
    nodes: compiled.nodes,
    simulations: regrets.state.iterations,
  });
}

/** The decision for a mixture, from the likeliest action to the unlikeliest. */
function mixedDecision<Action>(
  found: readonly RankedAction<Action>[],
  gap: number,
  isCut: boolean,
  rest: Pick<Decision<Action>, "stopped" | "ms" | "simulations"> & { readonly nodes: number },
): Decision<Action> {
  const rows = found.toSorted((a, b) => b.probability! - a.probability!);
  const isValued = rows.every(({ value }) => value !== undefined);
  const approximations: Approximation[] = [{ kind: "equilibrium", error: gap }];
  if (isCut) approximations.push({ kind: "horizon" });
  return {
    actions: rows,
    best: rows[0]!.action,
    line: [rows[0]!.action],
    ...(isValued && { value: rows.reduce((sum, { value, probability }) => sum + value! * probability!, 0) }),
    depth: 0,
    algorithm: "equilibrium",
    solved: false,
    approximations,
    tableHits: 0,
    cuts: 0,
    ...rest,
    nodes: { decision: rest.nodes, chance: 0, leaf: 0 },
  };
}
