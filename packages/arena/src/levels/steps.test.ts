import { type Level, seededChance } from "@tyche/engine";
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

  it.each([2, 3, 4, 5, 7, 10, 13, 20])(
    "%d of them never fall, are the last rung at the end, and equally spaced",
    (count) => {
      const chance = seededChance(`${count} levels`);
      const strengths = [0];
      for (const _ of rungs) strengths.push(strengths.at(-1)! + chance.die(300));
      const levels = levelsAt(rungs, strengths, 20, count);
      expect(levels).toHaveLength(count);
      expect(levels.at(-1)).toEqual(rungs.at(-1));
      for (const [i, { temperature, nodes }] of levels.entries()) {
        if (i === 0) continue;
        expect(temperature).toBeLessThanOrEqual(levels[i - 1]!.temperature);
        expect(nodes).toBeGreaterThanOrEqual(levels[i - 1]!.nodes!);
      }
      // With the same first step, every second one of twice as many steps is one of these.
      const least = strengths.at(-1)! / 2;
      const finer = levelsAt(rungs, strengths, least, 2 * count - 1);
      expect(finer.filter((_, i) => i % 2 === 0)).toEqual(levelsAt(rungs, strengths, least, count));
    },
  );
});
