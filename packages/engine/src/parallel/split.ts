import type { Bound } from "../contract/decision.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import type { RootOptions } from "../minimax/root.js";
import { sortOutcomes } from "../search/order.js";
import { all, type Crew, Division } from "./division.js";

/** A subtree is divided further where about so many nodes are expected in it: some milliseconds of work. */
const GRAIN = 20_000;
/** Share of the nodes below a decision that its first move takes, where the others are cut by its value. */
const FIRST = 0.5;

const LEAST = Number.NEGATIVE_INFINITY;
const MOST = Number.POSITIVE_INFINITY;

/** What was found of a node: exactly what it is worth where that is inside of the window, and else a bound. */
interface Found {
  readonly value: number;
  /** The best moves from it on up to the first chance. */
  readonly line: readonly number[];
}

/** Values that are asked for; of others a bound is enough. */
interface Window {
  readonly alpha: number;
  readonly beta: number;
}
const WHOLE: Window = { alpha: LEAST, beta: MOST };

export interface SplitOptions extends Pick<RootOptions, "facts" | "algorithm" | "ordering" | "rank"> {
  /** Null windows for all but the first move of a decision. */
  readonly pvs: boolean;
  /** Windows of tasks never depend on which worker was quicker. */
  readonly deterministic: boolean;
}

/**
 * Divides the search of a position to a depth into tasks: Young Brothers Wait (R. Feldmann, B. Monien, P. Mysliwietz,
 * O. Vornberger 1989). The first move of a decision is searched first; then its value is known, and the others are
 * searched at the same time, each with that value as a bound of its window. Only along first moves does a search have
 * the whole window, and there nothing is lost by dividing it: first moves are divided again, and of a chance node, which
 * cuts nothing under the whole window, every outcome is searched at the same time.
 */
export class Split extends Division {
  private readonly origin: Position;
  private readonly options: SplitOptions;
  private readonly prune: boolean;
  /** Bounds that end a decision, where the algorithm trusts them. */
  private readonly least: number;
  private readonly most: number;
  /** Width of a null window. */
  private readonly sliver: number;
  /** By path: the moves of a decision, best first, or the best move alone. */
  private readonly orders = new Map<string, readonly number[]>();

  /** @param origin stands at the root, a decision; it is not moved */
  constructor(origin: Position, options: SplitOptions, crew: Crew) {
    super(crew);
    const { algorithm, facts } = options;
    this.origin = origin;
    this.options = options;
    this.prune = algorithm !== "minimax" && algorithm !== "expectiminimax";
    const star = algorithm!.startsWith("star");
    const range = facts.bounds[1] - facts.bounds[0];
    this.sliver = Number.isFinite(range) ? range * 1e-9 : 1e-9;
    this.least = star ? facts.bounds[0] : LEAST;
    this.most = star ? facts.bounds[1] : MOST;
  }

  override async root(moves: readonly number[], depth: number, expected: number): Promise<void> {
    this.horizon = false;
    this.longPaths = false;
    this.done = [];
    const prune = this.prune && this.options.rank !== "all";
    if (expected < GRAIN) {
      const result = await this.task(() => ({
        type: "task",
        path: [],
        moves,
        prune,
        depth,
        alpha: LEAST,
        beta: MOST,
      }));
      const [first, ...rest] = result!.line;
      for (const row of result!.rows!) {
        this.done.push({ row: { ...row, depth }, line: row.move === first ? rest : [] });
      }
      return;
    }
    await this.best([], this.origin, moves, depth, expected, WHOLE, prune, (i, value, bound, line) => {
      this.done[i] = { row: { move: moves[i]!, value, bound, depth }, line };
    });
  }

  /** The node that a path leads to. */
  private async find(
    path: readonly number[],
    depth: number,
    expected: number,
    window: Window,
  ): Promise<Found> {
    const position = this.origin.copy();
    for (const move of path) position.play(move);
    const turn = position.turn();
    if (turn === OVER) {
      this.leaves++;
      return { value: position.payoff(0), line: [] };
    }
    if (expected < GRAIN || depth < 2) return this.whole(path, depth, window);
    if (turn === CHANCE) return this.mean(path, position, depth, expected);
    const moves = this.ordered(path, position);
    const [only] = moves;
    if (moves.length === 1) {
      this.decisions++;
      const { value, line } = await this.find([...path, only!], depth - 1, expected, window);
      return { value, line: [only!, ...line] };
    }
    return this.best(path, position, moves, depth, expected, window, this.prune);
  }

  /** A node in one task. */
  private async whole(path: readonly number[], depth: number, window: Window): Promise<Found> {
    const result = await this.task(() => ({ type: "task", path, depth, ...window }));
    const { value, line } = result!;
    for (const [i, move] of line.entries()) {
      const key = [...path, ...line.slice(0, i)].join();
      if (!this.orders.has(key)) this.orders.set(key, [move]);
    }
    return { value, line };
  }

