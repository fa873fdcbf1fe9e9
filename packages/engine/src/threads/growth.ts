/** Estimates the nodes of the next depth of a search from those of the depths before it. */
export class Growth {
  private readonly depths: number[] = [1];

  note(nodes: number): void {
    this.depths.push(Math.max(1, nodes));
  }

  /**
   * With cuts, small and large growth alternate between depths: the larger of the last two factors is used. Expecting
   * too many nodes makes tasks small, expecting too few leaves workers idle.
   */
  get next(): number {
    const [last = 1, before = 1, first = before] = this.depths.slice(-3).reverse();
    return last * Math.max(1, last / before, before / first);
  }
}
