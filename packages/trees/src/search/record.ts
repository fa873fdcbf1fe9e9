import type { Tree } from "../model/node.js";
import type { ValueBound, Worth } from "./event.js";

/** What a search found out about a tree, by node id; drawings, exercises and tables are based on it. */
export class SearchRecord {
  /** The number of visits to each node; 0 if never visited (pruned, or beyond the horizon). */
  readonly visits: Uint32Array;
  /** The last value of each node. */
  readonly values: (Worth | undefined)[];
  readonly bounds: (ValueBound | undefined)[];
  /** The child chosen at each decision; -1 if none was. */
  readonly chosen: Int32Array;

  readonly tree: Tree;

  /** 1 if the node was replaced by its estimate, so that nothing below it was needed. */
  readonly horizon: Uint8Array;

  /** @param size the number of nodes whose counts and choices are kept; default: all */
  constructor(tree: Tree, size = tree.nodes.length) {
    this.tree = tree;
    this.horizon = new Uint8Array(size);
    this.visits = new Uint32Array(size);
    this.values = new Array<Worth | undefined>(size);
    this.bounds = new Array<ValueBound | undefined>(size);
    this.chosen = new Int32Array(size).fill(-1);
  }
}
