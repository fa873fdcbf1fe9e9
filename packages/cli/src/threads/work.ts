import type { Access } from "../io/access.js";

/** Asks a running task to stop. */
export interface Stop {
  readonly aborted: boolean;
}

/**
 * Work opened on a thread: the `open` of its module makes it from a question. The table of all kinds is `tasks/kinds.ts`.
 * Questions, tasks, results and messages are plain data, since they are sent between threads.
 */
export interface Work<Task, Result, Message = never> {
  /**
   * Runs tasks one after another, never two at once.
   *
   * @param send sends a message to the caller before the result
   */
  run(task: Task, stop: Stop, send: (message: Message) => void): Result | Promise<Result>;
  /** Called before the thread ends. */
  close?(): Promise<void>;
}

/** A kind of work. */
export interface WorkKind<Question, Task, Result, Message = unknown> {
  /** Its name in `tasks/kinds.ts`. */
  readonly name: string;
  /** Loads the module that opens the work. */
  load(): Promise<WorkModule<Question, Task, Result, Message>>;
}

/** What the module of a kind of work exports. */
export interface WorkModule<Question, Task, Result, Message> {
  open(question: Question): Work<Task, Result, Message> | Promise<Work<Task, Result, Message>>;
}

/** Names a kind of work where it is used; its types are those of its module. */
export function workKind<Question, Task, Result, Message>(
  name: string,
  load: () => Promise<WorkModule<Question, Task, Result, Message>>,
): WorkKind<Question, Task, Result, Message> {
  return { name, load };
}

/** The start data of a thread. */
export interface Assignment {
  /** A name in `tasks/kinds.ts`. */
  readonly work: string;
  readonly question: unknown;
  /** What it may open; undefined: no restriction. */
  readonly access: Access | undefined;
}

/** What a thread answers: a task with its messages and then its result. */
export interface ThreadCalls {
  run(task: unknown): AsyncIterable<{ readonly message: unknown } | { readonly result: unknown }>;
  close(): Promise<void>;
}

/** Options of a task. */
export interface TaskOptions<Message> {
  /** Asks the task to stop; what it then returns is up to the task. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the task's messages before its result. */
  readonly onMessage?: ((message: Message) => void) | undefined;
}

/** A pool of threads for one kind of work. */
export interface TaskPool<Task, Result, Message> {
  /**
   * Runs a task on the next free thread.
   *
   * @throws the error of the work, with its name, id and values; LostThreadError if the thread died or the pool was
   * closed
   */
  run(task: Task, options?: TaskOptions<Message>): Promise<Result>;
  /** Ends the threads: busy ones at once, idle ones after the `close` of their work. */
  close(): Promise<void>;
}
