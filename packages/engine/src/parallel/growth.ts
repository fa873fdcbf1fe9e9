/** About how many nodes the next depth of a search takes, by those of the depths before it. */
export class Growth {
  /** Of the depths from 0 on; the root alone is depth 0. */
  private readonly depths: number[] = [1];

  /** Notes how many nodes a depth took, one after the other. */
  note(nodes: number): void {
    this.depths.push(Math.max(1, nodes));
  }

  /**
   * Where moves are cut, a depth grows by little and the next by much, in turn: the larger of the last two steps is taken. Too many
   * expected nodes make small tasks, too few leave workers without any.
   */
  get next(): number {
    const [last = 1, before = 1, first = before] = this.depths.slice(-3).reverse();
    return last * Math.max(1, last / before, before / first);
  }
}
