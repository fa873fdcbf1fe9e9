import { boundsInForce, type SearchEvent, type Solution, steps, trace } from "@tyche/trees";
import type { Problem } from "./problem.js";

/**
 * One search of a problem that tells its steps, for all who ask for them. It begins when it is made and throws then
 * whatever it will ever throw, so that nothing is written of a search that is refused. Its events can be taken once.
 */
export class ToldSearch implements Iterable<SearchEvent> {
  private readonly run: Iterator<SearchEvent, Solution>;
  private next: IteratorResult<SearchEvent, Solution>;

  /** The bounds of all values, where the algorithm cuts by them. */
  readonly bounds: ReturnType<typeof boundsInForce>;

  /** @throws RefusalError */
  constructor({ document, algorithm, settings }: Problem) {
    this.bounds = boundsInForce(document.tree, algorithm, settings);
    // Whether every node at the horizon has an estimate shows only on the way: such a search runs to its end first.
    const isSafe = settings.depth === undefined;
    this.run = isSafe
      ? steps(document.tree, algorithm, settings)
      : ended(trace(document.tree, algorithm, settings));
    this.next = this.run.next();
  }

  /** What the search found, once all of its events were taken. */
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
