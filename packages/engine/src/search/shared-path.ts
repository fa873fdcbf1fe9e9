import type { Search } from "./search.js";

/**
 * The nodes from the root to the current one that are in the table, so that a thread can see that another has
 * answered one of them meanwhile: nothing below it needs to be searched any more.
 */
export class SharedPath {
  private readonly search: Search;
  private readonly low: number[] = [];
  private readonly high: number[] = [];
  private readonly depths: number[] = [];
  private readonly alphas: number[] = [];
  private readonly betas: number[] = [];
  private length = 0;

  /** @param search with a table that other threads write too */
  constructor(search: Search) {
    this.search = search;
  }

  /** Adds a node that is searched to this depth with the window of the search; returns its path index. */
  down(low: number, high: number, depth: number): number {
    const at = this.length++;
    this.low[at] = low;
    this.high[at] = high;
    this.depths[at] = depth;
    this.alphas[at] = this.search.alpha;
    this.betas[at] = this.search.beta;
    return at;
  }

  /** Removes the node at this path index and all below it. */
  up(at: number): void {
    this.length = at;
  }

  /**
   * The path index of the uppermost node that the table answers by now, with its value in `search.value`; -1 if there
   * is none.
   */
  answered(): number {
    const { search } = this;
    const table = search.table!;
    const { value } = search;
    for (let at = 0; at < this.length; at++) {
      const entry = table.find(this.low[at]!, this.high[at]!);
      if (entry < 0) continue;
      search.alpha = this.alphas[at]!;
      search.beta = this.betas[at]!;
      if (search.answer(entry, this.depths[at]!)) return at;
    }
    search.value = value;
    return -1;
  }
}
