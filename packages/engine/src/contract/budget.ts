/** Thrown out of a search when a limit is reached; the position of that search is then lost. */
export const STOP: unique symbol = Symbol("stop");

/** The limits that can end a search before it is done. */
export type Struck = "time" | "nodes" | "abort";

/** When a call ends. */
export interface CallLimits {
  /**
   * Time limit, in milliseconds from the entry of the call. In its first 100 milliseconds a search that deepens still
   * finishes depth 1, so that every action was searched.
   */
  readonly time?: number;
  /** Node limit, all kinds of nodes. The same limit always stops at the same node. */
  readonly nodes?: number;
  /** An `AbortSignal`, or any object with its `aborted` flag. */
  readonly signal?: { readonly aborted: boolean };
  /** The budget of a call that this one is a part of, which ends no later. Default: the call is nobody's part. */
  readonly budget?: Budget;
}

/** What a search asks when its nodes reach a number: throws STOP, or returns the number at which to ask again. */
export type NodeLimits = Pick<Budget, "check">;

/** How often the clock and the signal are checked, in milliseconds. */
const SLICE = 2;

/** Milliseconds from the entry of the call in which a budget with patience ignores its time limit. */
const PATIENT_UNTIL = 100;

/** The most nodes, and runs of rules, between two looks at the clock: after cheap ones, dear ones may follow. */
const MOST_NODES = 512;
const MOST_RUNS = 64;

/** The number of steps between two looks at the clock, so that they take about a slice of time. */
class Stride {
  steps = 1;
  private last: number;
  private readonly most: number;

  constructor(now: number, most: number) {
    this.last = now;
    this.most = most;
  }

  next(now: number): number {
    const took = now - this.last;
    this.last = now;
    if (took < SLICE / 2) this.steps = Math.min(this.most, this.steps * 2);
    else if (took > SLICE) this.steps = Math.max(1, Math.floor((this.steps * SLICE) / took));
    return this.steps;
  }
}

/**
 * The limits of one call: time, nodes and signal, counted from its entry. Everything that runs rules, enumerates
 * outcomes or compares states gets the budget of the call, or a part of it, which ends no later.
 */
export class Budget {
  /** The clock, in milliseconds. */
  static now = (): number => performance.now();

  /** The entry of the call. */
  start: number;
  private parent: Budget | undefined;
  private signal: CallLimits["signal"];
  private readonly mostNodes: number;
  private deadline: number;
  private readonly byNodes: Stride;
  private readonly bySteps: Stride;
  private left = 1;
  private limit: Struck | undefined;
  private patient = 0;

  /** @param parent the budget of which this is a part: its time, from now on */
  constructor({ time = Number.POSITIVE_INFINITY, nodes, signal }: CallLimits = {}, parent?: Budget) {
    const now = Budget.now();
    this.parent = parent;
    this.start = parent?.start ?? now;
    this.signal = signal;
    this.mostNodes = nodes ?? Number.POSITIVE_INFINITY;
    this.deadline = Math.min(now + time, parent?.deadline ?? Number.POSITIVE_INFINITY);
    this.byNodes = new Stride(now, MOST_NODES);
    this.bySteps = new Stride(now, MOST_RUNS);
  }

  /** A budget with these limits, as a part of the budget of the call if there is one. */
  static of(limits: CallLimits): Budget {
    return new Budget(limits, limits.budget);
  }

  /** Milliseconds since the entry of the call. */
  get ms(): number {
    return Budget.now() - this.start;
  }

  /** Milliseconds that are left. */
  get rest(): number {
    return Math.max(0, this.deadline - Budget.now());
  }

  /** The limit that was reached; undefined before. */
  get struck(): Struck | undefined {
    return this.limit ?? this.parent?.struck;
  }

  /** Nodes that are visited in the first 100 milliseconds even if the time is over. */
  set patience(nodes: number) {
    this.patient = nodes;
    if (this.parent) this.parent.patience = nodes;
  }

  /** For work that a call left unfinished, or that is kept: from now on it is a part of another call. */
  renew(parent: Budget = new Budget()): void {
    this.parent = parent;
    this.signal = undefined;
    this.start = parent.start;
    this.deadline = parent.deadline;
    this.limit = undefined;
  }

  /** A share of the remaining time, and the same share of the nodes. */
  share(share: number): Budget {
    return new Budget({ time: share * this.rest, nodes: share * this.mostNodes }, this);
  }

  /** Whether that many nodes, or calls of rules, are too many. */
  exceeds(nodes: number): boolean {
    return nodes > this.mostNodes;
  }

  /** Checks all limits; throws STOP if one is reached. @returns the node count at which to check again */
  check(visited: number): number {
    if (visited >= this.mostNodes) this.strike("nodes");
    const now = Budget.now();
    this.stopAt(now, visited);
    return Math.min(this.mostNodes, visited + this.byNodes.next(now));
  }

  /**
   * Counts one run of a rule, or another step of long work.
   * @returns whether a few milliseconds have passed since it last returned true, so that other work can run
   * @throws STOP if the time is over, or the signal is aborted
   */
  isDue(): boolean {
    if (--this.left > 0) return false;
    const now = Budget.now();
    this.left = this.bySteps.next(now);
    this.stopAt(now, 0);
    return true;
  }

  /** Counts a step like `isDue`, but returns whether a limit is reached: for work that then ends with an estimate. */
  isSpent(): boolean {
    if (--this.left > 0) return this.limit !== undefined;
    const now = Budget.now();
    this.left = this.bySteps.next(now);
    this.limit ??= this.reached(now, 0);
    return this.limit !== undefined;
  }

  private stopAt(now: number, visited: number): void {
    const limit = this.reached(now, visited);
    if (limit) this.strike(limit);
  }

  private reached(now: number, visited: number): "time" | "abort" | undefined {
    if (this.isAborted()) return "abort";
    const isPatient = visited < this.patient && now - this.start < PATIENT_UNTIL;
    return now >= this.deadline && !isPatient ? "time" : undefined;
  }

  private isAborted(): boolean {
    return this.signal?.aborted === true || this.parent?.isAborted() === true;
  }

  private strike(limit: Struck): never {
    this.limit = limit;
    throw STOP;
  }
}
