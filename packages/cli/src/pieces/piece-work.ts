/**
 * Definitions of divided work. A large computation is described by a question (plain data) and consists of work items
 * (pieces). Any thread, process or machine that has the question can compute any item alone, and the result depends
 * only on the two. Results do not depend on who computes the items, in which order, or how often one is repeated. A
 * runner may therefore lose workers, and a result is identified by its item alone.
 *
 * Such work is every kind in `threads/works.ts` whose tasks are lists of items: series of a match, trials of a rollout,
 * turns of a match to analyse, iterations of position gathering, duels of a tuning run.
 */
import type { QuestionOf, ResultOf, TaskOf, WorkName } from "../threads/works.js";

/** A work item of a question: a number if the items are ordered, else a text that describes it completely. */
export type Piece = number | string;

/** Work whose tasks are lists of items. */
export type PieceWorkName = {
  [Name in WorkName]: TaskOf<Name> extends readonly Piece[] ? Name : never;
}[WorkName];
export type PieceOf<Name extends PieceWorkName> = TaskOf<Name>[number];
/** The result of one work item; JSON, since it is sent between machines. */
export type PieceResultOf<Name extends PieceWorkName> =
  ResultOf<Name> extends readonly (infer Result)[] ? Result : never;

export interface PieceCare<P extends Piece, Result> {
  readonly signal: AbortSignal;
  /** Called once for every item, with several at a time in the order of completion. */
  onResults(pieces: readonly P[], results: readonly Result[]): void | Promise<void>;
  /** Whether `onResults` stores the results permanently before it returns, so that nobody else need keep them. */
  readonly isKept?: boolean;
  /** Receives messages sent during an item, only if it runs on this machine. */
  hear?(message: unknown): void;
}

/** An open question and the workers that compute its items. */
export interface Crew<P extends Piece, Result> {
  /**
   * Computes items. Ends when all are done, or soon after the signal aborts.
   *
   * @throws the error of the work, with its name and message
   */
  run(pieces: readonly P[], care: PieceCare<P, Result>): Promise<void>;
  /** @param finished whether the work is complete, so that nothing need be kept to resume it */
  close(finished: boolean): Promise<void>;
}

export type CrewOf<Name extends PieceWorkName> = Crew<PieceOf<Name>, PieceResultOf<Name>>;

/** A worker as shown to people. */
export interface WorkerState {
  readonly name: string;
  readonly version: string;
  /** Number of items it computes at a time. */
  readonly threads: number;
  /** Number of jobs it has finished. */
  readonly jobs: number;
}

/** Computes work items on the threads of this process or on a fleet of workers; the results are the same. */
export interface Runner {
  open<Name extends PieceWorkName>(work: Name, question: QuestionOf<Name>): CrewOf<Name>;
  workers(): Promise<readonly WorkerState[]>;
  /** Shows intermediate results to people who watch the run. @param before number of items done before this run */
  show?(before: number, view: () => View): void;
  close(): Promise<void>;
}

/** Intermediate results: a table with headings, and sentences. */
export interface View {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly string[];
}
