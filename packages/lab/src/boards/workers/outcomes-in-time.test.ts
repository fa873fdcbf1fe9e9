import { outcomesOf } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { spreadOf } from "./outcomes-in-time.js";
import { gameChosen } from "./rules.js";

/** A clock that advances by a step on each call. */
function ticking(step: number): () => number {
  let time = 0;
  return () => (time += step);
}

async function chosen(game: string, options: Record<string, string> = {}) {
  return (await gameChosen({ game, options })).game;
}

describe("the outcomes of chance within a time limit", () => {
  it("are complete if they can be listed quickly", async () => {
    const pig = await chosen("pig");
    const { outcomes, samples } = spreadOf(pig, pig.start(seededChance("")), "roll", "", {
      ms: 1000,
      now: ticking(0),
    });
    expect(samples).toBe(0);
    expect(outcomes).toHaveLength(6);
    for (const { probability } of outcomes) expect(probability).toBeCloseTo(1 / 6, 12);
  });

  it("are samples if listing takes too long: as many as the time allows, and reproducible", async () => {
    const mines = await chosen("minesweeper", { size: "6x6", mines: "6" });
    const state = mines.start(seededChance(""));
    const spread = (step: number, seed = "one") =>
      spreadOf(mines, state, 0, seed, { ms: 100, now: ticking(step) });
    // A first click has so many outcomes that listing is not started. The time is up at the 40th reading of the clock;
    // the first reading follows four samples.
    const { outcomes, samples } = spread(2.5);
    expect(samples).toBe(43);
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    for (const { probability } of outcomes) expect((probability * samples) % 1).toBeCloseTo(0, 9);
    expect(spread(2.5)).toEqual({ outcomes, samples });
    expect(spread(2.5, "other").outcomes).not.toEqual(outcomes);
    // The minimum is drawn on any machine.
    expect(spread(1000).samples).toBe(4);
  });

  it("in samples have the listed frequencies", async () => {
    const mines = await chosen("minesweeper", { size: "3x3", mines: "2" });
    const state = mines.notation!.parsePosition("1../.../...");
    const all = outcomesOf(mines, state, 8);
    let [found, runs] = [0, 0];
    const [likeliest] = [...all.probabilities.keys()].sort(
      (a, b) => all.probabilities[b]! - all.probabilities[a]!,
    );
    const name = mines.notation!.position(all.outcomes[likeliest!]!.result);
    for (let trial = 0; trial < cases(200, 30); trial++) {
      const { outcomes, samples } = spreadOf(mines, state, 8, `trial ${trial}`, {
        ms: 100,
        now: ticking(30),
      });
      runs += samples;
      for (const outcome of outcomes)
        if (mines.notation!.position(outcome.state) === name) found += outcome.probability * samples;
    }
    const p = all.probabilities[likeliest!]!;
    expect(Math.abs(found - runs * p)).toBeLessThan(4 * Math.sqrt(runs * p * (1 - p)));
  });
});
