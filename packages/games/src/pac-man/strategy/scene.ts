/** What the evaluator looks at; the fast position gives it. */
export interface Scene {
  /** By cell: 0, FOOD or CAPSULE. */
  readonly items: Uint8Array;
  readonly foodLeft: number;
  readonly pacmanCount: number;
  readonly ghostCount: number;
  /** The points of all Pac-Men so far. */
  gathered(): number;
  /** The cell of a Pac-Man, -1 if it is caught. */
  pacmanCell(index: number): number;
  /** Where a ghost is on the grid of half cells, see `Maze`. */
  ghostPlace(index: number): number;
  ghostFacing(index: number): number;
  ghostTimer(index: number): number;
  /** These three in one word. */
  ghostWord(index: number): number;
  /** A hash of all items: equal items have equal words. */
  itemsLow(): number;
  itemsHigh(): number;
  /** The capsules that are left: bits in the order of the layout, the 32nd over the first again. */
  capsuleSet(): number;
}
