import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { mix32 } from "../chance/sfc32.js";
import { Structure } from "./structure.js";

type Words = readonly [low: number, high: number];

const FIRST: Words = [0x51ed270b, 0x7b1dcdaf];

/** The hash as it is defined, without anything remembered from value to value. */
function hashOf(value: unknown): Words {
  const [low, high] = walked(FIRST, value);
  return [mix32(low ^ Math.imul(high, 0x9e3779b1)), mix32(high)];
}

function fed([low, high]: Words, ...words: readonly number[]): Words {
  for (const word of words) {
    let mixed = Math.imul(word, 0xcc9e2d51);
    mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593) ^ low;
    low = (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
    mixed = Math.imul(high ^ word, 0x85ebca6b);
    high = (Math.imul((mixed << 17) | (mixed >>> 15), 9) + 0x38495ab5) | 0;
  }
  return [low, high];
}

function withText(words: Words, text: string): Words {
  return fed(
    words,
    0x3b9f0a41,
    text.length,
    ...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)),
  );
}

function unordered(words: Words, kind: number, parts: readonly Words[]): Words {
  const sum = (at: 0 | 1): number => parts.reduce((total, part) => (total + mix32(part[at])) | 0, 0);
  return fed(words, kind, parts.length, sum(0), sum(1));
}

function walked(words: Words, value: unknown): Words {
  if (typeof value === "number") {
    if (Object.is(value, -0) || (value | 0) === value) return fed(words, value | 0);
    if (!Number.isFinite(value)) return withText(words, String(value));
    return fed(words, 0x5c1d77e3, ...new Int32Array(Float64Array.of(value).buffer));
  }
  if (typeof value === "string") return withText(words, value);
  if (typeof value === "boolean") return fed(words, value ? 0x12835b01 : 0x243185be);
  if (typeof value === "bigint") return withText(words, `${value}n`);
  if (value === undefined) return fed(words, 0x0fc19dc6);
  if (value === null) return fed(words, 0x71374491);
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const items = Array.from(value as ArrayLike<unknown>);
    return items.reduce(walked, fed(words, Array.isArray(value) ? 0x1e35a7bd : 0x2545f491, items.length));
  }
  if (value instanceof Map)
    return unordered(
      words,
      0x550c7dc3,
      Array.from(value, ([key, part]) => walked(walked(FIRST, key), part)),
    );
  if (value instanceof Set)
    return unordered(
      words,
      0x72be5d74,
      Array.from(value, (item) => walked(FIRST, item)),
    );
  const { toJSON } = value as { toJSON?: () => unknown };
  if (toJSON !== undefined) return walked(words, toJSON.call(value));
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return unordered(
    words,
    0x6a09e667,
    parts.map(([key, part]) => walked(withText(FIRST, key), part)),
  );
}

const part = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: "small", maxDepth: 3 },
    fc.constantFrom<unknown>(0, -0, 1, -1, 0.5, 2 ** 40, Number.NaN, Number.NEGATIVE_INFINITY, 3n, undefined),
    fc.constantFrom<unknown>("", "a", "1", true, false, null),
    fc.array(tie("any"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c"), tie("any"), { maxKeys: 3 }),
    fc.constantFrom<unknown>(Uint8Array.of(1, 2), Int32Array.of(1, 2), Float64Array.of(0.5, -0), new Date(0)),
    fc
      .array(fc.tuple(fc.constantFrom(1, "1", "a"), tie("any")), { maxLength: 3 })
      .map((pairs) => new Map(pairs)),
    fc.array(tie("any"), { maxLength: 3 }).map((items) => new Set(items)),
    fc.array(tie("any"), { maxLength: 2 }).map((items) => ({ toJSON: () => items })),
    fc.constant({ toJSON: () => fail() }),
  ),
})).any;

function fail(): never {
  throw new Error("toJSON fails");
}

/** States that follow each other: each keeps some parts of the one before as the same objects. */
const states = fc
  .array(fc.array(fc.tuple(fc.constantFrom("cards", "dice", "player", "1"), part), { maxLength: 2 }), {
    minLength: 8,
    maxLength: 8,
  })
  .map((steps) => {
    let state: Readonly<Record<string, unknown>> = {};
    return steps.map((changes, i) => {
      // Every third begins with other keys, so that keys change their places.
      state = {
        ...(i % 3 === 2 ? Object.fromEntries(Object.entries(state).reverse()) : state),
        ...Object.fromEntries(changes),
      };
      return i % 4 === 3 ? [state, { inner: state }] : state;
    });
  });

it("the hash of a state does not depend on the states hashed before it", () => {
  const structure = new Structure();
  let failed = 0;
  let hashed = 0;
  fc.assert(
    fc.property(states, (list) => {
      for (const state of list) {
        let expected: Words | undefined;
        try {
          expected = hashOf(state);
        } catch {
          failed++;
        }
        if (expected === undefined) {
          expect(() => structure.hash(state)).toThrow("toJSON fails");
          continue;
        }
        structure.hash(state);
        hashed++;
        // There are many: expect takes longer than the hash.
        if (structure.low !== expected[0] || structure.high !== expected[1])
          expect([structure.low, structure.high]).toEqual(expected);
      }
    }),
    { seed: 50, numRuns: cases(24_000, 1000) },
  );
  expect(hashed).toBeGreaterThan(cases(100_000, 4000));
  expect(failed).toBeGreaterThan(100);
});
