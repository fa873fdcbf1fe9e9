/**
 * The arithmetic of Star1 and Star2 (B. Ballard 1983) at the chance nodes of the path, for `Search` and `TopSearch`.
 * Doubles are passed in fields: as arguments and results of calls that are not inlined they would be allocated.
 */

/**
 * A node: its window; the sum so far and the minimum and maximum that the rest adds; the values of a child beyond
 * which it alone closes the node; until children are searched, the means of all floors and of all ceilings, and those
 * before the first probe. From CHILD on, three numbers per outcome: its probability, and proved bounds of the child,
 * its floor and its ceiling.
 */
const ALPHA = 0;
const BETA = 1;
const SUM = 2;
const REST_LOW = 3;
const REST_HIGH = 4;
const FAILS_LOW = 5;
const FAILS_HIGH = 6;
const LEAST = 7;
const MOST = 8;
const LEAST_AT_FIRST = 9;
const MOST_AT_FIRST = 10;
const CHILD = 11;
const FLOOR = 1;
const CEILING = 2;

export class StarWindows {
  /** Bounds of every value, and the margin by which windows are widened so that rounding cannot close them. */
  readonly low: number;
  readonly high: number;
  readonly margin: number;
  /** In: the window of the node. Out: that of the child to be searched. */
  alpha = Number.NEGATIVE_INFINITY;
  beta = Number.POSITIVE_INFINITY;
  /** In: the value of a child. Out: that of a node that is closed or done. */
  value = Number.NaN;

  /** By ply. One array per node, because the first access to an array costs as much as several more. */
  private readonly nodes: Float64Array[] = [];

  constructor(low: number, high: number, margin: number) {
    this.low = low;
    this.high = high;
    this.margin = margin;
  }

  room(ply: number, width: number): void {
    this.nodes[ply] = new Float64Array(CHILD + 3 * width);
  }

  /** Whether the bounds of every value close the window that is in `alpha` and `beta`. */
  isOutsideWindow(): boolean {
    if (this.high > this.alpha && this.low < this.beta) return false;
    this.value = this.high <= this.alpha ? this.high : this.low;
    return true;
  }

  /** Begins a node with the first `count` outcomes: every child lies between the bounds of the game. */
  begin(ply: number, probability: Float64Array, count: number): void {
    const { low, high } = this;
    const node = this.nodes[ply]!;
    node[ALPHA] = this.alpha;
    node[BETA] = this.beta;
    node[LEAST] = low;
    node[MOST] = high;
    node[LEAST_AT_FIRST] = low;
    node[MOST_AT_FIRST] = high;
    for (let i = 0, at = CHILD; i < count; i++, at += 3) {
      node[at] = probability[i]!;
      node[at + FLOOR] = low;
      node[at + CEILING] = high;
    }
  }

  /** Applies the evaluator's declared range of outcome `i`, widened slightly for the rounding of means. */
  narrows(ply: number, i: number, range: Float64Array): void {
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    const floor = range[0]! - this.margin;
    const ceiling = range[1]! + this.margin;
    if (floor > node[at + FLOOR]!) {
      node[LEAST] = node[LEAST]! + node[at]! * (floor - node[at + FLOOR]!);
      node[at + FLOOR] = floor;
    }
    if (ceiling < node[at + CEILING]!) {
      node[MOST] = node[MOST]! + node[at]! * (ceiling - node[at + CEILING]!);
      node[at + CEILING] = ceiling;
    }
  }

  /** After all outcomes were narrowed: true if that closes the node. */
  isNarrowed(ply: number): boolean {
    const node = this.nodes[ply]!;
    node[LEAST_AT_FIRST] = node[LEAST]!;
    node[MOST_AT_FIRST] = node[MOST]!;
    return this.isProved(node);
  }

  /** Whether probes, which raise floors and lower ceilings, can close a node that has begun. */
  canProbe(ply: number): boolean {
    const node = this.nodes[ply]!;
    return node[ALPHA]! > node[LEAST_AT_FIRST]! || node[BETA]! < node[MOST_AT_FIRST]!;
  }

  /** Whether a decision below outcome `i` is worth a probe; its window is then in `alpha` and `beta`. */
  asksProbe(ply: number, i: number, min: boolean): boolean {
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    const p = node[at]!;
    const floor = node[at + FLOOR]!;
    const ceiling = node[at + CEILING]!;
    if (min) {
      if (!(node[ALPHA]! > node[LEAST_AT_FIRST]!)) return false;
      this.alpha = Math.max(floor, ceiling + (node[ALPHA]! - node[MOST]!) / p - this.margin);
      this.beta = ceiling;
    } else {
      if (!(node[BETA]! < node[MOST_AT_FIRST]!)) return false;
      this.alpha = floor;
      this.beta = Math.min(ceiling, floor + (node[BETA]! - node[LEAST]!) / p + this.margin);
    }
    return true;
  }

