import type { ChanceNode } from "../model/node.js";
import { ONE, ZERO } from "../model/number.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";

/**
 * A chance node searched in full width: the mean of its children, weighted by their probabilities. The interval
 * that the bounds leave for it is told after each child (this is what Star1 cuts by).
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
