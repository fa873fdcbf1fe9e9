import type { PlainError } from "@tyche/engine/errors";
import type { Access } from "../io/access.js";

/** Asks what runs to stop. */
export interface Stop {
  readonly aborted: boolean;
}

/**
 * A kind of work at hand in some thread, made by the `open` of its module from a question; the table of kinds is
 * `works.ts`. Questions, tasks, results and messages are plain data, since they travel between threads.
 */
export interface Work<Task, Result, Message = never> {
  /**
   * One task after the other, never two at once.
   *
   * @param tell sends a message to whoever asked, before the result
   */
  run(task: Task, stop: Stop, tell: (message: Message) => void): Result | Promise<Result>;
  /** Before the thread ends. */
  close?(): Promise<void>;
}

/** What a thread is told at its start. */
export interface Assignment {
  /** A name of `works.ts`. */
  readonly work: string;
  readonly question: unknown;
  /** What it may open; undefined: everything. */
  readonly access: Access | undefined;
}

export type ToThread =
  /** `stop`: one shared word that turns 1 when the task is to stop. */
  { readonly task: unknown; readonly stop: Int32Array } | "close";

export type FromThread =
  | { readonly message: unknown }
  | { readonly result: unknown }
  | { readonly error: PlainError }
  | "closed";

/** What a task is given beside itself. */
export interface Care<Message> {
  /** Asks the task to stop; what it returns then is its own affair. */
  readonly signal?: AbortSignal | undefined;
  /** Told what the task tells before its end. */
  readonly hear?: ((message: Message) => void) | undefined;
}

/** So many threads for one kind of work. */
export interface Lane<Task, Result, Message> {
  /**
   * Runs a task on the next thread that is free.
   *
   * @throws what the work throws, with its name, id and values; LostThreadError where its thread died or the lane was closed
   */
  run(task: Task, care?: Care<Message>): Promise<Result>;
  /** Ends the threads: at once those that are at a task, after their work's own `close` the others. */
  close(): Promise<void>;
}
