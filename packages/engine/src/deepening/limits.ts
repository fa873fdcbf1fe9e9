import type { Limits } from "../contract/options.js";
import { STOP } from "../search/settings.js";

/** The limits that can end a search before it is done. */
export type Struck = "time" | "nodes" | "abort";

/** How often a search checks its clock and signal, in milliseconds. */
const SLICE = 2;

/** Checks the limits of a running search: clock, nodes and signal. */
export class Watch {
  readonly start = performance.now();
  /** Undefined until a limit is reached. */
  struck: Struck | undefined;
  /** The time limit is ignored until this many nodes are visited; the other limits are not. */
  patience = 0;
  private readonly limits: Limits;
  private lastCheck = this.start;
  private stride = 1;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  get ms(): number {
    return performance.now() - this.start;
  }

  /** Whether the time is over or the search was aborted, for long work between two calls of `check`. */
  get isTimeUp(): boolean {
    const { time = Number.POSITIVE_INFINITY, signal } = this.limits;
    return signal?.aborted === true || this.ms >= time;
  }

  /** Checks all limits; throws STOP if one is reached. @returns the node count at which to check again */
  check(visited: number): number {
    const { nodes = Number.POSITIVE_INFINITY, time = Number.POSITIVE_INFINITY, signal } = this.limits;
    if (visited >= nodes) this.strike("nodes");
    if (signal?.aborted) this.strike("abort");
    const now = performance.now();
    if (visited >= this.patience && now - this.start >= time) this.strike("time");
    // The number of nodes that takes about a slice of time.
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
