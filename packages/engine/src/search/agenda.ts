import type { UnderWay } from "./under-way.js";

/**
 * The order in which a thread takes the children of a node, by index. A child that another thread is searching is
 * postponed, and taken as soon as that thread has left it, because its value narrows the windows of the others; when
 * nothing else is left, it is taken anyway.
 */
export class Agenda {
  /** Whether the child taken last is taken for the first time, so that it may be postponed. */
  isFresh = false;
  private readonly underWay: UnderWay;
  private readonly count: number;
  private readonly weights: Float64Array | undefined;
  private at = 0;
  private readonly late: number[] = [];
  private readonly keys: number[] = [];

  /** @param weights of outcomes, falling: one with less than half the weight of a postponed one waits for it */
  constructor(count: number, underWay: UnderWay, weights?: Float64Array) {
    this.count = count;
    this.underWay = underWay;
    this.weights = weights;
  }

  /** The next child; -1 if there is none. */
  next(): number {
    const { late, keys, underWay, weights } = this;
    this.isFresh = false;
    for (let i = 0; i < late.length; i++) if (!underWay.has(keys[i]!)) return this.take(i);
    const waits = weights && late.length > 0 && 2 * weights[this.at]! < weights[late[0]!]!;
    if (this.at < this.count && !waits) {
      this.isFresh = true;
      return this.at++;
    }
    return late.length > 0 ? this.take(0) : -1;
  }

  /**
   * Postpones the fresh child with this key if another thread is searching it; 0 is the key of a child that is never
   * marked.
   */
  putOff(child: number, key: number): boolean {
    if (!this.isFresh || key === 0 || !this.underWay.has(key)) return false;
    this.late.push(child);
    this.keys.push(key);
    return true;
  }

  /** Whether all children are taken. */
  get isEmpty(): boolean {
    return this.at === this.count && this.late.length === 0;
  }

  private take(i: number): number {
    this.keys.splice(i, 1);
    return this.late.splice(i, 1)[0]!;
  }
}
