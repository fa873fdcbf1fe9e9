import type { InnerNode, Limit, Node, Value } from "@tyche/trees";
import { compare } from "@tyche/trees/numbers";
import { playerOf } from "../../src/model/node.js";
import { check, limitOf, numberOf, relates, valuesOf } from "./claimed-values.js";
import type { Hearing } from "./hearing.js";
import type { Said } from "./read-sentence.js";
import { paidTo } from "./truths.js";

interface Entry {
  readonly node: Node;
  readonly solved: boolean;
  readonly merit: Limit;
}

/**
 * Checks the sentences about SSS* against a separate list OPEN: which entry comes first, with which merit, and what
 * that proves.
 */
export class OpenList {
  private readonly heard: Hearing;
  private entries: Entry[];
  /** The entry taken last, which must be put back. */
  private taken: Entry | undefined;
  /** The node solved last, with the entries that were removed. */
  private solved: { readonly node: Node; readonly merit: Value; readonly gone: readonly Entry[] } | undefined;
  private readonly entered = new Set<number>();

  constructor(heard: Hearing) {
    this.heard = heard;
    this.entries = [{ node: heard.tree.root, solved: false, merit: Number.POSITIVE_INFINITY }];
  }

  hear(node: Node, said: Said): void {
    switch (said.saying) {
      case "enterOpen":
        this.enter(node, said);
        break;
      case "payoffOpen":
      case "estimateOpen":
        this.pays(node, said);
        break;
      case "solvedMax":
      case "solvedNext":
      case "solvedLast":
        this.settle(node as InnerNode, said);
        break;
      case "leave":
        this.leave(node, said);
        break;
      case "cutByMerit":
        this.cut(node as InnerNode, said);
        break;
      default:
        throw new Error(`SSS* does not say this: ${said.saying}`);
    }
  }

  private isMax(node: Node): boolean {
    return playerOf(node) === 0;
  }

  /** The indices on the path to a node, in search order. */
  private pathOf(node: Node): number[] {
    const path: number[] = [];
    const { tree, model } = this.heard;
    for (let below = node; below.id !== 0; ) {
      const parent = tree.nodes[tree.parents[below.id]!] as InnerNode;
      path.unshift(model.order(parent).findIndex((i) => parent.children[i] === below));
      below = parent;
    }
    return path;
  }

  private isLeftOf(a: Node, b: Node): boolean {
    const [p, q] = [this.pathOf(a), this.pathOf(b)];
    const at = p.findIndex((place, i) => place !== q[i]);
    return at >= 0 && at < q.length && p[at]! < q[at]!;
  }

  private isBelow(node: Node, above: Node): boolean {
    const { parents } = this.heard.tree;
    for (let id = parents[node.id]!; id >= 0; id = parents[id]!) if (id === above.id) return true;
    return false;
  }

  private take(node: Node, solved: boolean, merit: Limit): Entry {
    const found = this.entries.find((entry) => entry.node === node);
    check(found !== undefined && found.solved === solved, "it is in OPEN as it is said to be");
    check(compare(found.merit, merit) === 0, "with that merit");
    for (const other of this.entries) {
      if (other === found) continue;
      const order = compare(other.merit, merit);
      check(order < 0 || (order === 0 && this.isLeftOf(node, other.node)), "it comes first");
    }
    this.entries = this.entries.filter((entry) => entry !== found);
    return found;
  }

  private enter(node: Node, said: Said): void {
    const merit = limitOf(said.merit!);
    this.taken = this.take(node, false, merit);
    this.entered.add(node.id);
    if (!said.added) return;
    const order = this.heard.model.order(node as InnerNode);
    const added = (this.isMax(node) ? order : order.slice(0, 1)).map((i) => node.children[i]!);
    check(said.added.count === added.length, "the number of nodes that enter");
    check(
      said.added.names.every((name, i) => this.heard.ids.get(name) === added[i]!.id),
      "these enter",
    );
    for (const child of added) this.entries.push({ node: child, solved: false, merit });
  }

