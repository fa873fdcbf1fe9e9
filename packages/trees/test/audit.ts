import {
  type Algorithm,
  type ChanceNode,
  isDecision,
  isVector,
  type Limit,
  type Node,
  type Relation,
  type SearchEvent,
  type Solution,
  type SolveSettings,
  type Tree,
  type Value,
  type ValueBound,
  type Worth,
} from "@tyche/trees";
import { compare, fraction, larger, ONE, smaller } from "@tyche/trees/numbers";
import { playerOf } from "../src/model/node.js";
import { BOUNDS } from "../src/search/event.js";

/** The bounds of all values, which Star1 and Star2 assume for each child before they know more. */
export const LEAST = fraction(-10);
export const MOST = fraction(10);

type EventOf<Type extends SearchEvent["type"]> = Extract<SearchEvent, { type: Type }>;

/** A node being searched, as its events describe it. */
interface Open {
  readonly node: Node;
  readonly alpha: Limit;
  readonly beta: Limit;
  readonly probe: boolean;
  /** The window for the next child of a decision. */
  low: Limit;
  high: Limit;
  best: Worth | undefined;
  /** Whether the best is more than a bound on the side unfavourable to the player to move. */
  isProved: boolean;
  readonly searched: number[];
  /** The proved bounds of each child of a chance node. */
  readonly lows: Value[];
  readonly highs: Value[];
  skipped: readonly number[] | undefined;
}

/**
 * Follows the events of one search and throws at the first one that does not follow from the tree, the settings and the
 * earlier events: which child is entered with which window, what is known after each child, why the rest is skipped.
 */
export class Audit {
  private readonly open: Open[] = [];
  private readonly left = new Map<number, { readonly value: Worth; readonly bound: ValueBound }>();
  private readonly visits: number[];
  private hasGuessed = false;
  /** The search depth in decisions; iterative deepening raises it. */
  private depth: number;
  private readonly tree: Tree;
  private readonly algorithm: Algorithm;
  private readonly settings: SolveSettings;

  constructor(tree: Tree, algorithm: Algorithm, settings: SolveSettings) {
    this.tree = tree;
    this.algorithm = algorithm;
    this.settings = settings;
    this.visits = tree.nodes.map(() => 0);
    this.depth = settings.depth ?? Number.POSITIVE_INFINITY;
  }

  take(event: SearchEvent): void {
    if (event.type === "enter") {
      this.enter(event);
      return;
    }
    const at = this.open.at(-1)!;
    check(event.node === at.node.id, "the node is the one entered last");
    if (event.type === "child") this.child(at, event);
    else if (event.type === "interval") this.interval(at, event);
    else if (event.type === "cut") this.cut(at, event);
    else this.close(at, event);
  }

  /** Checks what remains after the last event. */
  end({ value, exact, record: { visits } }: Solution): void {
    check(this.open.length === 0, "every node is left");
    check(isSame(value, this.left.get(0)!.value), "the value is the root's");
    check(!(exact && this.hasGuessed), "what rests on a guess is not exact");
    check(
      this.visits.every((count, id) => count === visits[id]),
      "visits are counted",
    );
  }

  private enter({ node: id, alpha, beta, window, probe, pass }: EventOf<"enter">): void {
    const node = this.tree.nodes[id]!;
    if (pass && "depth" in pass) this.depth = pass.depth;
    this.visits[id]!++;
    check(window === this.hasWindow, "a window where the algorithm has one");
    const parent = this.open.at(-1);
    check(this.tree.parents[id] === (parent?.node.id ?? -1), "a child of the node entered last");
    const [low, high] = parent && window ? this.windowOf(parent, node, probe) : this.rootWindow(window);
    // Null windows are checked in truth/witness.ts.
    const isOwn = parent ? this.algorithm.name !== "pvs" : !pass || "depth" in pass;
    if (isOwn) check(isSame(alpha, low) && isSame(beta, high), "the window is the one that decides");
    else
      check(compare(alpha, low) >= 0 && compare(beta, high) <= 0, "the window lies in the one that is left");
    if (parent) {
      const index = indexOf(parent.node, node);
      check(!parent.skipped?.includes(index), "what is skipped is not searched");
      check(!(parent.searched.includes(index) && this.isEnd(node)), "an end is evaluated once");
    }
    this.open.push({
      node,
      alpha,
      beta,
      probe,
      low: alpha,
      high: beta,
      best: undefined,
      isProved: false,
      searched: [],
      lows: node.children.map(() => LEAST),
      highs: node.children.map(() => MOST),
      skipped: undefined,
    });
  }

  private get hasWindow(): boolean {
    return this.algorithm.settings.includes("window") || this.algorithm.name === "mtd-f";
  }

  private get hasTwoBounds(): boolean {
    return this.algorithm.name === "pvs" || this.algorithm.remembers === true;
  }

