import {
  ALPHA,
  BETA,
  CEILING,
  CHILD,
  FAILS_HIGH,
  FAILS_LOW,
  FLOOR,
  REST_HIGH,
  REST_LOW,
  StarWindows,
  SUM,
} from "./star.js";

/** Star1 for a search that takes the outcomes in any order. */
export class StarAnyOrder extends StarWindows {
  /** Begins a node, and allocates room for it. */
  override begin(ply: number, probability: Float64Array, count: number): void {
    if ((this.nodes[ply]?.length ?? 0) < CHILD + 3 * count) this.room(ply, count);
    super.begin(ply, probability, count);
  }

  /** Whether the bounds of the child of outcome `i` leave its value open. */
  isOpen(ply: number, i: number): boolean {
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    return node[at + FLOOR]! < node[at + CEILING]!;
  }

  /**
   * Writes the window of the child of outcome `i`, which is searched next, to `alpha` and `beta`, and removes it from
   * the rest.
   */
  ask(ply: number, i: number): void {
    const node = this.nodes[ply]!;
    const at = CHILD + 3 * i;
    const p = node[at]!;
    const least = node[at + FLOOR]!;
    const most = node[at + CEILING]!;
    node[REST_LOW] = node[REST_LOW]! - p * least;
    node[REST_HIGH] = node[REST_HIGH]! - p * most;
    let a = (node[ALPHA]! - node[SUM]! - node[REST_HIGH]!) / p - this.margin;
    let b = (node[BETA]! - node[SUM]! - node[REST_LOW]!) / p + this.margin;
    if (!(a < b && a < most && b > least)) {
      a = least;
      b = most;
    }
    node[FAILS_LOW] = a > least ? a : Number.NEGATIVE_INFINITY;
    node[FAILS_HIGH] = b < most ? b : Number.POSITIVE_INFINITY;
    this.alpha = a > least ? a : least;
    this.beta = b < most ? b : most;
  }

  /** Takes the result of that child from `value`: true if it closes the node, whose value is then in `value`. */
  takes(ply: number, i: number): boolean {
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
    if (value < node[at + FLOOR]!) value = node[at + FLOOR]!;
    else if (value > node[at + CEILING]!) value = node[at + CEILING]!;
    node[at + FLOOR] = value;
    node[at + CEILING] = value;
    node[SUM] = node[SUM]! + p * value;
    return false;
  }

  /** Whether the bounds of the rest close the node, whose value is then in `value`. */
  isClosedByRest(ply: number): boolean {
    const node = this.nodes[ply]!;
    const most = node[SUM]! + node[REST_HIGH]!;
    const least = node[SUM]! + node[REST_LOW]!;
    if (most > node[ALPHA]! && least < node[BETA]!) return false;
    this.value = most <= node[ALPHA]! ? most : least;
    return true;
  }

  /** The mean of all children, added up in the order of the outcomes, as on one thread. */
  mean(ply: number, count: number): number {
    const node = this.nodes[ply]!;
    let sum = 0;
    for (let i = 0, at = CHILD; i < count; i++, at += 3) sum += node[at]! * node[at + FLOOR]!;
    return sum;
  }
}
