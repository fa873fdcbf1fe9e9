import type { Limits } from "../contract/options.js";
import { STOP } from "../search/settings.js";

/** What can end a search before it is done. */
export type Struck = "time" | "nodes" | "abort";

/** How often a search looks at its clock and signal, in milliseconds. */
const SLICE = 2;

/** Looks after the limits of a running search: clock, nodes and signal. */
export class Watch {
  readonly start = performance.now();
  /** Undefined until a limit strikes. */
  struck: Struck | undefined;
  /** While fewer nodes are visited, the clock does not strike; the other limits do. */
  patience = 0;
  private readonly limits: Limits;
  private lastCheck = this.start;
  /** Nodes between two looks at the clock. */
  private stride = 1;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Milliseconds since the search began. */
  get ms(): number {
    return performance.now() - this.start;
  }

  /** Whether the time is over or the search was aborted, for work that is done between two looks at all limits. */
  get isTimeUp(): boolean {
    const { time = Number.POSITIVE_INFINITY, signal } = this.limits;
    return signal?.aborted === true || this.ms >= time;
  }

  /**
   * Looks at all limits; throws STOP where one strikes.
   *
   * @param visited nodes so far
   * @returns the node count at which to look again
   */
  check(visited: number): number {
    const { nodes = Number.POSITIVE_INFINITY, time = Number.POSITIVE_INFINITY, signal } = this.limits;
    if (visited >= nodes) this.strike("nodes");
    if (signal?.aborted) this.strike("abort");
    const now = performance.now();
    if (visited >= this.patience && now - this.start >= time) this.strike("time");
    // As many nodes again as took about a slice of time.
    const took = now - this.lastCheck;
    this.lastCheck = now;
    if (took < SLICE / 2) this.stride = Math.min(1 << 20, this.stride * 2);
    else if (took > SLICE) this.stride = Math.max(1, this.stride >> 1);
    return Math.min(nodes, visited + this.stride);
  }

  private strike(limit: Struck): never {
    this.struck = limit;
    throw STOP;
  }
}
