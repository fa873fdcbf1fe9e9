import { type InnerNode, isDecision, type Node, nameOf, playerOf, type Tree } from "../model/node.js";
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
import { isVector, type SearchEvent, type Solved, type ValueBound, type Worth } from "../search/event.js";
import { asReckoned } from "../search/reckoned.js";
import type { Catalogue, Children, Language, NodeReference, Side, Skipped } from "./catalogue.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { zh } from "./zh.js";

/** All that is said, by language. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, fr, es, zh };

/** How sentences name nodes and write numbers. */
export interface SentenceOptions {
  readonly numbers?: NumberStyle | undefined;
}

type EnterEvent = Extract<SearchEvent, { type: "enter" }>;
type EvaluateEvent = Extract<SearchEvent, { type: "evaluate" }>;
type ChildEvent = Extract<SearchEvent, { type: "child" }>;
type CutEvent = Extract<SearchEvent, { type: "cut" }>;
type IntervalEvent = Extract<SearchEvent, { type: "interval" }>;

/** A cut that skips more children than this names only the first ones. */
const MOST_NAMES = 6;
const SIGNS = { ">=": "≥", ">": ">", "<=": "≤", "<": "<" } as const;

/** What happens at one event of a search of `tree`, as one sentence of plain text with all its numbers. */
export function sentence(
  event: SearchEvent,
  tree: Tree,
  language: Language,
  options: SentenceOptions = {},
): string {
  return new Teller(tree, CATALOGUES[language], options.numbers ?? "exact").tell(event);
}

class Teller {
  private readonly tree: Tree;
  private readonly catalogue: Catalogue;
  private readonly format: (value: Value) => string;

  constructor(tree: Tree, catalogue: Catalogue, numbers: NumberStyle) {
    this.tree = tree;
    this.catalogue = catalogue;
    this.format = numbers === "exact" ? formatExact : formatDecimal;
  }

  tell(event: SearchEvent): string {
    const say = this.catalogue.sentences;
    const node = this.reference(event.node);
    switch (event.type) {
      case "enter": {
        const impossible = this.impossible(event.node);
        if (event.merit !== undefined) {
          const { added = [] } = event;
          const children = added.length > 0 ? this.children(event.node, added) : undefined;
          return say.enterOpen({ node, merit: this.limit(event.merit), added: children });
        }
        if (!event.window) return say.enter({ node, impossible });
        const parent = this.tree.parents[event.node]!;
        const from = parent < 0 ? undefined : this.reference(parent);
        const { alpha, beta } = asReckoned(event) as EnterEvent;
        const ends = this.isTurned(event) ? "(−β, −α)" : "(α, β)";
        const first = event.first === undefined ? undefined : this.childName(event.node, event.first);
        const message = { node, from, impossible, ends, window: this.window(alpha, beta), first };
        const { pass } = event;
        if (pass && "depth" in pass) return say.enterDepth({ ...message, depth: pass.depth });
        if (pass) {
          const { number, low, high } = pass;
          return say.enterPass({ ...message, number, low: this.limit(low), high: this.limit(high) });
        }
        if (from && event.asked === "null") return say.enterNull({ ...message, from });
        if (from && event.asked === "again") return say.enterAgain({ ...message, from });
        return event.probe && from ? say.probe({ ...message, from }) : say.enterWindow(message);
      }
      case "recall": {
        const same = event.same === undefined ? undefined : this.reference(event.same);
        return say.recall({ node, value: this.format(event.value), bound: event.bound, same });
      }
      case "evaluate": {
        if (event.merit) {
          const open = { node, value: this.taken(event), merit: this.format(event.merit) };
          return event.horizon ? say.estimateOpen(open) : say.payoffOpen(open);
        }
        const message = {
          node,
          value: this.taken(event),
          to: this.side(event.to),
          turned: event.negated
            ? { value: this.worth((asReckoned(event) as typeof event).value), to: this.second }
            : undefined,
        };
        return event.horizon ? say.estimate(message) : say.payoff(message);
      }
      case "child":
        return this.child(event, node);
      case "interval":
        return this.interval(event, node);
      case "cut":
        return this.cut(asReckoned(event) as CutEvent, node);
      case "leave": {
        const { value: worth, bound, probe } = asReckoned(event) as typeof event;
        const value = this.worth(worth);
        if (isVector(worth) && bound !== "exact") return say.leaveEarly({ node, value });
        if (event.negated) return say.leaveTurned({ node, value, bound, to: this.second });
        return say.leave({ node, value, bound, probe, to: this.side(event.to) });
      }
    }
  }

