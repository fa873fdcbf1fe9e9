import { RefusalError } from "../model/error.js";
import {
  type InnerNode,
  isDecision,
  type Node,
  nameOf,
  payoffAt,
  playerOf,
  type Tree,
} from "../model/node.js";
import { compare, type Limit, smaller, type Value } from "../model/number.js";
import {
  type CutRule,
  isVector,
  type Pass,
  type Relation,
  type SearchEvent,
  type Solved,
  teamShare,
  type ValueBound,
  type Worth,
} from "./event.js";
import { Alternatives, SearchRecord, ValueBounds } from "./record.js";
import type { ResolvedSettings } from "./settings.js";

/** The bookkeeping of one search: leaves, turns, visits, and the events, which are only created if someone listens. */
export class Search {
  readonly record: SearchRecord;
  /** Nodes visited by kind. */
  readonly visited = { max: 0, min: 0, chance: 0, player: 0, leaf: 0 };
  /** Events not yet passed on; undefined if nobody listens. */
  readonly events: SearchEvent[] | undefined;
  /** Whether an estimate replaced part of the tree because of the depth, since `forgets`. */
  usedEstimates = false;
  /** Whether the tree itself ends in an estimate somewhere that was visited. */
  metEstimates = false;
  /** Whether children were left out heuristically, without proof. */
  guessed = false;
  /** Number of nodes answered from a table. */
  recalled = 0;

  readonly tree: Tree;
  readonly settings: ResolvedSettings;
  /** How the values of the nodes relate to their true values. */
  readonly bounds: ValueBounds;
  /** Set only if someone listens. */
  private readonly alternatives: Alternatives;
  private asked: "null" | "again" | undefined;
  private pass: Pass | undefined;
  private first: number | undefined;
  /** Whether negamax computes from the second player's side, by id; empty in all other algorithms. */
  private readonly negated = new Map<number, boolean>();

  constructor(tree: Tree, settings: ResolvedSettings, isTraced: boolean, record = new SearchRecord(tree)) {
    this.tree = tree;
    this.settings = settings;
    this.record = record;
    this.bounds = new ValueBounds(settings, record);
    this.alternatives = new Alternatives(tree, settings);
    this.events = isTraced ? [] : undefined;
  }

  // Properties of the tree

  /** Whether a node is a decision beyond the depth. Depth counts decisions; chance levels are free. */
  isHorizon(node: Node, depth: number): boolean {
    return depth <= 0 && node.kind !== "chance";
  }

  /** The remaining depth below a node. */
  below(node: Node, depth: number): number {
    return node.kind === "chance" ? depth : depth - 1;
  }

  /** Whether the player searched for decides here; every other player is assumed to play against it. */
  maximises(node: Node): boolean {
    return playerOf(node) === this.settings.player;
  }

  /** Whether `value` is better than `best` for the player who decides at a node. */
  improves(node: Node, value: Value, best: Value | undefined): boolean {
    if (best === undefined) return true;
    const order = value.compare(best);
    return this.maximises(node) ? order > 0 : order < 0;
  }

  /** The children of a node in search order. */
  order(node: InnerNode): readonly number[] {
    return this.settings.order(node);
  }

  // Steps of the algorithm

  private report(event: SearchEvent): void {
    const negated = this.negated.get(event.node);
    this.events?.push(negated === undefined ? event : { ...event, negated });
  }

  /** Negamax computes at a node from the side of the first player or, if `negated`, of the second. */
  computesFor(node: Node, negated: boolean): void {
    if (this.events) this.negated.set(node.id, negated);
  }

  /** The next visit has a null window, or repeats one that had. */
  asks(what: "null" | "again"): void {
    this.asked = what;
  }

  /** The next visit is of the root, in a new pass of the search. */
  begins(pass: Pass): void {
    this.pass = pass;
  }

  /** The search begins again with new values: those stored for the nodes no longer hold. Visit counts are kept. */
  forgets(): void {
    const { values, bounds, chosen, horizon } = this.record;
    values.fill(undefined);
    bounds.fill(undefined);
    chosen.fill(-1);
    horizon.fill(0);
    this.usedEstimates = false;
  }

  /** The next visit searches this child first, because it is the best in a table. */
  startsWith(child: number): void {
    this.first = child;
  }

  /** The table answers for a node that was just entered; it need not be searched. Returns the value. */
  recall(node: Node, value: Value, bound: ValueBound, chosen: number, same: number): Value {
    this.visited[node.kind]--;
    this.recalled++;
    this.record.values[node.id] = value;
    this.record.bounds[node.id] = bound;
    this.record.chosen[node.id] = chosen;
    if (this.events) {
      const from = same === node.id ? {} : { same };
      this.report({ type: "recall", node: node.id, value, bound, ...from });
    }
    return value;
  }

