/** The evaluator's view of a position, implemented by the native position. */
export interface Scene {
  /** Indexed by cell: 0, FOOD or CAPSULE. */
  readonly items: Uint8Array;
  readonly foodLeft: number;
  readonly pacmanCount: number;
  readonly ghostCount: number;
  /** Points of all Pac-Men so far. */
  gathered(): number;
  /** The cell of a Pac-Man, -1 if it has been caught. */
  pacmanCell(index: number): number;
  /** Position of a ghost on the grid of half cells, see `Maze`. */
  ghostPlace(index: number): number;
  ghostFacing(index: number): number;
  ghostTimer(index: number): number;
  /** Position, direction and timer in one word. */
  ghostWord(index: number): number;
  /** A hash of all items: equal items have equal words. */
  itemsLow(): number;
  itemsHigh(): number;
  /** The remaining capsules as bits in layout order; the 32nd shares a bit with the first. */
  capsuleSet(): number;
}