  /** A chance node: all outcomes at the same time, added up in the order of the search on one thread. */
  private async mean(
    path: readonly number[],
    position: Position,
    depth: number,
    expected: number,
  ): Promise<Found> {
    const outcomes = new Int32Array(position.width);
    const probability = new Float64Array(position.width);
    const count = position.outcomes(outcomes, probability, 0);
    this.chances++;
    if (this.prune && this.options.ordering !== false) sortOutcomes(outcomes, probability, count);
    const values = await all(
      Array.from({ length: count }, (_, i) =>
        this.find([...path, outcomes[i]!], depth, expected * probability[i]!, WHOLE),
      ),
    );
    return { value: values.reduce((sum, { value }, i) => sum + probability[i]! * value, 0), line: [] };
  }

  /**
   * A decision: the first move, then all others at the same time.
   * @param told hears of every move; without it the decision ends where its value cannot get better
   */
  private async best(
    path: readonly number[],
    position: Position,
    moves: readonly number[],
    depth: number,
    expected: number,
    window: Window,
    prune: boolean,
    told?: (i: number, value: number, bound: Bound, line: readonly number[]) => void,
  ): Promise<Found> {
    const { deterministic, facts, pvs } = this.options;
    const min = position.turn() === minimizerOf(facts);
    this.decisions++;
    const found: { move: number; value: number; line: readonly number[]; isExact: boolean }[] = [];
    let best = min ? MOST : LEAST;
    const note = (i: number, { value, line }: Found, { alpha, beta }: Window): void => {
      const bound = value <= alpha ? "upper" : value >= beta ? "lower" : "exact";
      found[i] = { move: moves[i]!, value, line, isExact: bound === "exact" };
      if (min ? value < best : value > best) best = value;
      told?.(i, value, bound, line);
    };
    /** The window of the node, less what is no better than a value. */
    const beyond = (value: number): Window =>
      min
        ? { alpha: window.alpha, beta: Math.min(window.beta, value) }
        : { alpha: Math.max(window.alpha, value), beta: window.beta };
    const fully = async (i: number, share: number, within: Window): Promise<void> => {
      note(i, await this.find([...path, moves[i]!], depth - 1, expected * share, within), within);
    };
    if (!prune) await all(moves.map((_, i) => fully(i, 1 / moves.length, WHOLE)));
    else {
      await fully(0, FIRST, window);
      const first = best;
      const bounded = async (i: number): Promise<void> => {
        let within = beyond(first);
        let asked = within;
        const result = await this.task(() => {
          // Whoever must not depend on who was quicker goes by the first move alone.
          const known = deterministic ? first : best;
          const closed = min ? known <= window.alpha : known >= window.beta;
          if (!told && (closed || (min ? known <= this.least : known >= this.most))) return undefined;
          within = beyond(known);
          const { alpha, beta } = within;
          const edge = min ? beta - this.sliver : alpha + this.sliver;
          asked = within;
          if (pvs && edge > alpha && edge < beta) asked = min ? { alpha: edge, beta } : { alpha, beta: edge };
          return { type: "task", path: [...path, moves[i]!], depth: depth - 1, ...asked };
        });
        if (!result) return;
        const { value } = result;
        const isBetter = min ? value < within.beta : value > within.alpha;
        const isInside = value > within.alpha && value < within.beta;
        // What a null window tells is not asked again: the value is beyond it.
        if (asked !== within && isBetter && isInside) await fully(i, FIRST, within);
        else note(i, result, within);
      };
      // Where the first move has closed the window, the decision is done.
      const isClosed = min ? first <= window.alpha : first >= window.beta;
      if (told || !isClosed) await all(moves.slice(1).map((_, i) => bounded(i + 1)));
    }
    const sign = min ? -1 : 1;
    // Of equal values the exact one leads, and then the one that was there first: the sort is stable.
    const ranked = found
      .filter(Boolean)
      .sort((a, b) => sign * (b.value - a.value) || Number(b.isExact) - Number(a.isExact));
    this.orders.set(path.join(), [
      ...ranked.map(({ move }) => move),
      ...moves.filter((_, i) => found[i] === undefined),
    ]);
    const [top] = ranked;
    return { value: best, line: [top!.move, ...top!.line] };
  }

  /** The moves of a decision, the most promising ones first. */
  private ordered(path: readonly number[], position: Position): number[] {
    const buffer = new Int32Array(position.width);
    const moves = [...buffer.subarray(0, position.moves(buffer, 0))];
    if (!this.prune || this.options.ordering === false) return moves;
    if (position.promise) {
      const promise = new Map(moves.map((move) => [move, position.promise!(move)]));
      moves.sort((a, b) => promise.get(b)! - promise.get(a)!);
    }
    const known = (this.orders.get(path.join()) ?? []).filter((move) => moves.includes(move));
    return [...known, ...moves.filter((move) => !known.includes(move))];
  }
}
