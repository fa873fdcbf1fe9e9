import type { Row } from "../deepening/rows.js";
import type { TaskResult } from "../worker/protocol.js";
import type { TaskBody } from "./job.js";

/** Thrown where the search is halted. */
export const HALTED: unique symbol = Symbol("halted");

/** A root move that was searched, and the line found below it, if any. */
export interface Done {
  readonly row: Row;
  readonly line: readonly number[];
}

/** How a division speaks to the workers. */
export interface Crew {
  /** Has a worker do a task, with a limit of nodes where there is one; undefined where the task fell away. */
  readonly run: (body: () => TaskBody | undefined) => Promise<TaskResult | undefined>;
  /** Hears of each answer, once it is counted. */
  readonly counted: (result: TaskResult) => void;
}

/** A way to have workers search a root to a depth: what all of them count and keep. */
export abstract class Division {
  decisions = 0;
  chances = 0;
  leaves = 0;
  tableHits = 0;
  cuts = 0;
  /** Evaluations at the horizon took part in the depth searched last. */
  horizon = false;
  /** Paths that are too long to be followed took part in the depth searched last. */
  longPaths = false;
  sampled = false;
  /** Set from outside: no more tasks. */
  halted = false;
  /** Of the depth searched last: what is finished, in the order in which it was to be searched. */
  done: (Done | undefined)[] = [];
  private readonly crew: Crew;

  protected constructor(crew: Crew) {
    this.crew = crew;
  }

  get nodes(): number {
    return this.decisions + this.chances + this.leaves;
  }

  /**
   * Searches all moves of the root, best first as far as known, and leaves what it finds in `done`.
   *
   * @param expected about how many nodes that will take
   * @throws HALTED (as a rejection) where it was halted; `done` then holds what was finished
   */
  abstract root(moves: readonly number[], depth: number, expected: number): Promise<void>;

  /**
   * @param hear of its answer, also where it is the last before the halt
   * @throws HALTED (as a rejection)
   */
  protected async task(
    body: () => TaskBody | undefined,
    hear?: (result: TaskResult) => void,
  ): Promise<TaskResult | undefined> {
    if (this.halted) throw HALTED;
    const result = await this.crew.run(body);
    if (result) {
      this.decisions += result.decisions;
      this.chances += result.chances;
      this.leaves += result.leaves;
      this.tableHits += result.tableHits;
      this.cuts += result.cuts;
      this.horizon ||= result.horizon;
      this.longPaths ||= result.longPaths;
      this.sampled ||= result.sampled;
      hear?.(result);
      this.crew.counted(result);
    }
    if (this.halted) throw HALTED;
    return result;
  }
}

/**
 * All of them, but only when the last has ended, so that what is finished is known.
 * @throws what one of them threw: an error before HALTED
 */
export async function all<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(promises);
  const failed = settled.filter((one) => one.status === "rejected");
  if (failed.length > 0) throw (failed.find(({ reason }) => reason !== HALTED) ?? failed[0]!).reason;
  return settled.map((one) => (one as PromiseFulfilledResult<T>).value);
}
