import type { ChanceNode, Fail, Limit, Node, TieRule, Tree, Value, ValueBound } from "@tyche/trees";
import { compare, larger, smaller, ZERO } from "@tyche/trees/numbers";
import type { Findings } from "./findings.js";

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
export function searchedWrongly(tree: Tree, settings: WrongSearchSettings, mistakes: Mistakes): Findings {
  return new WrongSearch(tree, settings, mistakes).findings();
}

class WrongSearch {
  private readonly tree: Tree;
  private readonly settings: WrongSearchSettings;
  private readonly mistakes: Mistakes;
  private readonly visited: boolean[];
  private readonly values: (Value | undefined)[];
  private readonly bounds: (ValueBound | undefined)[];
  private readonly windows: (Window | undefined)[];
  private readonly intervals = new Map<string, readonly [Value, Value]>();
  private everywhere: Window = FULL;

  constructor(tree: Tree, settings: WrongSearchSettings, mistakes: Mistakes) {
    this.tree = tree;
    this.settings = settings;
    this.mistakes = mistakes;
    const size = tree.nodes.length;
    this.visited = new Array<boolean>(size).fill(false);
    this.values = new Array<Value | undefined>(size);
    this.bounds = new Array<ValueBound | undefined>(size);
    this.windows = new Array<Window | undefined>(size);
  }

  findings(): Findings {
    const { root } = this.tree;
    const { value } = this.search(root, FULL);
    const best = root.children.filter(({ id }) => this.values[id]?.equals(value)).map(({ id }) => id);
    const { visited, values, bounds, windows, intervals } = this;
    return { visited, values, bounds, windows, intervals, best };
  }

  private search(node: Node, given: Window): Returned {
    const window = this.mistakes.global ? this.everywhere : given;
    this.visited[node.id] = true;
    this.windows[node.id] = window;
    const returned =
      node.kind === "leaf"
        ? { value: node.value, bound: "exact" as const }
        : node.kind === "chance"
          ? this.chance(node, window)
          : this.decision(node, window);
    this.values[node.id] = returned.value;
    this.bounds[node.id] = returned.bound;
    return returned;
  }

  private decision(node: Node, window: Window): Returned {
    const isMax = node.kind === "max";
    let [alpha, beta] = window;
    let best: Value | undefined;
    const found: Returned[] = [];
    for (const child of node.children) {
      const returned = this.search(child, this.windowBelow(node, best, [alpha, beta]));
      found.push(returned);
      const { value } = returned;
      best = best === undefined ? value : isMax ? larger(best, value) : smaller(best, value);
      if (this.mistakes.global) [alpha, beta] = this.everywhere;
      if (isMax || this.mistakes.unfinished) alpha = larger<Limit>(alpha, value);
      if (!isMax || this.mistakes.unfinished) beta = smaller<Limit>(beta, value);
      if (this.mistakes.global) this.everywhere = [alpha, beta];
      if (this.cuts(isMax, best, this.mistakes.unfinished ? [alpha, beta] : window)) break;
    }
    return this.returned(best!, boundOf(isMax, best!, found, found.length < node.children.length), window);
  }

  private windowBelow(node: Node, best: Value | undefined, window: Window): Window {
    if (this.mistakes.fullAtRoot && node.id === 0) return FULL;
    if (!this.mistakes.shallow) return window;
    if (best === undefined) return FULL;
    return node.kind === "max" ? [best, FULL[1]] : [FULL[0], best];
  }

  private cuts(isMax: boolean, best: Value, window: Window): boolean {
    const [alpha, beta] = this.mistakes.global ? this.everywhere : window;
    const far = this.mistakes.global
      ? compare(alpha, beta)
      : isMax
        ? compare(best, beta)
        : compare(alpha, best);
    return this.settings.ties === "prune" ? far >= 0 : far > 0;
  }

  private chance(node: ChanceNode, window: Window): Returned {
    const below = this.mistakes.atChance === "same" ? window : FULL;
    const [low, high] = this.settings.bounds ?? [ZERO, ZERO];
    let sum = ZERO;
    let rest = node.probabilities.reduce((all, p) => all.add(p), ZERO);
    let [least, most] = [ZERO, ZERO];
    const kinds = new Set<ValueBound>();
    for (const [i, child] of node.children.entries()) {
      const { value, bound } = this.search(child, below);
      const p = node.probabilities[i]!;
      kinds.add(bound);
      rest = rest.sub(p);
      sum = sum.add(p.mul(value));
      least = least.add(p.mul(bound === "upper" ? low : value));
      most = most.add(p.mul(bound === "lower" ? high : value));
      this.intervals.set(`interval:${node.id}:${i}`, [least.add(rest.mul(low)), most.add(rest.mul(high))]);
    }
    kinds.delete("exact");
    const [bound = "exact"] = kinds;
    return this.returned(sum, bound, window);
  }

  private returned(value: Value, bound: ValueBound, [alpha, beta]: Window): Returned {
    if (this.settings.fail === "soft") return { value, bound };
    if (typeof beta !== "number" && compare(value, beta) >= 0) return { value: beta, bound: "lower" };
    if (typeof alpha !== "number" && compare(value, alpha) <= 0) return { value: alpha, bound: "upper" };
    return { value, bound };
  }
}

/** A node's bound follows from those of its children. */
function boundOf(isMax: boolean, best: Value, found: readonly Returned[], isCut: boolean): ValueBound {
  const [near, far] = isMax ? (["lower", "upper"] as const) : (["upper", "lower"] as const);
  const isNear = found.some(({ value, bound }) => bound !== far && compare(value, best) === 0);
  const isFar = !isCut && found.every(({ bound }) => bound !== near);
  return isNear && isFar ? "exact" : isNear ? near : far;
}
