/** Parts of so many nodes, as a rule, are small. */
const SMALL = 4000;
/** The weight of a new size in the mean of its kind. */
const NEW = 0.1;

/** How many nodes parts of a search have, learnt as they come, by the kind of their uppermost node. */
export class Sizes {
  /** The mean of late. */
  private readonly means: number[] = [];

  /** The kind of a node with so many decisions below it. */
  kindOf(depth: number, isChance: boolean): number {
    return 2 * depth + (isChance ? 1 : 0);
  }

  /** Whether a part of this kind is likely to be too small to be divided. */
  isSmall(kind: number): boolean {
    const known = this.means[kind];
    return known === undefined ? kind <= this.kindOf(1, false) : known < SMALL;
  }

  note(kind: number, nodes: number): void {
    // What the table answers at once says nothing of sizes.
    if (nodes <= 1) return;
    const known = this.means[kind];
    this.means[kind] = known === undefined ? nodes : known + NEW * (nodes - known);
  }
}
