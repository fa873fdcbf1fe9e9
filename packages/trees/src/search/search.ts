import { RefusalError } from "../model/error.js";
import { type InnerNode, isDecision, type Node, nameOf, playerOf, type Tree } from "../model/node.js";
import { compare, type Limit, type Value, ZERO } from "../model/number.js";
import { type Bound, type CutRule, isVector, type Relation, type SearchEvent, type Worth } from "./event.js";
import { SearchRecord } from "./record.js";
import type { Fail, Order, Ties } from "./settings.js";

/** Settings with every default filled in, and checked against the tree. */
export interface ResolvedSettings {
  readonly depth: number;
  readonly low: Value;
  readonly high: Value;
  /** Whether the algorithm knows the bounds, so that a value at one of them is exact. */
  readonly bounded: boolean;
  readonly ties: Ties;
  readonly fail: Fail;
  readonly order: Order;
  readonly alpha: Limit;
  readonly beta: Limit;
  readonly probes: number;
  readonly width: number;
  readonly player: number;
  readonly players: number;
  /** For each player the players of the team, itself included. */
  readonly teams: readonly (readonly number[])[];
  /** The largest sum of all payoffs at a leaf, and the least payoff of each player (max^n cuts by them). */
  readonly mostSum: Value;
  readonly leastPayoffs: readonly Value[];
  readonly random: Value;
}

/**
 * The bookkeeping of one search, so that the algorithms need not do any: what is a leaf, whose turn it is, what
 * was visited, and the events, which are only made where someone listens.
 */
export class Search {
  readonly record: SearchRecord;
  /** Nodes visited by kind. */
  readonly visited = { max: 0, min: 0, chance: 0, player: 0, leaf: 0 };
  /** Events not handed on yet; undefined where nobody listens. */
  readonly told: SearchEvent[] | undefined;
  /** Whether an estimate stood in for the rest of the tree. */
  usedEstimates = false;
  /** Whether children were left out on a guess, not on a proof. */
  guessed = false;

  readonly tree: Tree;
  readonly settings: ResolvedSettings;

  constructor(tree: Tree, settings: ResolvedSettings, tells: boolean) {
    this.tree = tree;
    this.settings = settings;
    this.record = new SearchRecord(tree);
    this.told = tells ? [] : undefined;
  }

  // What the tree says

  /** Whether a node is a decision beyond the depth, which counts decisions: chance levels are free. */
  isHorizon(node: Node, depth: number): boolean {
    return depth <= 0 && node.kind !== "chance";
  }

  /** The depth that is left below a node. */
  below(node: Node, depth: number): number {
    return node.kind === "chance" ? depth : depth - 1;
  }

  /** Whether the player searched for decides here; every other player is taken to work against it. */
  maximises(node: Node): boolean {
    return playerOf(node) === this.settings.player;
  }

  /** Whether `value` is better than `best` for the player who decides at a node. */
  improves(node: Node, value: Value, best: Value | undefined): boolean {
    if (best === undefined) return true;
    const order = value.compare(best);
    return this.maximises(node) ? order > 0 : order < 0;
  }

  /** The order of search. */
  order(node: InnerNode): readonly number[] {
    return this.settings.order(node);
  }

  /** The payoff of a player at a leaf, or the estimate of it at an inner node; undefined where there is none. */
  payoff(node: Node, player: number): Value | undefined {
    if (node.kind === "leaf" && node.payoffs) return node.payoffs[player];
    const value = node.kind === "leaf" ? node.value : node.estimate;
    return player === 0 || value === undefined ? value : value.neg();
  }

  // What the algorithm does

  /** A node is visited with a window, or without one by algorithms that have none. */
  enter(node: Node, alpha?: Limit, beta?: Limit): void {
    this.visit(node, alpha, beta, false);
  }

  /** A node is visited only to look at some of its children. */
  probe(node: Node, alpha: Limit, beta: Limit): void {
    this.visit(node, alpha, beta, true);
  }

