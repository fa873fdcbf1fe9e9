import type { Position } from "../src/contract/position.js";

/** The common part of all nodes of a game given as a list of nodes. */
export interface ListedNode {
  /** Player, CHANCE or OVER. */
  readonly turn: number;
  readonly children: readonly number[];
  readonly probabilities: readonly number[];
}

/** A position on a list of nodes; a move is the index of a child. */
export abstract class NodePosition<Node extends ListedNode> implements Position {
  abstract readonly width: number;
  protected readonly nodes: readonly Node[];
  private readonly path: number[];

  constructor(nodes: readonly Node[], id: number) {
    this.nodes = nodes;
    this.path = [id];
  }

  abstract payoff(player: number): number;
  abstract hashLow(): number;
  abstract hashHigh(): number;
  abstract copy(): Position;

  get id(): number {
    return this.path[this.path.length - 1]!;
  }

  protected get node(): Node {
    return this.nodes[this.id]!;
  }

  turn(): number {
    return this.node.turn;
  }

  moves(into: Int32Array, from: number): number {
    for (let i = 0; i < this.node.children.length; i++) into[from + i] = i;
    return this.node.children.length;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    probabilities.set(this.node.probabilities, from);
    return this.moves(into, from);
  }

  play(move: number): void {
    this.path.push(this.node.children[move]!);
  }

  undo(): void {
    this.path.pop();
  }
}
