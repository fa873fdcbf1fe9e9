import { sfc32 } from "@tyche/engine/chance";
import { expect, it } from "vitest";
import { OUTCOME_COUNT } from "../rules/outcomes.js";
import { EvaluationCache } from "./evaluation-cache.js";

it("grows without losing a board, so that it then holds more", () => {
  const random = sfc32("cache");
  const boards = Array.from({ length: 2 ** 16 }, () => [random() | 0, random() | 0] as const);
  const cache = new EvaluationCache();
  const chances = new Float64Array(OUTCOME_COUNT);
  const known = (count: number): number =>
    boards.slice(0, count).filter(([low, high], i) => {
      const place = cache.placeOf(low, high);
      if (cache.has(place, low, high, 0) || !cache.has(place, low, high, 1)) return false;
      cache.read(place, chances, 0);
      return chances.every((chance) => chance === i / 2 ** 16);
    }).length;
  const kept: number[] = [];
  for (const [i, [low, high]] of boards.entries()) {
    cache.keep(cache.placeOf(low, high), low, high, 1, chances.fill(i / 2 ** 16), 0);
    if ((i + 1) % 2 ** 14 !== 0) continue;
    const before = known(i + 1);
    cache.grow();
    expect(known(i + 1)).toBe(before);
    kept.push(before);
  }
  // Of n boards in s slots the last in each slot is kept: about s (1 - exp(-n / s)).
  expect(kept[0]).toBeLessThan(2 ** 14);
  expect(kept[3]).toBeGreaterThan(2 ** 15);
});
