import type { Row } from "../deepening/rows.js";
import { addNodes, type Work } from "../search/nodes.js";
import type { TaskResult } from "./protocol.js";
import type { TaskBody } from "./slot.js";

export const HALTED: unique symbol = Symbol("halted");

/** A searched root move, and the line found below it, if any. */
export interface Done {
  readonly row: Row;
  readonly line: readonly number[];
}

/** A division's access to the workers. */
export interface Crew {
  /** Has a worker do a task, within the node limit if there is one; undefined if the task became unnecessary. */
  readonly run: (body: () => TaskBody | undefined) => Promise<TaskResult | undefined>;
  readonly counted: (result: TaskResult) => void;
}

/** A way of searching a root to a depth with several workers: the shared counters and results. */
export abstract class Division {
  readonly nodes = { decision: 0, chance: 0, leaf: 0 };
  tableHits = 0;
  cuts = 0;
  /** The depth searched last used evaluations at the horizon. */
  horizon = false;
  /** The depth searched last met paths that are too long to follow. */
  longPaths = false;
  sampled = false;
  /** Set from outside: no more tasks. */
  halted = false;
  /** The finished moves of the depth searched last, in search order. */
  done: (Done | undefined)[] = [];
  private readonly crew: Crew;

  protected constructor(crew: Crew) {
    this.crew = crew;
  }

  /**
   * Searches all moves of the root, best first as far as known, and stores the results in `done`.
   * @param expected about how many nodes that will take
   * @throws HALTED (as a rejection) if it was halted; `done` then has what was finished
   */
  abstract root(moves: readonly number[], depth: number, expected: number): Promise<void>;

  /** Adds what another search did to the counters. */
  add({ nodes, tableHits, cuts }: Work): void {
    addNodes(this.nodes, nodes);
    this.tableHits += tableHits;
    this.cuts += cuts;
  }

  /** @param hear gets the result, even if it is the last before the halt @throws HALTED (as a rejection) */
  protected async task(
    body: () => TaskBody | undefined,
    hear?: (result: TaskResult) => void,
  ): Promise<TaskResult | undefined> {
    if (this.halted) throw HALTED;
    const result = await this.crew.run(body);
    if (result) {
      this.add(result);
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
 * Waits until the last promise has ended, so that finished results are known. @throws an error of one before HALTED
 */
export async function all<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(promises);
  const failed = settled.filter((one) => one.status === "rejected");
  if (failed.length > 0) throw (failed.find(({ reason }) => reason !== HALTED) ?? failed[0]!).reason;
  return settled.map((one) => (one as PromiseFulfilledResult<T>).value);
}