  private rootWindow(hasWindow: boolean): readonly [Limit, Limit] {
    const everything = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
    if (!hasWindow || !this.settings.window || !this.algorithm.settings.includes("window")) return everything;
    // Ballard's pseudocode is undefined for windows beyond the bounds.
    const [alpha, beta] = this.settings.window;
    const isBeyond = compare(alpha, MOST) >= 0 || compare(beta, LEAST) <= 0;
    return this.algorithm.name === "star1-ballard" && isBeyond ? everything : [alpha, beta];
  }

  private windowOf(parent: Open, child: Node, probe: boolean): readonly [Limit, Limit] {
    if (parent.node.kind !== "chance") return [parent.low, parent.high];
    const i = indexOf(parent.node, child);
    const p = parent.node.probabilities[i]!;
    const [low, high] = intervalOf(parent);
    const [least, most] = [parent.lows[i]!, parent.highs[i]!];
    // Star2 evaluates children that need no search before it probes the others.
    if (this.algorithm.name.startsWith("star2") && this.isEnd(child)) return [least, most];
    // The child's value if its parent lies at an end of its window and all other children at their maximum or minimum.
    const { alpha, beta } = parent;
    const a = typeof alpha === "number" ? least : larger(least, alpha.sub(high).div(p).add(most));
    const b = typeof beta === "number" ? most : smaller(most, beta.sub(low).div(p).add(least));
    if (!probe) return [a, b];
    // A probe must prove a lower bound of a max child, so it starts at what is proved already.
    return this.maximises(child) ? [least, b] : [a, most];
  }

  /** Whether a node is a leaf, or lies beyond the depth. */
  private isEnd(node: Node): boolean {
    let depth = this.depth;
    for (let id = this.tree.parents[node.id]!; id >= 0; id = this.tree.parents[id]!)
      if (isDecision(this.tree.nodes[id]!)) depth--;
    return node.kind === "leaf" || (isDecision(node) && depth <= 0);
  }

  /** Values are from player 0's side, or in the n-player form from the side of the player searched for. */
  private maximises(node: Node): boolean {
    return playerOf(node) === (this.settings.player ?? 0);
  }

  private child(at: Open, event: EventOf<"child">): void {
    const { node } = at;
    this.checkLeft(node, event);
    check(!at.searched.includes(event.child), "no child is told twice");
    check(!(at.probe && this.isProbed(at)), "a probe ends where it can");
    at.searched.push(event.child);
    const isBetter =
      at.best === undefined ||
      this.prefers(node, event.value, at.best) ||
      // Equal, and proved, while the best so far is only a bound on the wrong side.
      (event.bound !== this.wrongSide(node) &&
        !at.isProved &&
        isSame(event.value, at.best) &&
        !isVector(event.value));
    if (isBetter) at.isProved = event.bound !== this.wrongSide(node);
    check(event.better === isBetter, "better is what the player likes better");
    if (isBetter) at.best = event.value;
    check(isSame(event.best, at.best!), "best is the best so far");
    const { hasWindow } = this;
    // An opponent who passes in best-reply search does not choose.
    const isPass =
      this.algorithm.name === "best-reply" && (at.skipped !== undefined || node.children.length === 1);
    if (hasWindow && !isPass && !isVector(at.best!)) {
      if (this.maximises(node)) at.low = larger<Limit>(at.low, at.best!);
      else at.high = smaller<Limit>(at.high, at.best!);
    }
    if (!isPass)
      check(isSame(event.alpha, at.low) && isSame(event.beta, at.high), "the window closes in on best");
  }

  /** Whether a probe has seen all its children, or one that is good enough. */
  private isProbed({ node, best, searched, alpha, beta }: Open): boolean {
    const wanted = this.algorithm.name === "star2" ? 1 : (this.settings.probes ?? 2);
    if (searched.length === Math.min(wanted, node.children.length)) return true;
    if (best === undefined) return false;
    const order = this.maximises(node) ? compare(best as Value, beta) : compare(alpha, best as Value);
    return this.settings.ties === "keep" ? order > 0 : order >= 0;
  }

  /** The bound of a child that says nothing useful to the player to move. */
  private wrongSide(node: Node): ValueBound {
    return this.maximises(node) ? "upper" : "lower";
  }

  private prefers(node: Node, value: Worth, best: Worth): boolean {
    if (!isVector(value)) {
      const order = value.compare(best as Value);
      return this.maximises(node) ? order > 0 : order < 0;
    }
    const player = playerOf(node)!;
    const team = this.settings.teams?.find((members) => members.includes(player)) ?? [player];
    const share = (all: readonly Value[]): Value => team.map((i) => all[i]!).reduce((a, b) => a.add(b));
    return share(value).compare(share(best as readonly Value[])) > 0;
  }

  private interval(at: Open, event: EventOf<"interval">): void {
    const { node } = at;
    const { child: i, probability, value, bound, low, high } = event;
    this.checkLeft(node, event);
    if (!at.searched.includes(i)) at.searched.push(i);
    const p = node.kind === "chance" ? node.probabilities[i]! : fraction(1, node.children.length);
    check(isSame(probability, p), "the chance of a child is the tree's");
    if (isVector(value) || node.kind !== "chance") {
      check(low === undefined && high === undefined, "no interval without bounds");
      return;
    }
    if (bound !== "upper") at.lows[i] = larger(at.lows[i]!, value);
    if (bound !== "lower") at.highs[i] = smaller(at.highs[i]!, value);
    check(
      isSame([low!, high!], intervalOf(at)),
      "the interval is the mean of what is proved of the children",
    );
  }

