import type { ChanceNode, InnerNode, Node } from "../model/node.js";
import { type Limit, ONE, type Value, ZERO } from "../model/number.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";

/** Visits the child of a node at an index. */
type VisitChild = (index: number) => Visit;

/** Evaluates a leaf, or a node beyond the horizon; no further visits are needed. */
export function* evaluate(node: Node, s: Search, alpha?: Limit, beta?: Limit): Visit {
  s.enter(node, alpha, beta);
  return s.evaluate(node);
}

/**
 * Searches the children of a decision without a window: the best for the player to move.
 * @param choose the children to search; by default all, in search order
 */
export function* best(
  node: InnerNode,
  s: Search,
  visitChild: VisitChild,
  choose: (node: InnerNode, s: Search) => readonly number[] = (_, search) => search.order(node),
): Visit {
  s.enter(node);
  let found: Value | undefined;
  for (const i of choose(node, s)) {
    const value = yield visitChild(i);
    const better = s.improves(node, value, found);
    if (better || found === undefined) found = value;
    s.child(node, i, value, found, better);
  }
  return s.leave(node, found!);
}

/**
 * Searches all children of a chance node: their mean, weighted by their probabilities. After each child an event
 * reports the interval that the bounds leave for the node (Star1 cuts by it).
 */
export function* mean(node: ChanceNode, s: Search, visitChild: VisitChild): Visit {
  s.enter(node);
  const { low, high } = s.settings;
  let sum = ZERO;
  let rest = ONE;
  for (const i of s.order(node)) {
    const p = node.probabilities[i]!;
    const value = yield visitChild(i);
    sum = sum.add(p.mul(value));
    if (s.events) {
      rest = rest.sub(p);
      s.interval(node, i, p, value, sum.add(rest.mul(low)), sum.add(rest.mul(high)));
    }
  }
  return s.leave(node, sum);
}
