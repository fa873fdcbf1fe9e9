/**
 * Definitions of divided work. A large computation is described by a question (plain data) and consists of work items
 * (items). Any thread, process or machine that has the question can compute any item alone, and the result depends
 * only on the two. Results do not depend on who computes the items, in which order, or how often one is repeated. A
 * runner may therefore lose workers, and a result is identified by its item alone.
 *
 * Such work is every kind in `tasks/kinds.ts` whose tasks are lists of items: series of a match, trials of a rollout,
 * turns of a match to analyse, iterations of position gathering, duels of a tuning run.
 */
import type { WorkKind } from "../threads/work.js";

/** A work item of a question: a number if the items are ordered, else a text that describes it completely. */
export type Item = number | string;

/** Work whose tasks are lists of items, and whose results are lists of theirs: JSON, since it is sent between machines. */
export type DividedKind<Question, One extends Item, Result> = WorkKind<
  Question,
  readonly One[],
  readonly Result[]
>;

export interface RunOptions<One extends Item, Result> {
  readonly signal: AbortSignal;
  /** Called once for every item, with several at a time in the order of completion. */
  onResults(items: readonly One[], results: readonly Result[]): void | Promise<void>;
  /** Whether `onResults` stores the results permanently before it returns, so that nobody else need keep them. */
  readonly isKept?: boolean;
  /** Receives messages sent during an item, only if it runs on this machine. */
  onMessage?(message: unknown): void;
}

/** An open question and the workers that compute its items. */
export interface Run<One extends Item, Result> {
  /**
   * Computes items. Ends when all are done, or soon after the signal aborts.
   *
   * @throws the error of the work, with its name and message
   */
  run(items: readonly One[], options: RunOptions<One, Result>): Promise<void>;
  /** @param finished whether the work is complete, so that nothing need be kept to resume it */
  close(finished: boolean): Promise<void>;
}

/** Computes work items on the threads of this process or on a fleet of workers; the results are the same. */
export interface Runner {
  open<Question, One extends Item, Result>(
    kind: DividedKind<Question, One, Result>,
    question: Question,
  ): Run<One, Result>;
  close(): Promise<void>;
}
