import { buildTree } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { expect, test } from "vitest";
import { UNSEEN } from "./moment.js";
import { valueNow } from "./view-at.js";

test("intermediate values are bounds: at least at MAX, at most at MIN", () => {
  const value = fraction(-3);
  const open = { ...UNSEEN, value, open: true };
  const max = buildTree({ max: [1, 2] }).root;
  const min = buildTree({ min: [1, 2] }).root;
  expect(valueNow(max, { ...open, atLeast: value }, "exact")).toBe("≥ −3");
  expect(valueNow(min, { ...open, atMost: value }, "exact")).toBe("≤ −3");
  // A child that was cut at the window's end is worth less, or more: it proves nothing.
  expect(valueNow(max, open, "exact")).toBe("−3");
  expect(valueNow(min, { ...open, atMost: fraction(0) }, "exact")).toBe("−3");
});
