import type { ChanceNode, Fail, Limit, Node, TieRule, Tree, Value, ValueBound } from "@tyche/trees";
import { compare, larger, smaller, ZERO } from "@tyche/trees/numbers";
import type { Findings } from "../exercises/key.js";

type Window = readonly [alpha: Limit, beta: Limit];

const FULL: Window = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** The mistakes people make with the windows of alpha-beta. */
export interface Mistakes {
  /** A node compares only with its parent's best; values further up are forgotten. */
  readonly shallow?: boolean;
  /** One alpha and one beta for the whole tree, not restored on the way up. */
  readonly global?: boolean;
  /**
   * Alpha is raised by each child of a MIN node, beta lowered by each child of a MAX node: by values that are not
   * final.
   */
  readonly unfinished?: boolean;
  /** Each child of the root is searched as if it were the first. */
  readonly fullAtRoot?: boolean;
  /** Below chance nodes the window is full again, or equal to the chance node's own; chance nodes never cut. */
  readonly atChance?: "full" | "same";
}

export interface WrongSearchSettings {
  readonly ties: TieRule;
  readonly fail: Fail;
  readonly bounds: readonly [low: Value, high: Value] | undefined;
}

interface Returned {
  readonly value: Value;
  readonly bound: ValueBound;
}

/**
 * Textbook alpha-beta with some mistakes added; without any it is alpha-beta, which a test checks. It is recursive, as
 * exercises are small.
 */
export function searchedWrongly(
  { nodes, root }: Tree,
  { ties, fail, bounds: given }: WrongSearchSettings,
  { shallow, global, unfinished, fullAtRoot, atChance }: Mistakes,
): Findings {
  const visited = nodes.map(() => false);
  const values = new Array<Value | undefined>(nodes.length);
  const bounds = new Array<ValueBound | undefined>(nodes.length);
  const windows = new Array<Window | undefined>(nodes.length);
  const intervals = new Map<string, readonly [Value, Value]>();
  const order: number[] = [];
  let everywhere = FULL;

  function search(node: Node, handed: Window): Returned {
    const window = global ? everywhere : handed;
    visited[node.id] = true;
    if (node.kind === "leaf") order.push(node.id);
    windows[node.id] = window;
    const found = searchBelow(node, window);
    values[node.id] = found.value;
    bounds[node.id] = found.bound;
    return found;
  }

  function searchBelow(node: Node, window: Window): Returned {
    if (node.kind === "leaf") return { value: node.value, bound: "exact" };
    return node.kind === "chance" ? chance(node, window) : decision(node, window);
  }

  function decision(node: Node, window: Window): Returned {
    const isMax = node.kind === "max";
    let [alpha, beta] = window;
    let best: Value | undefined;
    const found: Returned[] = [];
    for (const child of node.children) {
      const returned = search(child, windowBelow(node, best, [alpha, beta]));
      found.push(returned);
      const { value } = returned;
      best = best === undefined ? value : isMax ? larger(best, value) : smaller(best, value);
      if (global) [alpha, beta] = everywhere;
      if (isMax || unfinished) alpha = larger<Limit>(alpha, value);
      if (!isMax || unfinished) beta = smaller<Limit>(beta, value);
      if (global) everywhere = [alpha, beta];
      if (cuts(isMax, best, unfinished ? [alpha, beta] : window)) break;
    }
    return clipped(best!, boundOf(isMax, best!, found, found.length < node.children.length), window);
  }

  function windowBelow(node: Node, best: Value | undefined, window: Window): Window {
    if (fullAtRoot && node.id === 0) return FULL;
    if (!shallow) return window;
    if (best === undefined) return FULL;
    return node.kind === "max" ? [best, FULL[1]] : [FULL[0], best];
  }

  function cuts(isMax: boolean, best: Value, [alpha, beta]: Window): boolean {
    const far = global ? compare(...everywhere) : isMax ? compare(best, beta) : compare(alpha, best);
    return ties === "prune" ? far >= 0 : far > 0;
  }

  function chance(node: ChanceNode, window: Window): Returned {
    const below = atChance === "same" ? window : FULL;
    const [low, high] = given ?? [ZERO, ZERO];
    let sum = ZERO;
    let rest = node.probabilities.reduce((all, p) => all.add(p), ZERO);
    let [least, most] = [ZERO, ZERO];
    const kinds = new Set<ValueBound>();
    for (const [i, child] of node.children.entries()) {
      const { value, bound } = search(child, below);
      const p = node.probabilities[i]!;
      kinds.add(bound);
      rest = rest.sub(p);
      sum = sum.add(p.mul(value));
      least = least.add(p.mul(bound === "upper" ? low : value));
      most = most.add(p.mul(bound === "lower" ? high : value));
      intervals.set(`interval:${node.id}:${i}`, [least.add(rest.mul(low)), most.add(rest.mul(high))]);
    }
    kinds.delete("exact");
    const [bound = "exact"] = kinds;
    return clipped(sum, bound, window);
  }

  function clipped(value: Value, bound: ValueBound, [alpha, beta]: Window): Returned {
    if (fail === "soft") return { value, bound };
    if (typeof beta !== "number" && compare(value, beta) >= 0) return { value: beta, bound: "lower" };
    if (typeof alpha !== "number" && compare(value, alpha) <= 0) return { value: alpha, bound: "upper" };
    return { value, bound };
  }

  const { value } = search(root, FULL);
  const best = root.children.filter(({ id }) => values[id]?.equals(value)).map(({ id }) => id);
  return { visited, values, bounds, windows, intervals, best, order };
}

/** A node's bound follows from those of its children. */
function boundOf(isMax: boolean, best: Value, found: readonly Returned[], isCut: boolean): ValueBound {
  const [near, far] = isMax ? (["lower", "upper"] as const) : (["upper", "lower"] as const);
  const isNear = found.some(({ value, bound }) => bound !== far && compare(value, best) === 0);
  const isFar = !isCut && found.every(({ bound }) => bound !== near);
  return isNear && isFar ? "exact" : isNear ? near : far;
}
