import { plant } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { expect, test } from "vitest";
import { UNSEEN } from "../../run/moment.js";
import { valueNow } from "./captions.js";

test("intermediate values are bounds: at least at MAX, at most at MIN", () => {
  const moment = { ...UNSEEN, value: fraction(-3), open: true };
  expect(valueNow(plant({ max: [1, 2] }).root, moment, "exact")).toBe("≥ −3");
  expect(valueNow(plant({ min: [1, 2] }).root, moment, "exact")).toBe("≤ −3");
});
