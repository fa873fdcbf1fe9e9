import { SearchError } from "../contract/errors.js";
import { OVER } from "../contract/game.js";
import type { Limits } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { type Counters, type Work, workOf } from "../search/nodes.js";
import { STOP } from "../search/settings.js";
import type { DeepeningRoot, Pause, Stopped } from "./deepen.js";
import { type Struck, Watch } from "./limits.js";
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

/** Nodes of the first depth that are visited even if the time is over. */
const PATIENCE = 500;

/** A search that checks its limits: it calls `check` when its nodes reach `checkAt`. */
export interface Checked extends Counters {
  /** Evaluations at the horizon; while it does not grow, values are those of the whole game. */
  readonly horizons: number;
  /** Paths evaluated before their end because they are longer than a search can follow. */
  readonly longPaths?: number;
  check: () => void;
  checkAt: number;
}

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
  private readonly search: Checked;
  private readonly watch: Watch;

  /** @param origin is at the root; it is not moved @throws SearchError if the game is over there */
  protected constructor(origin: Position, search: Checked, limits: Limits) {
    if (origin.turn() === OVER)
      throw new SearchError("search-over", {}, "The game is over here: there is nothing to decide.");
    this.search = search;
    this.watch = new Watch(limits);
    search.check = () => {
      search.checkAt = this.watch.check(search.nodes);
    };
    search.checkAt = 1;
  }

  *searchTo(depth: number): Generator<Pause, Struck | "depth" | undefined, void> {
    const { horizons, longPaths } = this.search;
    // Half a first depth is no answer: on a busy machine the clock often ran out before a single move was finished.
    this.watch.patience = depth === 1 ? PATIENCE : 0;
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
      return this.watch.struck;
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
      line: this.line(),
      ...workOf(this.search),
      ms: this.watch.ms,
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

  private accept(done: readonly R[], depth: number): void {
    this.rows = rowsAfter(done, this.rows, (one, other) => this.compare(one, other));
    this.depth = depth;
    if (done.length > 0) this.value = this.rows[0]!.value;
  }
}
