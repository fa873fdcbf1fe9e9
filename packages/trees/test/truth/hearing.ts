import type { Algorithm, Limit, Node, Tree, Value } from "@tyche/trees";
import { compare } from "@tyche/trees/numbers";
import { playerOf } from "../../src/model/node.js";
import { check } from "./claimed-values.js";
import type { Named, Said, SaidSide } from "./read-sentence.js";
import { type Model, mustPass, truths } from "./truths.js";

/** A node being searched, as described by the sentences so far. */
export interface Open {
  readonly node: Node;
  readonly alpha: Limit;
  readonly beta: Limit;
  best: readonly Value[] | undefined;
  readonly searched: Set<number>;
  readonly replier: number | undefined;
  /** The value that an empty window returns. */
  returns: Value | undefined;
  /** Whether the node was entered with a null window, or again after one. */
  readonly isNull: boolean;
  /** The child announced as the first; undefined once a child has been reported. */
  first: number | undefined;
  /** The child that set the best so far. */
  chosen: number;
}

export const NOTHING: readonly Limit[] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** What the sentences of one search have said so far, and the truth about its tree. */
export class Hearing {
  readonly open: Open[] = [];
  truths: readonly (readonly Value[] | undefined)[];
  /** Nodes already left, by the look of their subtrees except for names: equal looks are one position in a table. */
  readonly positions = new Map<string, { readonly ids: Set<number>; best: number }>();
  private readonly looks = new Map<number, string>();
  readonly ids = new Map<string, number>();
  readonly tree: Tree;
  readonly algorithm: Algorithm;
  readonly model: Model;
  readonly low: Value;
  readonly high: Value;

  /** @param bounds the bounds of all values in the search */
  constructor(
    tree: Tree,
    algorithm: Algorithm,
    model: Model,
    bounds: readonly [Value, Value],
    names: readonly string[],
  ) {
    this.tree = tree;
    this.algorithm = algorithm;
    this.model = model;
    [this.low, this.high] = bounds;
    this.truths = truths(tree, model);
    for (const [id, name] of names.entries()) this.ids.set(name, id);
  }

  /** Sets the current depth of iterative deepening. */
  deepen(depth: number): void {
    this.truths = truths(this.tree, { ...this.model, settings: { ...this.model.settings, depth } });
  }

  /** The look of a subtree, except for names. */
  lookOf(node: Node): string {
    const known = this.looks.get(node.id);
    if (known !== undefined) return known;
    const look =
      node.kind === "leaf"
        ? `${node.value}/${node.payoffs ?? ""}`
        : `${node.kind}${playerOf(node)}(${node.children.map((child) => this.lookOf(child)).join(";")})${node.estimate ?? ""}`;
    this.looks.set(node.id, look);
    return look;
  }

  searchWindow(): readonly Limit[] {
    return this.model.settings.window ?? NOTHING;
  }

  /** The remaining window of a decision, seen from the side its sentences use. */
  windowAt({ node, alpha, beta, best }: Open): readonly Limit[] {
    if (!best || best.length > 1 || this.isPassing(node)) return [alpha, beta];
    if (this.wantsMore(node)) return [compare(best[0]!, alpha) > 0 ? best[0]! : alpha, beta];
    return [alpha, compare(best[0]!, beta) < 0 ? best[0]! : beta];
  }

  isPassing(node: Node): boolean {
    const at = this.open.findLast((each) => each.node === node);
    return at !== undefined && mustPass(node, at.replier, this.model);
  }

  /** Whether a decision prefers larger numbers, as its sentences give them: in negamax all do. */
  wantsMore(node: Node): boolean {
    return this.isNegamax || playerOf(node) === this.model.player;
  }

  get isNegamax(): boolean {
    return this.algorithm.name.startsWith("negamax");
  }

  /** The value of a node, from the side its own sentences use. */
  truth(node: Node): readonly Value[] {
    const found = this.truths[node.id];
    check(found !== undefined, "what is searched has a value");
    return this.isNegamax && playerOf(node) === 1 ? found!.map((value) => value.neg()) : found!;
  }

  /** The value of a child, from the side of its parent. */
  truthOfChild(parent: Node, child: number): readonly Value[] {
    const found = this.truths[parent.children[child]!.id];
    check(found !== undefined, "what is searched has a value");
    return this.isNegamax && playerOf(parent) === 1 ? found!.map((value) => value.neg()) : found!;
  }

  playerOf(side: SaidSide): number {
    if (side.kind === "player") return side.player;
    check(!this.tree.nodes.some(({ kind }) => kind === "player"), "players have numbers here");
    return side.kind === "max" ? 0 : 1;
  }

  childAt(at: Open, said: Said): number {
    const id = this.ids.get(said.child!);
    const index = at.node.children.findIndex((child) => child.id === id);
    check(index >= 0, "a child of the node");
    return index;
  }

  named({ kind, player, name }: Named): Node {
    const id = name === undefined ? 0 : this.ids.get(name);
    check(id !== undefined, `${name} is a node`);
    const node = this.tree.nodes[id!]!;
    check(
      node.kind === kind && (player === undefined || player === playerOf(node)),
      "the node is what it is called",
    );
    return node;
  }
}

/** The outcomes of a chance node whose probability is as wanted. */
export function outcomes(node: Extract<Node, { kind: "chance" }>, wanted: (p: Value) => boolean): number[] {
  return node.children.flatMap((_, i) => (wanted(node.probabilities[i]!) ? [i] : []));
}
