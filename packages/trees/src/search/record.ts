import { type InnerNode, isDecision, type Node, playerOf, type Tree } from "../model/node.js";
import { compare, type Limit, type Value } from "../model/number.js";
import type { CutSource, ValueBound, Worth } from "./event.js";
import type { ResolvedSettings } from "./settings.js";

/** What a search found out about a tree, by node id; drawings, exercises and tables are based on it. */
export class SearchRecord {
  /** The number of visits to each node; 0 if never visited (pruned, or beyond the horizon). */
  readonly visits: Uint32Array;
  /** The last value of each node. */
  readonly values: (Worth | undefined)[];
  readonly bounds: (ValueBound | undefined)[];
  /** The child chosen at each decision; -1 if none was. */
  readonly chosen: Int32Array;

  readonly tree: Tree;

  /** 1 if the node was replaced by its estimate, so that nothing below it was needed. */
  readonly horizon: Uint8Array;

  /** @param size the number of nodes whose counts and choices are kept; default: all */
  constructor(tree: Tree, size = tree.nodes.length) {
    this.tree = tree;
    this.horizon = new Uint8Array(size);
    this.visits = new Uint32Array(size);
    this.values = new Array<Worth | undefined>(size);
    this.bounds = new Array<ValueBound | undefined>(size);
    this.chosen = new Int32Array(size).fill(-1);
  }

  /** The chosen actions from the root on, up to the first node that is not a decision. */
  line(): number[] {
    const line: number[] = [];
    for (let node = this.tree.root; isDecision(node) && this.chosen[node.id]! >= 0; ) {
      const index = this.chosen[node.id]!;
      line.push(index);
      node = node.children[index]!;
    }
    return line;
  }
}

/** How the values of the nodes relate to their true values. */
export class ValueBounds {
  private readonly settings: ResolvedSettings;
  private readonly record: SearchRecord;

  constructor(settings: ResolvedSettings, record: SearchRecord) {
    this.settings = settings;
    this.record = record;
  }

  /** The bound of a child, from its last visit. */
  ofChild(node: Node, child: number): ValueBound {
    return this.record.bounds[node.children[child]!.id] ?? "exact";
  }

  /**
   * Whether a child proves its value on the side that favours the player to move: it is worth at least (for min at
   * most) that value, so its own value is not merely a bound on the other side.
   */
  supports(node: Node, child: number): boolean {
    return this.ofChild(node, child) !== (this.maximises(node) ? "upper" : "lower");
  }

  /** The bound of a decision with the children `searched`: its value is as good a bound as the values it comes from. */
  ofDecision(node: InnerNode, value: Value, alpha: Limit, searched: readonly number[]): ValueBound {
    const { low, bounded, order } = this.settings;
    const [better, worse] = this.maximises(node)
      ? (["lower", "upper"] as const)
      : (["upper", "lower"] as const);
    const isReached = searched.some(
      (i) => this.supports(node, i) && (this.record.values[node.children[i]!.id] as Value).equals(value),
    );
    const isLimited =
      searched.length === order(node).length && searched.every((i) => this.ofChild(node, i) !== better);
    if (isReached) return isLimited ? "exact" : better;
    if (isLimited) return worse;
    // Only bounds on the wrong side and unsearched children: an empty window, which lies at one of the bounds.
    if (bounded) return value.equals(low) ? "lower" : "upper";
    return compare(value, alpha) <= 0 ? "upper" : "lower";
  }

  /** A lower bound at the greatest possible value, or an upper bound at the least, is exact. */
  within(value: Value, bound: ValueBound): ValueBound {
    const { low, high, bounded } = this.settings;
    const isExact = bounded && (bound === "lower" ? value.equals(high) : value.equals(low));
    return isExact ? "exact" : bound;
  }

  private maximises(node: Node): boolean {
    return playerOf(node) === this.settings.player;
  }
}

/** What is proved so far at the decisions being searched; cuts below are made because of it. */
export class Alternatives {
  private readonly tree: Tree;
  private readonly settings: ResolvedSettings;
  /** The best so far that is proved on the side that favours the player to move, by id. */
  private readonly bests = new Map<number, Value>();

  constructor(tree: Tree, settings: ResolvedSettings) {
    this.tree = tree;
    this.settings = settings;
  }

  /** @param best undefined if nothing is proved */
  set(node: number, best: Value | undefined): void {
    if (best === undefined) this.bests.delete(node);
    else this.bests.set(node, best);
  }

  /** The origin of the window end that a decision has reached. */
  sourceOf(node: number, rule: "alpha" | "beta", end: Value): CutSource {
    const { low, high, bounded, player, alpha, beta } = this.settings;
    for (let at = this.tree.parents[node]!; at >= 0; at = this.tree.parents[at]!) {
      const above = this.tree.nodes[at]!;
      if (above.kind === "chance") {
        return bounded && end.equals(rule === "beta" ? high : low) ? "bounds" : "chance";
      }
      if (this.bests.get(at)?.equals(end) && (playerOf(above) === player) === (rule === "alpha")) return at;
    }
    return compare(end, rule === "beta" ? beta : alpha) === 0 ? "window" : "null";
  }
}
