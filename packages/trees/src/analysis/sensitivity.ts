import type { Message } from "@tyche/messages";
import { RefusalError } from "../model/error.js";
import { factsOf } from "../model/facts.js";
import {
  type ChanceNode,
  type InnerNode,
  indexInParent,
  isDecision,
  type Node,
  nameOf,
  playerOf,
  shownName,
  type Tree,
} from "../model/node.js";
import {
  formatDecimal,
  formatExact,
  fraction,
  larger,
  type NumberStyle,
  ONE,
  smaller,
  type Value,
  ZERO,
} from "../model/number.js";
import { paidOnTheWay } from "../model/paid.js";
import { backedUpValues } from "../model/values.js";
import { solve } from "../solve/solve.js";

/** A number of a tree that is varied alone: the payoff of a leaf or of an edge, or the probability of an outcome. */
export interface Input {
  readonly type: "payoff" | "edge" | "probability";
  /** The leaf; or the child that the edge or the outcome leads to. */
  readonly node: number;
  /** The leaf's own payoff, without the edges on the path. */
  readonly value: Value;
}

/** How the best action at the root depends on one number. */
export interface Sensitivity extends Input {
  /** Where the best action changes; undefined if no possible value of the number changes it. */
  readonly flip: Flip | undefined;
  /** The number's values at the ends of the range examined, and the root's values there. */
  readonly range: readonly [low: Value, high: Value];
  readonly roots: readonly [atLow: Value, atHigh: Value];
}

/** The break-even point, at which both actions are equally good. */
export interface Flip {
  readonly at: Value;
  /** The value of the tree at this point. */
  readonly value: Value;
  /** The best actions for smaller and for greater numbers, by index from 0. */
  readonly below: readonly number[];
  readonly above: readonly number[];
}

/** How far each number is varied for the values of the root. */
export interface SensitivityOptions {
  /**
   * A share of 1: payoffs vary by this share of the range of all payoffs, probabilities by this amount, both ways.
   * Without it payoffs vary between the least and the greatest payoff, probabilities from 0 to 1.
   */
  readonly by?: Value | undefined;
}

/** The value of the tree and of each action at its root, and how each number affects them. */
export interface SensitivityReport {
  readonly value: Value;
  readonly best: readonly number[];
  readonly actions: readonly Value[];
  /** Sorted by effect on the root's value, largest first. */
  readonly inputs: readonly Sensitivity[];
}

/**
 * Finds for each payoff (of leaves, and of edges that pay) and each probability the exact point at which, all else
 * being equal, another action becomes the best. When a probability changes, the other outcomes of its chance node share
 * the rest in proportion (evenly, if all were 0). Values are those of expectiminimax on the whole tree, for MAX.
 * @throws RefusalError for more than two players, unequal sums, or a root that is not a decision
 */
export function sensitivity(tree: Tree, { by }: SensitivityOptions = {}): SensitivityReport {
  const { players, constantSum, least, most } = factsOf(tree);
  if (players > 2 || !constantSum) throw new RefusalError("tree-sensitivity-two");
  const { root } = tree;
  if (!isDecision(root)) throw new RefusalError("tree-sensitivity-root");
  if (by && (by.compare(ZERO) < 0 || by.compare(ONE) > 0)) throw new RefusalError("tree-sensitivity-share");
  const { value, best } = solve(tree, "expectiminimax");
  // The values of all nodes, including those that no search reaches (outcomes of probability 0).
  const look = new Look(tree, backedUpValues(tree));
  const spread = most[0]!.sub(least[0]!);
  const inputs = listInputs(tree).map((input): Sensitivity => {
    const isPayoff = input.type !== "probability";
    // The total payoff of a leaf, with everything paid on the path, stays within the range of all leaves.
    const rest = isPayoff ? look.lineOf(input).start : ZERO;
    const all = isPayoff ? [least[0]!.sub(rest), most[0]!.sub(rest)] : [ZERO, ONE];
    const step = by && (isPayoff ? by.mul(spread) : by);
    const low = step ? input.value.sub(step) : smaller(all[0]!, input.value);
    const high = step ? input.value.add(step) : larger(all[1]!, input.value);
    const range = isPayoff ? ([low, high] as const) : ([larger(low, ZERO), smaller(high, ONE)] as const);
    return { ...input, ...look.at(input, range) };
  });
  const swing = ({ roots: [a, b] }: Sensitivity): Value => larger(a.sub(b), b.sub(a));
  return {
    value: value as Value,
    best: [...best].sort((i, j) => i - j),
    actions: root.children.map(({ id }) => look.values[id]!),
    inputs: inputs.sort((a, b) => swing(b).compare(swing(a)) || a.node - b.node),
  };
}

