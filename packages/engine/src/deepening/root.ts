import { Budget, type NodeLimits, STOP, type Struck } from "../contract/budget.js";
import { SearchError } from "../contract/errors.js";
import { OVER } from "../contract/game.js";
import type { Limits } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { type Counters, type Work, workOf } from "../search/nodes.js";
import type { DeepeningRoot, Pause, Stopped } from "./deepen.js";
import { type Row, rowsAfter } from "./rows.js";

/** A position searched to some depth: a `Decision` without the game's own actions. */
export interface Report<R extends Row = Row> extends Work {
  /** Best first; rows of the last depth before older ones. Empty at a chance node. */
  readonly rows: readonly R[];
  readonly value: number;
  /** 0 when no depth was finished. */
  readonly depth: number;
  /** No horizon was reached: the value is that of the whole game. */
  readonly solved: boolean;
  /** Some paths were longer than a search can follow and were evaluated where it stopped. */
  readonly longPaths: boolean;
  readonly line: readonly number[];
  readonly ms: number;
  readonly stopped: Stopped;
}

/** Nodes of the first depth that are visited even if the time is over, in the first 100 milliseconds. */
const PATIENCE = 500;

/** A search that asks its limits when its nodes reach `checkAt`. */
export interface Checked extends Counters {
  /** Evaluations at the horizon; while it does not grow, values are those of the whole game. */
  readonly horizons: number;
  /** Paths evaluated before their end because they are longer than a search can follow. */
  readonly longPaths?: number;
  limits: NodeLimits | undefined;
  checkAt: number;
}

/**
 * By class of search and of position (each game has its own), the last root that was searched deeper than 1. When
 * nothing of a class is alive and no search has run for some seconds, the runtime throws the compiled code of the class
 * away.
 */
const lastRoots = new Map<unknown, object>();

/**
 * A decision whose moves are searched one after another to each depth, best first. It keeps the rows, and the
 * finished part of a depth in which a limit was reached.
 */
export abstract class Root<R extends Row = Row> implements DeepeningRoot<Report<R>> {
  solved = false;
  protected rows: readonly R[] = [];
  protected value = Number.NaN;
  protected depth = 0;
  private longPaths = false;
  protected readonly origin: Position;
  private readonly search: Checked;
  private readonly budget: Budget;

  /** @param origin is at the root; it is not moved @throws SearchError if the game is over there */
  protected constructor(origin: Position, search: Checked, limits: Limits) {
    if (origin.turn() === OVER)
      throw new SearchError("search-over", {}, "The game is over here: there is nothing to decide.");
    this.origin = origin;
    this.search = search;
    this.budget = Budget.of(limits);
    search.limits = this.budget;
    search.checkAt = 1;
  }

  *searchTo(depth: number): Generator<Pause, Struck | "depth" | undefined, void> {
    const { horizons, longPaths } = this.search;
    // Half a first depth is no answer: on a busy machine the clock often ran out before a single move was finished.
    if (depth === 1) this.budget.patience = PATIENCE;
    else for (const part of [this.search, this.origin]) lastRoots.set(part.constructor, this);
    const done: R[] = [];
    try {
      for (const row of this.searched(depth)) {
        if (row !== undefined) done.push(row);
        yield undefined;
      }
    } catch (error) {
      if (error !== STOP) throw error;
      // The best move of the last depth came first, so the finished part of this depth is at least as good an answer.
      if (this.isAnswer(longPaths) && done.length > 0) this.accept(done, this.depth === 0 ? 0 : depth);
      return this.budget.struck;
    } finally {
      this.budget.patience = 0;
    }
    if (!this.isAnswer(longPaths)) return "depth";
    this.accept(done, depth);
    if (this.longPaths) return "depth";
    this.solved = this.search.horizons === horizons;
    return undefined;
  }

  report(stopped: Stopped): Report<R> {
    return {
      rows: this.rows,
      value: this.value,
      depth: this.depth,
      solved: this.solved,
      longPaths: this.longPaths,
      line: this.lineInTime(),
      ...workOf(this.search),
      ms: this.budget.ms,
      stopped,
    };
  }

  /**
   * Searches the moves of `rows` to a depth, in order, and yields the row of each; yields undefined in between, to
   * pause.
   */
  protected abstract searched(depth: number): Iterable<R | undefined>;

  /** Compares two rows of one depth: negative if the first comes before the second. */
  protected abstract compare(one: R, other: R): number;

  /** The principal variation up to the first chance node, as far as known. */
  protected abstract line(): readonly number[];

  /** Forgets what was stored at a depth at which paths were cut off. */
  protected forget(): void {}

  /**
   * Whether the results of a depth count: if a deeper search meets paths that are too long, the answer before it
   * stands.
   */
  private isAnswer(before: number | undefined): boolean {
    if (this.search.longPaths === before) return true;
    this.forget();
    this.longPaths = this.depth === 0;
    return this.longPaths;
  }

  /** The line as far as there is time to follow it. */
  private lineInTime(): readonly number[] {
    try {
      return this.line();
    } catch (error) {
      if (error !== STOP) throw error;
      return this.rows.slice(0, 1).map(({ move }) => move);
    }
  }

  private accept(done: readonly R[], depth: number): void {
    this.rows = rowsAfter(done, this.rows, (one, other) => this.compare(one, other));
    this.depth = depth;
    if (done.length > 0) this.value = this.rows[0]!.value;
  }
}