  /** A child is taken from OPEN, solved with a merit: the next one enters, or the node is solved (SSS*). */
  solves(node: Node, child: number, merit: Value, better: boolean, solved: Solved): void {
    if (better) this.record.chosen[node.id] = child;
    if (!this.events) return;
    this.report({
      type: "child",
      node: node.id,
      child,
      value: merit,
      bound: "lower",
      best: merit,
      better,
      solved,
      alpha: Number.NEGATIVE_INFINITY,
      beta: Number.POSITIVE_INFINITY,
    });
  }

  /** Nothing open at a node promises more than the merit of a solved node above, so these are skipped (SSS*). */
  drops(node: InnerNode, skipped: readonly number[], left: Value, right: Value, above: number): void {
    if (this.events)
      this.report({ type: "cut", node: node.id, rule: "merit", left, relation: "<=", right, skipped, above });
  }

  /**
   * A node is visited with a window, or without one by algorithms that have none.
   * @param probe whether only some of its children are to be searched
   * @param open SSS*: the node is taken from OPEN, live with a merit, and these children enter OPEN with it
   */
  enter(
    node: Node,
    alpha?: Limit,
    beta?: Limit,
    probe = false,
    open?: { readonly merit: Limit; readonly added: readonly number[] },
  ): void {
    this.record.visits[node.id]!++;
    this.visited[node.kind]++;
    if (!this.events) return;
    this.alternatives.set(node.id, undefined);
    this.report({
      type: "enter",
      node: node.id,
      alpha: alpha ?? Number.NEGATIVE_INFINITY,
      beta: beta ?? Number.POSITIVE_INFINITY,
      window: alpha !== undefined,
      probe,
      ...(this.asked && { asked: this.asked }),
      ...(this.pass && { pass: this.pass }),
      ...(this.first !== undefined && { first: this.first }),
      ...open,
    });
    this.asked = undefined;
    this.pass = undefined;
    this.first = undefined;
  }

  /**
   * The value of a leaf, or of the estimate at the horizon, for the player searched for.
   * @param merit the merit that the node had in OPEN (SSS*)
   */
  evaluate(node: Node, merit?: Limit): Value {
    const value = payoffAt(node, this.settings.player);
    if (value === undefined) throw this.noEstimate(node);
    this.evaluated(node, value, merit === undefined ? {} : { merit: smaller<Limit>(merit, value) as Value });
    return value;
  }

  /** The payoffs of all players at a leaf, or their estimates at the horizon. */
  evaluateAll(node: Node): readonly Value[] {
    const values: Value[] = [];
    for (let player = 0; player < this.settings.players; player++) {
      const value = player < 2 || node.kind === "leaf" ? payoffAt(node, player) : undefined;
      if (value === undefined) throw this.noEstimate(node);
      values.push(value);
    }
    this.evaluated(node, values);
    return values;
  }

  private evaluated(node: Node, value: Worth, open: { readonly merit?: Value } = {}): void {
    const horizon = node.kind !== "leaf" || node.isEstimate === true;
    if (node.kind !== "leaf") {
      this.usedEstimates = true;
      this.visited[node.kind]--;
      this.visited.leaf++;
    }
    if (horizon) {
      this.metEstimates ||= node.kind === "leaf";
      this.record.horizon[node.id] = 1;
    }
    this.record.values[node.id] = value;
    this.record.bounds[node.id] = "exact";
    this.report({ type: "evaluate", node: node.id, value, horizon, ...open, ...this.toWhom(value) });
  }

  private toWhom(value: Worth): { readonly to?: number } {
    const { to } = this.settings;
    return to === undefined || isVector(value) ? {} : { to };
  }

  private noEstimate(node: Node): RefusalError {
    const name = nameOf(this.tree, node.id);
    return new RefusalError("tree-no-estimate", { node: name }, { type: "estimate", node: name });
  }

  /** A decision node gets a child's value; the choice is recorded if it is the best so far. */
  child(
    node: Node,
    child: number,
    value: Worth,
    best: Worth,
    better: boolean,
    alpha?: Limit,
    beta?: Limit,
    tied = false,
  ): void {
    if (better) this.record.chosen[node.id] = child;
    if (!this.events) return;
    const bound = this.bounds.ofChild(node, child);
    const isProved = this.bounds.supports(node, child);
    // The best so far is an alternative for the nodes below only if it is proved on the side that favours its player.
    if (better && !isVector(best)) this.alternatives.set(node.id, isProved ? best : undefined);
    const enough = !better && !isVector(value) && bound !== "exact" && isProved;
    this.report({
      type: "child",
      node: node.id,
      child,
      value,
      bound,
      best,
      better,
      ...(tied && { tied }),
      ...(enough && { enough }),
      alpha: alpha ?? Number.NEGATIVE_INFINITY,
      beta: beta ?? Number.POSITIVE_INFINITY,
    });
  }