/** The numbers to vary, in tree order; a probability of 1 with no alternative outcome cannot be reduced. */
function listInputs(tree: Tree): Input[] {
  return tree.nodes.flatMap((node): Input[] => {
    const parent = tree.nodes[tree.parents[node.id]!];
    const inputs: Input[] = [];
    if (parent?.kind === "chance" && parent.children.length > 1) {
      const value = parent.probabilities[indexInParent(tree, node.id)]!;
      inputs.push({ type: "probability", node: node.id, value });
    }
    const edge =
      parent && parent.kind !== "leaf" ? parent.edgePayoffs?.[indexInParent(tree, node.id)]?.[0] : undefined;
    if (edge && !edge.equals(ZERO)) inputs.push({ type: "edge", node: node.id, value: edge });
    if (node.kind === "leaf") {
      const way = paidOnTheWay(tree)?.[node.id]?.[0];
      inputs.push({ type: "payoff", node: node.id, value: way ? node.value.sub(way) : node.value });
    }
    return inputs;
  });
}

class Look {
  readonly values: readonly Value[];
  private readonly tree: Tree;

  constructor(tree: Tree, values: readonly Value[]) {
    this.tree = tree;
    this.values = values;
  }

  at(input: Input, range: readonly [Value, Value]): Pick<Sensitivity, "flip" | "range" | "roots"> {
    const { tree, values } = this;
    const line = this.lineOf(input);
    const path = this.path(line.from);
    const index = indexInParent(tree, path.at(-1)!.id);
    const others = tree.root.children.flatMap((child, i) =>
      i === index ? [] : [{ i, value: values[child.id]! }],
    );
    const best = choice(tree.root);
    const rival = others.length === 0 ? undefined : others.map(({ value }) => value).reduce(best);
    const rootAt = (x: Value): Value => {
      const start = line.slope.mul(x).add(line.start);
      const value = path.slice(1).reduce((below, parent, i) => this.above(parent, path[i]!, below), start);
      return rival === undefined ? value : best(value, rival);
    };
    const roots = [rootAt(range[0]), rootAt(range[1])] as const;
    if (rival === undefined || line.slope.equals(ZERO)) return { range, roots, flip: undefined };
    let inner: Value | undefined = rival;
    for (let i = path.length - 1; i > 0 && inner; i--) inner = this.below(path[i]!, path[i - 1]!, inner);
    const at = inner?.sub(line.start).div(line.slope);
    const isPossible =
      at !== undefined && (input.type !== "probability" || (at.compare(ZERO) > 0 && at.compare(ONE) < 0));
    if (!isPossible) return { range, roots, flip: undefined };
    const rivals = others.filter(({ value }) => value.equals(rival)).map(({ i }) => i);
    // A larger number means a larger value of the action, unless the line falls; MIN wants it small.
    const isAbove = line.slope.compare(ZERO) > 0 === (playerOf(tree.root) === 0);
    return {
      range,
      roots,
      flip: isAbove
        ? { at, value: rival, below: rivals, above: [index] }
        : { at, value: rival, below: [index], above: rivals },
    };
  }

