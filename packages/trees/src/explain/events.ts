import type { Message, MessageValue } from "@tyche/messages";
import { type InnerNode, isDecision, playerOf, type Tree } from "../model/node.js";
import {
  formatDecimal,
  formatExact,
  formatLimit,
  type Limit,
  type NumberStyle,
  parseValue,
  type Value,
  ZERO,
} from "../model/number.js";
import { paidOnTheWay } from "../model/paid.js";
import { asComputed } from "../search/as-computed.js";
import { isVector, type SearchEvent, type Solved, type ValueBound, type Worth } from "../search/event.js";
import { type Naming, type NodeReference, nodeReference, pathNames, sideOf } from "./names.js";

type EnterEvent = Extract<SearchEvent, { type: "enter" }>;
type EvaluateEvent = Extract<SearchEvent, { type: "evaluate" }>;
type ChildEvent = Extract<SearchEvent, { type: "child" }>;
type CutEvent = Extract<SearchEvent, { type: "cut" }>;
type IntervalEvent = Extract<SearchEvent, { type: "interval" }>;

/** A cut that skips more children than this names only the first ones. */
const MOST_NAMES = 6;
const SIGNS = { ">=": "≥", ">": ">", "<=": "≤", "<": "<" } as const;

/** The names of some children; only the first ones if there are many. */
interface Names extends Readonly<Record<string, MessageValue>> {
  readonly count: number;
  readonly names: readonly MessageValue[];
}

/**
 * Explains one event of a search of `tree`, as a message of the area "search" of @tyche/messages: a sentence with all
 * its numbers.
 * @param numbers the number format
 * @param naming how nodes are named; by their paths if absent
 */
export function explainEvent(
  event: SearchEvent,
  tree: Tree,
  numbers: NumberStyle = "exact",
  naming: Naming = pathNames(tree),
): Message {
  return new Explainer(tree, numbers, naming).explain(event);
}

class Explainer {
  private readonly tree: Tree;
  private readonly format: (value: Value) => string;
  private readonly naming: Naming;

  constructor(tree: Tree, numbers: NumberStyle, naming: Naming) {
    this.tree = tree;
    this.format = numbers === "exact" ? formatExact : formatDecimal;
    this.naming = naming;
  }

  explain(event: SearchEvent): Message {
    const node = this.reference(event.node);
    switch (event.type) {
      case "enter":
        return this.enter(event, node);
      case "recall": {
        const value = bounded(event.bound, this.format(event.value));
        return event.same === undefined
          ? message("recall", { node, value })
          : message("recall-same", { node, value, same: this.reference(event.same) });
      }
      case "evaluate": {
        const value = this.taken(event);
        if (event.merit) {
          const merit = this.format(event.merit);
          return message(event.horizon ? "open-estimate" : "open-payoff", { node, value, merit });
        }
        const turned = event.negated
          ? message("turned", { value: this.value(asComputed(event).value), side: this.second })
          : "";
        const side = this.side(event.to);
        if (event.horizon) return message("estimate", { node, value: toSide(value, side), turned });
        return side
          ? message("payoff-to", { node, value, side, turned })
          : message("payoff", { node, value, turned });
      }
      case "child":
        return this.child(event, node);
      case "interval":
        return this.interval(event, node);
      case "cut":
        return this.cut(asComputed(event), node);
      case "leave": {
        const { value: left, bound, probe } = asComputed(event);
        if (isVector(left) && bound !== "exact")
          return message("leave-early", { node, value: bounded("exact", this.value(left)) });
        const value = bounded(bound, this.value(left));
        if (event.negated) return message("leave-turned", { node, value, side: this.second });
        const side = this.side(event.to);
        return message(probe ? "leave-probe" : "leave", { node, value: toSide(value, side) });
      }
    }
  }

  private enter(event: EnterEvent, node: NodeReference): Message {
    const outcomes = this.impossible(event.node);
    const impossible = outcomes ? message("impossible", outcomes) : "";
    if (event.merit !== undefined) {
      const { added = [] } = event;
      return message("open", {
        node,
        merit: this.limit(event.merit),
        added: added.length > 0 ? message("open-added", this.children(event.node, added)) : "",
      });
    }
    if (!event.window) return message("enter", { node, impossible });
    const parent = this.tree.parents[event.node]!;
    const { alpha, beta } = asComputed(event);
    const ends = this.isTurned(event) ? "(−β, −α)" : "(α, β)";
    const first =
      event.first === undefined ? "" : message("first", { child: this.childName(event.node, event.first) });
    const window = this.window(alpha, beta);
    const { pass } = event;
    if (pass && "depth" in pass)
      return message("enter-depth", { node, depth: pass.depth, ends, window, first });
    if (pass) {
      const { number, low, high } = pass;
      return message("enter-pass", { node, number, low: this.limit(low), high: this.limit(high), window });
    }
    if (parent < 0) return message("enter-root", { node, ends, window, first, impossible });
    const passed = { node, from: this.reference(parent), ends, window };
    if (event.asked === "null") return message("enter-null", passed);
    if (event.asked === "again") return message("enter-again", passed);
    if (event.probe) return message("probe", passed);
    return message("enter-window", { ...passed, first, impossible });
  }

