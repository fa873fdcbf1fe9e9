import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { canonicalText } from "./canonical-text.js";
import { Structure } from "./structure.js";

const structure = new Structure();

function hashOf(value: unknown): string {
  structure.hash(value);
  return `${structure.low} ${structure.high}`;
}

/** For comparison by Node: -0 is 0, undefined properties are omitted, all typed arrays are of one kind. */
function normal(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value === 0 ? 0 : value;
  if (Array.isArray(value)) return value.map(normal);
  if (ArrayBuffer.isView(value)) return { typed: [...(value as Uint8Array)] };
  if (value instanceof Map) return new Map([...value].map(([key, part]) => [normal(key), normal(part)]));
  if (value instanceof Set) return new Set([...value].map(normal));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, normal(part)]])),
  );
}

/** The same value with the keys of every object, the entries of every Map and the items of every Set in reverse order. */
function reversed(value: unknown): unknown {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(reversed);
  if (value instanceof Map) return new Map([...value].reverse().map(([key, part]) => [key, reversed(part)]));
  if (value instanceof Set) return new Set([...value].reverse());
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

/** Plain data like states, small enough that two of them are often equal or nearly so. */
const state = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: "small", maxDepth: 3 },
    fc.constantFrom(0, -0, 1, 2, -1, 0.5, 2 ** 40, Number.NaN, Number.POSITIVE_INFINITY),
    fc.constantFrom("", "a", "b", "1", true, false, null, undefined, 1n, Number.NEGATIVE_INFINITY),
    fc.array(tie("any"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c"), tie("any"), { maxKeys: 3, noNullPrototype: true }),
    fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }).map((cells) => Uint8Array.from(cells)),
    fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }).map((cells) => Int32Array.from(cells)),
    fc
      .array(fc.tuple(fc.constantFrom(1, "1", "a"), tie("any")), { maxLength: 3 })
      .map((pairs) => new Map(pairs)),
    fc.array(fc.constantFrom(0, 1, "1", "a", true), { maxLength: 3 }).map((items) => new Set(items)),
  ),
})).any;

describe("the structure of a state", () => {
  it("is equal exactly if Node finds two values deeply equal, and so are its hashes and texts", () => {
    let equal = 0;
    let different = 0;
    fc.assert(
      fc.property(state, state, (one, other) => {
        const isEqual = isDeepStrictEqual(normal(one), normal(other));
        expect(canonicalText(one) === canonicalText(other)).toBe(isEqual);
        expect(structure.same(one, other)).toBe(isEqual);
        expect(structure.same(other, one)).toBe(isEqual);
        expect(hashOf(one) === hashOf(other)).toBe(isEqual);
        if (isEqual) equal++;
        else different++;
      }),
      { seed: 15, numRuns: cases(20_000, 4000) },
    );
    expect(Math.min(equal, different)).toBeGreaterThan(50);
  });

  it("does not depend on the order of keys, entries and items", () => {
    fc.assert(
      fc.property(state, (value) => {
        const other = reversed(value);
        expect(structure.same(value, other)).toBe(true);
        expect(hashOf(other)).toBe(hashOf(value));
        expect(canonicalText(other)).toBe(canonicalText(value));
      }),
      { seed: 17, numRuns: cases(5000, 1000) },
    );
  });

  it("is the same for a copy", () => {
    fc.assert(
      fc.property(state, (value) => {
        const copy = structuredClone(value);
        expect(structure.same(value, copy)).toBe(true);
        expect(hashOf(copy)).toBe(hashOf(value));
        expect(structure.difference(value, copy)).toBeUndefined();
      }),
      { seed: 16, numRuns: 500 },
    );
  });

  it("uses the JSON form that a value defines", () => {
    const day = (time: number): object => ({ day: new Date(time) });
    expect(structure.same(day(0), day(0))).toBe(true);
    expect(structure.same(day(0), day(1))).toBe(false);
    expect(hashOf(day(0))).toBe(hashOf({ day: "1970-01-01T00:00:00.000Z" }));
  });

  it("supports integers of any length, which JSON lacks", () => {
    expect(structure.same([2n ** 70n], [2n ** 70n])).toBe(true);
    expect(structure.same([2n ** 70n], [2n ** 70n + 1n])).toBe(false);
    expect(hashOf([2n ** 70n])).not.toBe(hashOf([2n ** 70n + 1n]));
    expect(hashOf(BigUint64Array.of(1n))).not.toBe(hashOf(BigUint64Array.of(2n)));
  });

  it("names a part in which two states of one shape differ", () => {
    const one = { cells: [0, 1, 2], player: 0, die: { shows: [3, 1] } };
    expect(structure.difference(one, { ...one, die: { shows: [3, 2] } })).toEqual(["die", "shows", "1"]);
    expect(structure.difference(one, { ...one, player: 1 })).toEqual(["player"]);
    expect(structure.difference(1, 2)).toEqual([]);
    expect(structure.difference(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toEqual(["1"]);
  });

  it("gives a hash with evenly distributed words: no two of many similar states share it, and few share a word", () => {
    const size = cases(400_000, 60_000);
    const hashes = new Set<string>();
    const lows = new Set<number>();
    const highs = new Set<number>();
    for (let number = 0; number < size; number++) {
      // Boards that differ in one or two small numbers.
      const cells = new Array<number>(9).fill(0);
      cells[number % 9] = Math.floor(number / 9) % 250;
      cells[(number * 7 + 1) % 9] = Math.floor(number / 2250);
      structure.hash({ cells, number, player: number & 1 });
      hashes.add(`${structure.low} ${structure.high}`);
      lows.add(structure.low);
      highs.add(structure.high);
    }
    expect(hashes.size).toBe(size);
    // By chance n (n - 1) / 2^33 pairs share one word of 32 bits; five times that would be a poor hash.
    const byChance = (size * (size - 1)) / 2 ** 33;
    expect(size - lows.size).toBeLessThan(5 * byChance + 5);
    expect(size - highs.size).toBeLessThan(5 * byChance + 5);
  });
});
