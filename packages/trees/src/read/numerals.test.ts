import { describe, expect, it } from "vitest";
import { failure } from "../../test/shape.js";
import { Numerals } from "./numerals.js";

describe("Numerals", () => {
  const read = (text: string) => new Numerals().value(text, 7).toFraction();

  it.each([
    ["3", "3"],
    ["-0.10", "-1/10"],
    ["2.", "2"],
    [".5", "1/2"],
    ["1e-3", "1/1000"],
    ["6/-4", undefined],
    ["6/4", "3/2"],
    ["+7", "7"],
  ])("reads %s as %s", (text, expected) => {
    if (expected === undefined) expect(failure(() => read(text)).offset).toBe(7);
    else expect(read(text)).toBe(expected);
  });

  it("returns the same object for the same numeral", () => {
    const numerals = new Numerals();
    expect(numerals.value("1/3", 0)).toBe(numerals.value("1/3", 5));
  });

  it.each([
    ["", '"" is not a number'],
    ["12a", '"12a" is not a number'],
    ["1/2/3", '"1/2/3" is not a number'],
    ["5/0", '"5/0" divides by zero'],
    ["1e9999", 'the exponent of "1e9999" is too large'],
    ["9".repeat(500), 'the number that begins with "99999999999999999999" has too many digits'],
    ["9".repeat(50_000_000), 'the number that begins with "99999999999999999999" has too many digits'],
    ["x".repeat(500), `"${"x".repeat(30)}…" is not a number`],
  ])("says why a text is not a number", (text, message) => {
    expect(failure(() => read(text))).toEqual({ message, offset: 7 });
  });

  it("refuses a negative probability, but not 0", () => {
    expect(new Numerals().probability("0", 0).toFraction()).toBe("0");
    expect(failure(() => new Numerals().probability("-1/2", 3))).toEqual({
      message: 'a probability is negative: "-1/2"',
      offset: 3,
    });
  });
});
