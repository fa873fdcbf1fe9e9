import type { Node } from "../model/node.js";
import { compare, type Limit, multipleAbove, multipleFrom, type Value } from "../model/number.js";
import { type Algorithm, PERFECT_PLAY, TWO_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { decide, type WindowVisit } from "./alpha-beta.js";
import { evaluate } from "./full-width.js";
import { answerOf, Memory } from "./memory.js";

/** Alpha-beta with memory: reuses what earlier passes found out about a node. */
function remembering(memory: Memory): WindowVisit {
  return function* visit(node, depth, alpha, beta, s): Visit {
    const known = memory.at(node);
    const answer = known && answerOf(known, alpha, beta);
    if (answer) {
      s.enter(node, alpha, beta);
      return s.recall(node, answer.value, answer.bound, known.best, node.id);
    }
    const isEnd = node.kind === "leaf" || s.isHorizon(node, depth);
    const value = yield isEnd ? evaluate(node, s, alpha, beta) : decide(node, depth, alpha, beta, s, visit);
    memory.keep(node, value, depth, true, s);
    return value;
  };
}

function* search(root: Node, s: Search): Visit {
  const { depth, gap } = s.settings;
  const memory = new Memory();
  const visit = remembering(memory);
  let guess: Value = multipleFrom(s.settings.guess, gap);
  let low: Limit = Number.NEGATIVE_INFINITY;
  let high: Limit = Number.POSITIVE_INFINITY;
  for (let number = 1; compare(low, high) < 0; number++) {
    const beta = compare(guess, low) === 0 ? multipleAbove(guess, gap) : guess;
    s.begins({ number, low, high });
    s.asks("null");
    guess = yield visit(root, depth, beta.sub(gap), beta, s);
    if (compare(guess, beta) < 0) high = guess;
    else low = guess;
  }
  s.proved(root);
  return guess;
}

/** Null windows, starting from a guess, each on the side where the answer to the last one lies. */
export const mtdF: Algorithm<Value> = {
  name: "mtd-f",
  title: "MTD(f)",
  source: "A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin 1996",
  needs: TWO_PLAYERS,
  properties: {
    ...PERFECT_PLAY,
    time: "O(b^(m/2)) in the best order, O(b^m) in the worst, each pass",
    space: "O(b^(m/2)) in the best order, for the table",
  },
  prunes: true,
  remembers: true,
  settings: ["depth", "order", "guess"],
  pseudocode: [
    "mtdf(root, guess), all payoffs are whole numbers:",
    "  low := -infinity, high := +infinity",
    "  while low < high:",
    "    beta := guess + 1 if guess = low, else guess",
    "    guess := search(root, beta - 1, beta)",
    "    if guess < beta: high := guess, else: low := guess",
    "  return guess",
    "search(node, alpha, beta):",
    "  if the table has a bound of node that is >= beta or <= alpha: return it",
    "  if node is a leaf: return its payoff",
    "  for each child of node: value := search(child, alpha, beta)",
    "    max node: best := max(best, value), alpha := max(alpha, best)",
    "    min node: best := min(best, value), beta := min(beta, best)",
    "    if alpha >= beta: skip the other children",
    "  put best into the table: a value, or a lower or an upper bound",
    "  return best",
  ],
  lines: {
    enter: 7,
    recall: 8,
    evaluate: 9,
    "max:child": 11,
    "min:child": 12,
    child: 10,
    cut: 13,
    leave: 14,
  },
  start: search,
};
