import { describe, expect, it } from "vitest";
import { verdictOf, verdictPhrase } from "./verdict.js";

const usual = { isOwned: false, beavers: false, gammons: true };

describe("verdictOf", () => {
  it.each([
    [0.092, -0.191, usual, false, true, "no double, take"],
    [0.745, 0.866, usual, true, true, "double, take"],
    [0.785, 1.057, usual, true, false, "double, pass"],
    [1.033, 1.642, usual, false, false, "too good to double, pass"],
    [1.02, 0.95, usual, false, true, "too good to double, take"],
    // Only a gammon would make it worth playing on.
    [1.033, 1.642, { ...usual, gammons: false }, true, false, "double, pass"],
    [0.778, 0.866, { ...usual, isOwned: true }, true, true, "redouble, take"],
    [0.9, 0.866, { ...usual, isOwned: true }, false, true, "no redouble, take"],
    [1.1, 1.3, { ...usual, isOwned: true }, false, false, "too good to redouble, pass"],
    [0.5, 0.5, usual, true, true, "optional double, take"],
    [0.099, -0.167, { ...usual, beavers: true }, false, true, "no double, beaver"],
    // Under the Jacoby rule a double can be right even if it should be beavered.
    [-0.4, -0.1, { ...usual, beavers: true }, true, true, "double, beaver"],
    [-0.15, -0.1, { ...usual, beavers: true }, false, true, "no double, beaver"],
  ] as const)("%d against %d", (noDouble, doubleTake, circumstances, double, take, verdict) => {
    expect(verdictOf({ noDouble, doubleTake, doublePass: 1 }, circumstances)).toEqual({
      double,
      take,
      verdict,
    });
  });
});

it("becomes a phrase with two parts", () => {
  expect(verdictPhrase("too good to redouble, pass")).toEqual({
    id: "cube-verdict",
    values: { double: "too-good-to-redouble", answer: "pass" },
    message: "too good to redouble, pass",
  });
});
