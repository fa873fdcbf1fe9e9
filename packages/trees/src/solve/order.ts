import { RefusalError } from "../model/error.js";
import type { TreeFacts } from "../model/facts.js";
import { type InnerNode, isDecision, type Node, playerOf, type Tree } from "../model/node.js";
import { type Value, ZERO } from "../model/number.js";
import { backedUpValues } from "../model/values.js";
import type { Order, OrderName } from "../search/settings.js";

/** Search orders by name. Outcomes of probability 0 are never searched. */
export function orderBy(order: OrderName | Order, tree: Tree, facts: TreeFacts): Order {
  return withoutImpossible(typeof order === "function" ? checked(order) : named(order, tree, facts));
}

function named(name: OrderName, tree: Tree, facts: TreeFacts): Order {
  switch (name) {
    case "given":
      return (node) => upTo(node.children.length);
    case "reverse":
      return (node) => [...upTo(node.children.length)].reverse();
    case "estimate":
      return remembered((node) =>
        sorted(node, (child) => (child.kind === "leaf" ? child.value : child.estimate), 1),
      );
    case "best":
    case "worst": {
      if (facts.players > 2 || !facts.constantSum) {
        throw new RefusalError("tree-order-for-two", { order: name }, { type: "order" });
      }
      const values = backedUpValues(tree);
      return remembered((node) => sorted(node, (child) => values[child.id], name === "best" ? 1 : -1));
    }
  }
}

const ranges: (readonly number[])[] = [];

/** 0, 1, … count - 1; the array is shared. */
function upTo(count: number): readonly number[] {
  const known = ranges[count];
  if (known) return known;
  const made = Array.from({ length: count }, (_, index) => index);
  if (count <= 256) ranges[count] = made;
  return made;
}

/** Sorts the children of decisions; chance nodes keep their order. Children without a value come last. */
function sorted(
  node: InnerNode,
  worthOf: (child: Node) => Value | undefined,
  direction: 1 | -1,
): readonly number[] {
  if (!isDecision(node)) return upTo(node.children.length);
  const sign = playerOf(node) === 0 ? -direction : direction;
  return [...upTo(node.children.length)].sort((i, j) => {
    const a = worthOf(node.children[i]!);
    const b = worthOf(node.children[j]!);
    return a && b ? sign * a.compare(b) : Number(!a) - Number(!b);
  });
}

function remembered(order: Order): Order {
  const known = new Map<InnerNode, readonly number[]>();
  return (node) => {
    const found = known.get(node) ?? order(node);
    known.set(node, found);
    return found;
  };
}

/** Checks that a user's order function returns every child once. */
function checked(order: Order): Order {
  return remembered((node) => {
    const given = order(node);
    const count = node.children.length;
    if (given.length !== count || new Set(given).size !== count || given.some((i) => !(i in node.children))) {
      throw new RefusalError("tree-bad-order", { children: count });
    }
    return given;
  });
}

function withoutImpossible(order: Order): Order {
  return (node) => {
    if (node.kind !== "chance" || node.probabilities.every((p) => p.compare(ZERO) > 0)) return order(node);
    return order(node).filter((i) => node.probabilities[i]!.compare(ZERO) > 0);
  };
}
