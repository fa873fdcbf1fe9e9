import type { Decision } from "../contract/decision.js";
import type { Simulation, Task, TaskResult } from "../worker/protocol.js";

/** A task as it is told to a worker, but for its numbers. */
export type TaskBody = Omit<Task, "id" | "search">;
export type SimulationBody = Omit<Simulation, "id" | "search">;

/** A task that waits for a worker, or is at one. */
export interface Job {
  readonly id: number;
  /** Made when a worker is free, with what is known then; undefined where there is no need of it any more. */
  readonly body: () => TaskBody | SimulationBody | undefined;
  /** Hears what a simulation says on its way. */
  readonly hear?: ((decision: Decision<unknown>) => void) | undefined;
  /** Undefined where there was no need of it any more, and of a simulation. */
  readonly resolve: (result: TaskResult | undefined) => void;
  readonly reject: (reason: Error) => void;
  /** How many workers died of it, or at it. */
  deaths: number;
}

/** All workers died, or each that took a certain task. The message is one sentence. */
export class WorkersLostError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WorkersLostError";
  }
}
