import { equalProbabilities } from "../model/checks.js";
import type { Kind, Node } from "../model/node.js";
import type { Value } from "../model/number.js";
import type { Tape } from "./tape.js";

/**
 * A node of a tape while a search stands at it or above it, made when its parent is asked for its children.
 *
 * Its `id` is not its number in the tree but a place that the nodes on the path and their siblings have for themselves, and that
 * is used again by others when the search has gone on: what a search keeps by id stays as small as the path.
 */
export class TapeNode {
  readonly id: number;
  readonly kind: Kind;
  readonly label = undefined;
  readonly actions = undefined;
  readonly edgePayoffs = undefined;
  readonly estimate = undefined;
  readonly payoffs = undefined;
  private readonly tape: Tape;
  private readonly at: number;
  /** The id of its first child. */
  private readonly below: number;
  private made: readonly Node[] | undefined = undefined;

  constructor(tape: Tape, at: number, id: number, below: number) {
    this.tape = tape;
    this.at = at;
    this.id = id;
    this.below = below;
    this.kind = tape.kindOf(at);
  }

  get children(): readonly Node[] {
    this.made ??= this.make();
    return this.made;
  }

  get value(): Value {
    return this.tape.valueOf(this.at);
  }

  get probabilities(): readonly Value[] {
    return this.tape.probabilitiesOf(this.at) ?? equalProbabilities(this.children.length);
  }

  get player(): number | undefined {
    return this.tape.playerOf(this.at);
  }

  /** Lets go of its children, which are made again where they are asked for. */
  forget(): void {
    this.made = undefined;
  }

  private make(): Node[] {
    const { tape, at, below } = this;
    const end = tape.endOf(at);
    let count = 0;
    for (let child = at + 1; child < end; child = tape.endOf(child)) count++;
    const children: Node[] = [];
    for (let child = at + 1; child < end; child = tape.endOf(child)) {
      children.push(new TapeNode(tape, child, below + children.length, below + count) as unknown as Node);
    }
    return children;
  }
}

/** The root of a tape, with id 0. */
export function rootOf(tape: Tape): Node {
  return new TapeNode(tape, 0, 0, 1) as unknown as Node;
}
