import type { NodeCounts } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import { OVER } from "../contract/game.js";
import type { Limits } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { STOP } from "../search/settings.js";
import type { DeepeningRoot, Pause, Stopped } from "./deepen.js";
import { type Struck, Watch } from "./limits.js";
import { type Row, rowsAfter } from "./rows.js";

/** A position searched to some depth: `Decision` without the game's own actions. */
export interface Report<R extends Row = Row> {
  /** Best first; rows of the last depth before older ones. Empty at a chance node. */
  readonly rows: readonly R[];
  readonly value: number;
  /** 0 when no depth was finished. */
  readonly depth: number;
  /** No horizon was reached: the value is that of the whole game. */
  readonly solved: boolean;
  /** Some paths were longer than a search can follow and were estimated at their end. */
  readonly longPaths: boolean;
  readonly line: readonly number[];
  readonly nodes: NodeCounts;
  readonly tableHits: number;
  readonly cuts: number;
  readonly ms: number;
  readonly stopped: Stopped;
}

/** What a search counts while it walks. */
export interface Counters {
  /** All nodes visited, and those of them that are decisions or chance nodes; the others are leaves. */
  readonly nodes: number;
  readonly decisions: number;
  readonly chances: number;
  readonly tableHits: number;
  readonly cuts: number;
  /** Evaluations at the horizon; while it does not grow, values are those of the whole game. */
  readonly horizons: number;
  /** Paths that were estimated at their end because they are longer than a search can follow. */
  readonly longPaths?: number;
}

/** Nodes of the first depth that are visited however late it is. */
const PATIENCE = 500;

/** A search that looks after its limits: it calls `check` when its nodes reach `checkAt`. */
export interface Checked extends Counters {
  check: () => void;
  checkAt: number;
}

/**
 * A decision whose moves are searched one after the other to each depth, best first: what all searches of this kind have in
 * common. It keeps the rows, and what is finished of a depth in which a limit struck.
 */
export abstract class Root<R extends Row = Row> implements DeepeningRoot<Report<R>> {
  solved = false;
  protected rows: readonly R[] = [];
  protected value = Number.NaN;
  protected depth = 0;
  private longPaths = false;
  private readonly search: Checked;
  private readonly watch: Watch;

  /**
   * @param origin stands at the root; it is not moved
   * @throws SearchError where the game is over there
   */
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
    // Half a first depth is no answer: on a busy machine the clock has often run out before a single move was seen to its end.
    this.watch.patience = depth === 1 ? PATIENCE : 0;
    const done: R[] = [];
    try {
      for (const row of this.searched(depth)) {
        if (row !== undefined) done.push(row);
        yield undefined;
      }
    } catch (error) {
      if (error !== STOP) throw error;
      // The best move of the last depth came first, so what is finished of this depth is at least as good an answer.
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
    const { search } = this;
    return {
      rows: this.rows,
      value: this.value,
      depth: this.depth,
      solved: this.solved,
      longPaths: this.longPaths,
      line: this.line(),
      nodes: nodesByKind(search),
      tableHits: search.tableHits,
      cuts: search.cuts,
      ms: this.watch.ms,
      stopped,
    };
  }

  /** Searches the moves of `rows` to a depth, in their order, and yields the row of each; undefined in between, to pause. */
  protected abstract searched(depth: number): Iterable<R | undefined>;

  /** Of two rows of one depth: below 0 where the first goes before the second. */
  protected abstract compare(one: R, other: R): number;

  /** The best moves up to the first chance node, as far as known. */
  protected abstract line(): readonly number[];

  /** Forgets what is remembered of a depth at which paths were cut off. */
  protected forget(): void {}

  /**
   * Whether what was found at a depth is an answer: of two depths, the second of which has paths that are too long to be followed, the
   * first is.
   */
  private isAnswer(before: number | undefined): boolean {
    if (this.search.longPaths === before) return true;
    this.forget();
    this.longPaths = this.depth === 0;
    return this.longPaths;
  }

  /** Takes what is done of a depth. */
  private accept(done: readonly R[], depth: number): void {
    this.rows = rowsAfter(done, this.rows, (one, other) => this.compare(one, other));
    this.depth = depth;
    if (done.length > 0) this.value = this.rows[0]!.value;
  }
}

/** The nodes of a search by kind. */
function nodesByKind({
  nodes,
  decisions,
  chances,
}: Pick<Counters, "nodes" | "decisions" | "chances">): NodeCounts {
  return { decision: decisions, chance: chances, leaf: nodes - decisions - chances };
}
