import type { Facts } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { softChoice } from "../../../../engine/src/opponent/soft-choice.js";
import { characterOf } from "./character.js";

/** How often the second of two actions, which loses this much, is chosen. */
function shareOf(loss: number, temperature: number, facts: Facts, seed: string): number {
  const chance = seededChance(seed);
  const actions = [0, -loss].map((value, action) => ({
    action,
    value,
    bound: "exact",
    depth: 1,
    method: "",
  }));
  let worse = 0;
  const draws = cases(6000, 2000);
  for (let i = 0; i < draws; i++)
    worse += softChoice<number>(facts, 0, { actions } as never, temperature, chance);
  return worse / draws;
}

it("says what a level does: half as likely, and never", () => {
  const chance = seededChance("characters");
  for (let round = 0; round < cases(20, 6); round++) {
    const temperature = chance.die(100) / 40;
    const bound = chance.die(6);
    const facts: Facts = { players: 2, zeroSum: true, bounds: [-bound, bound], cycles: false, chance: true };
    const { half, most } = characterOf({ temperature }, facts);
    expect(Math.abs(shareOf(half, temperature, facts, `half ${round}`) - 1 / 3)).toBeLessThan(0.04);
    if (most === undefined) expect(3 * temperature).toBeGreaterThanOrEqual(2 * bound);
    else {
      expect(shareOf(1.001 * most, temperature, facts, `most ${round}`)).toBe(0);
      expect(shareOf(0.999 * most, temperature, facts, `less ${round}`)).toBeGreaterThan(0);
    }
  }
  expect(characterOf({ temperature: 0 }, { bounds: [0, 1] })).toEqual({ half: 0, most: 0 });
});