  private visit(node: Node, alpha: Limit | undefined, beta: Limit | undefined, probe: boolean): void {
    this.record.visits[node.id]!++;
    this.visited[node.kind]++;
    this.told?.push({
      type: "enter",
      node: node.id,
      alpha: alpha ?? Number.NEGATIVE_INFINITY,
      beta: beta ?? Number.POSITIVE_INFINITY,
      window: alpha !== undefined,
      probe,
    });
  }

  /** The value of a leaf, or of the estimate at the horizon, for the player searched for. */
  evaluate(node: Node): Value {
    const value = this.payoff(node, this.settings.player);
    if (value === undefined) throw this.noEstimate(node);
    this.evaluated(node, value);
    return value;
  }

  /** The payoffs of all players at a leaf, or as estimated at the horizon. */
  evaluateAll(node: Node): readonly Value[] {
    const values: Value[] = [];
    for (let player = 0; player < this.settings.players; player++) {
      const value = player < 2 || node.kind === "leaf" ? this.payoff(node, player) : undefined;
      if (value === undefined) throw this.noEstimate(node);
      values.push(value);
    }
    this.evaluated(node, values);
    return values;
  }

  private evaluated(node: Node, value: Worth): void {
    const horizon = node.kind !== "leaf";
    if (horizon) {
      this.usedEstimates = true;
      this.record.horizon[node.id] = 1;
      this.visited[node.kind]--;
      this.visited.leaf++;
    }
    this.record.values[node.id] = value;
    this.record.bounds[node.id] = "exact";
    this.told?.push({ type: "evaluate", node: node.id, value, horizon });
  }

  private noEstimate(node: Node): RefusalError {
    const name = nameOf(this.tree, node.id);
    return new RefusalError(
      `the search stops at node ${name}, which has no "estimate" of its value; give it one or search deeper`,
    );
  }

  /** A decision node has a child's value; remembers the choice where it is the best so far. */
  child(
    node: Node,
    child: number,
    value: Worth,
    best: Worth,
    better: boolean,
    alpha?: Limit,
    beta?: Limit,
  ): void {
    if (better) this.record.chosen[node.id] = child;
    if (!this.told) return;
    this.told.push({
      type: "child",
      node: node.id,
      child,
      value,
      bound: this.boundOfChild(node, child),
      best,
      better,
      alpha: alpha ?? Number.NEGATIVE_INFINITY,
      beta: beta ?? Number.POSITIVE_INFINITY,
    });
  }

  /** A chance node has a child's value, and now lies in [low, high] where bounds are known. */
  interval(node: Node, child: number, probability: Value, value: Worth, low?: Value, high?: Value): void {
    if (!this.told) return;
    const bound = this.boundOfChild(node, child);
    this.told.push({ type: "interval", node: node.id, child, probability, value, bound, low, high });
  }

  /** How the value that a child was left with relates to its true one. */
  boundOfChild(node: Node, child: number): Bound {
    return this.record.bounds[node.children[child]!.id] ?? "exact";
  }

  /** Children are skipped for good. `left` and `right` are the sides of the inequality that allows it. */
  cut(node: InnerNode, skipped: readonly number[], rule: CutRule, left: Value, right: Limit): void {
    this.told?.push({
      type: "cut",
      node: node.id,
      rule,
      left,
      relation: this.relation(rule),
      // A cut needs a finite end of the window: nothing reaches an infinity.
      right: right as Value,
      skipped,
    });
  }

  private relation(rule: CutRule): Relation {
    if (rule === "width" || rule === "reply") return ">=";
    const strict = this.settings.ties === "keep";
    if (rule === "beta" || rule === "chance-high") return strict ? ">" : ">=";
    return strict ? "<" : "<=";
  }

  /** Whether a value reaches beta, so that the rest can be cut. */
  reaches(value: Value, beta: Limit): boolean {
    const order = compare(value, beta);
    return order > 0 || (order === 0 && this.settings.ties === "prune");
  }

  /** Whether a value falls to alpha, so that the rest can be cut. */
  fallsTo(value: Value, alpha: Limit): boolean {
    const order = compare(value, alpha);
    return order < 0 || (order === 0 && this.settings.ties === "prune");
  }

  /** A node is done without a window: its value is exact. Returns the value, for `return s.leave(…)`. */
  leave<W extends Worth>(node: Node, value: W): W {
    return this.left(node, value, "exact", false);
  }

