import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { seededChance } from "../index.js";
import { fixed } from "./fixed.js";

it("is toFixed, without the sign of a zero", () => {
  const chance = seededChance("fixed");
  for (let i = 0; i < cases(20_000, 2000); i++) {
    const digits = chance.die(8) - 1;
    const value = (chance.die(2) === 1 ? -1 : 1) * (chance.die(1000) - 1) * 10 ** -(chance.die(12) - 1);
    const text = fixed(value, digits);
    expect(text).not.toMatch(/^-[0.]*$/);
    expect(Number(text)).toBe(Number(value.toFixed(digits)) + 0);
    expect(text).toHaveLength((0).toFixed(digits).length + text.split(".")[0]!.length - 1);
  }
  expect([fixed(-1 / 10_000, 3), fixed(-0, 2), fixed(-0.4, 0), fixed(-0.5, 1)]).toEqual([
    "0.000",
    "0.00",
    "0",
    "-0.5",
  ]);
});