  /** The node whose value is linear in the number: slope x + start. */
  lineOf({ type, node, value: p }: Input): { from: Node; slope: Value; start: Value } {
    const { tree, values } = this;
    const changed = tree.nodes[node]!;
    // Adding 1 at a leaf or on an edge adds 1 at the node; the rest of its value stays the same.
    if (type !== "probability") return { from: changed, slope: ONE, start: values[node]!.sub(p) };
    const chance = tree.nodes[tree.parents[node]!] as ChanceNode;
    const others = chance.children.flatMap((child, i) => (child === changed ? [] : [i]));
    const left = ONE.sub(p);
    const rest = others
      .map((i) => {
        const weight = left.equals(ZERO) ? fraction(1, others.length) : chance.probabilities[i]!.div(left);
        return weight.mul(values[chance.children[i]!.id]!);
      })
      .reduce((sum, value) => sum.add(value));
    return { from: chance, slope: values[node]!.sub(rest), start: rest };
  }

  /** A node and those above it, up to the child of the root. */
  private path(from: Node): Node[] {
    const { nodes, parents } = this.tree;
    const path = [from];
    for (let at = parents[from.id]!; at > 0; at = parents[at]!) path.push(nodes[at]!);
    return path;
  }

  /** The value of a node on the path, by that of its child below. */
  private above(parent: Node, child: Node, value: Value): Value {
    if (parent.kind !== "chance") return this.others(parent, child).reduce(choice(parent), value);
    return this.values[parent.id]!.add(this.share(child).mul(value.sub(this.values[child.id]!)));
  }

  /** The only value of a child with which its parent has one; undefined if none or several have that effect. */
  private below(parent: Node, child: Node, value: Value): Value | undefined {
    if (parent.kind === "chance") {
      const p = this.share(child);
      return p.equals(ZERO)
        ? undefined
        : value.sub(this.values[parent.id]!).div(p).add(this.values[child.id]!);
    }
    const others = this.others(parent, child);
    const isChosen = others.every((other) => !choice(parent)(other, value).equals(other));
    return isChosen ? value : undefined;
  }

  private others(parent: Node, child: Node): Value[] {
    return parent.children.flatMap((other) => (other === child ? [] : [this.values[other.id]!]));
  }

  /** The probability of the outcome that leads to a node. */
  private share({ id }: Node): Value {
    const chance = this.tree.nodes[this.tree.parents[id]!] as ChanceNode;
    return chance.probabilities[indexInParent(this.tree, id)]!;
  }
}

/** Which of two values the player who decides at a node prefers. */
function choice(node: Node): (a: Value, b: Value) => Value {
  return playerOf(node) === 0 ? larger : smaller;
}

/** The name of an input number, as in "payoff of 1.2", as a message of the area "tree-reports". */
export function inputName({ type, node }: Sensitivity, tree: Tree): Message {
  return { id: "break-even-input", values: { type, name: nameOf(tree, node) } };
}

/** The display name of an action at the root. */
export function actionName(tree: Tree, index: number): string {
  const root = tree.root as InnerNode;
  return shownName(root.actions?.[index]) ?? nameOf(tree, root.children[index]!.id);
}

/** Where a number changes the best action, or that it never does, as a message of the area "tree-reports". */
export function breakEven(input: Sensitivity, tree: Tree, numbers: NumberStyle = "exact"): Message {
  const format = (value: Value): string => (numbers === "exact" ? formatExact(value) : formatDecimal(value));
  const values = { input: inputName(input, tree), value: format(input.value) };
  if (!input.flip) return { id: "break-even-same", values };
  const { at, below, above } = input.flip;
  const names = (actions: readonly number[]): string[] => actions.map((index) => actionName(tree, index));
  return {
    id: "break-even-changes",
    values: { ...values, at: format(at), below: names(below), above: names(above) },
  };
}
