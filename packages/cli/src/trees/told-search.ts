import { boundsInForce, type SearchEvent, type Solution, steps, trace } from "@tyche/trees";
import type { Problem } from "./problem.js";

/**
 * One search whose steps several consumers receive. It starts when it is created and throws all its errors then, so
 * that no output is written for a refused search. Its events can be iterated once.
 */
export class ToldSearch implements Iterable<SearchEvent> {
  private readonly run: Iterator<SearchEvent, Solution>;
  private next: IteratorResult<SearchEvent, Solution>;

  /** The value bounds, if the algorithm prunes with them. */
  readonly bounds: ReturnType<typeof boundsInForce>;

  /** @throws RefusalError */
  constructor({ document, algorithm, settings }: Problem) {
    this.bounds = boundsInForce(document.tree, algorithm, settings);
    // Only a complete run shows whether every node at the horizon has an estimate, so such a search is finished first.
    const isSafe = settings.depth === undefined;
    this.run = isSafe
      ? steps(document.tree, algorithm, settings)
      : ended(trace(document.tree, algorithm, settings));
    this.next = this.run.next();
  }

  /** The result, available after all events have been iterated. */
  get solution(): Solution {
    if (!this.next.done) throw new Error("the search has not ended");
    return this.next.value;
  }

  *[Symbol.iterator](): Generator<SearchEvent, void, void> {
    for (; !this.next.done; this.next = this.run.next()) yield this.next.value;
  }
}

function* ended({ events, solution }: ReturnType<typeof trace>): Generator<SearchEvent, Solution, void> {
  yield* events;
  return solution;
}
