import type { Value } from "../model/number.js";
import type { SearchEvent } from "./event.js";

/**
 * The visit of one node: a generator that yields the visits it depends on and receives their results, so that `const
 * value = yield minimax(child, …)` reads like the recursive call in the published pseudocode. The stack is an array
 * here, so a chain of 100,000 nodes does not overflow it.
 */
export interface Visit<T = Value> extends Generator<Visit<T>, T, T> {}

/** A visit that needed no other and has ended, such as that of a leaf: most visits are, and need no generator. */
class Ended<T> {
  readonly value: T;

  constructor(value: T) {
    this.value = value;
  }
}

/** The visit of a node whose value is known. It must be yielded at once, since its events have been reported. */
export function ended<T>(value: T): Visit<T> {
  return new Ended(value) as Ended<T> & Visit<T>;
}

/** Begins a visit; the value of one that has ended is returned. */
function begin<T>(visit: Visit<T>, stack: Visit<T>[]): T | undefined {
  if (visit instanceof Ended) return visit.value;
  stack.push(visit);
  return undefined;
}

/** Runs a visit to its end. */
export function run<T>(first: Visit<T>): T {
  const stack: Visit<T>[] = [];
  let answer = begin(first, stack);
  while (stack.length > 0) {
    const step = stack[stack.length - 1]!.next(answer as T);
    if (step.done) {
      stack.pop();
      answer = step.value;
    } else answer = begin(step.value, stack);
  }
  return answer as T;
}

/** Runs a visit to its end, and yields the events that it puts into `events` as they happen. */
export function* runTraced<T>(first: Visit<T>, events: SearchEvent[]): Generator<SearchEvent, T, void> {
  const stack: Visit<T>[] = [];
  let answer = begin(first, stack);
  for (;;) {
    if (events.length > 0) yield* events.splice(0);
    if (stack.length === 0) return answer as T;
    const step = stack[stack.length - 1]!.next(answer as T);
    if (step.done) {
      stack.pop();
      answer = step.value;
    } else answer = begin(step.value, stack);
  }
}
