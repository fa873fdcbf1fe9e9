import { RefusalError } from "../model/error.js";
import { type InnerNode, isDecision, type Node, nameOf, playerOf, type Tree } from "../model/node.js";
import { compare, type Limit, smaller, type Value, ZERO } from "../model/number.js";
import { Alternatives } from "./alternatives.js";
import {
  type CutRule,
  isVector,
  type Pass,
  type Relation,
  type SearchEvent,
  type Solved,
  type ValueBound,
  type Worth,
} from "./event.js";
import { SearchRecord } from "./record.js";
import type { ResolvedSettings } from "./settings.js";
import { ValueBounds } from "./value-bounds.js";

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
  /** Nodes that were taken from a table. */
  recalled = 0;

  readonly tree: Tree;
  readonly settings: ResolvedSettings;
  /** How the values that nodes were left with relate to their true ones. */
  readonly bounds: ValueBounds;
  /** Only where someone listens. */
  private readonly alternatives: Alternatives;
  private asked: "null" | "again" | undefined;
  private pass: Pass | undefined;
  private first: number | undefined;
  /** By id whether negamax reckons from the second player's side; empty in all other algorithms. */
  private readonly negated = new Map<number, boolean>();

  constructor(tree: Tree, settings: ResolvedSettings, tells: boolean, record = new SearchRecord(tree)) {
    this.tree = tree;
    this.settings = settings;
    this.record = record;
    this.bounds = new ValueBounds(settings, record);
    this.alternatives = new Alternatives(tree, settings);
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

  private tell(event: SearchEvent): void {
    const negated = this.negated.get(event.node);
    this.told?.push(negated === undefined ? event : { ...event, negated });
  }

  /** Negamax reckons at a node from the side of the first player or, `negated`, of the second. */
  reckons(node: Node, negated: boolean): void {
    if (this.told) this.negated.set(node.id, negated);
  }

  /** A node is visited with a window, or without one by algorithms that have none. */
  enter(node: Node, alpha?: Limit, beta?: Limit): void {
    this.visit(node, alpha, beta, false);
  }

  /** The next visit is with a null window, or is one of a node that was searched with one before. */
  asks(what: "null" | "again"): void {
    this.asked = what;
  }

  /** The next visit is of the root, in one more pass of the search. */
  begins(pass: Pass): void {
    this.pass = pass;
  }

  /** The search begins anew with other values: those that nodes were left with hold no longer. Visits stay counted. */
  forgets(): void {
    const { values, bounds, chosen, horizon } = this.record;
    values.fill(undefined);
    bounds.fill(undefined);
    chosen.fill(-1);
    horizon.fill(0);
    this.usedEstimates = false;
  }

  /** The next visit searches this child first, because a table has it as the best. */
  startsWith(child: number): void {
    this.first = child;
  }

  /** The table knows what is asked of a node, entered just now, which needs no search then. Returns the value. */
  recall(node: Node, value: Value, bound: ValueBound, chosen: number, same: number): Value {
    this.visited[node.kind]--;
    this.recalled++;
    this.record.values[node.id] = value;
    this.record.bounds[node.id] = bound;
    this.record.chosen[node.id] = chosen;
    if (this.told) {
      const from = same === node.id ? {} : { same };
      this.tell({ type: "recall", node: node.id, value, bound, ...from });
    }
    return value;
  }

  /** A node is taken from OPEN, live with a merit, and these children enter OPEN with it (SSS*). */
  opens(node: Node, merit: Limit, added: readonly number[]): void {
    this.visit(node, undefined, undefined, false, { merit, added });
  }

  /** A child is taken from OPEN, solved with a merit: the next one enters, or the node is solved (SSS*). */
  solves(node: Node, child: number, merit: Value, better: boolean, solved: Solved): void {
    if (better) this.record.chosen[node.id] = child;
    if (!this.told) return;
    this.tell({
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

  /** Children are never searched because nothing that is open at a node promises more than a solved node above has (SSS*). */
  drops(node: InnerNode, skipped: readonly number[], left: Value, right: Value, above: number): void {
    if (this.told)
      this.tell({ type: "cut", node: node.id, rule: "merit", left, relation: "<=", right, skipped, above });
  }

  /** A node is visited only to look at some of its children. */
  probe(node: Node, alpha: Limit, beta: Limit): void {
    this.visit(node, alpha, beta, true);
  }

  private visit(
    node: Node,
    alpha: Limit | undefined,
    beta: Limit | undefined,
    probe: boolean,
    open?: { readonly merit: Limit; readonly added: readonly number[] },
  ): void {
    this.record.visits[node.id]!++;
    this.visited[node.kind]++;
    if (!this.told) return;
    this.alternatives.set(node.id, undefined);
    this.tell({
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
   * @param merit with which SSS* had the node in OPEN
   */
  evaluate(node: Node, merit?: Limit): Value {
    const value = this.payoff(node, this.settings.player);
    if (value === undefined) throw this.noEstimate(node);
    this.evaluated(node, value, merit === undefined ? {} : { merit: smaller<Limit>(merit, value) as Value });
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

  private evaluated(node: Node, value: Worth, open: { readonly merit?: Value } = {}): void {
    const horizon = node.kind !== "leaf";
    if (horizon) {
      this.usedEstimates = true;
      this.record.horizon[node.id] = 1;
      this.visited[node.kind]--;
      this.visited.leaf++;
    }
    this.record.values[node.id] = value;
    this.record.bounds[node.id] = "exact";
    this.tell({ type: "evaluate", node: node.id, value, horizon, ...open, ...this.toWhom(value) });
  }

  private toWhom(value: Worth): { readonly to?: number } {
    const { to } = this.settings;
    return to === undefined || isVector(value) ? {} : { to };
  }

  private noEstimate(node: Node): RefusalError {
    const name = nameOf(this.tree, node.id);
    return new RefusalError("tree-no-estimate", { node: name }, { type: "estimate", node: name });
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
    tied = false,
  ): void {
    if (better) this.record.chosen[node.id] = child;
    if (!this.told) return;
    const bound = this.bounds.ofChild(node, child);
    const isProved = this.bounds.supports(node, child);
    // The best so far is an alternative for those below only where it is proved on the side that its player likes.
    if (better && !isVector(best)) this.alternatives.set(node.id, isProved ? best : undefined);
    const enough = !better && !isVector(value) && bound !== "exact" && isProved;
    this.tell({
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

  /** A chance node has a child's value, and now lies in [low, high] where bounds are known. */
  interval(node: Node, child: number, probability: Value, value: Worth, low?: Value, high?: Value): void {
    if (!this.told) return;
    const bound = this.bounds.ofChild(node, child);
    this.tell({ type: "interval", node: node.id, child, probability, value, bound, low, high });
  }

  /** Two searches of a node together have proved the value that it was left with. */
  proved(node: Node): void {
    this.record.bounds[node.id] = "exact";
  }

  /** Children are skipped for good. `left` and `right` are the sides of the inequality that allows it. */
  cut(
    node: InnerNode,
    skipped: readonly number[],
    rule: CutRule,
    left: Value,
    right: Limit,
    probed = false,
  ): void {
    if (!this.told) return;
    this.tell({
      type: "cut",
      node: node.id,
      rule,
      left,
      relation: this.relation(rule),
      // A cut needs a finite end of the window: nothing reaches an infinity.
      right: right as Value,
      skipped,
      ...((rule === "alpha" || rule === "beta") && {
        source: this.alternatives.sourceOf(node.id, rule, right as Value),
      }),
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

  /** A node is done without a window: its value is exact. Returns the value, for `return s.leave(…)`. */
  leave<W extends Worth>(node: Node, value: W): W {
    return this.left(node, value, "exact", false);
  }

  /**
   * A node is done whose true value lies in [low, high] (the same twice where it is known), with a window: its value
   * is the end that lies beyond the window, or where neither does the upper one; fail-hard clips it. Returns the value.
   */
  leaveInterval(node: Node, low: Value, high: Value, alpha: Limit, beta: Limit): Value {
    const value = this.reaches(low, beta) ? low : high;
    const bound = low.equals(high) ? "exact" : value === low ? "lower" : "upper";
    return this.leaveClipped(node, value, bound, alpha, beta);
  }

  /** A node is done that is worth what a child of it is. Returns the value. */
  leaveAs(node: InnerNode, child: number, value: Value, alpha: Limit, beta: Limit): Value {
    return this.leaveClipped(node, value, this.bounds.ofChild(node, child), alpha, beta);
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
    return this.leaveClipped(node, value, this.bounds.ofDecision(node, value, alpha, searched), alpha, beta);
  }

  /** A fail-hard search returns the end of the window in the place of a value beyond it. */
  private leaveClipped(node: Node, value: Value, bound: ValueBound, alpha: Limit, beta: Limit): Value {
    if (this.settings.fail === "hard") {
      if (compare(value, alpha) < 0) return this.left(node, alpha as Value, "upper", false);
      if (compare(value, beta) > 0) return this.left(node, beta as Value, "lower", false);
    }
    return this.left(node, value, bound, false);
  }

  /** A node is done and how its value relates to the true one is known. Returns the value. */
  left<W extends Worth>(node: Node, value: W, bound: ValueBound, probe: boolean): W {
    const known = probe || isVector(value) ? bound : this.bounds.within(value, bound);
    this.record.values[node.id] = value;
    this.record.bounds[node.id] = known;
    if (this.told)
      this.tell({ type: "leave", node: node.id, value, bound: known, probe, ...this.toWhom(value) });
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