  /** The value that is taken at a node, with what the edges to it pay told apart. */
  private taken({ node, value, to = 0 }: EvaluateEvent): string {
    const say = this.catalogue.sentences;
    const paid = paidOnTheWay(this.tree)?.[node];
    if (!paid) return this.worth(value);
    const wayOf = (player: number): Value =>
      paid.length > 1 ? paid[player]! : player === 0 ? paid[0]! : paid[0]!.neg();
    const way = isVector(value) ? value.map((_, player) => wayOf(player)) : wayOf(to);
    const here = isVector(value)
      ? value.map((total, player) => total.sub(wayOf(player)))
      : (value as Value).sub(wayOf(to));
    return say.withPaid({ value: this.worth(value), here: this.worth(here), way: this.worth(way) });
  }

  private child(event: ChildEvent, node: NodeReference): string {
    const say = this.catalogue.sentences;
    if (event.solved) return this.solved(event, event.solved, node);
    const { alpha, beta, value, best, bound, better, tied, enough } = asReckoned(event) as ChildEvent;
    const whole = alpha === Number.NEGATIVE_INFINITY && beta === Number.POSITIVE_INFINITY;
    const message = {
      node,
      child: this.childName(event.node, event.child),
      value: this.isChildTurned(event)
        ? `-(${this.worth(negated(value))}) = ${this.worth(value)}`
        : this.worth(value),
      bound: boundOf(event, bound),
      window: whole ? undefined : this.window(alpha, beta),
    };
    if (better) return say.childBetter(message);
    const behind = { ...message, best: this.worth(best) };
    if (tied) return say.childTied(behind);
    if (enough) return say.childEnough(behind);
    return isVector(value) && bound !== "exact" ? say.childLeft(behind) : say.childNotBetter(behind);
  }

  /** SSS* takes a solved child from OPEN. */
  private solved(event: ChildEvent, solved: Solved, node: NodeReference): string {
    const say = this.catalogue.sentences;
    const { kind, player } = node;
    const message = {
      node,
      child: this.childName(event.node, event.child),
      merit: this.worth(event.value),
    };
    if ("next" in solved)
      return say.solvedNext({ ...message, next: this.childName(event.node, solved.next) });
    const isMax = kind === "max" || player === 0;
    return isMax ? say.solvedMax({ ...message, removed: solved.removed }) : say.solvedLast(message);
  }

  private interval(event: IntervalEvent, node: NodeReference): string {
    const { probability, value, low, high } = event;
    const message = {
      node,
      child: this.childName(event.node, event.child),
      value: this.worth(value),
      bound: boundOf(event, event.bound),
      probability: this.format(probability),
      product: this.product(probability, value),
      interval: low && high && `[${this.format(low)}, ${this.format(high)}]`,
    };
    const say = this.catalogue.sentences;
    return node.kind === "chance" ? say.outcome(message) : say.randomMove(message);
  }

  private cut(event: CutEvent, node: NodeReference): string {
    const say = this.catalogue.sentences;
    const { rule } = event;
    const message = {
      node,
      left: this.format(event.left),
      relation: SIGNS[event.relation],
      right: this.format(event.right),
      skipped: this.skipped(event),
    };
    switch (rule) {
      case "chance-low":
      case "chance-high":
        return say.cutAtChance({ ...message, rule });
      case "empty":
        return say.cutByEmpty(message);
      case "sum":
        return say.cutBySum({ ...message, side: this.sideAbove(event) });
      case "merit":
        return say.cutByMerit({ ...message, above: this.reference(event.above!) });
      case "width":
        return say.cutByWidth(message);
      case "reply":
        return say.cutByReply({ ...message, ...this.kept(event) });
      default: {
        const { left, relation, right } = message;
        const inequality = `${left} ${relation} ${rule === "beta" ? "β" : "α"} = ${right}`;
        const cut = { ...message, rule, inequality };
        const { source = "window" } = event;
        if (source === "chance") return say.cutByChance(cut);
        if (source === "window") return say.cutByWindow(cut);
        if (source === "null") return say.cutByNull(cut);
        if (source === "bounds") return say.cutByBound(cut);
        return say.cutBySide({ ...cut, side: side(this.tree.nodes[source]!) });
      }
    }
  }

