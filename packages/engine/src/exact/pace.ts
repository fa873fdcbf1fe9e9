import type { Limits } from "../contract/options.js";
import { Watch } from "../deepening/limits.js";

/** How fast a solution comes on: says when others may have their turn, and ends it where a limit strikes. */
export class Pace {
  readonly watch: Watch;
  private steps = 0;
  private next = 1;

  constructor(limits: Pick<Limits, "time" | "signal">) {
    this.watch = new Watch(limits);
  }

  /**
   * Counts one step.
   *
   * @returns whether a few milliseconds have passed since it last was true
   * @throws STOP where a limit has struck
   */
  isDue(): boolean {
    if (++this.steps < this.next) return false;
    this.next = this.watch.check(this.steps);
    return true;
  }
}
