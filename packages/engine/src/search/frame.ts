import type { Evaluator } from "../contract/evaluator.js";
import type { Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { MoveOrder } from "./order.js";
import {
  checkFacts,
  checkPayoff,
  defaultAlgorithm,
  MAX_PLY,
  outOfBounds,
  type SearchError,
  type SearchSettings,
  tooDeep,
} from "./settings.js";
import { NO_MOVE, type Table } from "./table.js";

/**
 * What a search keeps while it runs: its settings read once, its counters, and buffers for every ply. A ply is a node on
 * the current path. Windows and values cross calls in fields instead of arguments and results, because a double that
 * crosses a call that is not inlined costs an allocation.
 */
export class Frame {
  /** All nodes visited, and those of them that are decisions or chance nodes; the others are leaves. */
  nodes = 0;
  decisions = 0;
  chances = 0;
  tableHits = 0;
  cuts = 0;
  /** Evaluations at the horizon; while it does not grow, values are those of the whole game. */
  horizons = 0;
  /** The node count at which `check` is called next. */
  checkAt = Number.MAX_SAFE_INTEGER;
  /** Called when `nodes` reaches `checkAt`; throws STOP to end the search. */
  check: () => void = () => {};

  readonly position: Position;
  /** Window of the node about to be visited. */
  protected alpha = Number.NEGATIVE_INFINITY;
  protected beta = Number.POSITIVE_INFINITY;
  /** Value of the node visited last, and its best move if it is a decision: a hint for the table. */
  protected value = Number.NaN;
  protected best = NO_MOVE;

  protected readonly moves: Int32Array[] = [];
  protected readonly probability: Float64Array[] = [];
  protected readonly scores: Float64Array[] = [];
  /** By ply and outcome: proved bounds of the children of a chance node. */
  protected readonly floor: Float64Array[] = [];
  protected readonly ceiling: Float64Array[] = [];

  /** Undefined: moves and outcomes are tried as they come. */
  protected readonly order: MoveOrder | undefined;
  /** Undefined: the position evaluates itself. */
  protected readonly evaluate: Evaluator | undefined;
  protected readonly afterstate: boolean;
  protected readonly table: Table | undefined;
  /** Alpha-beta at decisions. */
  protected readonly prune: boolean;
  /** Moves probed at a decision below a chance node. */
  protected readonly probes: number;
  protected readonly pvs: boolean;
  /** A window that is met but not crossed ends no decision. */
  protected readonly keepsTies: boolean;
  protected readonly minimizer: number;
  protected readonly low: number;
  protected readonly high: number;
  /** A value that ends a decision at once: a bound of the game where the algorithm cuts by bounds, else infinite. */
  protected readonly least: number;
  protected readonly most: number;
  /** Width of a null window, and what a window is widened by so that rounding cannot close it. */
  protected readonly sliver: number;
  protected readonly margin: number;

  /** @param position walked by the search; after STOP it is left where the search was */
  constructor(position: Position, settings: SearchSettings) {
    const { facts, evaluator } = settings;
    const algorithm = settings.algorithm ?? defaultAlgorithm(facts);
    checkFacts(algorithm, facts);
    this.position = position;
    const own = evaluator === undefined && position.evaluate !== undefined;
    this.afterstate =
      (settings.horizon ?? (position.afterstate ? "afterstate" : "decision")) === "afterstate";
    this.table = settings.table || undefined;
    this.prune = algorithm !== "minimax" && algorithm !== "expectiminimax";
    this.probes = algorithm === "star2" ? 1 : algorithm === "star2.5" ? Math.max(1, settings.probes ?? 3) : 0;
    const ordering = this.prune && settings.ordering !== false;
    this.keepsTies = algorithm === "alpha-beta" && settings.ties === "keep";
    this.pvs =
      this.prune &&
      (settings.pvs ?? (!this.keepsTies && !facts.chance && ordering && this.table !== undefined));
    this.minimizer = minimizerOf(facts);
    [this.low, this.high] = facts.bounds;
    const star = algorithm.startsWith("star");
    this.least = star ? this.low : Number.NEGATIVE_INFINITY;
    this.most = star ? this.high : Number.POSITIVE_INFINITY;
    const range = this.high - this.low;
    const middle = Number.isFinite(range) ? (this.low + this.high) / 2 : 0;
    this.evaluate = own ? undefined : (evaluator ?? (() => middle));
    this.sliver = Number.isFinite(range) ? range * 1e-9 : 1e-9;
    this.margin = Number.isFinite(range) ? range * 1e-13 : 0;
    const judge = evaluator ?? (own ? (at: Position) => at.evaluate!() : undefined);
    this.order = ordering
      ? new MoveOrder(position, facts.chance ? judge : undefined, this.afterstate, MAX_PLY)
      : undefined;
    const owner = settings.owner ?? [position.constructor, evaluator];
    this.table?.begin([...owner, this.afterstate, this.low, this.high]);
  }

  /** Buffers for a ply that is reached for the first time; gives that of the moves. */
  protected room(ply: number): Int32Array {
    if (ply >= MAX_PLY) throw tooDeep();
    const { width } = this.position;
    const moves = new Int32Array(width);
    this.moves[ply] = moves;
    this.probability[ply] = new Float64Array(width);
    if (this.prune) {
      this.scores[ply] = new Float64Array(width);
      this.floor[ply] = new Float64Array(width);
      this.ceiling[ply] = new Float64Array(width);
    }
    return moves;
  }

  /** Holds a payoff to the bounds, as far as rounding allows. */
  protected checkPayoff(payoff: number): void {
    checkPayoff(payoff, this.low, this.high);
  }

  protected outOfBounds(value: number): SearchError {
    return outOfBounds(value, this.low, this.high);
  }
}
