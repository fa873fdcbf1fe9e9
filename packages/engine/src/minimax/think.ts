import type { Approximation, Decision, OutcomeValue } from "../contract/decision.js";
import type { Game, MethodOptions } from "../contract/game.js";
import type { Ties } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { boundOf } from "../decision/approximations.js";
import { evaluationOf } from "../decision/evaluation.js";
import { outcomeText, Thought } from "../decision/thought.js";
import { lastDecision } from "../deepening/deepen.js";
import type { Report } from "../deepening/root.js";
import type { Row } from "../deepening/rows.js";
import { inTurns, lastOf } from "../deepening/turns.js";
import { loadAdapter } from "../position/adapter.js";
import { outcomesOf } from "../position/outcomes.js";
import { searchFor } from "../search/load.js";
import { Search } from "../search/search.js";
import { checkFacts, defaultAlgorithm, type SearchAlgorithm } from "../search/settings.js";
import { tableFrom } from "../search/table.js";
import { PrunedPosition } from "./pruned-position.js";
import { deepen, type RootOptions } from "./root.js";

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
  const { position, settings, decision } = minimaxThought(game, state, options);
  const steps = deepen(position, settings, await searchFor(game.name));
  for await (const report of inTurns(steps)) yield decision(report);
}

export async function decideMinimax<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MinimaxOptions<State> = {},
): Promise<Decision<Action>> {
  return lastOf(thinkMinimax(game, state, options));
}

/** The search step by step: yields undefined where other work can run, and finally the last decision. */
export function* minimaxSteps<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MinimaxOptions<State>,
): Generator<Decision<Action> | undefined, void, void> {
  const { position, settings, decision } = minimaxThought(game, state, options);
  yield* lastDecision(deepen(position, settings), decision);
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
  /** @param method the name to report */
  readonly decision: (report: Report, method?: string) => Decision<Action>;
} {
  const { facts } = game;
  const { evaluator: _evaluator, table, settings: own = {}, enumeration, ...rest } = options;
  const { algorithm = defaultAlgorithm(facts), beam, threshold, sparse, seed } = options;
  checkFacts(algorithm, facts);
  const { evaluate, identity, native } = evaluationOf(game, state, options);
  const thought = new Thought(game, state, { native, enumeration });
  const isPruned = beam !== undefined || threshold !== undefined || sparse !== undefined;
  const pruned = (inner: Position): Position =>
    isPruned ? new PrunedPosition(inner, options, facts, evaluate) : inner;
  const position = pruned(thought.position);
  const isJudged = evaluate !== undefined || thought.position.evaluate !== undefined;
  const settings: RootOptions = {
    ...rest,
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

  const approximationsOf = (report: Report): Approximation[] => {
    const list: Approximation[] = [];
    if (!report.solved) list.push({ kind: "horizon" });
    if (!report.solved && !isJudged) list.push({ kind: "unjudged" });
    if (report.longPaths) list.push({ kind: "path" });
    if (thought.sampled) list.push({ kind: "sampled" });
    if (position instanceof PrunedPosition) list.push(...position.approximations(report.depth));
    return list;
  };

  /** The value of each state that the action can lead to; empty if no chance follows. */
  const outcomesAfter = (action: Action, depth: number): OutcomeValue[] => {
    const { outcomes, probabilities } = outcomesOf(game, state, action, enumeration);
    if (outcomes.length === 1) return [];
    return outcomes.map(({ result }, i) => ({
      outcome: outcomeText(game, result),
      probability: probabilities[i]!,
      value: new Search(pruned(thought.positionAt(result)), settings).run(depth - 1),
      bound: "exact",
    }));
  };

  const decision = (report: Report, method: string = algorithm): Decision<Action> => {
    const approximations = approximationsOf(report);
    return thought.decision(report, {
      method,
      approximations,
      row: ({ value, bound, depth }: Row, action: Action) => ({
        value,
        bound: boundOf({ value, bound }, approximations, facts.bounds),
        ...(options.outcomes && report.stopped && { outcomes: outcomesAfter(action, depth) }),
      }),
    });
  };

  return { position, settings, decision };
}
