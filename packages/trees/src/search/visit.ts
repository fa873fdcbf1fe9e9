import type { Value } from "../model/number.js";
import type { SearchEvent } from "./event.js";

/**
 * The visit of one node: a generator that yields the visits it depends on and receives their results, so that `const
 * value = yield minimax(child, …)` reads like the recursive call in the published pseudocode. The stack is an array
 * here, so a chain of 100,000 nodes does not overflow it.
 */
export interface Visit<T = Value> extends Generator<Visit<T>, T, T> {}

/** Runs a visit to its end. */
export function run<T>(first: Visit<T>): T {
  const stack: Visit<T>[] = [first];
  let answer: T | undefined;
  for (;;) {
    const step = stack[stack.length - 1]!.next(answer as T);
    if (step.done) {
      stack.pop();
      answer = step.value;
      if (stack.length === 0) return answer;
    } else {
      stack.push(step.value);
      answer = undefined;
    }
  }
}

/** Runs a visit to its end, and yields the events that it puts into `events` as they happen. */
export function* runTraced<T>(first: Visit<T>, events: SearchEvent[]): Generator<SearchEvent, T, void> {
  const stack: Visit<T>[] = [first];
  let answer: T | undefined;
  for (;;) {
    const step = stack[stack.length - 1]!.next(answer as T);
    if (events.length > 0) yield* events.splice(0);
    if (step.done) {
      stack.pop();
      answer = step.value;
      if (stack.length === 0) return answer;
    } else {
      stack.push(step.value);
      answer = undefined;
    }
  }
}