  /**
   * A node is done with a window: outside of it the value is a bound, and with fail-hard the window's end.
   * Returns the value.
   */
  leaveWindow(node: Node, value: Value, alpha: Limit, beta: Limit): Value {
    const bound = this.boundOf(value, alpha, beta);
    return this.left(node, this.settings.fail === "hard" ? clamp(value, alpha, beta) : value, bound, false);
  }

  /**
   * A decision is done with a window after the children `searched`. Its value is exact where all of them were
   * searched and none could be better, a bound otherwise; fail-hard clips it to the window. Returns the value.
   */
  leaveDecision(
    node: InnerNode,
    value: Value,
    alpha: Limit,
    beta: Limit,
    searched: readonly number[],
  ): Value {
    const clipped = this.settings.fail === "hard" ? clamp(value, alpha, beta) : value;
    const side = clipped.compare(value);
    if (side !== 0) return this.left(node, clipped, side > 0 ? "upper" : "lower", false);
    return this.left(node, value, this.boundOfDecision(node, value, alpha, beta, searched), false);
  }

  /** A value is as good a bound as those of the children that it is made of. */
  private boundOfDecision(
    node: InnerNode,
    value: Value,
    alpha: Limit,
    beta: Limit,
    searched: readonly number[],
  ): Bound {
    const [better, worse] = this.maximises(node)
      ? (["lower", "upper"] as const)
      : (["upper", "lower"] as const);
    const isReached = searched.some(
      (i) =>
        this.boundOfChild(node, i) !== worse &&
        (this.record.values[node.children[i]!.id] as Value).equals(value),
    );
    const isLimited =
      searched.length === this.order(node).length &&
      searched.every((i) => this.boundOfChild(node, i) !== better);
    if (isReached && isLimited) return "exact";
    const { low, high, bounded, fail } = this.settings;
    const bound = isReached ? better : isLimited ? worse : this.boundOf(value, alpha, beta);
    const isAtBound = value.equals(bound === "upper" ? low : high);
    return bounded && fail === "soft" && isAtBound ? "exact" : bound;
  }

  /** What a value returned for a window says about the true value. */
  private boundOf(value: Value, alpha: Limit, beta: Limit): Bound {
    const { fail, ties, low, high, bounded } = this.settings;
    const atBound = bounded && fail === "soft";
    // Where ties do not cut, a fail-soft value on the window's end was searched to its end.
    const closed = fail === "soft" && ties === "keep";
    const onAlpha = compare(value, alpha);
    if (onAlpha < 0 || (onAlpha === 0 && !closed)) return atBound && value.equals(low) ? "exact" : "upper";
    const onBeta = compare(value, beta);
    if (onBeta > 0 || (onBeta === 0 && !closed)) return atBound && value.equals(high) ? "exact" : "lower";
    return "exact";
  }

  /** A node is done and how its value relates to the true one is known. Returns the value. */
  left<W extends Worth>(node: Node, value: W, bound: Bound, probe: boolean): W {
    this.record.values[node.id] = value;
    this.record.bounds[node.id] = bound;
    this.told?.push({ type: "leave", node: node.id, value, bound, probe });
    return value;
  }

  /** Indices of the children of the root that are worth as much as it, the chosen one first. */
  bestChildren(): number[] {
    const { root } = this.tree;
    const chosen = this.record.chosen[0]!;
    if (!isDecision(root) || chosen < 0) return [];
    const team = this.settings.teams[playerOf(root)!]!;
    const worth = (index: number): Value => {
      const value = this.record.values[root.children[index]!.id]!;
      return isVector(value) ? team.reduce((sum, player) => sum.add(value[player]!), ZERO) : value;
    };
    const isBest = (index: number): boolean =>
      index !== chosen &&
      this.record.bounds[root.children[index]!.id] === "exact" &&
      worth(index).equals(worth(chosen));
    return [chosen, ...root.children.map((_, index) => index).filter(isBest)];
  }
}

function clamp(value: Value, alpha: Limit, beta: Limit): Value {
  if (compare(value, alpha) < 0) return alpha as Value;
  return compare(value, beta) > 0 ? (beta as Value) : value;
}
