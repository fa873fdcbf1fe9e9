import { PrunedPosition, type Pruning } from "../approximate/pruned-position.js";
import type { EnumerateOptions } from "../chance/enumerate.js";
import type { Approximation, Decision, OutcomeValue, RankedAction } from "../contract/decision.js";
import { type Game, OVER } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { GamePosition, keyOf, outcomesOf, positionOf } from "../position/adapter.js";
import { type Judge, type JudgeOptions, judgeOf } from "./judge.js";
import type { Limits } from "./limits.js";
import { actionLine } from "./line.js";
import { searchFor } from "./load.js";
import { actionsByMove } from "./match.js";
import { deepen, type Report, type RootOptions } from "./root.js";
import { Search } from "./search.js";
import {
  checkFacts,
  defaultAlgorithm,
  type Horizon,
  type SearchAlgorithm,
  SearchError,
  type Ties,
} from "./settings.js";
import { Table } from "./table.js";
import { inTurns, lastOf } from "./turns.js";

/** How to think about a state of a game. Without limits a game that cannot cycle is searched to its end. */
export interface ThinkOptions<State> extends Limits, Pruning, JudgeOptions<State> {
  readonly algorithm?: SearchAlgorithm;
  readonly horizon?: Horizon;
  /** A table to keep between moves, the number of its entries, or false for none. Default 2^18 entries, 8 MiB. */
  readonly table?: Table | number | false;
  readonly probes?: number;
  readonly ordering?: boolean;
  readonly pvs?: boolean;
  readonly ties?: Ties;
  /** "all": the exact value of every action. "best" (default): the others only as far as they are not better. */
  readonly rank?: "best" | "all";
  /** True: every action also with the value of each outcome of the chance after it. Default false. */
  readonly outcomes?: boolean;
  readonly deepening?: boolean;
  /** How the chance in the rules is enumerated, and when it is sampled instead. */
  readonly enumeration?: EnumerateOptions;
}

/**
 * Searches a state and yields a decision after each depth; the last one says why the search stopped. It lets the
 * event loop run between root moves, so that timers fire and an `AbortSignal` can strike.
 *
 * @throws SearchError where the options do not fit the game; the message names the fix
 */
export async function* think<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: ThinkOptions<State> = {},
): AsyncGenerator<Decision<Action>, void, void> {
  const thought = new Thought(game, state, options);
  const steps = deepen(thought.position, thought.settings, await searchFor(game.name));
  for await (const report of inTurns(steps)) yield thought.decision(report);
}

/** The last decision of `think`. */
export async function decide<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: ThinkOptions<State> = {},
): Promise<Decision<Action>> {
  return lastOf(think(game, state, options));
}

/** The same at once, for scripts and tests: blocks until the search has stopped. */
export function decideSync<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: ThinkOptions<State> = {},
): Decision<Action> {
  const thought = new Thought(game, state, options);
  let last: Report | undefined;
  for (const report of deepen(thought.position, thought.settings)) last = report ?? last;
  return thought.decision(last!);
}

/** One state being thought about: what is searched, and how a report of it reads in the game's own words. */
export class Thought<State, Action> {
  readonly position: Position;
  readonly settings: RootOptions;
  private readonly game: Game<State, Action>;
  private readonly state: State;
  private readonly options: ThinkOptions<State>;
  private readonly algorithm: SearchAlgorithm;
  private readonly judge: Judge;
  private readonly inner: Position;
  private readonly actions: ReadonlyMap<number, readonly Action[]>;

  constructor(game: Game<State, Action>, state: State, options: ThinkOptions<State>) {
    this.game = game;
    this.state = state;
    this.options = options;
    this.algorithm = options.algorithm ?? defaultAlgorithm(game.facts);
    checkFacts(this.algorithm, game.facts);
    if (game.turn(state) === OVER)
      throw new SearchError(`${game.name}: the game is over here, there is nothing to decide.`);
    this.judge = judgeOf(game, state, options);
    this.inner = this.positionAt(state);
    this.actions = actionsByMove(game, state, this.inner, options.enumeration ?? {});
    this.position = this.pruned(this.inner);
    const { evaluator: _evaluator, table, ...rest } = options;
    const { beam, threshold, sparse, seed } = options;
    const { evaluate } = this.judge;
    this.settings = {
      ...rest,
      algorithm: this.algorithm,
      facts: game.facts,
      table: table instanceof Table || table === false ? table : new Table(table),
      owner: [game, this.judge.identity, this.judge.native, beam, threshold, sparse, seed],
      ...(evaluate && {
        evaluator: this.isPruned ? (at: Position) => evaluate((at as PrunedPosition).inner) : evaluate,
      }),
    };
  }

  decision(report: Report): Decision<Action> {
    const approximations = this.approximations(report);
    return {
      actions: report.rows.flatMap((row) =>
        (this.actions.get(row.move) ?? []).map((action): RankedAction<Action> => {
          const ranked = {
            action,
            value: row.value,
            bound: row.bound,
            depth: row.depth,
            method: this.algorithm,
          };
          return this.options.outcomes && row.depth > 0 && report.stopped
            ? { ...ranked, outcomes: this.outcomeValues(action, row.depth) }
            : ranked;
        }),
      ),
      line: actionLine(this.game, this.state, report.line, this.actions, (at) => this.positionAt(at)),
      value: report.value,
      depth: report.depth,
      algorithm: this.algorithm,
      exact: report.exact && approximations.length === 0,
      approximations,
      nodes: report.nodes,
      tableHits: report.tableHits,
      cuts: report.cuts,
      ms: report.ms,
      stopped: report.stopped ?? "depth",
    };
  }

  private approximations(report: Report): Approximation[] {
    const list: Approximation[] = [];
    if (!report.exact) list.push({ kind: "horizon" });
    if (this.inner instanceof GamePosition && this.inner.samples > 0) list.push({ kind: "sampled" });
    if (this.position instanceof PrunedPosition) list.push(...this.position.approximations(report.depth));
    return list;
  }

  /** What each state that the action can lead to is worth; empty where no chance follows. */
  private outcomeValues(action: Action, depth: number): OutcomeValue[] {
    const { game, settings } = this;
    const { outcomes, probabilities } = outcomesOf(game, this.state, action, this.options.enumeration);
    if (outcomes.length === 1) return [];
    return outcomes.map(({ result }, i) => {
      return {
        outcome: game.notation ? game.notation.position(result) : keyOf(game, result),
        probability: probabilities[i]!,
        value: new Search(this.pruned(this.positionAt(result)), settings).run(depth - 1),
        bound: "exact",
      };
    });
  }

  private get isPruned(): boolean {
    const { beam, threshold, sparse } = this.options;
    return beam !== undefined || threshold !== undefined || sparse !== undefined;
  }

  private positionAt(state: State): Position {
    return positionOf(this.game, state, { native: this.judge.native, ...this.options.enumeration });
  }

  private pruned(inner: Position): Position {
    return this.isPruned
      ? new PrunedPosition(inner, this.options, this.game.facts, this.judge.evaluate)
      : inner;
  }
}
