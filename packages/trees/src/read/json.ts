import { TreeBuilder } from "../model/build.js";
import type { InnerKind, Tree } from "../model/node.js";
import type { Value } from "../model/number.js";
import type { RootKind } from "./document.js";
import { JsonReader, type NodeSink, type Numeral, type Pay, type WrittenNode } from "./json-reader.js";
import { Numerals } from "./numerals.js";

/** Reads Tyche's JSON and nested lists. */
export function readJson(text: string, root?: RootKind): Tree {
  const nodes = new BuiltNodes();
  new JsonReader(text, nodes, nodes.numerals).readAll(root);
  return nodes.builder.finish();
}

/** Reads the tree that begins at an offset of a text. */
export function readJsonAt(text: string, at: number): Tree {
  const nodes = new BuiltNodes();
  const reader = new JsonReader(text, nodes, nodes.numerals);
  reader.at = at;
  reader.read();
  return nodes.builder.finish();
}

/** The nodes of a text become a tree. */
class BuiltNodes implements NodeSink {
  readonly isStream = false;
  readonly builder = new TreeBuilder();
  readonly numerals = new Numerals();

  open(kind: InnerKind, player: number | undefined, at: number, pay: Pay | undefined): void {
    this.builder.open(kind, player, at, pay);
  }

  leaf(value: string, valueAt: number, node: WrittenNode | undefined, pay: Pay | undefined): void {
    const payoff = this.numerals.value(value, valueAt);
    if (!node) this.builder.leaf(payoff, { at: valueAt, pay });
    else {
      const { at, label, estimate } = node;
      const payoffs = node.payoffs?.map(this.value);
      this.builder.leaf(payoff, { at, pay, label, payoffs, isEstimate: estimate && true });
    }
  }

  close(node: WrittenNode): void {
    const { at, label, actions, actionsAt, informationSet, probabilitiesAt } = node;
    const estimate = node.estimate && this.value(node.estimate);
    const probabilities = node.probabilities?.map((p) => this.numerals.probability(p.text, p.at));
    this.builder.close({
      at,
      label,
      actions,
      actionsAt,
      informationSet,
      estimate,
      probabilities,
      probabilitiesAt,
    });
  }

  private readonly value = ({ text, at }: Numeral): Value => this.numerals.value(text, at);
}
