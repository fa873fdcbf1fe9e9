import { hashText } from "../chance/sfc32.js";
import { resized } from "../search/resized.js";

const NONE = -1;

const ROOM = 1024;

/**
 * A tree of information sets in typed arrays. A node is what the searching player knows; its edges are the actions
 * seen there so far, as states behind one view may allow different actions. What the player observes selects the
 * child.
 */
export class InformationTree {
  nodes = 1;
  edges = 0;
  /** By edge: how often its action was taken and available, and the total payoff for the player who decided. */
  visits = new Int32Array(ROOM);
  available = new Int32Array(ROOM);
  sum = new Float64Array(ROOM);
  squares = new Float64Array(ROOM);
  private nextEdge = new Int32Array(ROOM);
  private keyLow = new Int32Array(ROOM);
  private keyHigh = new Int32Array(ROOM);
  /** By node: the edge added last. */
  private firstEdge = new Int32Array(ROOM).fill(NONE);
  /** Open addressing, four words per entry: parent, both words of the observation, child. */
  private children = new Int32Array(4 * 2 * ROOM).fill(NONE);

  /** The edge of an action, added if missing; `edges` then grows by one. */
  edge(node: number, action: string): number {
    const low = hashText(action, 0x2c1b3c6d);
    const high = hashText(action, 0x297a2d39);
    for (let edge = this.firstEdge[node]!; edge !== NONE; edge = this.nextEdge[edge]!) {
      if (this.keyLow[edge] === low && this.keyHigh[edge] === high) return edge;
    }
    if (this.edges === this.visits.length) this.growEdges();
    const edge = this.edges++;
    this.keyLow[edge] = low;
    this.keyHigh[edge] = high;
    this.nextEdge[edge] = this.firstEdge[node]!;
    this.firstEdge[node] = edge;
    return edge;
  }

  /** The child node reached when the player observes this text, added if missing. */
  child(node: number, observation: string): number {
    const low = hashText(observation, 0x5bd1e995);
    const high = hashText(observation, 0x1b873593);
    const at = this.place(this.children, node, low, high);
    if (this.children[at + 3] !== NONE) return this.children[at + 3]!;
    if (this.nodes === this.firstEdge.length) this.growNodes();
    const child = this.nodes++;
    this.children.set([node, low, high, child], this.place(this.children, node, low, high));
    return child;
  }

  /** The index of an entry, or the free one where it belongs. */
  private place(table: Int32Array, node: number, low: number, high: number): number {
    const mask = table.length / 4 - 1;
    let at = (Math.imul(node, 0x9e3779b1) ^ low ^ (high >>> 5)) & mask;
    while (table[4 * at + 3] !== NONE) {
      if (table[4 * at] === node && table[4 * at + 1] === low && table[4 * at + 2] === high) break;
      at = (at + 1) & mask;
    }
    return 4 * at;
  }

  private growEdges(): void {
    const length = 2 * this.visits.length;
    for (const name of ["visits", "available", "nextEdge", "keyLow", "keyHigh"] as const)
      this[name] = resized(this[name], length);
    this.sum = resized(this.sum, length);
    this.squares = resized(this.squares, length);
  }

  private growNodes(): void {
    const nodes = this.firstEdge.length;
    this.firstEdge = resized(this.firstEdge, 2 * nodes).fill(NONE, nodes);
    const old = this.children;
    const table = new Int32Array(2 * old.length).fill(NONE);
    for (let at = 0; at < old.length; at += 4) {
      if (old[at + 3] === NONE) continue;
      const entry = old.subarray(at, at + 4);
      table.set(entry, this.place(table, entry[0]!, entry[1]!, entry[2]!));
    }
    this.children = table;
  }
}
