import type { Approximation, Decision, OutcomeValue } from "../contract/decision.js";
import type { Game, MethodOptions } from "../contract/game.js";
import type { Ties } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { boundOf } from "../decision/approximations.js";
import { type Evaluation, evaluationOf } from "../decision/evaluation.js";
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
  const thought = new MinimaxThought(game, state, options);
  const steps = deepen(thought.position, thought.settings, await searchFor(game.name));
  for await (const report of inTurns(steps)) yield thought.decision(report);
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
  const thought = new MinimaxThought(game, state, options);
  yield* lastDecision(deepen(thought.position, thought.settings), (report) => thought.decision(report));
}

/** A state searched by the minimax family: what is searched, and the conversion of reports to decisions. */
export class MinimaxThought<State, Action> {
  /** The position searched; with pruning, a part of the game. */
  readonly position: Position;
  readonly settings: RootOptions;
  private readonly thought: Thought<State, Action>;
  private readonly options: MinimaxOptions<State>;
  private readonly algorithm: SearchAlgorithm;
  private readonly evaluation: Evaluation;

  constructor(game: Game<State, Action>, state: State, options: MinimaxOptions<State>) {
    this.options = options;
    this.algorithm = options.algorithm ?? defaultAlgorithm(game.facts);
    checkFacts(this.algorithm, game.facts);
    this.evaluation = evaluationOf(game, state, options);
    const { enumeration } = options;
    this.thought = new Thought(game, state, { native: this.evaluation.native, enumeration });
    this.position = this.pruned(this.thought.position);
    const { evaluator: _evaluator, table, settings: own = {}, ...rest } = options;
    const { beam, threshold, sparse, seed } = options;
    const { evaluate } = this.evaluation;
    this.settings = {
      ...rest,
      ...(own.ties !== undefined && { ties: own.ties as Ties }),
      ...(own.probes !== undefined && { probes: Number(own.probes) }),
      algorithm: this.algorithm,
      facts: game.facts,
      table: tableFrom(table),
      owner: [game, this.evaluation.identity, this.evaluation.native, beam, threshold, sparse, seed],
      ...(evaluate && {
        evaluator: this.isPruned ? (at: Position) => evaluate((at as PrunedPosition).inner) : evaluate,
      }),
    };
  }

  /** @param method the name to report */
  decision(report: Report, method: string = this.algorithm): Decision<Action> {
    const approximations = this.approximations(report);
    const { bounds } = this.thought.game.facts;
    return this.thought.decision(report, {
      method,
      approximations,
      row: ({ value, bound, depth }: Row, action: Action) => ({
        value,
        bound: boundOf({ value, bound }, approximations, bounds),
        ...(this.options.outcomes && report.stopped && { outcomes: this.outcomes(action, depth) }),
      }),
    });
  }

  private approximations(report: Report): Approximation[] {
    const list: Approximation[] = [];
    if (!report.solved) list.push({ kind: "horizon" });
    if (!report.solved && !this.isJudged) list.push({ kind: "unjudged" });
    if (report.longPaths) list.push({ kind: "path" });
    if (this.thought.sampled) list.push({ kind: "sampled" });
    if (this.position instanceof PrunedPosition) list.push(...this.position.approximations(report.depth));
    return list;
  }

  /** The value of each state that the action can lead to; empty if no chance follows. */
  private outcomes(action: Action, depth: number): OutcomeValue[] {
    const { settings, thought } = this;
    const { game, state } = thought;
    const { outcomes, probabilities } = outcomesOf(game, state, action, this.options.enumeration);
    if (outcomes.length === 1) return [];
    return outcomes.map(({ result }, i) => ({
      outcome: outcomeText(game, result),
      probability: probabilities[i]!,
      value: new Search(this.pruned(thought.positionAt(result)), settings).run(depth - 1),
      bound: "exact",
    }));
  }

  private get isJudged(): boolean {
    return this.evaluation.evaluate !== undefined || this.thought.position.evaluate !== undefined;
  }

  private get isPruned(): boolean {
    const { beam, threshold, sparse } = this.options;
    return beam !== undefined || threshold !== undefined || sparse !== undefined;
  }

  private pruned(inner: Position): Position {
    return this.isPruned
      ? new PrunedPosition(inner, this.options, this.thought.game.facts, this.evaluation.evaluate)
      : inner;
  }
}
