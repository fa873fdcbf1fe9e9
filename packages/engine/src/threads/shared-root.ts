import type { UnderWay } from "../search/sharing.js";
import { all, type Crew, Division } from "./division.js";
import type { TaskResult } from "./protocol.js";

export interface SharedRootOptions {
  readonly threads: number;
  readonly underWay: UnderWay;
  /** Moves that are not better are searched only until that is known. */
  readonly prune: boolean;
}

/**
 * All workers search the whole root at the same time with a shared table (`TopSearch`): the first to finish a depth
 * ends it for all, so no worker is ever idle.
 */
export class SharedRoot extends Division {
  private readonly options: SharedRootOptions;
  private tasks = 0;

  constructor(options: SharedRootOptions, crew: Crew) {
    super(crew);
    this.options = options;
  }

  override async root(moves: readonly number[], depth: number): Promise<void> {
    const { threads, underWay, prune } = this.options;
    this.done = [];
    this.longPaths = false;
    underWay.clear();
    const together = ++this.tasks;
    const [alpha, beta] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const body = { path: [], moves, prune, together, depth, alpha, beta } as const;
    let first: TaskResult | undefined;
    const hear = (result: TaskResult): void => {
      if (!first) this.note(moves, depth, result);
      if (!Number.isNaN(result.value)) first ??= result;
    };
    const workers = Array.from({ length: threads }, () =>
      // If a worker was lost, the others may finish before it is replaced.
      this.task(() => (first ? undefined : body), hear),
    );
    await all(workers);
    // The first to finish may have died before it sent its result.
    if (!first) return this.root(moves, depth);
    this.horizon = (first as TaskResult).horizon;
  }

  /** Stores the rows of a worker: all of them, or those finished when it was stopped. */
  private note(moves: readonly number[], depth: number, { rows, line, value }: TaskResult): void {
    const isWhole = !Number.isNaN(value);
    const [best, ...rest] = line;
    for (const row of rows!) {
      const at = moves.indexOf(row.move);
      if (!isWhole && this.done[at]?.row.bound === "exact") continue;
      this.done[at] = { row: { ...row, depth }, line: row.move === best ? rest : [] };
    }
  }
}