  /** Takes the value of a probe, a ceiling of a min child, a floor of a max child: true if that closes the node. */
  takesProbe(ply: number, i: number, min: boolean): boolean {
    const { value } = this;
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    if (min) {
      const ceiling = node[at + CEILING]!;
      if (!(value < ceiling)) return false;
      node[at + CEILING] = value;
      node[MOST] = node[MOST]! + node[at]! * (value - ceiling);
    } else {
      const floor = node[at + FLOOR]!;
      if (!(value > floor)) return false;
      node[at + FLOOR] = value;
      node[LEAST] = node[LEAST]! + node[at]! * (value - floor);
    }
    return this.isProved(node);
  }

  /** Takes the payoff of an outcome that ends the game: true if that closes the node. */
  takesPayoff(ply: number, i: number): boolean {
    const { value } = this;
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    node[at + FLOOR] = value;
    node[at + CEILING] = value;
    node[LEAST] = node[LEAST]! + node[at]! * (value - this.low);
    node[MOST] = node[MOST]! + node[at]! * (value - this.high);
    return this.isProved(node);
  }

  /** Whether the floors or the ceilings alone close the node, whose value is then in `value`. */
  private isProved(node: Float64Array): boolean {
    if (node[LEAST]! < node[BETA]! && node[MOST]! > node[ALPHA]!) return false;
    this.value = node[LEAST]! >= node[BETA]! ? node[LEAST]! : node[MOST]!;
    return true;
  }

  /** Ends the probes: no child is searched yet, so all outcomes, which may be taken in any order, are in the rest. */
  open(ply: number, count: number): void {
    const node = this.nodes[ply]!;
    let restLow = 0;
    let restHigh = 0;
    for (let i = 0, at = CHILD; i < count; i++, at += 3) {
      restLow += node[at]! * node[at + FLOOR]!;
      restHigh += node[at]! * node[at + CEILING]!;
    }
    node[SUM] = 0;
    node[REST_LOW] = restLow;
    node[REST_HIGH] = restHigh;
  }

  isOpen(ply: number, i: number): boolean {
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    return node[at + FLOOR]! < node[at + CEILING]!;
  }

  /**
   * Takes outcome `i`, which is searched next, from the rest, and writes its window to `alpha` and `beta`: beyond it
   * the child alone closes the node.
   */
  ask(ply: number, i: number): void {
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    const p = node[at]!;
    const least = node[at + FLOOR]!;
    const most = node[at + CEILING]!;
    const restLow = node[REST_LOW]! - p * least;
    const restHigh = node[REST_HIGH]! - p * most;
    node[REST_LOW] = restLow;
    node[REST_HIGH] = restHigh;
    let a = (node[ALPHA]! - node[SUM]! - restHigh) / p - this.margin;
    let b = (node[BETA]! - node[SUM]! - restLow) / p + this.margin;
    if (!(a < b && a < most && b > least)) {
      a = least;
      b = most;
    }
    // A value at the child's floor or ceiling cannot close the node.
    node[FAILS_LOW] = a > least ? a : Number.NEGATIVE_INFINITY;
    node[FAILS_HIGH] = b < most ? b : Number.POSITIVE_INFINITY;
    this.alpha = a > least ? a : least;
    this.beta = b < most ? b : most;
  }

  /** Passes over outcome `i`, whose bounds are its value. True if the rest closes the node; see `takes`. */
  skip(ply: number, i: number, isLast: boolean): boolean {
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    node[REST_LOW] = node[REST_LOW]! - node[at]! * node[at + FLOOR]!;
    node[REST_HIGH] = node[REST_HIGH]! - node[at]! * node[at + CEILING]!;
    node[SUM] = node[SUM]! + node[at]! * node[at + FLOOR]!;
    return this.isClosedByRest(node, isLast);
  }

  /** Takes the result of that child from `value`. True if it, or the rest, closes the node. */
  takes(ply: number, i: number, isLast: boolean): boolean {
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    const p = node[at]!;
    let { value } = this;
    if (value >= node[FAILS_HIGH]!) {
      this.value = Math.max(node[BETA]!, node[SUM]! + p * value + node[REST_LOW]!);
      return true;
    }
    if (value <= node[FAILS_LOW]!) {
      this.value = Math.min(node[ALPHA]!, node[SUM]! + p * value + node[REST_HIGH]!);
      return true;
    }
    // Here the child is exact; at its floor or ceiling it may have proved no more than that.
    if (value < node[at + FLOOR]!) value = node[at + FLOOR]!;
    else if (value > node[at + CEILING]!) value = node[at + CEILING]!;
    node[at + FLOOR] = value;
    node[at + CEILING] = value;
    node[SUM] = node[SUM]! + p * value;
    return this.isClosedByRest(node, isLast);
  }

  private isClosedByRest(node: Float64Array, isLast: boolean): boolean {
    if (isLast) {
      this.value = node[SUM]!;
      return false;
    }
    const most = node[SUM]! + node[REST_HIGH]!;
    const least = node[SUM]! + node[REST_LOW]!;
    if (most > node[ALPHA]! && least < node[BETA]!) return false;
    this.value = most <= node[ALPHA]! ? most : least;
    return true;
  }

  /** The mean of all children, added up in the order of the outcomes, in whatever order they were searched. */
  mean(ply: number, count: number): number {
    const node = this.nodes[ply]!;
    let sum = 0;
    for (let i = 0, at = CHILD; i < count; i++, at += 3) sum += node[at]! * node[at + FLOOR]!;
    return sum;
  }
}
