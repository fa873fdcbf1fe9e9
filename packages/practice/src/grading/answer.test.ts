import { formatExact } from "@tyche/trees";
import { formatLimit } from "@tyche/trees/numbers";
import { describe, expect, test } from "vitest";
import { isBlank, isCross, readClaim, readNumber, readPair } from "./answer.js";

describe("a number in any form", () => {
  test.each([
    ["3", "3"],
    ["3.0", "3"],
    [" 3 ", "3"],
    ["+3", "3"],
    ["03", "3"],
    ["1/2", "1/2"],
    ["2/4", "1/2"],
    ["0.5", "1/2"],
    [".5", "1/2"],
    ["0,5", "1/2"],
    ["½", "1/2"],
    ["1½", "3/2"],
    ["−1½", "-3/2"],
    ["2 1/2", "5/2"],
    ["- 2 1/2", "-5/2"],
    ["7 / 3", "7/3"],
    ["1.5/3", "1/2"],
    ["-1", "-1"],
    ["−1", "-1"],
    ["–1", "-1"],
    ["-1/2", "-1/2"],
    ["1/-2", "-1/2"],
    ["3÷4", "3/4"],
    ["３", "3"],
    ["1e1", "10"],
    ["= 4", "4"],
    ["(7)", "7"],
    ["[ -7/2 ]", "-7/2"],
    ["13:2", "13/2"],
    ["１３：２", "13/2"],
    ["70 %", "7/10"],
    ["70%", "7/10"],
    ["12,5 %", "1/8"],
  ])("%s is %s", (text, value) => {
    const reading = readNumber(text);
    expect(reading.ok && formatExact(reading.value)).toBe(value);
  });

  test.each([
    ["three", "not-a-number"],
    ["", "not-a-number"],
    ["1/0", "not-a-number"],
    ["1/2/3", "not-a-number"],
    ["3 4", "not-a-number"],
    ["--3", "not-a-number"],
    ["1.2.3", "not-a-number"],
    ["(2, 3)", "not-a-number"],
    ["(2,3)", "not-a-number"],
    ["((7))", "not-a-number"],
    ["(7", "not-a-number"],
    ["%", "not-a-number"],
    ["1:2:3", "not-a-number"],
    ["∞", "not-finite"],
    ["-inf", "not-finite"],
    ["≥ 3", "no-relation"],
  ])("%s is refused: %s", (text, problem) => {
    expect(readNumber(text)).toMatchObject({ ok: false, problem });
  });

  test("a long text is refused, and cut short in the answer", () => {
    expect(readNumber("9".repeat(100_000))).toEqual({
      ok: false,
      problem: "not-a-number",
      text: "9".repeat(40),
    });
  });
});

describe("a claim", () => {
  test.each([
    ["≥ 5", ">=", "5"],
    [">=5", ">=", "5"],
    ["=> 5", ">=", "5"],
    ["≤−1/2", "<=", "-1/2"],
    ["<=3", "<=", "3"],
    ["=<3", "<=", "3"],
    ["⩽ 3", "<=", "3"],
    ["< 3", "<", "3"],
    ["＞ 3", ">", "3"],
    ["3", "=", "3"],
  ])("%s", (text, relation, value) => {
    const reading = readClaim(text);
    expect(reading.ok && [reading.value.relation, formatExact(reading.value.value)]).toEqual([
      relation,
      value,
    ]);
  });
});

describe("two ends", () => {
  test.each([
    ["(−∞, 3)", "−∞", "3"],
    ["(-inf, inf)", "−∞", "+∞"],
    ["-∞ ; +∞", "−∞", "+∞"],
    ["]-infinity; 3[", "−∞", "3"],
    ["[2, 7/2]", "2", "7/2"],
    ["2 3.5", "2", "7/2"],
    ["2,5", "2", "5"],
    ["0,5; 3", "1/2", "3"],
    ["1..3", "1", "3"],
    ["（２，３）", "2", "3"],
    ["2、3", "2", "3"],
    ["α = 2, β = 3", "2", "3"],
    ["-oo, -1", "−∞", "-1"],
  ])("%s", (text, low, high) => {
    const reading = readPair(text);
    expect(reading.ok && reading.value.map((limit) => formatLimit(limit))).toEqual([low, high]);
  });

  test.each([
    ["3", "not-two"],
    ["", "not-two"],
    ["1, 2, 3", "not-two"],
    ["(a, b)", "not-a-number"],
    ["3, x", "not-a-number"],
  ])("%s is refused: %s", (text, problem) => {
    expect(readPair(text)).toMatchObject({ ok: false, problem });
  });
});

test("crosses and blanks", () => {
  for (const text of ["x", "X", " × ", "✗", "cut", "//", "–"]) expect(isCross(text)).toBe(true);
  for (const text of ["", "3", "xx", "0"]) expect(isCross(text)).toBe(false);
  expect(isBlank(undefined) && isBlank("  ")).toBe(true);
  expect(isBlank("0")).toBe(false);
});
