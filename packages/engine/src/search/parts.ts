import type { Search } from "./search.js";

/** Decides which parts of a tree are small enough to be left to the ordinary search, from those searched before. */
export interface Parts {
  isSmall(depth: number, isChance: boolean): boolean;
  run(search: Search, depth: number, isChance: boolean, part: () => void): void;
  start(search: Search): number;
  /** Records the size of a part that was searched piece by piece. */
  note(search: Search, depth: number, isChance: boolean, start: number): void;
}

/** For callers that do not share the thread: everything is one part. */
export const AT_ONCE: Parts = {
  isSmall: () => true,
  run: (_search, _depth, _isChance, part) => part(),
  start: () => 0,
  note: () => {},
};

/** The weight of a new measurement: a single part that was delayed by something else soon stops counting. */
const NEW = 0.1;

/** Sizes by kind, as moving averages. */
class Averages {
  private readonly means: number[] = [];

  get(kind: number): number | undefined {
    return this.means[kind];
  }

  add(kind: number, size: number): void {
    const known = this.means[kind];
    this.means[kind] = known === undefined ? size : known + NEW * (size - known);
  }
}

/** Milliseconds that a part of a search may take without a pause. */
const PIECE = 3;

/** The assumed growth of the time with one more decision of depth, until it is measured. */
const GROWTH = 40;

/** Parts by the time they take: it affects only when other work can run. */
export class TimedParts implements Parts {
  private readonly took = new Averages();
  private spent = 0;

  isSmall(depth: number): boolean {
    const known = this.took.get(depth);
    if (known !== undefined) return known < PIECE;
    if (depth <= 1) return true;
    const below = this.took.get(depth - 1);
    return below !== undefined && below * GROWTH < PIECE;
  }

  run(_search: unknown, depth: number, _isChance: boolean, part: () => void): void {
    const start = performance.now();
    part();
    const ms = performance.now() - start;
    this.spent += ms;
    this.took.add(depth, ms);
  }

  start(): number {
    return this.spent;
  }

  note(_search: unknown, depth: number, _isChance: boolean, start: number): void {
    this.took.add(depth, this.spent - start);
  }
}

/** Parts with fewer nodes than this on average are small. */
const SMALL = 4000;

/** Parts by their number of nodes, for threads that share a tree: only the upper part of it pays for the marks. */
export class CountedParts implements Parts {
  private readonly sizes = new Averages();

  isSmall(depth: number, isChance: boolean): boolean {
    const kind = kindOf(depth, isChance);
    const known = this.sizes.get(kind);
    return known === undefined ? kind <= kindOf(1, false) : known < SMALL;
  }

  run(search: Search, depth: number, isChance: boolean, part: () => void): void {
    const start = search.nodes;
    part();
    this.note(search, depth, isChance, start);
  }

  start({ nodes }: Search): number {
    return nodes;
  }

  note({ nodes }: Search, depth: number, isChance: boolean, start: number): void {
    // A part answered by the table says nothing about sizes.
    if (nodes - start > 1) this.sizes.add(kindOf(depth, isChance), nodes - start);
  }
}

function kindOf(depth: number, isChance: boolean): number {
  return 2 * depth + (isChance ? 1 : 0);
}
