import { type Limit, negate, type Value } from "../model/number.js";
import {
  type CutRule,
  isVector,
  type Relation,
  type SearchEvent,
  type ValueBound,
  type Worth,
} from "./event.js";

const OTHER_BOUND: Readonly<Record<ValueBound, ValueBound>> = {
  exact: "exact",
  lower: "upper",
  upper: "lower",
};
const OTHER_SIGN: Readonly<Record<Relation, Relation>> = { ">=": "<=", ">": "<", "<=": ">=", "<": ">" };
const OTHER_RULE: Partial<Readonly<Record<CutRule, CutRule>>> = { alpha: "beta", beta: "alpha" };

function turned(value: Worth): Worth {
  return isVector(value) ? value : value.neg();
}

/** The window (alpha, beta) seen from the other side: (-beta, -alpha). */
function turnedWindow<T extends { readonly alpha: Limit; readonly beta: Limit }>(event: T): T {
  return { ...event, alpha: negate(event.beta), beta: negate(event.alpha) };
}

/**
 * An event with the numbers that the algorithm itself computes. These are the numbers of the event, except in negamax,
 * where each node is seen from the side of its own player: there the signs are changed.
 */
export function asComputed<E extends SearchEvent>(event: E): E {
  return event.negated ? (fromOtherSide(event) as E) : event;
}

function fromOtherSide(event: SearchEvent): SearchEvent {
  switch (event.type) {
    case "enter":
      return event.window ? turnedWindow(event) : event;
    case "evaluate":
      return { ...event, value: turned(event.value) };
    case "child":
      return {
        ...turnedWindow(event),
        value: turned(event.value),
        best: turned(event.best),
        bound: OTHER_BOUND[event.bound],
      };
    case "cut":
      return {
        ...event,
        rule: OTHER_RULE[event.rule] ?? event.rule,
        left: event.left.neg(),
        right: event.right.neg() as Value,
        relation: OTHER_SIGN[event.relation],
      };
    case "leave":
      return { ...event, value: turned(event.value), bound: OTHER_BOUND[event.bound] };
    case "interval":
    // Negamax has no table.
    case "recall":
      return event;
  }
}
