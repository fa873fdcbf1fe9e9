import type { Limit, Value } from "../../model/number.js";
import type { SearchEvent } from "../../search/event.js";

/** The last windows passed down and intervals of chance nodes, by node id. */
export interface Windows {
  readonly windows: ReadonlyMap<number, readonly [alpha: Limit, beta: Limit]>;
  readonly intervals: ReadonlyMap<number, readonly [low: Value, high: Value]>;
}

export function windowsOf(events: Iterable<SearchEvent>): Windows {
  const windows = new Map<number, readonly [Limit, Limit]>();
  const intervals = new Map<number, readonly [Value, Value]>();
  for (const event of events) {
    if (event.type === "enter" && event.window) {
      windows.set(event.node, [event.alpha, event.beta]);
    } else if (event.type === "interval" && event.low && event.high) {
      intervals.set(event.node, [event.low, event.high]);
    }
  }
  return { windows, intervals };
}
