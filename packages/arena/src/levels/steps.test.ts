import type { Level } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { levelsAt, rising, smoothed } from "./steps.js";

describe("rising", () => {
  it("replaces falling neighbours by their mean", () => {
    expect(rising([1, 3, 2, 4])).toEqual([1, 2.5, 2.5, 4]);
    expect(rising([3, 2, 1])).toEqual([2, 2, 2]);
    expect(rising([1, 2, 3])).toEqual([1, 2, 3]);
  });
});

describe("smoothing", () => {
  it("leaves a line unchanged, including its ends", () => {
    const line = [3, 5, 7, 9, 11, 13];
    for (const [i, number] of smoothed(line).entries()) expect(number).toBeCloseTo(line[i]!, 10);
  });

  it("removes fluctuations", () => {
    const ragged = Array.from({ length: 12 }, (_, i) => i + (i % 2 === 0 ? 1 : -1));
    for (const [i, number] of smoothed(ragged).entries())
      if (i > 0 && i < 11) expect(Math.abs(number - i)).toBeLessThan(0.3);
  });
});

describe("levels of a ladder", () => {
  const rungs: Level[] = [
    { nodes: 200, temperature: 8 },
    { nodes: 200, temperature: 2 },
    { nodes: 200, temperature: 0.5 },
    { nodes: 200, temperature: 0 },
    { nodes: 3200, temperature: 0 },
  ];

  it("are equally spaced, between rungs by their ratio", () => {
    // 100 Elo from random play to the first rung, then 300 to each next one: steps of 130, that is 0, 0.43, 0.87, 1.3,
    // … rungs.
    const levels = levelsAt(rungs, [0, 130, 430, 730, 1030, 1300], 100);
    expect(levels).toHaveLength(10);
    expect(levels[0]).toEqual(rungs[0]);
    expect(levels[1]!.temperature).toBeCloseTo(8 * 0.25 ** (130 / 300), 2);
    expect(levels[3]!.temperature).toBeCloseTo(2 * 0.25 ** (90 / 300), 2);
    // Beyond the last rung with a temperature, half its temperature or less counts as temperature 0.
    expect(levels[6]!.temperature).toBeCloseTo(0.5 * 0.5 ** (180 / 300), 2);
    expect(levels[8]).toEqual({ nodes: Math.round(200 * 16 ** (140 / 270)), temperature: 0 });
    expect(levels[9]).toEqual(rungs[4]);
  });

  it("start clearly above random play, and not below the ladder", () => {
    // The second rung is the first that is clearly better than random play.
    expect(levelsAt(rungs, [0, 20, 100, 200, 200, 200], 100)[0]).toEqual(rungs[1]);
    // Nothing is known between random play and the first rung.
    const high = levelsAt(rungs, [0, 400, 500, 600, 700, 800], 100);
    expect(high[0]).toEqual(rungs[0]);
    expect(high[1]).not.toEqual(rungs[0]);
  });
});
