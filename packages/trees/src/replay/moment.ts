import { type Limit, larger, smaller, type Value } from "../model/number.js";
import {
  type CutRule,
  isVector,
  type Relation,
  type SearchEvent,
  type ValueBound,
  type Worth,
} from "../search/event.js";

/** The state of a node at a step of a search. */
export interface Moment {
  readonly visits: number;
  /** Entered but not yet left. */
  readonly open: boolean;
  /** Whether only some of its children are searched (Star2). */
  readonly probing: boolean;
  /** The window on its edge, passed from the parent; undefined if the algorithm has none. */
  readonly handed: readonly [alpha: Limit, beta: Limit] | undefined;
  /** The current window at the node. */
  readonly window: readonly [alpha: Limit, beta: Limit] | undefined;
  /** [L, U] of a chance node. */
  readonly interval: readonly [low: Value, high: Value] | undefined;
  /** The value returned, or the best so far. */
  readonly value: Worth | undefined;
  readonly bound: ValueBound;
  /**
   * What the children prove so far of a MAX node, and of a MIN node: a child that was cut may be worth less, or more,
   * than the value that it returned.
   */
  readonly atLeast: Value | undefined;
  readonly atMost: Value | undefined;
  /** Whether `value` was returned. */
  readonly done: boolean;
  /** Whether an estimate replaced the subtree. */
  readonly horizon: boolean;
  /** Index of the best child so far. */
  readonly chosen: number;
  readonly cut:
    | { readonly rule: CutRule; readonly left: Value; readonly relation: Relation; readonly right: Value }
    | undefined;
}

/** A node before the search has come to it. */
export const UNSEEN: Moment = {
  visits: 0,
  open: false,
  probing: false,
  handed: undefined,
  window: undefined,
  interval: undefined,
  value: undefined,
  bound: "exact",
  atLeast: undefined,
  atMost: undefined,
  done: false,
  horizon: false,
  chosen: -1,
  cut: undefined,
};

/** The state of a node after more of its own events, in order. */
export function momentAfter(before: Moment, events: Iterable<SearchEvent>): Moment {
  const now: { -readonly [key in keyof Moment]: Moment[key] } = { ...before };
  for (const event of events) {
    switch (event.type) {
      case "enter":
        now.visits++;
        // SSS* jumps between nodes: a state taken from OPEN is finished.
        now.open = event.merit === undefined;
        now.probing = event.probe;
        now.handed = event.window ? [event.alpha, event.beta] : undefined;
        now.window = now.handed;
        now.value = undefined;
        now.bound = "exact";
        now.atLeast = undefined;
        now.atMost = undefined;
        now.done = false;
        now.cut = undefined;
        break;
      case "evaluate":
        now.value = event.value;
        now.bound = "exact";
        now.done = true;
        now.open = false;
        now.horizon = event.horizon;
        break;
      case "recall":
        now.value = event.value;
        now.bound = event.bound;
        now.done = true;
        now.open = false;
        break;
      case "child":
        if (!event.solved) now.value = event.best;
        if (!isVector(event.value)) {
          const { value, bound } = event;
          if (bound !== "upper") now.atLeast = now.atLeast ? larger(now.atLeast, value) : value;
          if (bound !== "lower") now.atMost = now.atMost ? smaller(now.atMost, value) : value;
        }
        now.window &&= [event.alpha, event.beta];
        if (event.better) now.chosen = event.child;
        break;
      case "interval":
        if (event.low && event.high) now.interval = [event.low, event.high];
        break;
      case "cut":
        now.cut = event;
        break;
      case "leave":
        now.value = event.value;
        now.bound = event.bound;
        now.done = true;
        now.open = false;
        now.probing = false;
        break;
    }
  }
  return now;
}
