import { RefusalError } from "../model/error.js";
import { type InnerNode, isDecision, type Node, nameOf, type Tree } from "../model/node.js";
import { type Value, ZERO } from "../model/number.js";
import { ALPHA_BETA_TIME, type Algorithm, PERFECT_PLAY, TWO_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { decide, type WindowVisit } from "./alpha-beta.js";
import { evaluate } from "./full-width.js";
import { answerOf, Memory, positionsOf } from "./memory.js";

/** Alpha-beta with a transposition table; the best child in the table is searched first. */
function withTable(memory: Memory): WindowVisit {
  /** Estimates used so far. */
  let estimates = 0;
  return function* visit(node, depth, alpha, beta, s): Visit {
    if (node.kind === "leaf") return yield evaluate(node, s, alpha, beta);
    if (s.isHorizon(node, depth)) {
      estimates++;
      return yield evaluate(node, s, alpha, beta);
    }
    const known = memory.known(node, depth);
    const answer = known && answerOf(known, alpha, beta);
    if (answer) {
      s.enter(node, alpha, beta);
      if (!known.complete) {
        estimates++;
        s.usedEstimates = true;
      }
      return s.recall(node, answer.value, answer.bound, known.best, known.node);
    }
    const before = estimates;
    const order = bestFirst(node, memory.at(node)?.best ?? -1, s);
    const value = yield decide(node, depth, alpha, beta, s, visit, [], order);
    memory.keep(node, value, depth, estimates === before, s);
    return value;
  };
}

/** The search order with the best child from the table moved to the front. */
function bestFirst(node: InnerNode, best: number, s: Search): readonly number[] {
  const order = s.order(node);
  if (best < 0 || order[0] === best) return order;
  s.startsWith(best);
  return [best, ...order.filter((i) => i !== best)];
}

function* search(root: Node, s: Search): Visit {
  const { depth: most, alpha, beta } = s.settings;
  checkEstimates(s.tree, most);
  const positions = positionsOf(s.tree);
  const visit = withTable(new Memory(({ id }) => positions[id]!));
  let value: Value = ZERO;
  for (let depth = Math.min(1, most); depth <= most; depth++) {
    s.forgets();
    s.begins({ depth });
    value = yield visit(root, depth, alpha, beta, s);
    if (!s.usedEstimates) break;
  }
  return value;
}

/**
 * Checks that all inner nodes have estimates: every depth but the last stops at inner nodes, and which ones is not
 * known beforehand.
 */
function checkEstimates(tree: Tree, most: number): void {
  const { nodes, parents } = tree;
  const depths = new Float64Array(nodes.length);
  for (const node of nodes) {
    const { id } = node;
    if (id > 0) depths[id] = depths[parents[id]!]! + 1;
    const isStop = depths[id]! >= Math.min(1, most) && depths[id]! <= most;
    if (!isStop || !isDecision(node) || node.estimate) continue;
    throw new RefusalError(
      "tree-no-estimate-deepening",
      { node: nameOf(tree, id) },
      { type: "estimates", node: nameOf(tree, id) },
    );
  }
}

/** Searches one decision deeper each time, using the results of the previous search. */
export const iterativeDeepening: Algorithm<Value> = {
  name: "iterative-deepening",
  title: "Iterative deepening with a table",
  source: "D. J. Slate, L. R. Atkin 1977; R. E. Korf 1985; table: A. L. Zobrist 1970",
  needs: TWO_PLAYERS,
  properties: { ...PERFECT_PLAY, time: ALPHA_BETA_TIME, space: "O(b m) and the table" },
  prunes: true,
  remembers: true,
  settings: ["depth", "order", "window"],
  pseudocode: [
    "deepen(root):",
    "  for depth := 1, 2, ... until no estimate is needed: value := search(root, depth, -infinity, +infinity)",
    "  return value",
    "search(node, depth, alpha, beta):",
    "  if node is a leaf: return its payoff",
    "  if depth = 0: return the estimate of node",
    "  if the table has, for this depth, a value of node or a bound outside (alpha, beta): return it",
    "  for each child of node, the best one of the table first:",
    "    value := search(child, depth - 1, alpha, beta)",
    "    max node: best := max(best, value), alpha := max(alpha, best)",
    "    min node: best := min(best, value), beta := min(beta, best)",
    "    if alpha >= beta: skip the other children",
    "  put depth, best and the best child into the table: a value, or a lower or an upper bound",
    "  return best",
  ],
  lines: {
    enter: 3,
    "leaf:evaluate": 4,
    evaluate: 5,
    recall: 6,
    "max:child": 9,
    "min:child": 10,
    child: 8,
    cut: 11,
    leave: 12,
  },
  start: search,
};
