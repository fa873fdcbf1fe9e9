import type { Tree } from "../model/node.js";
import type { ValueBound, Worth } from "./event.js";

/** What a search has seen of a tree, by node id: what drawings, exercises and tables are made of. */
export class SearchRecord {
  /** How often each node was visited; 0: never (pruned, or beyond the horizon). */
  readonly visits: Uint32Array;
  /** The last value each node was left with. */
  readonly values: (Worth | undefined)[];
  readonly bounds: (ValueBound | undefined)[];
  /** The child chosen at each decision, -1 where none was. */
  readonly chosen: Int32Array;

  readonly tree: Tree;

  /** 1 where an estimate stood for the node, so that nothing below it was asked for. */
  readonly horizon: Uint8Array;

  /** @param size how many nodes to keep counts and choices of; default: all */
  constructor(tree: Tree, size = tree.nodes.length) {
    this.tree = tree;
    this.horizon = new Uint8Array(size);
    this.visits = new Uint32Array(size);
    this.values = new Array<Worth | undefined>(size);
    this.bounds = new Array<ValueBound | undefined>(size);
    this.chosen = new Int32Array(size).fill(-1);
  }
}