  private pays(node: Node, said: Said): void {
    check(this.taken?.node === node, "the node was taken just now");
    check(
      (node.kind === "leaf") === (said.saying === "payoffOpen"),
      "a leaf pays, another node is estimated",
    );
    const value = numberOf(said.value![0]!);
    check(value.equals(paidTo(node, 0)!), "it pays so much");
    const merit = numberOf(said.merit!);
    const least = compare(value, this.taken!.merit) < 0 ? value : this.taken!.merit;
    check(compare(merit, least) === 0, "the merit is the smaller of the two");
    this.entries.push({ node, solved: true, merit });
  }

  private settle(node: InnerNode, said: Said): void {
    const child = this.heard.tree.nodes[this.heard.ids.get(said.child!)!]!;
    check(node.children.includes(child as never), "a child of the node");
    const merit = numberOf(said.merit!);
    this.take(child, true, merit);
    const order = this.heard.model.order(node);
    const at = order.findIndex((i) => node.children[i] === child);
    check((said.saying === "solvedMax") === this.isMax(node), "max is content with one child");
    if (said.saying === "solvedNext") {
      const next = node.children[order[at + 1]!];
      check(next?.id === this.heard.ids.get(said.next!), "it is the next one");
      this.entries.push({ node: next!, solved: false, merit });
      return;
    }
    if (said.saying === "solvedLast") check(at === order.length - 1, "it is the last one");
    const gone = this.entries.filter((entry) => this.isBelow(entry.node, node));
    check(gone.length === (said.removed ?? 0), "the number of nodes that leave OPEN");
    this.entries = this.entries.filter((entry) => !gone.includes(entry));
    this.entries.push({ node, solved: true, merit });
    this.solved = { node, merit, gone };
  }

  private leave(node: Node, said: Said): void {
    check(this.solved?.node === node, "it was solved just now");
    check(this.solved!.merit.equals(numberOf(said.value![0]!)), "its value is its merit");
    check((said.bound === "exact") === (node.id === 0), "only the root is known exactly");
    check(relates(valuesOf(said.value!), said.bound!, this.heard.truth(node)), "the node is worth so much");
  }

  private cut(node: InnerNode, said: Said): void {
    const { heard } = this;
    const { node: above, merit, gone } = this.solved!;
    check(heard.named(said.above!) === above, "the node was solved just now");
    check(node === above || this.isBelow(node, above), "it stands above");
    const [left, right] = [numberOf(said.left!), numberOf(said.right!)];
    check(right.equals(merit) && said.sign === "≤" && left.compare(right) <= 0, "the inequality holds");
    const below = gone.filter((entry) => this.isBelow(entry.node, node));
    check(
      below.every((entry) => compare(entry.merit, left) <= 0) &&
        below.some((entry) => compare(entry.merit, left) === 0),
      "nothing below it promises more",
    );
    const { which, count, names } = said.skip!;
    const skipped = names.map((name) => heard.tree.nodes[heard.ids.get(name)!]!);
    check(
      skipped.every((child) => node.children.includes(child as never) && !this.entered.has(child.id)),
      "children that were never searched are skipped",
    );
    const rest = node.children.filter(({ id }) => !this.entered.has(id));
    check(count === rest.length && (which === "all") === (count === node.children.length), "all the others");
    for (const end of [heard.low, heard.high]) {
      const changed = new Map(rest.map(({ id }) => [id, end]));
      check(this.rootIf(changed).equals(heard.truths[0]![0]!), "the root does not depend on them");
    }
  }

  /** The root's value if some nodes had the given values. */
  private rootIf(changed: ReadonlyMap<number, Value>): Value {
    const worth = (node: Node): Value => {
      const known = changed.get(node.id);
      if (known) return known;
      const has = [...changed.keys()].some((id) => this.isBelow(this.heard.tree.nodes[id]!, node));
      if (!has) return this.heard.truths[node.id]![0]!;
      const values = node.children.map((child) => worth(child));
      const sign = this.isMax(node) ? 1 : -1;
      return values.reduce((a, b) => (b.compare(a) * sign > 0 ? b : a));
    };
    return worth(this.heard.tree.root);
  }
}
