/** Parts with fewer nodes than this on average are small. */
const SMALL = 4000;
/** The weight of a new size in the mean of its kind. */
const NEW = 0.1;

/** The number of nodes in parts of a search, learnt as they are searched, by the kind of their uppermost node. */
export class Sizes {
  /** The moving averages. */
  private readonly means: number[] = [];

  /** The kind of a node with this many decisions below it. */
  kindOf(depth: number, isChance: boolean): number {
    return 2 * depth + (isChance ? 1 : 0);
  }

  /** Whether a part of this kind is likely to be too small to be divided. */
  isSmall(kind: number): boolean {
    const known = this.means[kind];
    return known === undefined ? kind <= this.kindOf(1, false) : known < SMALL;
  }

  note(kind: number, nodes: number): void {
    // A part answered by the table says nothing about sizes.
    if (nodes <= 1) return;
    const known = this.means[kind];
    this.means[kind] = known === undefined ? nodes : known + NEW * (nodes - known);
  }
}