  /** The value taken at a node; what the edges to it pay is shown separately. */
  private taken({ node, value, to = 0 }: EvaluateEvent): Message {
    const paid = paidOnTheWay(this.tree)?.[node];
    if (!paid) return bounded("exact", this.value(value));
    const paidTo = (player: number): Value =>
      paid.length > 1 ? paid[player]! : player === 0 ? paid[0]! : paid[0]!.neg();
    const path = isVector(value) ? value.map((_, player) => paidTo(player)) : paidTo(to);
    const here = isVector(value)
      ? value.map((total, player) => total.sub(paidTo(player)))
      : (value as Value).sub(paidTo(to));
    return message("paid", { value: this.value(value), here: this.value(here), path: this.value(path) });
  }

  private child(event: ChildEvent, node: NodeReference): Message {
    if (event.solved) return this.solved(event, event.solved, node);
    const { alpha, beta, value, best, bound, better, tied, enough } = asComputed(event);
    const text = this.isChildTurned(event)
      ? `-(${this.value(negated(value))}) = ${this.value(value)}`
      : this.value(value);
    const child = {
      node,
      child: this.childName(event.node, event.child),
      value: bounded(boundOf(event, bound), text),
    };
    const isWhole = alpha === Number.NEGATIVE_INFINITY && beta === Number.POSITIVE_INFINITY;
    const window = this.window(alpha, beta);
    if (better)
      return message("child-better", { ...child, window: isWhole ? "" : message("window-now", { window }) });
    const behind = { ...child, best: this.value(best) };
    if (tied) return message("child-tied", behind);
    if (enough) return message("child-enough", { ...behind, window });
    if (isVector(value) && bound !== "exact") return message("child-left", behind);
    return message("child-worse", { ...behind, window: isWhole ? "" : message("window-still", { window }) });
  }

  /** SSS* takes a solved child from OPEN. */
  private solved(event: ChildEvent, solved: Solved, node: NodeReference): Message {
    const child = { node, child: this.childName(event.node, event.child), merit: this.value(event.value) };
    if ("next" in solved)
      return message("solved-next", { ...child, next: this.childName(event.node, solved.next) });
    const { kind, player } = node.values;
    const isMax = kind === "max" || (kind === "player" && player === 0);
    return isMax
      ? message("solved-max", { ...child, removed: solved.removed })
      : message("solved-last", child);
  }

  private interval(event: IntervalEvent, node: NodeReference): Message {
    const { probability, value, low, high } = event;
    const bound = boundOf(event, event.bound);
    return message(node.values.kind === "chance" ? "outcome" : "random-move", {
      node,
      child: this.childName(event.node, event.child),
      value: bounded(bound, this.value(value)),
      probability: this.format(probability),
      product: bounded(bound, this.product(probability, value)),
      interval:
        low && high ? message("interval", { interval: `[${this.format(low)}, ${this.format(high)}]` }) : "",
    });
  }

  private cut(event: CutEvent, node: NodeReference): Message {
    const { rule } = event;
    const left = this.format(event.left);
    const relation = SIGNS[event.relation];
    const right = this.format(event.right);
    const which = this.skippedKind(event);
    const cut = {
      node,
      skipped: message("skipped", { which, ...this.children(event.node, event.skipped) }),
    };
    const inequality = { ...cut, left, relation, right };
    switch (rule) {
      case "chance-low":
      case "chance-high":
        return message("cut-at-chance", { ...inequality, rule, whatever: event.probed ? "probed" : which });
      case "empty":
        return message("cut-empty", { ...cut, left, right });
      case "sum":
        return message("cut-sum", { ...inequality, side: this.sideAbove(event) });
      case "merit":
        return message("cut-merit", { ...inequality, above: this.reference(event.above!) });
      case "width":
        return message("cut-width", { ...cut, kept: Number(left), width: right });
      case "reply":
        return message("cut-reply", { ...cut, ...this.kept(event) });
      default: {
        const sign = rule === "beta" ? "β" : "α";
        const reached = { ...cut, rule, inequality: `${left} ${relation} ${sign} = ${right}` };
        const { source = "window" } = event;
        if (source === "chance") return message("cut-chance", reached);
        if (source === "window") return message("cut-window", reached);
        if (source === "null") return message("cut-null", reached);
        if (source === "bounds") return message("cut-bound", reached);
        const tie = event.left.equals(event.right);
        return message("cut-side", { ...reached, tie, side: sideOf(this.tree.nodes[source]!) });
      }
    }
  }

