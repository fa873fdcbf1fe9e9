import type { NodeLimits } from "../contract/budget.js";
import type { SearchError } from "../contract/errors.js";
import type { Evaluator, StateEvaluator, ValueRange } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import { CHANCE, type Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { type RulesEvaluator, RulesPosition } from "../position/rules-position.js";
import { MoveOrder } from "./order.js";
import {
  checkFacts,
  checkPayoff,
  defaultAlgorithm,
  MAX_PATH_WIDTH,
  MAX_PLY,
  middleOf,
  outOfBounds,
  type SearchSettings,
  SPARE_PLIES,
} from "./settings.js";
import { StarWindows } from "./star.js";
import { NO_MOVE, type Table } from "./table.js";

/** By ply: no buffer yet. Few paths are longer. */
const UNUSED: readonly never[] = Array.from({ length: 64 }, () => undefined as never);
/** Up to these, buffers are made before a search. */
const MOST_RESERVED = 24;
const WIDEST_RESERVED = 64;

/**
 * The state of a running search: its settings, its counters, and buffers for every ply, a node on the current path.
 * Windows and values are passed in fields, because a double that crosses a call that is not inlined costs an
 * allocation. All members are public for `Search` and `TopSearch`.
 */
export class Frame {
  /** All nodes visited, and the decisions and chance nodes among them; the others are leaves. */
  nodes = 0;
  decisions = 0;
  chances = 0;
  tableHits = 0;
  cuts = 0;
  /** Evaluations at the horizon; while it does not grow, values are those of the whole game. */
  horizons = 0;
  /**
   * The part of `horizons` that is not evaluations: cuts by a range, and table bounds that may depend on an
   * evaluation.
   */
  unproved = 0;
  /** Paths evaluated before their end because they are longer than a search can follow. */
  longPaths = 0;
  /** The maximum number of nodes of a path, where longer paths are evaluated. */
  deepest = MAX_PLY;
  /**
   * Use only table values that are proved for the whole game: nodes that were cut by ranges would never count as
   * proved.
   */
  seeksProof = false;
  /** The node count at which the limits are checked next. */
  checkAt = Number.MAX_SAFE_INTEGER;
  limits: NodeLimits | undefined = undefined;

  readonly position: Position;
  /** Window of the node about to be visited. */
  alpha = Number.NEGATIVE_INFINITY;
  beta = Number.POSITIVE_INFINITY;
  /** Value of the node visited last, and its best move if it is a decision: a hint for the table. */
  value = Number.NaN;
  best = NO_MOVE;

  /** By ply. Compiled code that met an empty list, or made a buffer, would have to be compiled again. */
  readonly moves: Int32Array[] = UNUSED.slice();
  /** The sum of the lengths of `moves`. */
  private pathWidth = 0;
  readonly probability: Float64Array[] = UNUSED.slice();
  readonly scores: Float64Array[] = UNUSED.slice();

  /** Undefined: moves and outcomes are tried in the position's order. */
  readonly order: MoveOrder | undefined;
  /** The value of a position without an evaluator: the middle of the bounds. */
  readonly middle: number;
  /** Undefined: the position evaluates itself. */
  readonly evaluate: Evaluator | undefined;
  /**
   * The position and the evaluator of states, if the leaves after chance are evaluated from the states that a position
   * of rules has at hand, without being played.
   */
  readonly rules: RulesPosition<unknown, unknown> | undefined;
  readonly ofState: StateEvaluator<unknown> | undefined;
  /** How far values may lie from the evaluation; undefined if that is unknown or not used for cuts. */
  range: ValueRange | undefined;
  readonly spread = new Float64Array(2);
  readonly afterstate: boolean;
  /** Whether the position can evaluate a child at the horizon without playing the move. */
  readonly foresees: boolean;
  readonly table: Table | undefined;
  readonly prune: boolean;
  /** Windows at chance nodes. */
  readonly star: StarWindows;
  /** Moves probed at a decision below a chance node. */
  readonly probes: number;
  readonly pvs: boolean;
  /** Ties: a value equal to a bound does not cut a decision. */
  readonly keepsTies: boolean;
  readonly minimizer: number;
  /** Bounds of every value, finite even if those of the game are not: values outside, or not finite, are rejected. */
  readonly low: number;
  readonly high: number;
  private readonly bounds: Facts["bounds"];
  /** A value that ends a decision at once: a bound of the game if the algorithm cuts by bounds, else infinite. */
  readonly least: number;
  readonly most: number;
  readonly nullWindow: number;

  /** @param position moved by the search; after STOP it is left where the search was */
  constructor(position: Position, settings: SearchSettings) {
    const { facts, evaluator } = settings;
    const algorithm = settings.algorithm ?? defaultAlgorithm(facts);
    checkFacts(algorithm, facts);
    this.position = position;
    const own = evaluator === undefined && position.evaluate !== undefined;
    this.afterstate =
      (settings.horizon ?? (position.afterstate ? "afterstate" : "decision")) === "afterstate";
    this.foresees = own && position.evaluateAfter !== undefined && (this.afterstate || !facts.chance);
    this.ofState = (evaluator as Partial<RulesEvaluator> | undefined)?.ofState;
    const isLeafState = this.ofState !== undefined && !this.afterstate;
    this.rules = isLeafState && position instanceof RulesPosition ? position : undefined;
    this.table = settings.table || undefined;
    this.prune = algorithm !== "minimax" && algorithm !== "expectiminimax";
    this.probes = algorithm === "star2" ? 1 : algorithm === "star2.5" ? Math.max(1, settings.probes ?? 3) : 0;
    const ordering = this.prune && settings.ordering !== false;
    this.keepsTies = algorithm === "alpha-beta" && settings.ties === "keep";
    this.pvs =
      this.prune &&
      (settings.pvs ?? (!this.keepsTies && !facts.chance && ordering && this.table !== undefined));
    this.minimizer = minimizerOf(facts);
    this.bounds = facts.bounds;
    const [low, high] = facts.bounds;
    this.low = Math.max(low, -Number.MAX_VALUE);
    this.high = Math.min(high, Number.MAX_VALUE);
    const star = algorithm.startsWith("star");
    this.least = star ? this.low : Number.NEGATIVE_INFINITY;
    this.most = star ? this.high : Number.POSITIVE_INFINITY;
    const range = high - low;
    const middle = middleOf(facts.bounds);
    this.middle = middle;
    this.evaluate = own ? undefined : (evaluator ?? (() => middle));
    const declared = own ? position.range && ownRange : evaluator?.range;
    this.range = star && settings.ranges !== false ? declared : undefined;
    this.nullWindow = Number.isFinite(range) ? range * 1e-9 : 1e-9;
    this.star = new StarWindows(this.low, this.high, Number.isFinite(range) ? range * 1e-13 : 0);
    const judge = evaluator ?? (own ? (at: Position) => at.evaluate!() : undefined);
    this.order = ordering
      ? new MoveOrder(position, facts.chance ? judge : undefined, this.afterstate, this.foresees)
      : undefined;
    const owner = settings.owner ?? [position.constructor, evaluator];
    this.table?.begin([...owner, this.afterstate, low, high]);
  }

  /** Sets all counters to 0, for another search. */
  forgetCounts(): void {
    this.nodes = this.decisions = this.chances = this.tableHits = this.cuts = 0;
    this.horizons = this.unproved = this.longPaths = 0;
  }

  /** Call it before a search of this depth: allocates the buffers that it will usually need. */
  reserve(depth: number): void {
    const { width, usualWidth = width } = this.position;
    if (usualWidth > WIDEST_RESERVED) return;
    for (let ply = 0; ply <= Math.min(2 * depth, MOST_RESERVED); ply++)
      if (this.moves[ply] === undefined) this.room(ply);
  }

  /** Allocates the buffers of a ply with at least this much room; returns that of the moves. */
  room(ply: number, least = 0): Int32Array {
    const { width: widest, usualWidth = widest } = this.position;
    const width = Math.min(widest, Math.max(usualWidth, 2 * least));
    this.pathWidth += width - (this.moves[ply]?.length ?? 0);
    if (this.pathWidth > MAX_PATH_WIDTH) this.deepest = Math.min(this.deepest, Math.max(2, ply));
    const moves = new Int32Array(width);
    this.moves[ply] = moves;
    if (this.order !== undefined) this.scores[ply] = new Float64Array(width);
    if (this.probability[ply] !== undefined) this.roomForChance(ply, width);
    return moves;
  }

  /** Allocates what only a chance node needs: most plies have none. */
  private roomForChance(ply: number, width: number): Float64Array {
    const probability = new Float64Array(width);
    this.probability[ply] = probability;
    if (this.prune) this.star.room(ply, width);
    return probability;
  }

  /** Lists the outcomes of the current node with their probabilities in the buffers of its ply; returns their number. */
  outcomes(ply: number): number {
    const { position } = this;
    const outcomes = this.moves[ply] ?? this.room(ply);
    const probability = this.probability[ply] ?? this.roomForChance(ply, outcomes.length);
    const count = position.outcomes(outcomes, probability, 0);
    if (count > outcomes.length) {
      this.room(ply, count);
      position.outcomes(this.moves[ply]!, this.probability[ply]!, 0);
    }
    return count;
  }

  /** Enlarges the buffers for the current decision, which has this many moves; returns that of the moves. */
  wider(ply: number, count: number): Int32Array {
    const moves = this.room(ply, count);
    this.position.moves(moves, 0);
    return moves;
  }

  isPathEnd(ply: number, turn: number): boolean {
    return ply >= this.deepest + (turn === CHANCE && !this.afterstate ? SPARE_PLIES : 0);
  }

  /** Checks that a payoff is within the bounds, as far as rounding allows. */
  checkPayoff(payoff: number): void {
    checkPayoff(payoff, ...this.bounds);
  }

  outOfBounds(value: unknown): SearchError {
    return outOfBounds(value, ...this.bounds);
  }
}

const ownRange: ValueRange = (position, depth, into) => position.range!(depth, into);
