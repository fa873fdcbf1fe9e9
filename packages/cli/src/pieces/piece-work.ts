/**
 * What a job is. Large work is a question and pieces: a thread, a process or a machine that is told the question does any piece
 * of it alone, and the result follows from the two. Whoever runs the pieces, in whatever order, however often one of them is
 * done again, the results are the same; so a runner is free to lose workers, and a result needs no more than its piece's name to
 * be counted once.
 *
 * The kinds of such work are those of `threads/works.ts` whose tasks are lists of pieces: series of a match, trials of a
 * rollout, turns of a match to be analysed, laps of positions to be gathered, duels of a tuning.
 */
import type { QuestionOf, ResultOf, TaskOf, WorkName } from "../threads/works.js";

/** A piece within its question: a number where the pieces stand in an order, else a text that says all of it. */
export type Piece = number | string;

/** Work whose tasks are lists of pieces. */
export type PieceWorkName = {
  [Name in WorkName]: TaskOf<Name> extends readonly Piece[] ? Name : never;
}[WorkName];
export type PieceOf<Name extends PieceWorkName> = TaskOf<Name>[number];
/** What comes of one piece: JSON, since it travels between machines. */
export type PieceResultOf<Name extends PieceWorkName> =
  ResultOf<Name> extends readonly (infer Result)[] ? Result : never;

export interface PieceCare<P extends Piece, Result> {
  readonly signal: AbortSignal;
  /** Told of every piece once, several at a time, in the order in which they were finished. */
  onResults(pieces: readonly P[], results: readonly Result[]): void | Promise<void>;
  /** Whether what `onResults` was told is kept for good when it returns, so that nobody else needs to. */
  readonly isKept?: boolean;
  /** Told what the work tells within a piece; only where it runs on this machine. */
  hear?(message: unknown): void;
}

/** One question at hand, and whoever works on it. */
export interface Crew<P extends Piece, Result> {
  /**
   * Does pieces; it ends when all are done, or soon after the signal.
   *
   * @throws what the work throws, by its name and message
   */
  run(pieces: readonly P[], care: PieceCare<P, Result>): Promise<void>;
  /** @param finished whether the work is over, so that nothing needs to be kept to go on with it */
  close(finished: boolean): Promise<void>;
}

export type CrewOf<Name extends PieceWorkName> = Crew<PieceOf<Name>, PieceResultOf<Name>>;

/** Who works, as a person is told. */
export interface WorkerState {
  readonly name: string;
  readonly version: string;
  /** Pieces that it does at a time. */
  readonly threads: number;
  /** Jobs that it has finished. */
  readonly jobs: number;
}

/** Threads of this process, or a fleet: two ways to have pieces done, with the same results. */
export interface Runner {
  open<Name extends PieceWorkName>(work: Name, question: QuestionOf<Name>): CrewOf<Name>;
  workers(): Promise<readonly WorkerState[]>;
  /**
   * What somebody who watches is shown beside the progress. @param before pieces that were done before this run
   */
  show?(before: number, view: () => View): void;
  close(): Promise<void>;
}

/** A table with its headings, and sentences: what is known so far. */
export interface View {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly string[];
}