  /** Whether a node's window is its parent's with the sign changed; at the root, that of the search. */
  private isTurned({ node, negated }: SearchEvent): boolean {
    if (negated === undefined) return false;
    const parent = this.tree.nodes[this.tree.parents[node]!];
    return parent ? negated !== (playerOf(parent) !== 0) : negated;
  }

  /** Whether negamax changes the sign of a child's value; a child of the same player is seen from the same side. */
  private isChildTurned({ node, child, negated }: ChildEvent): boolean {
    if (negated === undefined) return false;
    const { children } = this.tree.nodes[node]!;
    const player = playerOf(children[child]!);
    return player === undefined || (player !== 0) !== negated;
  }

  /** The second player of two. */
  private get second(): Message {
    return this.side(1)!;
  }

  /** A player, named as its own nodes name it; undefined for no player. */
  private side(player: number | undefined): Message | undefined {
    if (player === undefined) return undefined;
    const own = this.tree.nodes.find((node) => isDecision(node) && playerOf(node) === player);
    return own ? sideOf(own) : message("side", { kind: "player", player });
  }

  /** The child that is searched while all others are skipped, and whether its action is called "pass". */
  private kept({ node, skipped }: CutEvent): { readonly kept: MessageValue; readonly passes: boolean } {
    const { actions, children } = this.tree.nodes[node] as InnerNode;
    const index = children.findIndex((_, i) => !skipped.includes(i));
    return { kept: this.childName(node, index), passes: actions?.[index] === "pass" };
  }

  /** The outcomes of probability 0. */
  private impossible(id: number): Names | undefined {
    const node = this.tree.nodes[id]!;
    if (node.kind !== "chance") return undefined;
    const indices = node.children.flatMap((_, i) => (node.probabilities[i]!.equals(ZERO) ? [i] : []));
    return indices.length === 0 ? undefined : this.children(id, indices);
  }

  private children(node: number, indices: readonly number[]): Names {
    const names = indices.slice(0, MOST_NAMES).map((index) => this.childName(node, index));
    return { count: indices.length, names: indices.length > MOST_NAMES ? [...names, "…"] : names };
  }

  /** Who decides at the parent. */
  private sideAbove(event: CutEvent): Message {
    const parent = this.tree.nodes[this.tree.parents[event.node]!];
    return parent && playerOf(parent) !== undefined ? sideOf(parent) : message("any-side", {});
  }

  /** Whether a cut skips all possible children of a node or a rest, and whether some of them were probed. */
  private skippedKind({ node, skipped, probed = false }: CutEvent): "all" | "probed" | "rest" | "open" {
    const impossible = this.impossible(node)?.count ?? 0;
    if (skipped.length + impossible < this.tree.nodes[node]!.children.length) return probed ? "open" : "rest";
    return probed ? "probed" : "all";
  }

  private reference(id: number): NodeReference {
    return nodeReference(this.tree, id, this.naming);
  }

  private childName(node: number, index: number): MessageValue {
    return this.naming.child(node, index);
  }

  private value(value: Worth): string {
    return isVector(value) ? `(${value.map((one) => this.format(one)).join(", ")})` : this.format(value);
  }

  private window(alpha: Limit, beta: Limit): string {
    return `(${this.limit(alpha)}, ${this.limit(beta)})`;
  }

  private limit(limit: Limit): string {
    return formatLimit(limit, this.format);
  }

  /** "1/2 × 4 = 2", "1/2 × (-4) = -2"; with ≈ if a number had to be rounded. */
  private product(probability: Value, value: Worth): string {
    const all = isVector(value) ? value : [value];
    const products = all.map((value) => probability.mul(value));
    const isRounded = [probability, ...all, ...products].some(
      (value) => !parseValue(this.format(value))?.equals(value),
    );
    const result = this.value(isVector(value) ? products : products[0]!);
    return `${this.format(probability)} × ${bracketed(this.value(value))} ${isRounded ? "≈" : "="} ${result}`;
  }
}

/** Puts a negative number in brackets, for use after a sign. */
function bracketed(number: string): string {
  return number.startsWith("-") ? `(${number})` : number;
}

function negated(value: Worth): Worth {
  return isVector(value) ? value : value.neg();
}

/** A vector that max^n left early is what its player has so far, not a bound in every component. */
function boundOf({ value }: { readonly value: Worth }, bound: ValueBound): ValueBound {
  return isVector(value) ? "exact" : bound;
}

/** A value, with the side that gets it. */
function toSide(value: Message, side: Message | undefined): Message {
  return side ? message("to-side", { value, side }) : value;
}

function message(name: string, values: NonNullable<Message["values"]>): Message {
  return { id: `search-${name}`, values };
}

/** A value, with "at least" or "at most" if it is a bound. */
function bounded(bound: ValueBound, value: string): Message {
  return message("value", { bound, value });
}
