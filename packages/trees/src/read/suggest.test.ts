import { describe, expect, it } from "vitest";
import { suggest } from "./suggest.js";

describe("suggest", () => {
  const words = ["max", "min", "chance", "label", "p"];

  it.each([
    ["mx", "max"],
    ["MAX", "max"],
    ["maxx", "max"],
    ["chanse", "chance"],
    ["lable", "label"],
    ["probabilities", undefined],
    ["m", "p"],
    ["zz", undefined],
    ["x".repeat(1000), undefined],
  ])("suggests for %s: %s", (word, expected) => {
    expect(suggest(word, words)).toBe(expected);
  });
});
