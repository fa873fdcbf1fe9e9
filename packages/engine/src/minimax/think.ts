import { Budget, STOP } from "../contract/budget.js";
import type { Approximation, Decision, OutcomeValue } from "../contract/decision.js";
import type { Game, MethodOptions } from "../contract/game.js";
import type { Ties } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { certaintyOf } from "../decision/approximations.js";
import { evaluationOf } from "../decision/evaluation.js";
import { outcomeText, Thought } from "../decision/thought.js";
import { isReport, lastDecision, type Pause } from "../deepening/deepen.js";
import type { Report } from "../deepening/root.js";
import type { Row } from "../deepening/rows.js";
import { inTurns } from "../deepening/turns.js";
import { loadAdapter } from "../position/adapter.js";
import { outcomesOf } from "../position/outcomes.js";
import { searchFor } from "../search/load.js";
import { Search } from "../search/search.js";
import { checkFacts, defaultAlgorithm, type SearchAlgorithm } from "../search/settings.js";
import { tableFrom, withTable } from "../search/table.js";
import { PrunedPosition } from "./pruned-position.js";
import { deepen, type RootOptions } from "./root.js";

/** The share of the time for the search itself if the values of outcomes are requested, too. */
const SHARE = 0.8;

/** Options of the minimax family. Default limits: none for a game that cannot cycle, otherwise 100,000 nodes. */
export interface MinimaxOptions<State> extends MethodOptions<State> {
  /** Default: by the facts of the game. */
  readonly algorithm?: SearchAlgorithm;
}

/**
 * Searches a state and yields a decision after each depth. It lets the event loop run in between.
 * @throws SearchError if the options do not fit the game; the message names the fix
 */
export async function* thinkMinimax<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MinimaxOptions<State> = {},
): AsyncGenerator<Decision<Action>, void, void> {
  if (!evaluationOf(game, state, options).native) await loadAdapter(game.name);
  const SearchClass = await searchFor(game.name);
  yield* inTurns(
    withTable(options.table, function* (table): Generator<Decision<Action> | Pause> {
      const { position, settings, decision } = minimaxThought(game, state, { ...options, table });
      for (const step of deepen(position, settings, SearchClass))
        yield isReport(step) ? decision(step) : step;
    }),
  );
}

/** The search step by step: yields undefined where other work can run, and finally the last decision. */
export function* minimaxSteps<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MinimaxOptions<State>,
): Generator<Decision<Action> | undefined, void, void> {
  yield* withTable(options.table, (table) => {
    const { position, settings, decision } = minimaxThought(game, state, { ...options, table });
    return lastDecision(deepen(position, settings), decision);
  });
}

/** A state searched by the minimax family: what is searched, and the conversion of reports to decisions. */
export function minimaxThought<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MinimaxOptions<State>,
): {
  /** The position searched; with pruning, a part of the game. */
  readonly position: Position;
  readonly settings: RootOptions;
  /** @param method the name to report @param isSampled chance was sampled elsewhere */
  readonly decision: (report: Report, method?: string, isSampled?: boolean) => Decision<Action>;
} {
  const { facts } = game;
  const { evaluator: _evaluator, table, settings: own = {}, enumeration, ...rest } = options;
  const { algorithm = defaultAlgorithm(facts), beam, threshold, sparse, seed } = options;
  checkFacts(algorithm, facts);
  const { evaluate, identity, native } = evaluationOf(game, state, options);
  const budget = Budget.of(options);
  // As for depth 1: without the moves there is no answer.
  budget.patience = 1;
  const thought = new Thought(game, state, { native, enumeration: { ...enumeration, budget } });
  const isPruned = beam !== undefined || threshold !== undefined || sparse !== undefined;
  const pruned = (inner: Position): Position =>
    isPruned ? new PrunedPosition(inner, options, facts, evaluate) : inner;
  const position = pruned(thought.position);
  const isJudged = evaluate !== undefined || thought.position.evaluate !== undefined;
  const settings: RootOptions = {
    ...rest,
    budget,
    // The values of outcomes need the rest.
    ...(options.outcomes && options.time !== undefined && { time: SHARE * options.time }),
    ...(own.ties !== undefined && { ties: own.ties as Ties }),
    ...(own.probes !== undefined && { probes: Number(own.probes) }),
    algorithm,
    facts,
    table: tableFrom(table),
    owner: [game, identity, native, beam, threshold, sparse, seed],
    ...(evaluate && {
      evaluator: isPruned ? (at: Position) => evaluate((at as PrunedPosition).inner) : evaluate,
    }),
  };

  const approximationsOf = (report: Report, isSampled: boolean): Approximation[] => {
    const list: Approximation[] = [];
    if (!report.solved) list.push({ kind: "horizon" });
    if (!report.solved && !isJudged) list.push({ kind: "unjudged" });
    if (report.longPaths) list.push({ kind: "path" });
    if (thought.sampled || isSampled) list.push({ kind: "sampled" });
    if (position instanceof PrunedPosition) list.push(...position.approximations(report.depth));
    return list;
  };

  /** The value of a state after the action; none if the time is over. */
  const valueAfter = (state: State, depth: number): Pick<OutcomeValue, "value" | "bound"> => {
    if (budget.rest === 0) return {};
    try {
      const value = new Search(pruned(thought.positionAt(state)), settings).run(depth - 1);
      return { value, bound: "exact" };
    } catch (error) {
      if (error !== STOP) throw error;
      return {};
    }
  };

  /** The value of each state that the action can lead to; empty if no chance follows. */
  const outcomesAfter = (action: Action, depth: number): OutcomeValue[] => {
    try {
      const { outcomes, probabilities } = outcomesOf(game, state, action, { ...enumeration, budget });
      if (outcomes.length === 1) return [];
      return outcomes.map(({ result }, i) => ({
        outcome: outcomeText(game, result),
        probability: probabilities[i]!,
        ...valueAfter(result, depth),
      }));
    } catch (error) {
      if (error !== STOP) throw error;
      return [];
    }
  };

  const decision = (report: Report, method: string = algorithm, isSampled = false): Decision<Action> => {
    const approximations = approximationsOf(report, isSampled);
    return thought.decision(report, {
      method,
      approximations,
      row: ({ value, bound, depth }: Row, action: Action) => ({
        value,
        certainty: certaintyOf({ value, bound, depth }, approximations, facts.bounds),
        ...(options.outcomes && report.stopped && { outcomes: outcomesAfter(action, depth) }),
      }),
    });
  };

  return { position, settings, decision };
}