  /** Whether the window that a node is handed is that of its parent turned round; at the root, that of the search. */
  private isTurned({ node, negated }: SearchEvent): boolean {
    if (negated === undefined) return false;
    const parent = this.tree.nodes[this.tree.parents[node]!];
    return parent ? negated !== (playerOf(parent) !== 0) : negated;
  }

  /** Whether negamax turns a child's value round: a child of the same player is seen from the same side. */
  private isChildTurned({ node, child, negated }: ChildEvent): boolean {
    if (negated === undefined) return false;
    const { children } = this.tree.nodes[node]!;
    const player = playerOf(children[child]!);
    return player === undefined || (player !== 0) !== negated;
  }

  /** The second player of two. */
  private get second(): Side {
    return this.side(1)!;
  }

  /** A player as its own nodes name it; undefined for nobody. */
  private side(player: number | undefined): Side | undefined {
    if (player === undefined) return undefined;
    const own = this.tree.nodes.find((node) => isDecision(node) && playerOf(node) === player);
    return own ? side(own) : { kind: "player", player };
  }

  /** The child that is searched where all others are skipped, and whether its action is called a pass. */
  private kept({ node, skipped }: CutEvent): { readonly kept: string; readonly passes: boolean } {
    const { actions, children } = this.tree.nodes[node] as InnerNode;
    const index = children.findIndex((_, i) => !skipped.includes(i));
    return { kept: this.childName(node, index), passes: actions?.[index] === "pass" };
  }

  /** The outcomes of probability 0. */
  private impossible(id: number): Children | undefined {
    const node = this.tree.nodes[id]!;
    if (node.kind !== "chance") return undefined;
    const indices = node.children.flatMap((_, i) => (node.probabilities[i]!.equals(ZERO) ? [i] : []));
    return indices.length === 0 ? undefined : this.children(id, indices);
  }

  private children(node: number, indices: readonly number[]): Children {
    const names = indices.slice(0, MOST_NAMES).map((index) => this.childName(node, index));
    return { count: indices.length, names };
  }

  /** Who decides at the parent. */
  private sideAbove(event: CutEvent): Side | undefined {
    const parent = this.tree.nodes[this.tree.parents[event.node]!];
    return parent && playerOf(parent) !== undefined ? side(parent) : undefined;
  }

  private skipped({ node, skipped, probed = false }: CutEvent): Skipped {
    const all = skipped.length === this.tree.nodes[node]!.children.length;
    return { ...this.children(node, skipped), all, probed };
  }

  private reference(id: number): NodeReference {
    const node = this.tree.nodes[id]!;
    return {
      kind: node.kind,
      player: playerOf(node),
      name: id === 0 && node.label === undefined ? undefined : nameOf(this.tree, id),
    };
  }

  private childName(node: number, index: number): string {
    return nameOf(this.tree, this.tree.nodes[node]!.children[index]!.id);
  }

  private worth(worth: Worth): string {
    return isVector(worth) ? `(${worth.map((value) => this.format(value)).join(", ")})` : this.format(worth);
  }

  private window(alpha: Limit, beta: Limit): string {
    return `(${this.limit(alpha)}, ${this.limit(beta)})`;
  }

  private limit(limit: Limit): string {
    return formatLimit(limit, this.format);
  }

  /** "1/2 × 4 = 2", "1/2 × (-4) = -2"; with ≈ where a number had to be rounded. */
  private product(probability: Value, worth: Worth): string {
    const all = isVector(worth) ? worth : [worth];
    const products = all.map((value) => probability.mul(value));
    const isRounded = [probability, ...all, ...products].some(
      (value) => !parseValue(this.format(value))?.equals(value),
    );
    const result = this.worth(isVector(worth) ? products : products[0]!);
    return `${this.format(probability)} × ${bracketed(this.worth(worth))} ${isRounded ? "≈" : "="} ${result}`;
  }
}

/** A negative number after a sign stands in brackets. */
function bracketed(number: string): string {
  return number.startsWith("-") ? `(${number})` : number;
}

function negated(worth: Worth): Worth {
  return isVector(worth) ? worth : worth.neg();
}

/** A vector that max^n left early is what its player has so far, no bound in every part: it is given as it is. */
function boundOf({ value }: { readonly value: Worth }, bound: ValueBound): ValueBound {
  return isVector(value) ? "exact" : bound;
}

/** The side that decides at a decision node. */
function side(node: Node): Side {
  return node.kind === "player"
    ? { kind: "player", player: node.player }
    : { kind: node.kind as "max" | "min" };
}
