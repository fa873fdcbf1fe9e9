import type { Decision } from "../contract/decision.js";
import type { Simulation, Task, TaskResult } from "../worker/protocol.js";

/** A task as sent to a worker, without its numbers. */
export type TaskBody = Omit<Task, "id" | "search">;
export type SimulationBody = Omit<Simulation, "id" | "search">;

/** A task that waits for a worker, or runs on one. */
export interface Job {
  readonly id: number;
  /** Called when a worker is free, with what is known then; undefined if the task became unnecessary. */
  readonly body: () => TaskBody | SimulationBody | undefined;
  /** Called with the intermediate decisions of a simulation. */
  readonly hear?: ((decision: Decision<unknown>) => void) | undefined;
  /** Called with undefined if the task became unnecessary, and for a simulation. */
  readonly resolve: (result: TaskResult | undefined) => void;
  readonly reject: (reason: Error) => void;
  /** How many workers died while running it. */
  deaths: number;
}

/** All workers died, or each that took a certain task. The message is one sentence. */
export class WorkersLostError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WorkersLostError";
  }
}
