import { type Node, nameOf, playerOf, type Tree } from "../model/node.js";
import {
  formatDecimal,
  formatExact,
  formatLimit,
  type Limit,
  type NumberStyle,
  parseValue,
  type Value,
} from "../model/number.js";
import { type Bound, isVector, type SearchEvent, type Worth } from "../search/event.js";
import type { Catalogue, Language, NodeReference, Side, Skipped } from "./catalogue.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { zh } from "./zh.js";

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, fr, es, zh };

export interface SentenceOptions {
  readonly numbers?: NumberStyle | undefined;
}

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
        if (!event.window) return say.enter({ node });
        const parent = this.tree.parents[event.node]!;
        const from = parent < 0 ? undefined : this.reference(parent);
        const message = { node, from, window: this.window(event.alpha, event.beta) };
        return event.probe ? say.probe(message) : say.enterWindow(message);
      }
      case "evaluate": {
        const value = this.worth(event.value);
        return event.horizon ? say.estimate({ node, value }) : say.payoff({ node, value });
      }
      case "child": {
        const { alpha, beta } = event;
        const whole = alpha === Number.NEGATIVE_INFINITY && beta === Number.POSITIVE_INFINITY;
        const message = {
          node,
          child: this.childName(event.node, event.child),
          value: this.worth(event.value),
          bound: boundOf(event),
          window: whole ? undefined : this.window(alpha, beta),
        };
        return event.better
          ? say.childBetter(message)
          : say.childNotBetter({ ...message, best: this.worth(event.best) });
      }
      case "interval":
        return this.interval(event, node);
      case "cut":
        return this.cut(event, node);
      case "leave": {
        const value = this.worth(event.value);
        if (isVector(event.value) && event.bound !== "exact") return say.leaveEarly({ node, value });
        return say.leave({ node, value, bound: event.bound, probe: event.probe });
      }
    }
  }

  private interval(event: IntervalEvent, node: NodeReference): string {
    const { probability, value, low, high } = event;
    const message = {
      node,
      child: this.childName(event.node, event.child),
      value: this.worth(value),
      bound: boundOf(event),
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
      case "sum":
        return say.cutBySum({ ...message, side: this.sideAbove(event) });
      case "width":
        return say.cutByWidth(message);
      case "reply":
        return say.cutByReply(message);
      default: {
        const { left, relation, right } = message;
        const inequality = `${left} ${relation} ${rule === "beta" ? "β" : "α"} = ${right}`;
        const source = this.sourceOfBound(event.node, rule);
        if (source === "chance") return say.cutByChance({ ...message, rule, inequality });
        if (source === "window") return say.cutByWindow({ ...message, rule, inequality });
        return say.cutBySide({ ...message, rule, inequality, side: source });
      }
    }
  }

  /**
   * Whose alpha or beta justifies a cut at a decision: the other side's, where it decides somewhere above; the
   * search's own window, where it does not; and where a chance node stands above, its limits may have a part in it.
   */
  private sourceOfBound(id: number, rule: "alpha" | "beta"): Side | "chance" | "window" {
    const own = playerOf(this.tree.nodes[id]!);
    const others = new Map<number, Side>();
    for (let at = this.tree.parents[id]!; at >= 0; at = this.tree.parents[at]!) {
      const above = this.tree.nodes[at]!;
      if (above.kind === "chance") return "chance";
      const player = playerOf(above)!;
      if (player !== own) others.set(player, side(above));
    }
    if (others.size === 0) return "window";
    if (others.size === 1) return others.values().next().value!;
    return { kind: rule === "beta" ? "opponent" : "searched" };
  }

  /** Who decides at the parent. */
  private sideAbove(event: CutEvent): Side | undefined {
    const parent = this.tree.nodes[this.tree.parents[event.node]!];
    return parent && playerOf(parent) !== undefined ? side(parent) : undefined;
  }

  private skipped({ node, skipped }: CutEvent): Skipped {
    return {
      count: skipped.length,
      names: skipped.slice(0, MOST_NAMES).map((index) => this.childName(node, index)),
      all: skipped.length === this.tree.nodes[node]!.children.length,
    };
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
    return `(${formatLimit(alpha, this.format)}, ${formatLimit(beta, this.format)})`;
  }

  /** "1/2 × 4 = 2", "1/2 × (-4) = -2"; with ≈ where a number had to be rounded. */
  private product(probability: Value, worth: Worth): string {
    const all = isVector(worth) ? worth : [worth];
    const products = all.map((value) => probability.mul(value));
    const isRounded = [probability, ...all, ...products].some(
      (value) => !parseValue(this.format(value))?.equals(value),
    );
    const result = this.worth(isVector(worth) ? products : products[0]!);
    const factor = this.worth(worth);
    const times = factor.startsWith("-") ? `(${factor})` : factor;
    return `${this.format(probability)} × ${times} ${isRounded ? "≈" : "="} ${result}`;
  }
}

/** A vector that max^n left early is what its player has so far, no bound in every part: it is given as it is. */
function boundOf({ value, bound }: { readonly value: Worth; readonly bound: Bound }): Bound {
  return isVector(value) ? "exact" : bound;
}

/** The side that decides at a decision node. */
function side(node: Node): Side {
  return node.kind === "player"
    ? { kind: "player", player: node.player }
    : { kind: node.kind as "max" | "min" };
}
