import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { failure } from "../../test/shape.js";
import { parseJson } from "./json-text.js";
import type { Json } from "./json-value.js";

/** The value that JSON.parse would return. */
function plain(json: Json): unknown {
  if (json.type === "list") return json.items.map(plain);
  if (json.type === "object")
    return Object.fromEntries(json.members.map(({ key, value }) => [key, plain(value)]));
  return json.type === "string" ? json.text : JSON.parse(json.text);
}

const small = { maxKeys: 30, maxDepth: 5 };

describe("parseJson against JSON.parse", () => {
  it("reads anything JSON.stringify writes, with any whitespace", () => {
    fc.assert(
      fc.property(fc.jsonValue(small), fc.constantFrom(0, 2, "\t"), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(plain(parseJson(text))).toEqual(JSON.parse(text));
      }),
      { numRuns: cases(3000), seed: 1 },
    );
  });

  it("accepts and refuses the same texts after random changes of characters", () => {
    const characters = fc.constantFrom(...'[]{}",:.-+eE0159tfnu\\/ \n\u0001x');
    let refused = 0;
    fc.assert(
      fc.property(fc.jsonValue(small), fc.nat(), fc.nat(2), characters, (value, place, cut, character) => {
        const text = JSON.stringify(value);
        const at = place % (text.length + 1);
        const changed = text.slice(0, at) + character + text.slice(at + cut);
        let expected: unknown;
        try {
          expected = JSON.parse(changed);
        } catch {
          refused++;
          const { offset } = failure(() => parseJson(changed));
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(changed.length);
          return;
        }
        try {
          expect(plain(parseJson(changed))).toEqual(expected);
        } catch (error) {
          if (!/appears twice/.test(String(error))) throw error;
        }
      }),
      { numRuns: cases(10_000), seed: 2 },
    );
    expect(refused).toBeGreaterThan(cases(3000));
  });
});

describe("parseJson", () => {
  it("keeps the digits of numbers and the positions of all values", () => {
    expect(parseJson(' {"a": [0.10000000000000000001, -1e2, "\\u00e9\\n"]}')).toEqual({
      type: "object",
      at: 1,
      members: [
        {
          key: "a",
          at: 2,
          value: {
            type: "list",
            at: 7,
            items: [
              { type: "number", at: 8, text: "0.10000000000000000001" },
              { type: "number", at: 32, text: "-1e2" },
              { type: "string", at: 38, text: "é\n" },
            ],
          },
        },
      ],
    });
  });

  it.each([
    ["", 0, "found the end of the text where a value was expected"],
    ["[1,]", 3, "nothing follows a comma"],
    ['{"a":1,}', 7, "nothing follows a comma"],
    ["[1 2]", 3, 'found "2" where "," or "]" was expected'],
    ["[", 1, "found the end of the text where a value was expected"],
    ["[1", 2, 'found the end of the text where "," or "]" was expected'],
    ['{"a" 1}', 5, 'found "1" where ":" was expected'],
    ["{a: 1}", 1, 'found "a" where a key in double quotes was expected'],
    ["['a']", 1, `found "'" where a value was expected`],
    ['{"a":1,"a":2}', 7, 'the key "a" appears twice'],
    ["[1] 2", 4, "the tree has ended, but the text goes on"],
    ["[1/2]", 1, 'a fraction must be in quotes: "1/3"'],
    ["[01]", 1, "a number begins with 0 and has more digits"],
    ["[1.]", 3, 'found "]" where a digit was expected'],
    ["[.5]", 1, 'found "." where a value was expected'],
    ['["a]', 1, "a string is never closed"],
    ['["a\nb"]', 3, "a string contains a line end or another control character"],
    ['["\\x"]', 2, "a string contains an unknown escape"],
    ['["\\u12g4"]', 2, '"\\u" must be followed by four hexadecimal digits'],
    ["[tru]", 1, 'found "tru" where a value was expected'],
  ])("reports where %j goes wrong", (text, offset, message) => {
    expect(failure(() => parseJson(text))).toEqual({ message, offset });
  });

  it("does not confuse prototype properties with members or escapes", () => {
    expect(plain(parseJson('{"__proto__x": 1, "constructor": 2}'))).toEqual({
      __proto__x: 1,
      constructor: 2,
    });
    expect(failure(() => parseJson('{"toString": 1, "toString": 2}')).offset).toBe(16);
  });

  it("refuses more keys than any node has", () => {
    const keys = Array.from({ length: 33 }, (_, i) => `"k${i}":0`);
    expect(failure(() => parseJson(`{${keys}}`)).message).toBe("an object has more than 32 keys");
  });
});
