import type { Limits } from "../contract/options.js";
import { Watch } from "../deepening/limits.js";

/** The pace of a solution: says when other work can run, and ends the solution if a limit is reached. */
export class Pace {
  readonly watch: Watch;
  private steps = 0;
  private next = 1;

  constructor(limits: Pick<Limits, "time" | "signal">) {
    this.watch = new Watch(limits);
  }

  /** Counts one step. @returns whether a few milliseconds have passed since it last returned true @throws STOP */
  isDue(): boolean {
    if (++this.steps < this.next) return false;
    this.next = this.watch.check(this.steps);
    return true;
  }
}
