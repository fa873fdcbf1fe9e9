import type { ChanceNode } from "../model/node.js";
import { ONE, ZERO } from "../model/number.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";

/**
 * Searches a chance node in full width: the mean of its children, weighted by their probabilities. After each child an
 * event reports the interval that the bounds leave for the node (Star1 cuts by it).
 */
export function* expectation(node: ChanceNode, s: Search, visitChild: (index: number) => Visit): Visit {
  const { low, high } = s.settings;
  let sum = ZERO;
  let rest = ONE;
  for (const i of s.order(node)) {
    const p = node.probabilities[i]!;
    const value = yield visitChild(i);
    sum = sum.add(p.mul(value));
    if (s.told) {
      rest = rest.sub(p);
      s.interval(node, i, p, value, sum.add(rest.mul(low)), sum.add(rest.mul(high)));
    }
  }
  return s.leave(node, sum);
}
