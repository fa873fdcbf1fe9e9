import { expect, it } from "vitest";
import { withShare } from "./mixture.js";

it("changes one share of a mixture, and the others in proportion", () => {
  expect(withShare([0.5, 0.3, 0.2], 0, 0.75)).toEqual([
    0.75,
    expect.closeTo(0.15, 12),
    expect.closeTo(0.1, 12),
  ]);
  expect(withShare([1, 0, 0], 0, 0.5)).toEqual([0.5, 0.25, 0.25]);
  expect(withShare([0, 1, 0], 0, 1)).toEqual([1, 0, 0]);
  expect(withShare([1], 0, 0.5)).toEqual([1]);
});
