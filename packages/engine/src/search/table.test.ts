import { describe, expect, it } from "vitest";
import { sfc32 } from "../chance/sfc32.js";
import { BOUNDS_MASK, GENERATION, LOWER_MASK, NO_MOVE, SOLVED, Table, UPPER, UPPER_MASK } from "./table.js";

/** An entry as documented, without bits. */
interface Entry {
  low: number;
  high: number;
  move: number;
  lower: number;
  upper: number;
  generation: number;
  bounds: [number, number];
}

/** The table as documented: pairs of entries, of which the older, then the shallower is replaced. */
class Model {
  private readonly sets: Entry[][];
  generation = 0;

  constructor(sets: number) {
    this.sets = Array.from({ length: sets }, () => []);
  }

  private of(low: number): Entry[] {
    return this.sets[((low % this.sets.length) + this.sets.length) % this.sets.length]!;
  }

  find(low: number, high: number): Entry | undefined {
    return this.of(low).find((entry) => entry.low === low && entry.high === high);
  }

  claim(low: number, high: number): Entry {
    const { generation } = this;
    const known = this.find(low, high);
    if (known) {
      known.generation = generation;
      return known;
    }
    const set = this.of(low);
    const fresh: Entry = { low, high, move: NO_MOVE, lower: 0, upper: 0, generation, bounds: [0, 0] };
    if (set.length < 2) {
      set.push(fresh);
      return fresh;
    }
    const depthOf = ({ lower, upper }: Entry): number => Math.max(lower % SOLVED, upper % SOLVED);
    const isOld = (entry: Entry): boolean => entry.generation !== this.generation;
    const [first, second] = set as [Entry, Entry];
    const keepsFirst = isOld(first) === isOld(second) ? depthOf(first) > depthOf(second) : isOld(second);
    set[keepsFirst ? 1 : 0] = fresh;
    return fresh;
  }
}

describe("the transposition table", () => {
  it("finds what was written last under a key until an older or shallower entry had to be replaced", () => {
    const table = new Table(16);
    const model = new Model(8);
    const next = sfc32("a table");
    let lost = 0;
    for (let i = 0; i < 10_000; i++) {
      if (next() % 500 === 0) {
        table.begin([]);
        model.generation++;
      }
      const low = (next() % 40) - 20;
      const high = next() % 3;
      const entry = model.find(low, high);
      const at = table.find(low, high);
      if (entry === undefined) {
        expect(at).toBe(-1);
        lost++;
      } else {
        const meta = table.words[at + 3]!;
        const found = {
          low: table.words[at],
          high: table.words[at + 1],
          move: table.words[at + 2],
          lower: meta & LOWER_MASK,
          upper: (meta & UPPER_MASK) >> UPPER,
          bounds: [...table.bounds.subarray((at >> 1) + 2, (at >> 1) + 4)],
        };
        const { generation: _, ...expected } = entry;
        expect(found).toEqual(expected);
      }
      if (next() % 3 === 0) continue;
      const place = table.claim(low, high);
      const claimed = model.claim(low, high);
      claimed.move = next() | 0;
      claimed.lower = 1 + (next() % 2047);
      claimed.upper = next() % 2048;
      claimed.bounds = [next() / 7, -next() / 7];
      table.words[place + 2] = claimed.move;
      table.words[place + 3] =
        (table.words[place + 3]! & ~BOUNDS_MASK) | claimed.lower | (claimed.upper << UPPER);
      table.bounds.set(claimed.bounds, (place >> 1) + 2);
    }
    expect(lost).toBeGreaterThan(1000);
  });

  it("returns an entry without bounds for a new key, and keeps those of a known one", () => {
    const table = new Table(2);
    const first = table.claim(3, 4);
    expect(table.words[first + 2]).toBe(NO_MOVE);
    expect(table.words[first + 3]! & BOUNDS_MASK).toBe(0);
    expect(table.find(3, 4)).toBe(-1);
    table.words[first + 3] = table.words[first + 3]! | 7;
    table.begin([]);
    expect(table.find(3, 4)).toBe(first);
    expect(table.claim(3, 4)).toBe(first);
    expect(table.words[first + 3]! & BOUNDS_MASK).toBe(7);
    expect((table.words[first + 3]! >> GENERATION) & 255).toBe(1);
    // An entry that stays for long is overwritten as soon as it is older than its neighbour.
    const second = table.claim(5, 6);
    expect(second).not.toBe(first);
    table.words[second + 3] = table.words[second + 3]! | 1;
    expect(table.claim(7, 8)).toBe(second);
  });

  it("has a power of two of entries, at least two, 2^18 by default", () => {
    expect([0, 1, 2, 3, 4, 5, 1000].map((entries) => new Table(entries).entries)).toEqual([
      2, 2, 2, 4, 4, 8, 1024,
    ]);
    expect(new Table().entries).toBe(2 ** 18);
    expect(new Table(64).words.buffer.byteLength).toBe(64 * 32);
  });

  it("is cleared for another owner only, and explicitly", () => {
    const game = {};
    const table = new Table(8);
    const write = (): void => {
      const at = table.claim(1, 2);
      table.words[at + 3] = table.words[at + 3]! | 5;
    };
    const isThere = (): boolean => table.find(1, 2) >= 0;
    table.begin([game, 1]);
    write();
    table.begin([game, 1]);
    expect(isThere()).toBe(true);
    for (const owner of [[game, 2], [{}, 1], [game], [game, 1, 1], []]) {
      table.begin([game, 1]);
      write();
      table.begin(owner);
      expect(isThere(), `${owner.length}`).toBe(false);
    }
    write();
    table.clear();
    expect(isThere()).toBe(false);
  });

  it("counts 256 generations and starts again", () => {
    const table = new Table(2);
    const generations = new Set<number>();
    for (let i = 0; i < 600; i++) {
      table.begin([]);
      const at = table.claim(1, 1);
      generations.add((table.words[at + 3]! >> GENERATION) & 255);
    }
    expect(generations.size).toBe(256);
  });
});
