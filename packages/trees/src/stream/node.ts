import { equalProbabilities } from "../model/checks.js";
import type { Kind, Node } from "../model/node.js";
import type { Value } from "../model/number.js";
import type { Tape } from "./tape.js";

/**
 * A node of a tape while the search is at it or below it, created when its parent's children are needed.
 *
 * Its `id` is not its number in the tree but a slot that is unique among the nodes on the path and their siblings, and
 * reused once the search has moved on. So what a search stores by id stays as small as the path.
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

  /** Releases its children, which are created again when needed. */
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