  private checkLeft(node: Node, { child, value, bound }: EventOf<"child"> | EventOf<"interval">): void {
    const left = this.left.get(node.children[child]!.id)!;
    // Two searches together may prove what neither proves alone.
    const isKnown = bound === left.bound || (this.hasTwoBounds && bound === "exact");
    check(isSame(value, left.value) && isKnown, "a child is worth what it was left with");
  }

  private cut(at: Open, { rule, left, relation, right, skipped }: EventOf<"cut">): void {
    check(at.skipped === undefined, "a node is cut once");
    check(skipped.length > 0, "a cut skips something");
    at.skipped = skipped;
    const { node, searched } = at;
    check(relation === this.relationOf(rule), "ties are told as they are set");
    const order = compare(left, right);
    check(
      { ">=": order >= 0, ">": order > 0, "<=": order <= 0, "<": order < 0 }[relation],
      "the cut is allowed",
    );
    const [low, high] = node.kind === "chance" ? intervalOf(at) : [undefined, undefined];
    const sides = {
      beta: [at.best, at.beta],
      alpha: [at.best, at.alpha],
      "chance-high": [low, at.beta],
      "chance-low": [high, at.alpha],
      empty: [at.alpha, at.beta],
      sum: [left, right],
      merit: [left, right],
      width: [fraction(node.children.length - skipped.length), fraction(this.settings.width ?? 2)],
      reply: [ONE, ONE],
    }[rule];
    check(isSame([left, right], sides as Value[]), "the sides are those of the rule");
    if (rule === "beta" || rule === "alpha")
      check((rule === "beta") === this.maximises(node), "max cuts by beta");
    if (rule === "reply") check(skipped.length === node.children.length - 1, "one child is left");
    if (rule === "width" || rule === "reply") {
      this.hasGuessed = true;
      return;
    }
    const known = new Set([...searched, ...skipped]);
    check(
      possible(node).every((i) => known.has(i)),
      "nothing else is left",
    );
    // Star2 may skip children that it has probed.
    const isProbing = this.algorithm.name.startsWith("star2") && node.kind === "chance";
    check(
      isProbing || known.size === searched.length + skipped.length,
      "nothing is skipped that is searched",
    );
  }

  private relationOf(rule: EventOf<"cut">["rule"]): Relation {
    if (rule === "width" || rule === "reply" || rule === "empty") return ">=";
    const isStrict = this.settings.ties === "keep" && this.algorithm.settings.includes("ties");
    if (rule === "beta" || rule === "chance-high") return isStrict ? ">" : ">=";
    return isStrict ? "<" : "<=";
  }

  private close(at: Open, event: EventOf<"evaluate"> | EventOf<"leave"> | EventOf<"recall">): void {
    const { node, searched, skipped = [], probe } = at;
    if (event.type === "recall") {
      check(this.algorithm.remembers === true && searched.length === 0, "a table answers before a search");
    } else if (event.type === "evaluate") {
      check(event.horizon === (node.kind !== "leaf"), "the horizon is where no leaf is");
      check(this.isEnd(node) || this.algorithm.name === "h-minimax", "only an end is evaluated");
    } else {
      check(event.probe === probe, "a probe is left as one");
      check(BOUNDS.includes(event.bound), "a bound is one of three");
      const known = new Set([...searched, ...skipped]);
      if (probe) check(this.isProbed(at), "a probe ends no sooner");
      else
        check(
          possible(node).every((i) => known.has(i)),
          "every child is searched or skipped",
        );
    }
    this.open.pop();
    this.left.set(node.id, { value: event.value, bound: event.type === "evaluate" ? "exact" : event.bound });
  }
}

/** Like `expect`, but a hundred times faster. */
function check(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`broken: ${rule}`);
}

function isSame(a: Limit | readonly Limit[], b: Limit | readonly Limit[]): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return compare(a as Limit, b as Limit) === 0;
  return a.length === b.length && a.every((each, i) => isSame(each, b[i]!));
}

function indexOf(node: Node, child: Node): number {
  return node.children.findIndex(({ id }) => id === child.id);
}

/** The children with a probability above 0. */
function possible(node: Node): number[] {
  return node.children.flatMap((_, i) =>
    node.kind === "chance" && node.probabilities[i]!.n === 0n ? [] : [i],
  );
}

/** The interval of a chance node by the proved bounds of its children. */
function intervalOf({ node, lows, highs }: Open): readonly [Value, Value] {
  const { probabilities } = node as ChanceNode;
  const mean = (values: readonly Value[]): Value =>
    values.map((value, i) => value.mul(probabilities[i]!)).reduce((a, b) => a.add(b));
  return [mean(lows), mean(highs)];
}
