import { RefusalError } from "../model/error.js";
import { type InnerNode, isDecision, type Node, nameOf, type Tree } from "../model/node.js";
import {
  ceilToMultiple,
  compare,
  type Limit,
  larger,
  nextMultiple,
  smaller,
  type Value,
  ZERO,
} from "../model/number.js";
import {
  ALPHA_BETA_TIME,
  type Algorithm,
  lineAmong,
  PERFECT_PLAY,
  TWO_PLAYERS,
} from "../search/algorithm.js";
import type { ValueBound } from "../search/event.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";
import { decide, type WindowVisit } from "./alpha-beta.js";
import { evaluate } from "./full-width.js";

/** What a search found out about a node. */
export interface Entry {
  /** The node that was searched. */
  readonly node: number;
  /** The value lies in [low, high]. */
  readonly low: Limit;
  readonly high: Limit;
  /** The best child; -1 if there is none. */
  readonly best: number;
  /** Search depth of the entry, in decisions. */
  readonly depth: number;
  /** Whether no estimate was used, so that the entry holds at every greater depth as well. */
  readonly complete: boolean;
}

/**
 * The transposition table of a search. It keeps both bounds of a node. Values of different depths are never mixed: an
 * entry holds at its own depth, and at greater ones if it is complete.
 */
class Memory {
  private readonly entries = new Map<number, Entry>();
  private readonly keyOf: (node: Node) => number;

  /** @param keyOf nodes with the same key are the same position */
  constructor(keyOf: (node: Node) => number = ({ id }) => id) {
    this.keyOf = keyOf;
  }

  /** The entry of a node, whether or not it holds at the depth of the search. */
  at(node: Node): Entry | undefined {
    return this.entries.get(this.keyOf(node));
  }

  /** The entry of a node that holds at a depth. */
  known(node: Node, depth: number): Entry | undefined {
    const entry = this.at(node);
    return entry && holdsAt(entry, depth) ? entry : undefined;
  }

  /** Stores the result of a node; where both bounds meet they are its value. */
  keep(node: Node, value: Value, depth: number, complete: boolean, s: Search): void {
    const bound = s.record.bounds[node.id]!;
    const before = this.at(node);
    const isSame = before?.depth === depth;
    const low = bound === "upper" ? Number.NEGATIVE_INFINITY : value;
    const high = bound === "lower" ? Number.POSITIVE_INFINITY : value;
    const entry: Entry = {
      node: node.id,
      low: isSame ? larger<Limit>(before.low, low) : low,
      high: isSame ? smaller<Limit>(before.high, high) : high,
      best: s.record.chosen[node.id]!,
      depth,
      complete: complete && (!isSame || before.complete),
    };
    this.entries.set(this.keyOf(node), entry);
    if (compare(entry.low, entry.high) === 0) s.proved(node);
  }
}

function holdsAt({ depth, complete }: Entry, asked: number): boolean {
  return depth === asked || (complete && asked > depth);
}

/** The answer of an entry to a search with the window (alpha, beta): its value, or a bound outside the window. */
export function answerOf(
  { low, high }: Entry,
  alpha: Limit,
  beta: Limit,
): { readonly value: Value; readonly bound: ValueBound } | undefined {
  if (compare(low, high) === 0) return { value: low as Value, bound: "exact" };
  if (compare(low, beta) >= 0) return { value: low as Value, bound: "lower" };
  return compare(high, alpha) <= 0 ? { value: high as Value, bound: "upper" } : undefined;
}

/**
 * A number for each node, by id. Two nodes share a number if their subtrees are equal but for names: the same kinds,
 * players, payoffs and estimates in the same order. Leaves share none, as that would save nothing.
 */
function numberPositions(tree: Tree): Int32Array {
  const numbers = new Int32Array(tree.nodes.length);
  const seen = new Map<string, number>();
  for (let id = tree.nodes.length - 1; id >= 0; id--) {
    const node = tree.nodes[id]!;
    numbers[id] = id;
    if (node.kind === "leaf") continue;
    const player = node.kind === "player" ? node.player : "";
    const below = node.children.map((child) =>
      child.kind === "leaf"
        ? `${child.isEstimate ? "≈" : "="}${[child.value, ...(child.payoffs ?? [])].join(" ")}`
        : numbers[child.id],
    );
    const key = `${node.kind}${player}|${node.estimate ?? ""}|${below.join(",")}`;
    const known = seen.get(key);
    if (known === undefined) seen.set(key, id);
    else numbers[id] = known;
  }
  return numbers;
}

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

function* driver(root: Node, s: Search): Visit {
  const { depth, gap } = s.settings;
  const memory = new Memory();
  const visit = remembering(memory);
  let guess: Value = ceilToMultiple(s.settings.guess, gap);
  let low: Limit = Number.NEGATIVE_INFINITY;
  let high: Limit = Number.POSITIVE_INFINITY;
  for (let number = 1; compare(low, high) < 0; number++) {
    const beta = compare(guess, low) === 0 ? nextMultiple(guess, gap) : guess;
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
  lineOf(step) {
    const { event } = step;
    if (event.type === "recall") return 8;
    if (event.type === "enter" && event.pass) return 4;
    return lineAmong({ enter: 7, evaluate: 9, max: 11, min: 12, cut: 13, leave: 15 }, step);
  },
  start: driver,
};

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

function* deepen(root: Node, s: Search): Visit {
  const { depth: most, alpha, beta } = s.settings;
  checkEstimates(s.tree, most);
  const positions = numberPositions(s.tree);
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

/** Checks that all inner nodes have estimates: any may be where a depth but the last stops. */
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
  lineOf(step) {
    const { event } = step;
    if (event.type === "recall") return 6;
    if (event.type === "enter" && event.pass) return 1;
    const evaluate = event.type === "evaluate" && event.horizon ? 5 : 4;
    return lineAmong({ enter: 3, evaluate, max: 9, min: 10, cut: 11, leave: 13 }, step);
  },
  start: deepen,
};