  /** A chance node gets a child's value, and now lies in [low, high] if bounds are known. */
  interval(node: Node, child: number, probability: Value, value: Worth, low?: Value, high?: Value): void {
    if (!this.events) return;
    const bound = this.bounds.ofChild(node, child);
    this.report({ type: "interval", node: node.id, child, probability, value, bound, low, high });
  }

  /** Two searches of a node together have proved its value. */
  proved(node: Node): void {
    this.record.bounds[node.id] = "exact";
  }

  /** Children are skipped for good. `left` and `right` are the sides of the inequality that justifies it. */
  cut(
    node: InnerNode,
    skipped: readonly number[],
    rule: CutRule,
    left: Value,
    limit: Limit,
    probed = false,
  ): void {
    if (!this.events) return;
    // A cut needs a finite window end: no value reaches an infinity.
    const right = limit as Value;
    const isSourced = rule === "alpha" || rule === "beta";
    this.report({
      type: "cut",
      node: node.id,
      rule,
      left,
      relation: this.relation(rule),
      right,
      skipped,
      ...(isSourced && { source: this.alternatives.sourceOf(node.id, rule, right) }),
      ...(probed && { probed }),
    });
  }

  private relation(rule: CutRule): Relation {
    if (rule === "width" || rule === "reply" || rule === "empty") return ">=";
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

  /** A node without a window is finished: its value is exact. Returns the value, for `return s.leave(…)`. */
  leave<W extends Worth>(node: Node, value: W): W {
    return this.left(node, value, "exact", false);
  }

  /**
   * A node with a window is finished and its true value lies in [low, high] (both equal if known). Its value is the end
   * that lies outside the window, or the upper one if neither does; fail-hard clips it. Returns the value.
   */
  leaveInterval(node: Node, low: Value, high: Value, alpha: Limit, beta: Limit): Value {
    const value = this.reaches(low, beta) ? low : high;
    const bound = low.equals(high) ? "exact" : value === low ? "lower" : "upper";
    return this.leaveClipped(node, value, bound, alpha, beta);
  }

  /**
   * A decision with a window is finished after the children `searched`. Its value is exact if all of them were searched
   * and none could be better, otherwise a bound; fail-hard clips it to the window. Returns the value.
   */
  leaveDecision(
    node: InnerNode,
    value: Value,
    alpha: Limit,
    beta: Limit,
    searched: readonly number[],
  ): Value {
    return this.leaveClipped(node, value, this.bounds.ofDecision(node, value, alpha, searched), alpha, beta);
  }

  /** A fail-hard search returns the end of the window instead of a value beyond it. */
  leaveClipped(node: Node, value: Value, bound: ValueBound, alpha: Limit, beta: Limit): Value {
    if (this.settings.fail === "hard") {
      if (compare(value, alpha) < 0) return this.left(node, alpha as Value, "upper", false);
      if (compare(value, beta) > 0) return this.left(node, beta as Value, "lower", false);
    }
    return this.left(node, value, bound, false);
  }

  /** A node is finished and it is known how its value relates to the true one. Returns the value. */
  left<W extends Worth>(node: Node, value: W, bound: ValueBound, probe: boolean): W {
    const known = probe || isVector(value) ? bound : this.bounds.within(value, bound);
    this.record.values[node.id] = value;
    this.record.bounds[node.id] = known;
    if (this.events)
      this.report({ type: "leave", node: node.id, value, bound: known, probe, ...this.toWhom(value) });
    return value;
  }

  /** Indices of the children of the root that are worth as much as the root, the chosen one first. */
  bestChildren(): number[] {
    const { root } = this.tree;
    const chosen = this.record.chosen[0]!;
    if (!isDecision(root) || chosen < 0) return [];
    const team = this.settings.teams[playerOf(root)!]!;
    const own = (index: number): Value => {
      const value = this.record.values[root.children[index]!.id]!;
      return isVector(value) ? teamShare(team, value) : value;
    };
    const isBest = (index: number): boolean =>
      index !== chosen &&
      this.record.bounds[root.children[index]!.id] === "exact" &&
      own(index).equals(own(chosen));
    return [chosen, ...root.children.map((_, index) => index).filter(isBest)];
  }
}
